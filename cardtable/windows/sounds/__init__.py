"""What is heard: by the settings, one sound at a time, in a process of its own."""
