"""Recounts a tournament or a series from its exported file, without any code of Pakli: python3 examples/recount.py FILE...

Prints one JSON object per file with every traveller and the standings; of a series, the standings. docs/tournaments.md has the format and the formulas.
"""

from __future__ import annotations

import json
import math
import sys
from typing import Any, Dict, List, Optional, Sequence, Tuple

AWARDS = {"plus": (60, 2, 0.1), "average": (50, 0, 0.0), "minus": (40, -2, -0.1)}
#: A file as parsed JSON, and a row of it.
Json = Dict[str, Any]

MEASURE = {"matchpoints": "percent", "imps": "imps", "points": "points"}


def beta_fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, 500):
        for term in (m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)), -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))):
            d = 1 / (1 + term * d)
            c = 1 + term / c
            value *= c * d
        if abs(c * d - 1) < 1e-16:
            break
    return value


def incomplete_beta(a: float, b: float, x: float) -> float:
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(1 - x))
    return front * beta_fraction(a, b, x) / a


def student(degrees: int, known: Dict[int, float] = {}) -> float:
    """The number of standard errors on each side of a 95 % interval."""
    if degrees not in known:
        low, high = 1.0, 13.0
        for _ in range(60):
            t = (low + high) / 2
            outside = incomplete_beta(degrees / 2, 0.5, degrees / (degrees + t * t))
            low, high = (t, high) if outside > 0.05 else (low, t)
        known[degrees] = high
    return known[degrees]


def interval(values: Sequence[float]) -> Tuple[Optional[float], Optional[float]]:
    n = len(values)
    if n < 2:
        return None, None
    mean = math.fsum(values) / n
    deviation = math.sqrt(math.fsum((x - mean) ** 2 for x in values) / (n - 1))
    half = student(n - 1) * deviation / math.sqrt(n)
    return mean - half, mean + half


def mean(values: Sequence[float]) -> Optional[float]:
    return math.fsum(values) / len(values) if values else None


def victory_points(margin: float, boards: int) -> float:
    t, most = (math.sqrt(5) - 1) / 2, 15 * math.sqrt(boards)
    points = 10 * (1 - t ** (3 * min(abs(margin), most) / most)) / (1 - t**3)
    return 10 + math.copysign(points, margin)


def imps(difference: float, scale: Sequence[float]) -> int:
    size = sum(1 for threshold in scale if abs(difference) >= threshold)
    return -size if difference < 0 else size


def count_line(seats: List[Json], expected: int, best: str, scale: Sequence[float]) -> None:
    """Fills in the points of everybody in one line of a board."""
    sign = 1 if best == "high" else -1
    field = [row for row in seats if row["award"] is None]
    n = len(field)
    scores: List[float] = [row["score"] for row in field]
    for row in seats:
        row["percent"] = row["imps"] = row["points"] = None
        if row["award"] in AWARDS:
            percent, imp, tenth = AWARDS[row["award"]]
            row["percent"], row["imps"] = percent, imp if scale else None
            if field:
                row["points"] = math.fsum(scores) / n + sign * tenth * (max(scores) - min(scores))
    for i, row in enumerate(field):
        leads = [sign * (row["score"] - other) for j, other in enumerate(scores) if j != i]
        won = sum(1 for lead in leads if lead > 0) + sum(1 for lead in leads if lead == 0) / 2
        share = 100 * won / (n - 1) if n > 1 else 50
        if n < expected:
            share = 50 + (share - 50) * (n - 1) / n * expected / (expected - 1)
        row["percent"], row["points"] = share, row["score"]
        if scale:
            row["imps"] = sum(imps(lead, scale) for lead in leads) / (n - 1) if n > 1 else 0


def travellers(t: Json) -> List[Json]:
    played: Dict[Tuple[int, int], Json] = {(result["board"], result["table"]): result for result in t["results"]}
    rows: List[Json] = []
    for number, plan in enumerate(t["rounds"]):
        for turn, board in enumerate(plan["boards"]):
            for line in range(t["seats"]):
                seats: List[Json] = []
                for table, people in enumerate(plan["tables"]):
                    award = None
                    for a in t["adjustments"]:
                        if a["board"] == board and a.get("table", table) == table and a.get("line", line) == line:
                            award = None if a["award"] == "played" else a["award"]
                    result = played.get((board, table))
                    if result is None and award is None:
                        continue
                    seats.append({
                        "round": number, "board": board, "table": table, "line": line, "award": award,
                        "person": result["people"][line] if result else people[(line + turn) % len(people)],
                        "score": result["scores"][line] if result else None,
                        "covered": line in result.get("covered", []) if result else False,
                    })
                count_line(seats, len(plan["tables"]), t["best"], t["scale"])
                rows += seats
    return rows


def standings(t: Json, rows: List[Json]) -> List[Json]:
    measure = MEASURE[t["ranking"]]
    sign = -1 if measure == "points" and t["best"] == "low" else 1
    own = [[row for row in rows if row["person"] == person and row[measure] is not None] for person in range(len(t["people"]))]
    values = [mean([row[measure] for row in some]) for some in own]
    ranked = [p for p, one in enumerate(t["people"]) if not one.get("filler") and own[p]]
    boards = [{row["board"]: row[measure] for row in some} for some in own]

    def alike(one: int, other: int) -> bool:
        low, high = interval([boards[one][b] - boards[other][b] for b in boards[one] if b in boards[other]])
        return low is None or high is None or (low <= 1e-9 and high >= -1e-9)

    table = []
    for p, some in enumerate(own):
        low, high = interval([row[measure] for row in some])
        if measure == "percent" and low is not None and high is not None:
            low, high = max(0, low), min(100, high)
        means: Dict[str, Optional[float]] = {key: mean([row[key] for row in some if row[key] is not None]) for key in ("percent", "imps", "points")}
        place = 1 + sum(1 for q in ranked if sign * ((values[q] or 0) - (values[p] or 0)) > 1e-9) if p in ranked else None
        table.append({
            "person": p, "place": place, "boards": len(some), "value": values[p], "low": low, "high": high,
            "alike": [q for q in ranked if q != p and alike(p, q)] if p in ranked else [], **means,
            "victoryPoints": None if (imp := means["imps"]) is None else victory_points(imp * len(some), len(some)),
        })
    return sorted(table, key=lambda one: (math.inf if one["place"] is None else one["place"], one["person"]))


def series(s: Json) -> List[Json]:
    table: List[Json] = [{"person": p, "worth": [None] * len(s["evenings"])} for p in range(len(s["people"]))]
    for number, evening in enumerate(s["evenings"]):
        results = evening["results"]
        for one in results:
            beaten = sum(1 for other in results if other["place"] > one["place"])
            tied = sum(1 for other in results if other is not one and other["place"] == one["place"])
            points = 1 + beaten + tied / 2
            table[one["person"]]["worth"][number] = points if s["scoring"] == "places" else one["percent"]
    for row in table:
        row["total"] = math.fsum(worth for worth in row["worth"] if worth is not None)
    for row in table:
        row["place"] = 1 + sum(1 for other in table if other["total"] - row["total"] > 1e-9)
    return sorted(table, key=lambda row: (row["place"], row["person"]))


def recount(t: Json) -> Json:
    if t["format"] == "pakli-series/1":
        return {"standings": series(t)}
    rows = travellers(t)
    return {"travellers": rows, "standings": standings(t, rows)}


if __name__ == "__main__":
    for path in sys.argv[1:]:
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
            for text in file.read().splitlines() if path == "-" else [file.read()]:
                print(json.dumps(recount(json.loads(text))))
