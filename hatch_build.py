"""Compiles the hot files with mypyc when the wheel is built, if there is a C compiler."""

import shutil
import sys
import sysconfig
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook


def has_compiler() -> bool:
    """Whether C can be compiled here; Windows finds its compiler by itself or not at all."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return sys.platform == "win32" or bool(shutil.which(command) or shutil.which("cc"))


class CompileIfPossible(MypycBuildHook):  # type: ignore[misc]  # hatch-mypyc has no types
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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
