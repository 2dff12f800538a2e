"""When the wheel is built: the page by Vite, the hot files by mypyc, each where possible."""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook

WEB = Path(__file__).parent / "web"


def has_compiler() -> bool:
    """Whether C can be compiled here; Windows finds its compiler by itself or not at all."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.platform == "win32" or bool(shutil.which(command) or shutil.which("cc"))


def build_page() -> str:
    """Builds web/ into src/saqqara/page; what went wrong, if something did."""
    if not (WEB / "package.json").is_file():
        return "there is no folder web/"
    words = [sys.executable, str(WEB / "npm.py"), "run", "build"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr)[-3000:] if done.returncode else ""


class CompileIfPossible(MypycBuildHook):  # type: ignore[misc]  # hatch-mypyc has no types
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if problem := build_page():
            self.app.display_warning(f"saqqara: the page was not built: {problem}")
        if has_compiler():
            super().initialize(version, build_data)
        else:
            self.app.display_warning("saqqara: no C compiler found, so the engine is interpreted")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Takes the compiled files out of the source tree again: there it stays interpreted."""
        del build_data, artifact_path
        self.clean([version])


def get_build_hook() -> type[CompileIfPossible]:
    return CompileIfPossible
