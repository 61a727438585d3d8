"""What is checked: text, code, situations and tests agree, or the book is not printed."""
