"""The end of a game: who won, and every seat's points line by line."""

from itertools import groupby

from rich.text import Text

from saqqara.boards.lines import Lines, line, wrapped
from saqqara.boards.screen import Scene
from saqqara.boards.signs import ACTION, SEATS
from saqqara.cli import frame
from saqqara.cli.sitting import Sitting


def ending(sitting: Sitting, scene: Scene) -> Lines:
    """What happened last, then the seats by rank with their items; nothing is hidden any more."""
    ranks = sitting.state.ranks()
    news = sitting.log[sitting.news :]
    rows = [*(line(text) for text in news), line()]
    rows += wrapped(_verdict(sitting, ranks), scene.width, ACTION)
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    for items, seats in groupby(
        order, key=lambda seat: sitting.game.telling.items(sitting.state, seat)
    ):
        rows += [line(), *(_place(sitting, scene, seat, ranks[seat]) for seat in seats)]
        rows += frame.points(scene, items)
    return rows


def _place(sitting: Sitting, scene: Scene, seat: int, rank: int) -> Text:
    """A seat with its rank; seats that play together share the points below."""
    name = f"{rank}. {scene.signs.seats[seat]} {sitting.say.name(seat)}"
    return line((name, f"bold {SEATS[seat]}"))


def _verdict(sitting: Sitting, ranks: list[int]) -> str:
    say = sitting.say
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if not winners:
        return say("play-end-lost", points=sitting.state.scores()[0])
    points = sitting.state.scores()[winners[0]]
    if sitting.game.judging.shared(sitting.state):
        return say("play-end-task", points=points)
    if len(winners) > 1:
        names = ", ".join(map(say.name, winners))
        return say("play-end-shared", names=names, points=points)
    if len(ranks) == 1:
        return say("play-end-alone", points=points)
    own, other = sitting.game.telling.endings
    if winners == [sitting.seat]:
        return say(own, points=points)
    return say(other, seat=winners[0], points=points)
