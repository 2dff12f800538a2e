"""How long a chamber of Silver & Gold: Pyramids still takes: the way to its tomb."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.silver_gold.engine.chambers import Chamber, beside, goals
from saqqara.games.silver_gold.engine.patterns import SHAPES
from saqqara.games.silver_gold.engine.position import EXPEDITION

NEW: Final = 3.6  # turns that a new card takes
KEPT: Final = 20000  # positions of a chamber that are remembered


class Plan:
    """The way to the tomb of one chamber; turns are remembered by what is marked."""

    def __init__(self, chamber: Chamber, copies: list[int]) -> None:
        self.chamber = chamber
        self.copies = copies[:]  # of expedition cards, by shape
        self.near: list[int] = [chamber.tomb]  # cells within so many steps of the tomb
        while True:
            last: i64 = self.near[-1]
            wider: i64 = (last | beside(last)) & chamber.free
            if wider == last:
                break
            self.near.append(wider)
        self.known: dict[int, list[float]] = {}

    def steps(self, marked: i64) -> i64:
        """The fewest cells still to mark; 0 = the tomb is marked."""
        if not marked:
            return 1 + self.steps(self.chamber.entrance)
        steps: i64 = 0
        while not marked & self.near[steps]:
            steps += 1
        return steps

    def turns(self, marked: i64) -> float:
        """Expected turns until the tomb is marked by somebody who heads for nothing else."""
        return self.outlook(marked)[0]

    def outlook(self, marked: i64) -> list[float]:
        """These turns, then for each shape the turns that are left if it comes next."""
        found = self.known.get(marked)
        if found is None:
            if len(self.known) > KEPT:
                self.known.clear()
            found = self.thought(marked)
            self.known[marked] = found
        return found

    def thought(self, marked: i64) -> list[float]:
        found = [0.0] * (1 + len(self.copies))
        if marked & self.chamber.tomb:
            return found
        found[0] = 1.0
        if self.steps(marked) > 1:
            for shape in range(len(self.copies)):
                if self.copies[shape]:
                    found[1 + shape] = self.turns(self.nearest(marked, shape))
                    found[0] += found[1 + shape] * self.copies[shape] / EXPEDITION
        return found

    def nearest(self, marked: i64, shape: int) -> i64:
        """What is marked after the pattern is laid, or one cell marked, as near as possible."""
        wanted: i64 = goals(self.chamber, marked)
        free: i64 = self.chamber.free & ~marked
        best: i64 = self.nearer(marked)
        steps: i64 = self.steps(best)
        for way in self.chamber.ways[shape]:
            second, third, fourth = way.second, way.third, way.fourth
            fits: i64 = way.firsts & free & (free >> second) & (free >> third) & (free >> fourth)
            fits &= wanted | (wanted >> second) | (wanted >> third) | (wanted >> fourth)
            while fits:
                first: i64 = fits & -fits
                fits ^= first
                mask: i64 = first | (first << second) | (first << third) | (first << fourth)
                after: i64 = self.crossed(marked | mask, mask & self.chamber.crosses)
                left: i64 = self.steps(after)
                if left < steps:
                    best, steps = after, left
        return best

    def nearer(self, marked: i64) -> i64:
        """The same with one more cell on the shortest way, and what its cross brings."""
        if not marked:
            return self.chamber.entrance
        steps: i64 = self.steps(marked)
        if not steps:
            return marked
        cells: i64 = goals(self.chamber, marked) & self.near[steps - 1]
        cell: i64 = cells & -cells
        return self.crossed(marked | cell, cell & self.chamber.crosses)

    def crossed(self, marked: i64, crosses: i64) -> i64:
        """The same with one more cell for each cross."""
        while crosses:
            crosses &= crosses - 1
            marked = self.nearer(marked)
        return marked

    def way(self, marked: i64, slack: i64) -> i64:
        """Unmarked cells on ways to the tomb that are longer than the shortest by this at most."""
        steps: i64 = self.steps(marked)
        reached: i64 = marked
        if not marked:
            reached = self.chamber.entrance
            steps -= 1
        far: i64 = len(self.near) - 1
        found: i64 = reached & self.near[min(far, steps + slack)]
        left: i64 = steps + slack
        while left > 0:
            left -= 1
            reached |= beside(reached) & self.chamber.free
            found |= reached & self.near[min(far, left)]
        return found & ~marked


UNKNOWN: Final = [NEW] + [NEW - 1.0] * len(SHAPES)  # the outlook of a card yet to come
PLANS: Final[dict[str, Plan]] = {}


def plan_of(chamber: Chamber, copies: list[int]) -> Plan:
    """The plan of a chamber, made when it is first asked for."""
    plan = PLANS.get(chamber.drawn)
    if plan is None or plan.copies != copies:
        plan = Plan(chamber, copies)
        PLANS[chamber.drawn] = plan
    return plan
