"""Window: the application window, its commands and its main loop."""
