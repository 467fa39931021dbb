"""Deals again what a room has dealt, with nothing of Pakli: writes the golden file of the chance tests.

    python3 packages/host/scripts/chance.py > packages/host/test/golden/chance.json
"""

import hashlib
import json


def commitment(secret, table, rules):
    return hashlib.sha256(secret + f"{table}\n{rules}".encode()).hexdigest()


def key_of(secret, nonces):
    shares = [bytes(16) if nonce is None else bytes.fromhex(nonce) for nonce in nonces]
    return hashlib.sha256(secret + b"".join(shares)).digest()


def words(key, deal, outcome):
    counter = 0
    while True:
        block = hashlib.sha256(key + b"".join(n.to_bytes(4, "big") for n in (deal, outcome, counter))).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(block[at : at + 4], "big")
        counter += 1


def below(n, source):
    limit = 2**32 - 2**32 % n
    return next(word for word in source if word < limit) % n


def shuffled(cards, source):
    cards = list(range(cards))
    for i in range(len(cards)):
        j = i + below(len(cards) - i, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def case(number):
    seed = hashlib.sha256(f"case {number}".encode()).digest()
    seats = 2 + number % 3
    nonces = [hashlib.sha256(seed + bytes([seat])).hexdigest()[:32] for seat in range(seats)]
    if number % 2 == 1:
        nonces[number % seats] = None
    deal, outcome = (number * 7) % 5, (number * 3) % 4
    key = key_of(seed, nonces)
    large = words(key, deal, outcome + 1)
    lots = words(key, 2**32 - 1, 0)
    return {
        "secret": seed.hex(),
        "table": f"TABLE{number}",
        "rules": "" if number == 0 else f"lock=always deals={number}",
        "nonces": nonces,
        "commitment": commitment(seed, f"TABLE{number}", "" if number == 0 else f"lock=always deals={number}"),
        "deal": deal,
        "outcome": outcome,
        "cards": shuffled(104, words(key, deal, outcome)),
        # Two in three words are thrown away at this size.
        "large": [below(2**31 + 2**29, large) for _ in range(20)],
        "lots": [below(seats, lots) for _ in range(10)],
    }


def message(length):
    return bytes((length * 31 + i * 7) % 256 for i in range(length))


LENGTHS = [0, 1, 3, 31, 32, 54, 55, 56, 57, 63, 64, 65, 111, 119, 120, 127, 128, 129, 1000]
print(
    json.dumps(
        {
            "hashes": [{"message": message(n).hex(), "hash": hashlib.sha256(message(n)).hexdigest()} for n in LENGTHS],
            "chances": [case(number) for number in range(6)],
        },
        indent=1,
    )
)
