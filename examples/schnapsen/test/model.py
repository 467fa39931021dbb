#!/usr/bin/env python3
"""Schnapsen once more, as naively as its rules read, to be played beside the engine (examples/beside.py).

Cards are texts, piles are lists, and everything is derived from them on demand. Numbers in comments
are those of the rules (`pakli rules schnapsen`).
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Dict, List, Optional

HERE = Path(__file__).resolve()
sys.path.insert(0, str(HERE.parents[2]))
from beside import Model, main  # noqa: E402

VALUES = {"J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
DECK = [rank + suit for suit in "CDHS" for rank in VALUES]


def in_order(cards: List[str]) -> List[str]:
    return sorted(cards, key=DECK.index)


def stronger(one: str, other: str) -> bool:
    """1.2: of the same suit."""
    return one[1] == other[1] and VALUES[one[0]] > VALUES[other[0]]


class Schnapsen(Model):
    def __init__(self, options: Dict[str, Any], starter: int) -> None:
        self.to: int = options["to"]
        self.free: bool = options["claims"] == "free"
        self.points = [0, 0]
        self.number = 0
        self.begin(starter)

    def begin(self, forehand: int) -> None:
        self.number += 1
        self.forehand = forehand
        self.lead = forehand
        self.turn: Any = "chance"
        self.hands: List[List[str]] = [[], []]
        self.tricks: List[List[List[str]]] = [[], []]
        self.calls: List[int] = [0, 0]
        self.upcard: Optional[str] = None
        self.trump: Optional[str] = None
        self.on_table: List[str] = []
        self.last: List[str] = []
        self.announced: Optional[str] = None
        self.closer: Optional[int] = None
        self.at_closing = (0, 0)
        self.shown: List[List[str]] = [[], []]
        self.lacks: List[List[str]] = [[], []]

    # What follows from the piles

    def talon(self) -> List[str]:
        away = [card for pile in self.hands for card in pile] + self.on_table + [self.upcard or ""]
        away += [card for seat in (0, 1) for trick in self.tricks[seat] for card in trick]
        return [card for card in DECK if card not in away]

    def score(self, seat: int) -> int:
        """2.4."""
        if not self.tricks[seat]:
            return 0
        return self.calls[seat] + sum(VALUES[card[0]] for trick in self.tricks[seat] for card in trick)

    def strict(self) -> bool:
        return self.closer is not None or self.upcard is None

    def talon_is_free(self) -> bool:
        return not self.strict() and len(self.talon()) + 1 > 2

    # Moves

    def playable(self, seat: int) -> List[str]:
        hand = in_order(self.hands[seat])
        if self.announced:
            return [card for card in hand if card[1] == self.announced and card[0] in "QK"]
        if not self.on_table or not self.strict():
            return hand
        led = self.on_table[0]
        duties = [
            [card for card in hand if stronger(card, led)],
            [card for card in hand if card[1] == led[1]],
            [card for card in hand if card[1] == self.trump],
            hand,
        ]
        return next(cards for cards in duties if cards)

    def marriages(self, seat: int) -> List[str]:
        return [suit for suit in "CDHS" if "K" + suit in self.hands[seat] and "Q" + suit in self.hands[seat]]

    def legal(self) -> List[str]:
        seat = self.turn
        moves = self.playable(seat)
        if self.on_table:
            return moves
        if not self.announced and self.talon_is_free():
            if f"J{self.trump}" in self.hands[seat]:
                moves = moves + ["exchange"]
            moves = moves + ["close"]
        if self.free or self.score(seat) >= 66:
            moves = moves + ["claim"]
        if not self.announced:
            moves = moves + [f"marry {suit}" for suit in self.marriages(seat)]
        return moves

    def texts(self) -> List[str]:
        return DECK + ["exchange", "close", "claim"] * 3 + [f"marry {suit}" for suit in "CDHS"]

    # Steps

    def step(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "deal":
            own, other, upcard = (part.split() for part in rest.split(" | "))
            self.hands[self.forehand] = own
            self.hands[1 - self.forehand] = other
            [self.upcard] = upcard
            self.trump = self.upcard[1]
            self.turn = self.forehand
        elif word == "draw":
            cards = rest.split(" | ")
            self.hands[self.lead].append(cards[0])
            if len(cards) == 2:
                self.hands[1 - self.lead].append(cards[1])
            else:
                self.hands[1 - self.lead].append(str(self.upcard))
                self.upcard = None
            self.turn = self.lead
        elif word == "exchange":
            seat = self.turn
            self.hands[seat].remove(f"J{self.trump}")
            self.hands[seat].append(str(self.upcard))
            self.shown[seat].append(str(self.upcard))
            self.upcard = f"J{self.trump}"
        elif word == "close":
            self.closer = self.turn
            self.at_closing = (len(self.tricks[1 - self.turn]), self.score(1 - self.turn))
        elif word == "marry":
            self.calls[self.turn] += 40 if rest == self.trump else 20
            self.announced = rest
            for card in ("Q" + rest, "K" + rest):
                if card not in self.shown[self.turn]:
                    self.shown[self.turn].append(card)
        elif word == "claim":
            self.claim(self.turn)
        else:
            self.play(self.turn, text)

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        self.announced = None
        self.on_table.append(card)
        if len(self.on_table) == 1:
            self.last = []
            self.turn = 1 - seat
            return
        led, reply = self.on_table
        if self.closer is not None:
            self.note_what_is_missing(seat, led, reply)
        wins = stronger(reply, led) or (reply[1] != led[1] and reply[1] == self.trump)
        winner = seat if wins else 1 - seat
        self.tricks[winner].append(self.on_table)
        self.last, self.on_table = self.on_table, []
        self.lead = self.turn = winner
        if not self.hands[0]:
            self.out_of_cards(winner)
        elif not self.strict():
            self.turn = "chance"

    def note_what_is_missing(self, seat: int, led: str, reply: str) -> None:
        for card in DECK:
            unbeaten = stronger(card, led) and not stronger(reply, led) and reply[1] == led[1]
            off_suit = reply[1] != led[1] and card[1] == led[1]
            no_trump = reply[1] != led[1] and reply[1] != self.trump and card[1] == self.trump
            if (unbeaten or off_suit or no_trump) and card not in self.lacks[seat]:
                self.lacks[seat].append(card)

    # The end of a hand

    def worth(self, tricks: int, score: int) -> int:
        return 3 if tricks == 0 else 2 if score < 33 else 1

    def failed(self) -> int:
        return 3 if self.at_closing[0] == 0 else 2

    def claim(self, seat: int) -> None:
        other = 1 - seat
        if self.score(seat) < 66:
            without = self.failed() if self.closer == seat else (2 if self.tricks[other] else 3)
            self.won(other, without)
        elif self.closer == seat:
            self.won(seat, self.worth(*self.at_closing))
        elif self.closer == other:
            self.won(seat, self.failed())
        else:
            self.won(seat, self.worth(len(self.tricks[other]), self.score(other)))

    def out_of_cards(self, last: int) -> None:
        if self.closer is None:
            self.won(last, self.worth(len(self.tricks[1 - last]), self.score(1 - last)))
        elif self.score(last) >= 66:
            self.claim(last)
        else:
            self.won(1 - self.closer, self.failed())

    def won(self, seat: int, points: int) -> None:
        self.points[seat] += points
        if self.to == 0 or self.points[seat] >= self.to:
            self.turn = "over"
        else:
            self.begin(1 - self.forehand)

    def scores(self) -> List[int]:
        return self.points

    def view(self, seat: Optional[int]) -> Dict[str, Any]:
        return {
            "number": self.number,
            "eldest": self.forehand,
            "trump": self.trump,
            "upcard": self.upcard,
            "stock": len(self.talon()),
            "led": self.on_table[0] if self.on_table else None,
            "last": self.last,
            "announced": self.announced,
            "closer": self.closer,
            "hand": None if seat is None else in_order(self.hands[seat]),
            "handSizes": [len(hand) for hand in self.hands],
            "shown": [in_order(cards) for cards in self.shown],
            "lacks": [in_order(cards) for cards in self.lacks],
            "taken": [in_order([card for trick in tricks for card in trick]) for tricks in self.tricks],
            "married": self.calls,
            "scores": [self.score(0), self.score(1)],
            "points": self.points,
        }


if __name__ == "__main__":
    main("schnapsen", HERE.parents[1] / "src" / "schnapsen.ts", Schnapsen, ["one", "usual", "free one", "free"])
