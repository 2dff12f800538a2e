"""What is wrong with a page's layout: words cut off, words and buttons that cannot be reached."""

from typing import Final

from playwright.sync_api import Page

# The letters are there (or known to be missing), and what a new size changes is drawn.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# Drawings on covers run over their edge; what only screen readers say has no room at all.
WRONG: Final = """() => {
    const SLACK = 1.5;
    const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
    const wrong = new Set();
    const unseen = (one) => one && (getComputedStyle(one).clipPath === 'inset(50%)'
        || unseen(one.parentElement));
    const shown = (one) => !one.closest('.cover') && !unseen(one)
        && one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const says = (what, one) => {
        const words = (one.ariaLabel || one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
        const kind = `${one.tagName.toLowerCase()} .${one.getAttribute('class') ?? ''}`;
        wrong.add(`${what}: ${kind} "${words}"`);
    };
    const boxOf = (node) => {
        const drawn = node.parentElement instanceof SVGElement;
        if (drawn) return node.parentElement.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    /** Whether an ancestor hides a part of it, or it lies where no scrolling leads. */
    const check = (box, one) => {
        const free = {x: true, y: true}; // no ancestor scrolls in this direction yet
        const low = box.height * 0.2; // lines are taller than their letters
        for (let at = one; at && at !== root.parentElement; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.display === 'inline' || style.display === 'contents') continue;
            const clip = at.getBoundingClientRect();
            const hidesX = free.x && ['hidden', 'clip'].includes(style.overflowX);
            const hidesY = free.y && ['hidden', 'clip'].includes(style.overflowY);
            if (hidesX && (box.left < clip.left - SLACK || box.right > clip.right + SLACK))
                return says('cut off', one);
            if (hidesY && (box.top < clip.top - low || box.bottom > clip.bottom + low))
                return says('cut off', one);
            if (['auto', 'scroll'].includes(style.overflowX)) free.x = false;
            if (['auto', 'scroll'].includes(style.overflowY)) free.y = false;
        }
        const whole = document.documentElement;
        const [x, y] = [scrollX, scrollY];
        if (free.x && (box.left + x < -SLACK || box.right + x > whole.scrollWidth + SLACK))
            says('outside', one);
        if (free.y && (box.top + y < -low || box.bottom + y > whole.scrollHeight + low))
            says('outside', one);
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const one = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || !shown(one)) continue;
        const box = boxOf(walker.currentNode);
        if (box.width && box.height) check(box, one);
    }
    const PARTS = [0.1, 0.5, 0.9];
    for (const one of root.querySelectorAll('button:enabled, a[href], label, input, select')) {
        if (!shown(one)) continue;
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = one.getBoundingClientRect();
        const reached = PARTS.some((across) => PARTS.some((down) => {
            const [x, y] = [box.x + across * box.width, box.y + down * box.height];
            const hit = document.elementFromPoint(x, y);
            return hit && (one.contains(hit) || (hit.closest('label')?.contains(one) ?? false));
        }));
        if (!reached) says('out of reach', one);
    }
    scrollTo({top: 0, left: 0, behavior: 'instant'});
    if (document.documentElement.scrollWidth > innerWidth) wrong.add('wider than its window');
    return [...wrong];
}"""


def faults(page: Page) -> list[str]:
    """In words, each once."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(WRONG)
    return found
