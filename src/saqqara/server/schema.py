"""The tables of the database."""

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# One append-only log per table; whoever inserts a (table, seq) first was first.
LOG = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, for people only
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What lists show of a table; always written together with the log it is taken from.
CARDS = Table(
    "cards",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("card", Text, nullable=False),
    Index("cards_listed", "visibility", "stage", "opened"),
)

# Which devices belong to which table.
HOLDERS = Table(
    "holders",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
)
