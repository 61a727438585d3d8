"""The WebKit engine of Debian, driven by Selenium (`make webkit`)."""
