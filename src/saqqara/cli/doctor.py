"""`saqqara doctor`: is everything there that playing and serving need, and what to do if not."""

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from saqqara.cli import given, shared
from saqqara.cli.serve import database_file
from saqqara.doctor import FINE, NOTE, WRONG, Finding, examine
from saqqara.doctor.build import PACKAGE
from saqqara.text import Speech, system_language

NOT_FINE: Final = 1
SIGNS: Final = {FINE: "✓", NOTE: "!", WRONG: "✗"}
COLOURS: Final = {FINE: "green", NOTE: "yellow", WRONG: "bold red"}


@click.command()
@shared.host
@shared.port
@shared.database
@shared.data_dir
@shared.as_json
def doctor(
    *, host: str, port: int, database: str | None, data_dir: Path | None, as_json: bool
) -> None:
    """Say what is installed and compiled, whether a server could run, what to do if not."""
    findings = examine(host, port, database_file(database, data_dir))
    if as_json:
        given.print_json(_document(findings))
    else:
        _print(findings, Speech(system_language()))
    if _wrong(findings):
        raise click.exceptions.Exit(NOT_FINE)


def _wrong(findings: list[Finding]) -> int:
    return sum(finding.state == WRONG for finding in findings)


def _here() -> dict[str, str]:
    """What is being looked at; the first thing to tell with a report of trouble."""
    try:
        own = version("saqqara")
    except PackageNotFoundError:
        own = "?"
    system = f"{platform.system()} {platform.machine()}"
    python = platform.python_version()
    return {"version": own, "python": python, "system": system, "package": str(PACKAGE)}


def _document(findings: list[Finding]) -> dict[str, object]:
    """For programs: codes and facts, and the sentences in English."""
    say = Speech("en")
    found = [
        {
            "about": finding.about,
            "state": finding.state,
            "code": finding.code,
            "facts": finding.facts,
            "names": finding.names,
            "says": _says(finding, say),
            "do": _remedy(finding, say),
        }
        for finding in findings
    ]
    return {"fine": not _wrong(findings), **_here(), "findings": found}


def _says(finding: Finding, say: Speech) -> str:
    return say(f"doctor-{finding.code}", **finding.facts)


def _remedy(finding: Finding, say: Speech) -> str | None:
    """What to do, if there is something to do."""
    if finding.state == FINE:
        return None
    return say(f"doctor-{finding.code}-do", **finding.facts)


def _print(findings: list[Finding], say: Speech) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(say("doctor-here", **_here())), style="dim")
    state = max(len(say(f"doctor-{state}")) for state in SIGNS)
    about = max(len(say(f"doctor-about-{finding.about}")) for finding in findings)
    for finding in findings:
        sign = f"{SIGNS[finding.state]} {say(f'doctor-{finding.state}'):{state}}"
        name = f"{say(f'doctor-about-{finding.about}'):{about}}"
        line = Text.assemble((sign, COLOURS[finding.state]), f"  {name}  {_says(finding, say)}")
        console.print(line)
        if remedy := _remedy(finding, say):
            console.print(Text(f"{'':{len(sign) + about + 4}}→ {remedy}"))
    wrong = _wrong(findings)
    console.print(say("doctor-some-wrong", count=wrong) if wrong else say("doctor-all-fine"))
