"""`make audit` tells "none", "some" and "nobody could be asked" apart."""

import gzip
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from tools.audit import exit_code, page_verdict, read_page, read_python

# The page: npm itself, and a registry that answers as told


class Registry(ThreadingHTTPServer):
    """Knows these weaknesses by package, or refuses to tell."""

    def __init__(self, weaknesses: dict[str, Any] | None) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.weaknesses = weaknesses
        self.asked: dict[str, list[str]] = {}


class Answering(BaseHTTPRequestHandler):
    server: Registry

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        if self.headers["content-encoding"] == "gzip":
            body = gzip.decompress(body)
        self.server.asked = json.loads(body)
        self.answer(405 if self.server.weaknesses is None else 200, self.server.weaknesses)

    def do_GET(self) -> None:
        self.answer(404, {})

    def answer(self, code: int, document: object) -> None:
        text = json.dumps(document).encode()
        self.send_response(code)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own name
        """Says nothing."""


@contextmanager
def registry(weaknesses: dict[str, Any] | None) -> Iterator[tuple[Registry, str]]:
    with Registry(weaknesses) as server:
        running = threading.Thread(target=server.serve_forever)
        running.start()
        try:
            yield server, f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            running.join()


def test_npm_is_asked_about_every_package_and_none_is_known() -> None:
    with registry({}) as (server, address):
        verdict = page_verdict(address)
    assert {"svelte", "vite", "typescript"} <= server.asked.keys()
    assert (verdict.answer, verdict.lines) == ("none", [])


def test_npm_names_a_known_weakness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where settings would leave the packages of the page out, or the network."""
    monkeypatch.setenv("NODE_ENV", "production")
    monkeypatch.setenv("npm_config_offline", "true")
    weakness = {"id": 1, "url": "https://example.org/1", "title": "draws a wrong code"}
    weakness |= {"severity": "high", "vulnerable_versions": "<99", "cwe": []}
    with registry({"uqr": [weakness]}) as (_, address):
        verdict = page_verdict(address)
    assert verdict.answer == "some"
    assert verdict.lines == ["uqr: high: draws a wrong code (<99) https://example.org/1"]


def test_a_registry_that_does_not_tell_is_unknown() -> None:
    with registry(None) as (_, address):
        verdict = page_verdict(address)
    assert verdict.answer == "unknown"
    assert "COULD NOT ASK: 405" in verdict.said


def test_no_registry_at_all_is_unknown() -> None:
    with registry({}) as (_, address):
        pass
    assert page_verdict(address).answer == "unknown"


@pytest.mark.parametrize("out", ["", "up to date in 4s\n", "{", "[]", '{"error": {}}', "{}"])
def test_whatever_else_npm_prints_is_unknown(out: str) -> None:
    assert read_page(out, "").answer == "unknown"


def test_a_weakness_by_way_of_another_package_is_told() -> None:
    one = {"name": "vite", "severity": "low", "via": ["esbuild"], "range": "*"}
    counts = {"dependencies": {"total": 88}}
    document = {"auditReportVersion": 2, "vulnerabilities": {"vite": one}, "metadata": counts}
    verdict = read_page(f"up to date in 4s\n{json.dumps(document)}", "")
    assert (verdict.answer, verdict.lines) == ("some", ["vite: low: by way of esbuild"])


def test_a_report_about_no_package_is_unknown() -> None:
    counts = {"dependencies": {"total": 0}}
    document = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": counts}
    assert read_page(json.dumps(document), "").answer == "unknown"


# Python: documents in the shape of pip-audit 2.10, cut down to two packages

NONE = '{"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}], "fixes": []}'
SOME = (
    '{"dependencies": [{"name": "anyio", "version": "4.16.0", "vulns": []},'
    ' {"name": "rich", "version": "15.0.0", "vulns": [{"id": "CVE-2099-1",'
    ' "fix_versions": ["99.0"], "aliases": ["GHSA-test"], "description": "s"}]}], "fixes": []}'
)
SKIPPED = '{"name": "own", "skip_reason": "Dependency not found on PyPI"}'


def test_no_known_weakness_of_python_packages() -> None:
    verdict = read_python(NONE, "No known vulnerabilities found\n")
    assert (verdict.answer, verdict.lines) == ("none", [])
    assert "1 packages" in verdict.said


def test_a_known_weakness_of_a_python_package_is_named_with_its_cure() -> None:
    verdict = read_python(SOME, "Found 1 known vulnerability in 1 package\n")
    assert verdict.answer == "some"
    assert verdict.lines == ["rich 15.0.0: CVE-2099-1 GHSA-test, mended in 99.0"]


def test_no_document_is_unknown_and_the_reason_is_told() -> None:
    err = "Traceback (most recent call last):\n  …\nrequests.exceptions.ConnectionError: no route\n"
    verdict = read_python("", err)
    assert verdict.answer == "unknown"
    assert verdict.said == "COULD NOT ASK: requests.exceptions.ConnectionError: no route"


def test_packages_nobody_was_asked_about_are_named() -> None:
    verdict = read_python(NONE.replace("]}]", f"]}}, {SKIPPED}]"), "")
    assert (verdict.answer, verdict.lines) == ("none", ["not asked about: own"])


def test_only_packages_nobody_was_asked_about_is_unknown() -> None:
    assert read_python(f'{{"dependencies": [{SKIPPED}], "fixes": []}}', "").answer == "unknown"


# Both together


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ({"none"}, 0),
        ({"some"}, 1),
        ({"some", "unknown"}, 1),
        ({"none", "some"}, 1),
        ({"none", "unknown"}, 2),
        ({"unknown"}, 2),
    ],
)
def test_the_exit_code_never_takes_silence_for_good_news(answers: set[str], code: int) -> None:
    assert exit_code(answers) == code
