"""Aces and banners."""
