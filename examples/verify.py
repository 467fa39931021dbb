"""Deals every card of finished tables by link again, without any code of Pakli: python3 examples/verify.py RECORD...

docs/rooms.md has the layout of the bytes, docs/honest-deals.md says what this proves. For Compile only the decks are
dealt again; later shuffles depend on the play, and `pakli verify` deals them by the rules.
"""

import hashlib
import itertools
import re
import sys

MULLE = [f"{suit} {rank}" for suit in ("KL", "SP", "HJ", "RU") for rank in (*map(str, range(2, 11)), *"JQKA")]
DECKS = {
    "buddy-bluff": [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"],
    "mulle": [card for card in MULLE for _ in "12"],
    "ulti": [suit + rank for suit in "HBLA" for rank in "789UOKXA"],
}


def words(key, deal, outcome):
    for counter in itertools.count():
        block = hashlib.sha256(key + b"".join(n.to_bytes(4, "big") for n in (deal, outcome, counter))).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))


def below(n, source):
    return next(word for word in source if word < 2**32 - 2**32 % n) % n


def shuffled(heap, count, source):
    heap = list(heap)
    for i in range(count):
        j = i + below(len(heap) - i, source)
        heap[i], heap[j] = heap[j], heap[i]
    return heap


def decks(hands, source):
    """Each of the three protocols in some order, its cards from the lowest, shuffled from the end."""
    for hand in hands:
        for i in range(len(hand) - 1, 0, -1):
            j = below(i + 1, source)
            hand[i], hand[j] = hand[j], hand[i]
    return hands


def is_right(game, line, heap, key):
    """Whether a line is what had to be dealt; None where that is left to the rules. Dealt cards leave the heap."""
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


def verify(text):
    """How many outcomes are right, and how many are left to the rules; or which line is not as it had to be."""
    proof = dict(re.findall(r"^#! (\w+): ?(.*)$", text, re.M))
    head = dict(re.findall(r"^(\w+): ?(.*)$", text, re.M))
    game = head["game"].split()[0]
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret + f"{proof['table']}\n{proof['rules']}".encode()).hexdigest() != proof["commitment"]:
        return "commitment: table, rules and secret do not lead to it"
    if head.get("options", "") != proof["rules"]:
        return "rules: the record was played by others"
    shares = [bytes(16) if nonce == "-" else bytes.fromhex(nonce) for nonce in proof["nonces"].split()]
    if len(shares) != int(head["seats"]) or any(len(share) != 16 for share in shares):
        return "nonces: there must be one of 32 digits for every seat, or -"
    key = hashlib.sha256(secret + b"".join(shares)).digest()
    if game in ("buddy-bluff", "compile") and "starter" not in proof:
        if below(len(shares), words(key, 2**32 - 1, 0)) != int(head["starter"]):
            return "starter: lots let somebody else start"
    deal, right, left = -1, 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("[deal"):
            deal, count, heap = deal + 1, 0, list(DECKS.get(game, []))
        elif re.match(r"deal |decks P|shuffle P|pick P|protocols ", line):
            answer = is_right(game, line, heap, (key, deal, count))
            count, right, left = count + 1, right + (answer is True), left + (answer is None)
            if answer is False:
                return f"line {number}: other cards had to be dealt"
    return (right, left)


if __name__ == "__main__":
    failed = False
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            found = verify(file.read())
        failed |= isinstance(found, str)
        rest = f", {found[1]} left to pakli verify" if not isinstance(found, str) and found[1] else ""
        print(f"{path}: NOT honest: {found}" if isinstance(found, str) else f"{path}: honest: {found[0]} times cards were dealt as they had to be{rest}")
    sys.exit(failed)
