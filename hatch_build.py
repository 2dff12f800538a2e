"""When the wheel is built: the page by Vite, the hot files by mypyc, each where possible."""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

WEB = Path(__file__).parent / "web"
CORES = os.cpu_count() or 1


def lacks_for_c() -> str:
    """What is missing to compile C here; Windows finds its compiler by itself or not at all."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not (shutil.which(command) or shutil.which("cc")):
        return "a C compiler"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if headers.is_file() else f"Python's header files ({headers})"


def build_page() -> str:
    """Builds web/ into src/saqqara/page; what went wrong, if something did."""
    if not (WEB / "package.json").is_file():
        return "there is no folder web/"
    words = [sys.executable, str(WEB / "npm.py"), "run", "build"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr)[-3000:] if done.returncode else ""


class BuildTogether(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the files of a library on all cores; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        self.parallel = CORES
        self.compiler.compile = _together(self.compiler.compile)
        super().build_extensions()


def _together(compile_: Callable[..., list[str]]) -> Callable[..., list[str]]:
    def compile_all(sources: Sequence[str], *args: Any, **named: Any) -> list[str]:  # noqa: ANN401 - passed on
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(CORES) as pool:
            done = pool.map(lambda source: compile_([source], *args, **named), longest_first)
            return [made for objects in done for made in objects]

    return compile_all


def compiled(files: list[str], mypy_args: list[str], folder: Path) -> list[Path]:
    """The libraries made of these files, laid under the folder as they lie in the package."""
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={os.devnull}", *mypy_args, *files],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # a C file for each of ours, so that all cores have something to do
        target_dir=str(folder / "c"),
    )
    command = BuildTogether(Distribution({"name": "saqqara", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "made"), str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return [file for file in (folder / "made").rglob("*") if file.is_file()]


class PageAndEngine(BuildHookInterface[Any]):
    """The page and the engine at the same time; the source tree stays as it was."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version
        self.folder = Path(tempfile.mkdtemp())
        with ThreadPoolExecutor() as pool:
            self.app.display_info("saqqara: building the page")
            page = pool.submit(build_page)
            if lacking := lacks_for_c():
                self._warn(f"{lacking} is missing, so the engine is interpreted, and slower")
            else:
                self.app.display_info(f"saqqara: compiling the engine, cores: {CORES}")
                self._compile(build_data)
            if problem := page.result():
                self._warn(f"the page was not built: {problem}")

    def _compile(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        package = root / "src" / "saqqara"
        patterns = runpy.run_path(str(package / "core" / "compiled.py"))["COMPILED"]
        files = {file for pattern in patterns for file in package.glob(pattern)}
        words = sorted(str(file.relative_to(root)) for file in files)
        for library in compiled(words, self.config["mypy-args"], self.folder):
            inside = library.relative_to(self.folder / "made").as_posix()
            build_data["force_include"][str(library)] = inside
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _warn(self, words: str) -> None:
        self.app.display_warning(f"saqqara: {words}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        shutil.rmtree(self.folder)


def get_build_hook() -> type[PageAndEngine]:
    return PageAndEngine
