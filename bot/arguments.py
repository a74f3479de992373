"""How the offline commands read their command line: a mistake is answered in one sentence."""

import argparse
from typing import NoReturn

EXIT_USAGE = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong with a command line, without the whole usage before it."""

    def error(self, message: str) -> NoReturn:
        """End with one sentence on standard error."""
        sentence = message[:1].upper() + message[1:]
        self.exit(EXIT_USAGE, f"{sentence.rstrip('.')}.\n")
