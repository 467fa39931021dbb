"""What a seat knows, game by game, for type checkers: `view: MulleView = table.view()`.

Written by scripts/python-views.ts from the types of the games; do not edit.
"""
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


BuddyBluffSeal = TypedDict(
    "BuddyBluffSeal",
    {
        "rank": "str",
        "from": "int",
        "to": "int",
    },
)


class BuddyBluffViewSlots(TypedDict):
    cards: List[str]
    seals: List[BuddyBluffSeal]


class _BuddyBluffView(TypedDict):
    seat: Optional[int]
    seats: int
    options: Dict[str, Any]
    turn: int
    moves: List[int]
    deal: int
    carry: List[int]
    centre: List[Optional[str]]
    pool: List[str]
    slots: List[BuddyBluffViewSlots]
    hand: Optional[List[str]]
    handSizes: List[int]
    deckSize: int
    played: List[str]
    starter: int
    player: int
    round: int
    plays: int


class BuddyBluffView(_BuddyBluffView, total=False):
    scores: List[int]
    places: List[int]


class CompilePlate(TypedDict):
    protocol: str
    compiled: bool


class CompileCardView(TypedDict):
    pos: str
    faceUp: bool
    card: Optional[str]


class CompilePlayerView(TypedDict):
    hand: Optional[List[str]]
    handCount: int
    deckCount: int
    trash: List[str]
    protocols: List[CompilePlate]
    stacks: List[List[CompileCardView]]


CompileCommitView = TypedDict(
    "CompileCommitView",
    {
        "pos": "str",
        "faceUp": "bool",
        "card": "Optional[str]",
        "from": "str",
        "way": "int",
    },
)


class CompileCause(TypedDict):
    card: str
    box: Literal["top", "middle", "bottom"]


class _CompilePending(TypedDict):
    player: int
    kind: Literal["nothing", "draft", "ban", "action", "card", "hand", "line", "play", "may", "either", "order", "rearrange", "controlTarget", "pair", "number", "protocol", "player"]
    cause: Optional[CompileCause]


class CompilePending(_CompilePending, total=False):
    min: int
    max: int
    options: List[str]
    picked: List[str]


class CompileOpenText(TypedDict):
    card: Optional[str]
    box: Literal["top", "middle", "bottom"]
    owner: int
    left: int


class CompileSeatMemory(TypedDict):
    known: List[List[Union[str, bool]]]
    shown: List[str]
    unknown: List[List[Union[str, int]]]
    unread: List[List[Union[str, int]]]
    trail: List[List[Union[Literal["draws", "takes", "retakes", "loses", "lost", "buries", "shows", "gives", "beside"], Union[int, str]]]]
    shuffled: List[int]


class CompileView(TypedDict):
    seat: Optional[int]
    seats: int
    options: Dict[str, Any]
    turn: int
    moves: List[int]
    players: List[CompilePlayerView]
    totals: List[List[int]]
    control: Optional[int]
    player: int
    number: int
    starter: int
    phase: Literal["setup", "start", "control", "compile", "action", "cache", "end"]
    noCompileTurn: List[Optional[int]]
    winner: Optional[int]
    over: Optional[Literal["none", "win", "turnLimit", "resigned"]]
    commits: List[CompileCommitView]
    pending: Optional[CompilePending]
    texts: List[CompileOpenText]
    drafted: List[str]
    memory: Optional[CompileSeatMemory]
    machine: List[Union[int, str]]


class MullePileViewBuild(TypedDict):
    locked: bool
    owner: int


class MullePileView(TypedDict):
    cards: List[str]
    value: int
    build: Optional[MullePileViewBuild]


class MulleSheet(TypedDict):
    mulle: int
    tabbe: int
    intake: int
    bonus: int
    total: int


class MulleProof(TypedDict):
    takers: List[int]
    barred: List[str]
    clashes: List[List[int]]


class MullePlay(TypedDict):
    seat: int
    move: int


class MulleView(TypedDict):
    seat: Optional[int]
    seats: int
    options: Dict[str, Any]
    turn: int
    moves: List[int]
    table: List[MullePileView]
    hand: Optional[List[str]]
    handSizes: List[int]
    stockSize: int
    captured: List[List[str]]
    mulles: List[List[str]]
    tabbe: List[int]
    last: Optional[int]
    starter: int
    round: int
    omgang: int
    totals: List[int]
    sheets: List[MulleSheet]
    proofs: List[MulleProof]
    opening: List[MullePileView]
    plays: List[MullePlay]


class UltiViewHigh(TypedDict):
    bid: str
    seat: int
    held: bool


class _UltiSaid(TypedDict):
    seat: int
    text: str


class UltiSaid(_UltiSaid, total=False):
    cards: List[str]


class UltiKontra(TypedDict):
    component: Literal["passz", "40-100", "20-100", "ulti", "betli", "durchmars", "fourAces"]
    levels: List[int]


class UltiViewTrick(TypedDict):
    leader: int
    cards: List[str]


class UltiTrick(TypedDict):
    leader: int
    cards: List[str]
    winner: int


class UltiOrigin(TypedDict):
    leader: int
    points: List[int]
    tricks: List[int]
    aces: int
    marriages: Optional[List[List[int]]]
    kontra: List[UltiKontra]
    gone: List[str]


class UltiResultDiscards(TypedDict):
    seat: int
    cards: List[str]


class UltiLine(TypedDict):
    name: Union[Literal["passz", "40-100", "20-100", "ulti", "betli", "durchmars", "fourAces"], Literal["silent durchmars"], Literal["silent 100"], Literal["silent ulti"], Literal["silent ulti failed"], Literal["passz not played"]]
    amounts: List[int]


class UltiResult(TypedDict):
    dealt: List[List[str]]
    discards: List[UltiResultDiscards]
    talon: List[str]
    conceded: bool
    marriages: List[List[int]]
    lines: List[UltiLine]
    deltas: List[int]


class UltiView(TypedDict):
    seat: Optional[int]
    seats: int
    options: Dict[str, Any]
    turn: int
    moves: List[int]
    deal: int
    dealer: int
    carry: List[int]
    phase: Literal["DEAL", "BID", "DISCARD", "TURN", "HOLD", "FINAL", "TRUMP", "PLAY", "REKONTRA", "SCORED"]
    high: Optional[UltiViewHigh]
    announced: Optional[str]
    declines: int
    actions: List[UltiSaid]
    hand: Optional[List[str]]
    handSizes: List[int]
    talon: Optional[List[str]]
    soloist: Optional[int]
    contract: Optional[str]
    trump: Optional[str]
    kontra: List[UltiKontra]
    marriages: List[Optional[List[int]]]
    trick: Optional[UltiViewTrick]
    tricks: List[UltiTrick]
    points: List[int]
    won: List[int]
    open: List[Optional[List[str]]]
    origin: Optional[UltiOrigin]
    result: Optional[UltiResult]
