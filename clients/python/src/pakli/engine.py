"""A `pakli engine` process and the requests to it, one JSON object a line (docs/engine-protocol.md)."""
from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from collections import deque
from io import BufferedReader
from pathlib import Path
from typing import Any, Deque, Dict, Iterable, List, Mapping, Optional, Sequence, Union, cast

from .table import Encoding, Field, Observation, Table, observation_of

JSON = Dict[str, Any]
Options = Union[str, Mapping[str, Any], None]

# Batch replies are long: larger pipes, where the system allows them, save switches between the processes.
_PIPE: Dict[str, Any] = {"pipesize": 1 << 20} if sys.version_info >= (3, 10) and sys.platform == "linux" else {}

# A pipe holds at least this much: writes up to this size never block.
WINDOW = 8192


class EngineError(Exception):
    """A request that was refused. It changed nothing, and the engine continues."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        message, at = str(error.get("message", error.get("id", "refused"))), error.get("at")
        super().__init__(message if at is None or at in message else f"{at}: {message}")
        #: The error code for programs: `not-your-turn`, `bad-request`, ...
        self.id: str = str(error.get("id", ""))
        #: The number of the rule behind it, where there is one.
        self.rule: Optional[str] = error.get("rule")
        #: A path into the request, such as `options.lift`.
        self.at: Optional[str] = error.get("at")
        #: In a record: the line number.
        self.line: Optional[int] = error.get("line")
        self.message: str = str(error.get("message", ""))


class EngineClosed(Exception):
    """The engine has ended, or was never there."""


def find_command() -> List[str]:
    """How the engine is started: `$PAKLI`, a clone around this folder, or `pakli` on the path."""
    given = os.environ.get("PAKLI")
    if given:
        return shlex.split(given)
    here = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    for folder in here:
        script = folder / "apps" / "cli" / "bin" / "pakli.js"
        if script.is_file():
            node = folder / "node_modules" / ".bin" / "node"
            run = str(node) if node.exists() else "node"
            return [run, "--conditions=@pakli/source", str(script)]
    found = shutil.which("pakli")
    if found:
        return [found]
    raise EngineClosed("there is no pakli command: install it, work in a clone, or set PAKLI to how it is started")


class Engine:
    """One engine process. Use it with `with`, or call `close`.

    `guests` are games that are not of the house: files, or names of installed packages (docs/your-own-game.md).
    """

    def __init__(
        self, command: Union[str, Sequence[str], None] = None, *, guests: Sequence[Union[str, Path]] = ()
    ) -> None:
        words = shlex.split(command) if isinstance(command, str) else list(command or find_command())
        brought = [word for guest in guests for word in ("--with", str(guest))]
        try:
            self._process = subprocess.Popen(
                [*words, *brought, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_PIPE
            )
        except OSError as error:
            raise EngineClosed(f"{words[0]} cannot be started: {error.strerror}") from error
        self._frames = False
        self._tables = 0
        self._sent: Deque[int] = deque()
        self._ahead = 0

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process; calling it twice is harmless."""
        process = self._process
        if process.stdin and not process.stdin.closed:
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
        if process.stdout and not process.stdout.closed:
            process.stdout.close()
        process.wait()

    # Requests

    def ask(self, do: str, **keys: Any) -> JSON:
        """One request and its reply. Keys that are None are omitted; write `view(seat=None)` for `seat=None`."""
        [reply] = self.ask_all([{"do": do, **{key: value for key, value in keys.items() if value is not None}}])
        return reply

    def ask_all(self, requests: Iterable[Mapping[str, Any]]) -> List[JSON]:
        """Many requests without waiting in between. The first error is raised once all are answered."""
        replies = self.replies_to(requests)
        for reply in replies:
            if not reply["ok"]:
                raise EngineError(reply["error"])
        return replies

    def replies_to(self, requests: Iterable[Mapping[str, Any]]) -> List[JSON]:
        """The same, with errors among the replies."""
        # The reply to an earlier, interrupted request would pass for the answer to this one.
        while self._sent:
            self._receive()
        replies: List[JSON] = []
        for request in requests:
            line = (json.dumps(request, separators=(",", ":")) + "\n").encode()
            while self._sent and self._ahead + len(line) > WINDOW:
                replies.append(self._receive())
            self._send(line)
        while self._sent:
            replies.append(self._receive())
        return replies

    # Binary frames (docs/engine-protocol.md, "Batches")

    def allow_frames(self) -> None:
        """Asks for binary frames, once."""
        if self._frames:
            return
        if self.ask("hello", frames=1).get("frames") != 1:
            raise EngineClosed("the engine is too old for batches")
        self._frames = True

    def send_bytes(self, frame: bytes) -> None:
        """Sends a frame immediately."""
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise EngineClosed("the engine is closed")
        try:
            stdin.write(frame)
            stdin.flush()
        except BrokenPipeError:
            raise EngineClosed(self._epitaph()) from None

    def receive_bytes(self, length: int) -> bytearray:
        """Reads this many bytes of a reply."""
        found = bytearray(length)
        self.receive_into(memoryview(found))
        return found

    def receive_into(self, into: memoryview) -> int:
        """Fills the memory from a reply; returns the number of bytes."""
        stdout = self._process.stdout
        # mypy does not know that a buffered pipe can be read into memory.
        if stdout is None or cast(BufferedReader, stdout).readinto(into) != len(into):
            raise EngineClosed(self._epitaph())
        return len(into)

    def _send(self, line: bytes) -> None:
        stdin = self._process.stdin
        if stdin is None or stdin.closed:
            raise EngineClosed("the engine is closed")
        try:
            stdin.write(line)
        except BrokenPipeError:
            raise EngineClosed(self._epitaph()) from None
        self._sent.append(len(line))
        self._ahead += len(line)

    def _receive(self) -> JSON:
        stdin, stdout = self._process.stdin, self._process.stdout
        line = b""
        if stdin is not None and stdout is not None:
            try:
                # Flush once: it is one wake-up for the engine.
                stdin.flush()
                line = stdout.readline()
            except BrokenPipeError:
                pass
        self._ahead -= self._sent.popleft()
        if not line:
            self._sent.clear()
            self._ahead = 0
            raise EngineClosed(self._epitaph())
        reply: JSON = json.loads(line)
        return reply

    def _epitaph(self) -> str:
        return f"the engine has ended with status {self._process.wait()}"

    # What there is

    def games(self) -> List[JSON]:
        """All games: id, name, version, seats, options, presets, players (weakest first)."""
        games: List[JSON] = self.ask("games")["games"]
        return games

    def encoding(self, game: str, options: Options = None, seats: Optional[int] = None) -> Encoding:
        """How the game is written as numbers (docs/encodings.md)."""
        reply = self.ask("encoding", game=game, options=options, seats=seats)
        return Encoding(
            game=reply["game"],
            version=reply["encoding"],
            seats=reply["seats"],
            size=reply["size"],
            actions=reply["actions"],
            fields=_laid_out(reply["fields"]),
        )

    def encode(
        self, game: str, view: Mapping[str, Any], options: Options = None, *, version: Optional[int] = None
    ) -> Observation:
        """A view as numbers, and the action of each of its moves: what `Table.observe` returns for the seat."""
        if options is None:
            options = view.get("options")
        return observation_of(self.ask("encode", game=game, view=view, options=options, version=version))

    # Tables

    def new(
        self,
        game: str,
        options: Options = None,
        *,
        seats: Optional[int] = None,
        names: Optional[Sequence[str]] = None,
        starter: Optional[int] = None,
        seed: Optional[int] = None,
        chance: Optional[str] = None,
        observe: bool = False,
    ) -> Table:
        """A match from its beginning. With `chance="ask"` the table waits for `deal`."""
        keys = dict(game=game, options=options, seats=seats, names=names, starter=starter, seed=seed, chance=chance)
        return self._begin("new", observe, keys)

    def position(
        self,
        game: str,
        position: str,
        options: Options = None,
        *,
        seats: Optional[int] = None,
        starter: Optional[int] = None,
        seed: Optional[int] = None,
        chance: Optional[str] = None,
        observe: bool = False,
    ) -> Table:
        """A match that begins in the middle, from a position in the notation of the game."""
        keys = dict(
            game=game, position=position, options=options, seats=seats, starter=starter, seed=seed, chance=chance
        )
        return self._begin("position", observe, keys)

    def load(self, record: str, *, seed: Optional[int] = None, chance: Optional[str] = None) -> Table:
        """The match as it stands at the end of the record."""
        return self._begin("load", False, dict(record=record, seed=seed, chance=chance))

    def table_name(self) -> str:
        """An unused table name."""
        self._tables += 1
        return f"t{self._tables}"

    def _begin(self, do: str, observe: bool, keys: Mapping[str, Any]) -> Table:
        name = self.table_name()
        reply = self.ask(do, table=name, observe=observe or None, **keys)
        return Table(self, name, reply)


class Engines(List[Engine]):
    """Several engine processes for one batch, each on its own core. Use it with `with`, or call `close`."""

    def __init__(
        self,
        count: int,
        command: Union[str, Sequence[str], None] = None,
        *,
        guests: Sequence[Union[str, Path]] = (),
    ) -> None:
        super().__init__(Engine(command, guests=guests) for _ in range(count))

    def __enter__(self) -> Engines:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends all processes."""
        for engine in self:
            engine.close()


def _laid_out(fields: Sequence[JSON]) -> List[Field]:
    start = 0
    found: List[Field] = []
    for field in fields:
        found.append(Field(field["name"], start, field["size"], field["meaning"]))
        start += field["size"]
    return found
