"""Options of the commands at whose tables agents sit."""

import click

from saqqara.agents.player import SECONDS

agent = click.option(
    "--agent", multiple=True, help="NAME=module:function, a further bot, repeatable."
)
agent_seconds = click.option(
    "--agent-seconds",
    type=click.FloatRange(min=0.1),
    default=SECONDS,
    help="Seconds an agent has for a move.",
)
