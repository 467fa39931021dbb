"""Examples in Python: the net of docs/trained-player.md trains from nothing and sits down, Kuhn poker is solved."""
import json
import subprocess
import sys
import tempfile
import unittest
from importlib.util import find_spec
from pathlib import Path

from at_home import ENVIRONMENT, ROOT
from pakli import find_command

NET = ROOT / "examples" / "net"


class TestRegrets(unittest.TestCase):
    def test_kuhn_poker_is_solved(self):
        sys.path.insert(0, str(ROOT / "examples"))
        import cfr

        strategy = cfr.train(300)
        worth = sum(cfr.value(strategy, "", deal) for deal in cfr.DEALS) / len(cfr.DEALS)
        self.assertAlmostEqual(worth, -1 / 18, places=2)
        # The sum of both best responses: more against a player who never bets, almost nothing against the solution.
        wins = [sum(cfr.best_response(play, seat) for seat in (0, 1)) for play in (strategy, cfr.train(1))]
        self.assertLess(wins[0], 0.05)
        self.assertGreater(wins[1], 0.2)
        self.assertGreater(wins[0], -1e-9)


@unittest.skipUnless(find_spec("numpy"), "NumPy is not installed")
class TestExample(unittest.TestCase):
    def run_(self, *words):
        run = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, env=ENVIRONMENT)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        return run.stdout

    def arena(self, player):
        words = ["--with", "examples/duel.ts", "arena", "duel", "--players", f"cmd:{player},random"]
        return self.run_(*find_command(), *words, "--deals", "20", "--seed", "1", "--workers", "1", "--json")

    def test_it_trains_and_plays(self):
        with tempfile.TemporaryDirectory() as folder:
            net = str(Path(folder) / "net.npz")
            words = [str(NET / "train.py"), "--rounds", "2", "--engines", "1", "--out", net]
            self.assertIn("round 2,", self.run_(sys.executable, *words))
            self.arena(f"{sys.executable} {NET / 'player.py'} {net}")

    def test_the_weights_that_are_kept_play_well(self):
        [summary] = [json.loads(line) for line in self.arena(f"{sys.executable} {NET / 'player.py'}").splitlines()]
        # The same deals, moves and figures every time.
        self.assertGreater(summary["results"][0]["share"]["low"], 0.5)


if __name__ == "__main__":
    unittest.main()
