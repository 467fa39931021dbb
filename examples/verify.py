"""Deals every card of finished tables by link again, without any code of Pakli: python3 examples/verify.py FILE...

A file is a record with its proof, or the results of an evening.
docs/rooms.md has the layout of the bytes, docs/honest-deals.md says what this proves. For Compile only the decks are
dealt again; later shuffles depend on the play, and `pakli verify` deals them by the rules.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
import sys
from typing import Any, Dict, Iterator, List, Optional, Sequence, Tuple, Union

#: How many outcomes are right and how many are left to the rules; or the mismatch.
Found = Union[Tuple[int, int], str]

MULLE = [f"{suit} {rank}" for suit in ("KL", "SP", "HJ", "RU") for rank in (*map(str, range(2, 11)), *"JQKA")]
DECKS = {
    "buddy-bluff": [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"],
    "mulle": [card for card in MULLE for _ in "12"],
    "ulti": [suit + rank for suit in "HBLA" for rank in "789UOKXA"],
}


def words(key: bytes, deal: int, outcome: int) -> Iterator[int]:
    for counter in itertools.count():
        block = hashlib.sha256(key + b"".join(n.to_bytes(4, "big") for n in (deal, outcome, counter))).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(n: int, source: Iterator[int]) -> int:
    return next(word for word in source if word < 2**32 - 2**32 % n) % n


def shuffled(heap: Sequence[str], count: int, source: Iterator[int]) -> List[str]:
    heap = list(heap)
    for i in range(count):
        j = i + below(len(heap) - i, source)
        heap[i], heap[j] = heap[j], heap[i]
    return heap


def decks(hands: List[List[str]], source: Iterator[int]) -> List[List[str]]:
    """Each of the three protocols in some order, its cards from the lowest, shuffled from the end."""
    for hand in hands:
        for i in range(len(hand) - 1, 0, -1):
            j = below(i + 1, source)
            hand[i], hand[j] = hand[j], hand[i]
    return hands


def is_right(game: str, line: str, heap: List[str], key: Tuple[bytes, int, int]) -> Optional[bool]:
    """Whether a line matches the deal; None where that is left to the rules. Dealt cards leave the heap."""
    groups = [re.split(r" *[,|] *", part.strip()) if game == "mulle" else part.split() for part in re.sub(r"^\w+|[\w ]+:", "", line).split(";")]
    if game == "compile":
        if not line.startswith("decks"):
            return None
        orders = [itertools.permutations(sorted({card[:-1] for card in hand})) for hand in groups]
        starts = itertools.product(*([[c for name in order for c in sorted(x for x in hand if x[:-1] == name)] for order in own] for own, hand in zip(orders, groups)))
        return any(decks([list(hand) for hand in start], words(*key)) == groups for start in starts)
    cards = [card for group in groups for card in group if card != "(empty)"]
    drawn = shuffled(heap, min(len(cards), len(heap) - 1) if game == "ulti" else len(cards), words(*key))
    if game == "ulti":
        return drawn == cards
    for card in cards:
        heap.remove(card)
    laid = len(cards) - (16 if game == "buddy-bluff" else 2 * len(groups[-1]))
    expected = drawn[:laid]
    if game == "buddy-bluff":
        expected += [card for seat in range(4) for card in drawn[laid : laid + 16][seat::4]]
    else:
        for at in range(laid, len(cards), len(groups[-1])):
            expected += sorted(drawn[at : at + len(groups[-1])], key=MULLE.index)
    return expected == cards


def key_of(proof: Dict[str, Any], name: str, rules: str) -> Union[bytes, str]:
    """The seed of all deals; or the part of the proof that does not match."""
    if not re.fullmatch("[0-9a-f]{64}", proof["secret"]):
        return "secret: it must have 64 digits"
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret + f"{name}\n{rules}".encode()).hexdigest() != proof["commitment"]:
        return "commitment: table or evening, rules and secret do not lead to it"
    if not all(nonce is None or re.fullmatch("[0-9a-f]{32}", nonce) for nonce in proof["nonces"]):
        return "nonces: each must have 32 digits"
    return hashlib.sha256(secret + b"".join(bytes(16) if nonce is None else bytes.fromhex(nonce) for nonce in proof["nonces"])).digest()


def deal_again(text: str, game: str, key: bytes, boards: Sequence[int]) -> Found:
    """How many outcomes are right and how many are left to the rules; or the line that does not match."""
    deal, right, left = -1, 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("[deal"):
            deal, count, heap = deal + 1, 0, list(DECKS.get(game, []))
        elif re.match(r"deal |decks P|shuffle P|pick P|protocols ", line):
            answer = is_right(game, line, heap, (key, boards[deal], count))
            count, right, left = count + 1, right + (answer is True), left + (answer is None)
            if answer is False:
                return f"line {number}: other cards had to be dealt"
    return (right, left)


def head_of(text: str) -> Dict[str, str]:
    return dict(re.findall(r"^(\w+): ?(.*)$", text, re.M))


def verify(text: str) -> Found:
    """A record with its proof in comments."""
    proof: Dict[str, Any] = dict(re.findall(r"^#! (\w+): ?(.*)$", text, re.M))
    proof["nonces"] = [None if nonce == "-" else nonce for nonce in proof["nonces"].split()]
    head = head_of(text)
    game, seats = head["game"].split()[0], int(head["seats"])
    if head.get("options", "") != proof["rules"]:
        return "rules: the record was played by others"
    of_evening = "board" in proof
    if not of_evening and len(proof["nonces"]) != seats:
        return "nonces: there must be one for every seat, or -"
    key = key_of(proof, proof["table"], proof["rules"])
    if isinstance(key, str):
        return key
    if game in ("buddy-bluff", "compile") and "starter" not in proof:
        if (0 if of_evening else below(seats, words(key, 2**32 - 1, 0))) != int(head["starter"]):
            return "starter: lots let somebody else start"
    first = int(proof.get("board", 0))
    return deal_again(text, game, key, range(first, first + text.count("[deal")))


def verify_evening(file: Dict[str, Any]) -> Found:
    """The results of an evening: the records of all its tables, and one proof."""
    if "proof" not in file:
        return "proof: an evening has one once it is over"
    key = key_of(file["proof"], file["proof"]["evening"], file["rules"])
    if isinstance(key, str):
        return key
    right, left = 0, 0
    for number, one in enumerate(file["rounds"]):
        records = one.get("records", [])
        for table in range(len(one["tables"])):
            where = f"round {number + 1}, table {table + 1}"
            record = records[table] if table < len(records) else ""
            head, deals = head_of(record), record.count("[deal")
            last = max([0] + [one["boards"].index(r["board"]) + 1 for r in file["results"] if r["board"] in one["boards"] and r["table"] == table])
            if not last <= deals <= len(one["boards"]) or "game" not in head:
                return f"{where}: the record is missing, or not of these boards"
            asked = [file["game"], file["rules"], str(file["seats"]), "0"]
            if [head["game"].split()[0], head.get("options", ""), head["seats"], head["starter"]] != asked:
                return f"{where}: the record is of another game, or was played by other rules"
            found = deal_again(record, file["game"], key, one["boards"])
            if isinstance(found, str):
                return f"{where}: {found}"
            right, left = right + found[0], left + found[1]
    return (right, left)


if __name__ == "__main__":
    failed = False
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            content = file.read()
        try:
            found = verify_evening(json.loads(content)) if content.lstrip().startswith("{") else verify(content)
        except (KeyError, ValueError, TypeError) as error:
            found = f"it cannot be read: {type(error).__name__}: {error}"
        failed |= isinstance(found, str)
        rest = f", {found[1]} left to pakli verify" if not isinstance(found, str) and found[1] else ""
        print(f"{path}: NOT honest: {found}" if isinstance(found, str) else f"{path}: honest: {found[0]} times cards were dealt as they had to be{rest}")
    sys.exit(failed)
