"""Bots against each other on the same deals: who is better, by how much, and how sure is that."""
