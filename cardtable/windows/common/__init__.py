"""What several rooms stand on: the desk, the window as they know it, messages, shared words."""
