"""The command `saqqara`, also as `python -m saqqara`."""

import signal


def main() -> None:
    """Runs the command that was typed."""
    end_quietly()
    from saqqara import cli  # noqa: PLC0415 - takes its time

    cli.main()


def end_quietly() -> None:
    """Until a command begins there is nothing to lose: Ctrl-C ends the process without a word."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    main()
