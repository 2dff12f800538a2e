"""Compiles the hot files with mypyc when the wheel is built; without a C compiler it says so and goes on."""

from typing import Any

from hatch_mypyc.plugin import MypycBuildHook


class CompileIfPossible(MypycBuildHook):  # type: ignore[misc]  # hatch-mypyc has no types
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            super().initialize(version, build_data)
        except Exception as error:  # noqa: BLE001 - hatch-mypyc raises plain Exception
            self.clean([version])
            self.app.display_warning(f"saqqara is installed interpreted, not compiled: {error}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Takes the compiled files out of the source tree again: there the code stays interpreted."""
        del build_data, artifact_path
        self.clean([version])
