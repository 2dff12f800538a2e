"""`make audit`: known weaknesses of the versions installed here, for Python and for the page.

The exit code is 0 if none are known, 1 if some are, and 2 if nobody could be asked.
"""

import argparse
import json
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

ROOT: Final = Path(__file__).parents[1]
TOOL: Final = "pip-audit>=2.9,<3"
OSV: Final = "https://api.osv.dev/v1/query"
CODES: Final = {"none": 0, "some": 1, "unknown": 2}

Answer = Literal["none", "some", "unknown"]


@dataclass(frozen=True)
class Verdict:
    """What is known of some packages."""

    answer: Answer
    said: str
    lines: list[str] = field(default_factory=list)


def main() -> int:
    """Asks about both, and says what each answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--osv-url", default=OSV, help="who knows about Python packages")
    parser.add_argument("--registry", default="", help="who knows about npm packages")
    chosen = parser.parse_args()
    answers: set[str] = set()
    for name, verdict in (
        ("Python", python_verdict(chosen.osv_url)),
        ("npm", page_verdict(chosen.registry)),
    ):
        print(f"{name}: {verdict.said}", *verdict.lines, sep="\n  ", flush=True)
        answers.add(verdict.answer)
    return exit_code(answers)


def exit_code(answers: set[str]) -> int:
    """A known weakness outweighs a question nobody answered, and that outweighs silence."""
    worst = next(answer for answer in ("some", "unknown", "none") if answer in answers)
    return CODES[worst]


# Python


def python_verdict(address: str) -> Verdict:
    try:
        python = _tool(Path(sys.prefix) / "audit")
    except subprocess.CalledProcessError as error:
        return Verdict("unknown", f"COULD NOT ASK: no pip-audit: {_last(error.stderr)}")
    words = [str(python), "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    words += ["--vulnerability-service", "osv", "--osv-url", address]
    for place in sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}):
        words += ["--path", place]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return read_python(done.stdout, done.stderr)


def _tool(home: Path) -> Path:
    """An environment that holds pip-audit alone, so that it changes no version it looks at."""
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        venv.create(home, with_pip=True)
    words = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TOOL]
    subprocess.run(words, capture_output=True, text=True, check=True)
    return python


def read_python(out: str, err: str) -> Verdict:
    """Its exit code is 1 for weaknesses and for trouble; only a document is an answer."""
    document = _document(out)
    if document is None or "dependencies" not in document:
        return Verdict("unknown", f"COULD NOT ASK: {_last(err)}")
    asked = [one for one in document["dependencies"] if "vulns" in one]
    skipped = [one["name"] for one in document["dependencies"] if "vulns" not in one]
    notes = [f"not asked about: {', '.join(skipped)}"] if skipped else []
    if not asked:
        return Verdict("unknown", "COULD NOT ASK about a single package", notes)
    lines = [_python_line(one, weakness) for one in asked for weakness in one["vulns"]]
    if lines:
        return Verdict("some", f"KNOWN WEAKNESSES: {len(lines)}", lines + notes)
    return Verdict("none", f"no weakness is known of {len(asked)} packages", notes)


def _python_line(package: dict[str, Any], weakness: dict[str, Any]) -> str:
    mended = ", ".join(weakness["fix_versions"]) or "no version yet"
    names = " ".join([weakness["id"], *weakness.get("aliases", [])])
    return f"{package['name']} {package['version']}: {names}, mended in {mended}"


# The page


def page_verdict(registry: str) -> Verdict:
    """All packages of the page are for development, and some settings would leave those out."""
    words = [sys.executable, str(ROOT / "web" / "npm.py"), "audit", "--json", "--include=dev"]
    words += ["--offline=false", *([f"--registry={registry}"] if registry else [])]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return read_page(done.stdout, done.stderr)


def read_page(out: str, err: str) -> Verdict:
    """Trouble is a document too, but one without a report."""
    document = _document(out)
    if document is None or "auditReportVersion" not in document:
        return Verdict("unknown", f"COULD NOT ASK: {(document or {}).get('message') or _last(err)}")
    count = document["metadata"]["dependencies"]["total"]
    if not count:
        return Verdict("unknown", "COULD NOT ASK about a single package")
    lines = [_page_line(one) for one in document["vulnerabilities"].values()]
    if lines:
        return Verdict("some", f"PACKAGES WITH KNOWN WEAKNESSES: {len(lines)}", lines)
    return Verdict("none", f"no weakness is known of {count} packages")


def _page_line(package: dict[str, Any]) -> str:
    causes = "; ".join(_cause(one) for one in package["via"])
    return f"{package['name']}: {package['severity']}: {causes}"


def _cause(via: str | dict[str, Any]) -> str:
    """A weakness of its own, or the name of the package it comes from."""
    if isinstance(via, str):
        return f"by way of {via}"
    return f"{via['title']} ({via['range']}) {via['url']}"


# What programs print


def _document(out: str) -> dict[str, Any] | None:
    """The JSON in it; npm may have said something before."""
    try:
        found = json.loads(out[out.index("{") :])
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _last(text: str) -> str:
    """The last thing that was said is the reason."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "no reason was given"


if __name__ == "__main__":
    sys.exit(main())
