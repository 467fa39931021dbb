#!/usr/bin/env python3
"""Schafkopf once more, as naively as its rules read, to be played beside the engine (examples/beside.py).

Cards are texts, tricks are lists of seats and cards, and everything is derived from the whole deal so far on demand.
Numbers in comments are those of the rules (`pakli rules schafkopf`).
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

HERE = Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[2]))
from beside import Model, main  # noqa: E402

RANKS = "789UOKTA"
SUITS = "SHGE"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
POINTS = {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2}
GAMES = ["ruf", "wenz", "solo"]


def in_order(cards: List[str]) -> List[str]:
    return sorted(cards, key=DECK.index)


class Schafkopf(Model):
    def __init__(self, options: Dict[str, Any], starter: int) -> None:
        self.starter = starter
        self.turn: Any = "chance"
        self.dealt: List[List[str]] = [[], [], [], []]
        #: The calls of the bidding: seat and word.
        self.said: List[Tuple[int, str]] = []
        self.named: Optional[str] = None
        self.kontra: Optional[int] = None
        self.answered: Optional[str] = None
        self.tricks: List[List[Tuple[int, str]]] = []

    # The bidding

    def bids(self) -> List[Tuple[int, str]]:
        return [(seat, word) for seat, word in self.said if word != "pass"]

    def passed(self) -> List[int]:
        return [seat for seat, word in self.said if word == "pass"]

    def highest(self) -> Optional[Tuple[int, str]]:
        return self.bids()[-1] if self.bids() else None

    def game(self) -> str:
        highest = self.highest()
        return highest[1] if highest else "none"

    def declarer(self) -> Optional[int]:
        highest = self.highest()
        return highest[0] if highest else None

    def order(self, seat: int) -> int:
        return (seat - self.starter) % 4

    def can_call(self, seat: int) -> List[str]:
        """3.4."""
        hand = self.dealt[seat]
        return [
            suit
            for suit in "SGE"
            if "A" + suit not in hand and any(card[1] == suit and card[0] not in "OU" for card in hand)
        ]

    # Cards

    def is_trump(self, card: str) -> bool:
        """2."""
        if self.game() == "wenz":
            return card[0] == "U"
        suit = self.named if self.game() == "solo" else "H"
        return card[0] in "OU" or card[1] == suit

    def strength(self, card: str) -> Tuple[int, int, int]:
        if self.is_trump(card):
            if card[0] == "O" and self.game() != "wenz":
                return (2, 2, SUITS.index(card[1]))
            if card[0] == "U":
                return (2, 1, SUITS.index(card[1]))
            return (2, 0, RANKS.index(card[0]))
        return (1, 0, RANKS.index(card[0]))

    def same_kind(self, one: str, other: str) -> bool:
        if self.is_trump(one) or self.is_trump(other):
            return self.is_trump(one) and self.is_trump(other)
        return one[1] == other[1]

    def winner(self, trick: List[Tuple[int, str]]) -> int:
        led = trick[0][1]
        able = [(seat, card) for seat, card in trick if self.is_trump(card) or self.same_kind(card, led)]
        return max(able, key=lambda play: self.strength(play[1]))[0]

    def played(self, seat: int) -> List[str]:
        return [card for trick in self.tricks for who, card in trick if who == seat]

    def hand(self, seat: int) -> List[str]:
        gone = self.played(seat)
        return in_order([card for card in self.dealt[seat] if card not in gone])

    def ace(self) -> Optional[str]:
        return f"A{self.named}" if self.game() == "ruf" and self.named else None

    def partner(self) -> Optional[int]:
        return next((seat for seat in range(4) if self.ace() in self.dealt[seat]), None) if self.ace() else None

    def in_called_suit(self, card: str) -> bool:
        return self.ace() is not None and card[1] == self.named and not self.is_trump(card)

    def complete(self) -> List[List[Tuple[int, str]]]:
        return [trick for trick in self.tricks if len(trick) == 4]

    def open_trick(self) -> List[Tuple[int, str]]:
        return self.tricks[-1] if self.tricks and len(self.tricks[-1]) < 4 else []

    def sought(self) -> bool:
        return any(self.in_called_suit(trick[0][1]) for trick in self.complete())

    def playable(self, seat: int) -> List[str]:
        hand, ace, trick = self.hand(seat), self.ace(), self.open_trick()
        bound = ace in hand and not self.sought()
        if not trick:
            called = [card for card in hand if self.in_called_suit(card)]
            if bound and len(called) < 4:
                return [card for card in hand if card == ace or card not in called]
            return hand
        follow = [card for card in hand if self.same_kind(card, trick[0][1])]
        if follow:
            return [str(ace)] if bound and ace in follow else follow
        return [card for card in hand if card != ace] if bound and len(hand) > 1 else hand

    # Moves

    def naming(self) -> bool:
        return len(self.passed()) == 3 and self.highest() is not None and self.game() != "wenz" and self.named is None

    def bidding(self) -> bool:
        return len(self.passed()) < 3 or (len(self.passed()) == 3 and self.highest() is None)

    def legal(self) -> List[str]:
        seat = self.turn
        if self.bidding():
            highest = self.highest()
            least = 0
            if highest is not None:
                least = GAMES.index(highest[1]) + (0 if self.order(seat) < self.order(highest[0]) else 1)
            return ["pass"] + [game for game in GAMES[least:] if game != "ruf" or self.can_call(seat)]
        if self.naming():
            if self.game() == "solo":
                return [f"solo {suit}" for suit in SUITS]
            return [f"call {suit}" for suit in SUITS if suit in self.can_call(seat)]
        if self.kontra is not None and self.answered is None:
            return ["pass", "re"]
        moves = self.playable(seat)
        if self.kontra is None and not self.played(seat) and seat not in (self.declarer(), self.partner()):
            moves = moves + ["kontra"]
        return moves

    def texts(self) -> List[str]:
        words = ["pass", "ruf", "wenz", "solo", "kontra", "re"]
        return DECK + words + [f"{word} {suit}" for word in ("call", "solo") for suit in SUITS]

    # Steps

    def step(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "deal":
            self.dealt = [hand.split() for hand in rest.split(" | ")]
            self.turn = self.starter
        elif self.bidding():
            self.said.append((self.turn, text))
            self.after_bid()
        elif self.naming():
            self.named = rest
            self.turn = self.starter
        elif text == "kontra":
            self.kontra = self.turn
            self.turn = self.declarer()
        elif text in ("re", "pass"):
            self.answered = text
            self.turn = self.kontra
        else:
            if not self.open_trick():
                self.tricks.append([])
            self.tricks[-1].append((self.turn, text))
            self.turn = (self.turn + 1) % 4
            if len(self.tricks[-1]) == 4:
                self.turn = self.winner(self.tricks[-1]) if len(self.tricks) < 8 else "over"

    def after_bid(self) -> None:
        if len(self.passed()) == 4:
            self.turn = "over"
        elif self.bidding():
            seats = [(self.turn + ahead) % 4 for ahead in range(1, 5)]
            self.turn = next(seat for seat in seats if seat not in self.passed() and seat != self.declarer())
        else:
            self.turn = self.declarer() if self.naming() else self.starter

    # The end

    def scores(self) -> List[int]:
        """6."""
        if self.highest() is None:
            return [0, 0, 0, 0]
        side = [self.declarer()] + ([self.partner()] if self.partner() is not None else [])
        taken = [trick for trick in self.tricks if self.winner(trick) in side]
        points = sum(POINTS.get(card[0], 0) for trick in taken for _, card in trick)
        won = points >= 61
        worth = 1 if self.game() == "ruf" else 5
        if (won and 120 - points < 30) or (not won and points < 31):
            worth += 1
        if (won and len(taken) == 8) or (not won and not taken):
            worth += 1
        worth += self.runners(side)
        if self.kontra is not None:
            worth *= 4 if self.answered == "re" else 2
        paid = worth if won else -worth
        each = paid if len(side) == 2 else 3 * paid
        return [each if seat in side else -paid for seat in range(4)]

    def runners(self, side: List[Optional[int]]) -> int:
        """6.4."""
        trumps = sorted((card for card in DECK if self.is_trump(card)), key=self.strength, reverse=True)
        ours = [any(card in self.dealt[seat or 0] for seat in side) for card in trumps]
        same = next((n for n, one in enumerate(ours) if one != ours[0]), len(ours))
        return same if same >= (2 if self.game() == "wenz" else 3) else 0

    # What everybody knows

    def lacks(self, seat: int) -> List[str]:
        """8.4."""
        lacking = set()
        ace = self.ace()
        if ace and seat in (self.declarer(), self.kontra):
            lacking.add(ace)
        sought = False
        for trick in self.tricks:
            led = trick[0][1]
            for who, card in trick[1:]:
                if who != seat:
                    continue
                if not self.same_kind(card, led):
                    lacking.update(other for other in DECK if self.same_kind(other, led))
                if ace and not sought and self.in_called_suit(led) and card != ace:
                    lacking.add(ace)
            sought = sought or self.in_called_suit(led)
        return in_order(list(lacking))

    def runner(self) -> Optional[int]:
        first = next((trick[0] for trick in self.tricks if self.in_called_suit(trick[0][1])), None)
        if first is None or first[1] == self.ace() or first[0] == self.declarer():
            return None
        return first[0]

    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        last = self.tricks[-1] if self.tricks and len(self.tricks[-1]) == 4 else []
        return {
            "starter": self.starter,
            "game": self.game(),
            "declarer": self.declarer(),
            "suit": self.named,
            "passed": [one in self.passed() for one in range(4)],
            "rufBids": [(one, "ruf") in self.said for one in range(4)],
            "kontra": self.kontra,
            "re": self.answered == "re",
            "sought": self.sought(),
            "runner": self.runner(),
            "trick": [card for _, card in self.open_trick()],
            "last": [card for _, card in last],
            "hand": None if seat is None else self.hand(seat),
            "handSizes": [len(self.hand(one)) for one in range(4)],
            "played": [in_order(self.played(one)) for one in range(4)],
            "taken": [
                in_order([card for trick in self.complete() if self.winner(trick) == one for _, card in trick])
                for one in range(4)
            ],
            "lacks": [self.lacks(one) for one in range(4)],
        }


if __name__ == "__main__":
    main("schafkopf", HERE.parents[1] / "src" / "schafkopf.ts", Schafkopf, ["one"])
