"""The schema of the HTTP interface is true: whatever is sent, the answer is one it describes."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from saqqara.server.app import make_app
from tests.server.serving import quick, thread

EXAMPLES: Final = 15
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def operations() -> list[tuple[str, str]]:
    """Everything that can be asked for, as the schema says."""
    app = make_app(quick(Path()))._app
    assert isinstance(app, Litestar)
    paths: dict[str, dict[str, Any]] = app.openapi_schema.to_schema()["paths"]
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


@dataclass(frozen=True)
class Served:
    """A server, and a caller who has opened a table there."""

    schema: Any
    table: str
    cookie: str


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with thread(quick(tmp_path_factory.mktemp("schema"))) as address:
        asked = {"game": "toy", "seats": 2, "bots": ["random"], "name": "Ada"}
        opened = httpx.post(f"{address}/api/tables", json=asked)
        schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        cookie = f"saqqara={opened.cookies['saqqara']}"
        yield Served(schema, opened.json()["id"], cookie)


def check_answers(served: Served, method: str, path: str, mode: GenerationMode) -> None:
    """Sends what the schema allows, or what it forbids; at a table that exists, every other one."""
    numbers = iter(range(10**6))

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=served.schema[path][method].as_strategy(generation_mode=mode))
    def check(case: Any) -> None:  # noqa: ANN401 - Schemathesis'
        if "{name}" in path and next(numbers) % 2:
            case.path_parameters["name"] = served.table
        case.call_and_validate(checks=CHECKS, headers={"Cookie": served.cookie})

    check()


@pytest.mark.parametrize(("method", "path"), operations())
def test_the_answer_to_a_good_request_is_one_the_schema_describes(
    served: Served, method: str, path: str
) -> None:
    check_answers(served, method, path, GenerationMode.POSITIVE)


@pytest.mark.parametrize(("method", "path"), [op for op in operations() if op[0] == "POST"])
def test_the_answer_to_a_bad_request_is_one_the_schema_describes(
    served: Served, method: str, path: str
) -> None:
    check_answers(served, method, path, GenerationMode.NEGATIVE)
