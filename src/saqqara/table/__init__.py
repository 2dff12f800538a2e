"""A running game without network: who sits where, drafts and commits, taking back, the log."""
