"""Logs, cards and holders."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cards",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("cards_listed", "cards", ["visibility", "stage", "opened"])
    op.create_table(
        "holders",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("holders")
    op.drop_table("cards")
    op.drop_table("log")
