//! What several test files share: the built-in content, loaded once a thread.
