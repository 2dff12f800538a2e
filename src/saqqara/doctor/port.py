"""Whether a server could wait for callers at an address, or one of ours does already."""

import errno
import os
import socket
from http.client import HTTPException
from importlib.metadata import PackageNotFoundError, version
from typing import Final
from urllib.request import ProxyHandler, build_opener

import msgspec
from msgspec import Struct

from saqqara.doctor.finding import FINE, NOTE, WRONG, Finding

EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104 - asked for
SECONDS: Final = 3.0
LARGEST: Final = 1_000_000  # bytes of an answer


class Server(Struct):
    """The part of a server's answer that tells it is one of ours."""

    version: str
    build: str
    bots: list[str]


def port(host: str, number: int) -> Finding:
    facts = {"host": host, "port": str(number), "address": f"{_shown(host)}:{number}"}
    try:
        _try(host, number)
    except OSError as error:
        return _refused(host, number, error, facts)
    return Finding("port", FINE, "port-free" if number else "port-any", facts)


def _try(host: str, number: int) -> None:
    """Takes the address as a server would, but does not wait for callers."""
    family, *_, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name != "nt":  # there it would mean taking it from others
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address[:2])


def _refused(host: str, number: int, error: OSError, facts: dict[str, str]) -> Finding:
    facts = {**facts, "reason": str(error.strerror)}
    if isinstance(error, socket.gaierror):
        return Finding("port", WRONG, "port-no-host", facts)
    if error.errno == errno.EACCES:
        return Finding("port", WRONG, "port-forbidden", facts)
    if error.errno != errno.EADDRINUSE:
        return Finding("port", WRONG, "port-refused", facts)
    server = _server(host, number)
    if server is None:
        return Finding("port", WRONG, "port-taken", facts)
    facts = {**facts, "version": server.version, "own": _own_version()}
    if facts["version"] != facts["own"]:
        return Finding("port", NOTE, "port-other-version", facts)
    return Finding("port", FINE, "port-ours", facts)


def _server(host: str, number: int) -> Server | None:
    """Who is there already, if it is a server of ours."""
    address = f"http://{_shown(EVERYWHERE.get(host, host))}:{number}/api/server"
    try:
        with build_opener(ProxyHandler({})).open(address, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(LARGEST), type=Server)
    except (OSError, HTTPException, msgspec.MsgspecError):  # no answer, or another program's
        return None


def _own_version() -> str:
    try:
        return version("saqqara")
    except PackageNotFoundError:
        return ""


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
