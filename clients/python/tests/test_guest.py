"""A game that is not built in: eleven seats, and an id that ends in a digit."""
import random
import unittest
from importlib.util import find_spec

from at_home import ROOT
from pakli import Batch, Engine, EngineError
from pakli.env import raw_env

GUEST = ROOT / "test" / "guests" / "high2.ts"


class TestGuest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine(guests=[GUEST])

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_match_of_eleven(self):
        [facts] = [game for game in self.engine.games() if game["id"] == "high2"]
        self.assertEqual(facts["seats"], [2, 3, 11])
        table = self.engine.new("high2", seats=11, seed=1)
        while not table.over:
            table.play(table.moves()[0], seat=table.turn)
        self.assertEqual((len(table.totals), sum(table.totals)), (11, 2))
        again = self.engine.load(table.record())
        self.assertEqual((again.over, again.totals), (True, table.totals))
        self.assertIn(self.engine.new("high2", seed=1).think("casual", steps=2), map(str, range(1, 45)))

    @unittest.skipUnless(find_spec("numpy"), "NumPy is not installed")
    def test_numbers_of_eleven(self):
        encoding = self.engine.encoding("high2", seats=11)
        self.assertEqual(encoding.size, 44 * 12)
        batch = Batch(self.engine, "high2", 3, seats=11, seed=1)
        self.assertEqual(batch.numbers.shape, (3, encoding.size))
        ends = [row for _ in range(22) for row in batch.step([seen.actions[0] for seen in batch.observations])]
        self.assertEqual(ends, [0, 1, 2])

    def test_an_environment_of_eleven(self):
        world = raw_env("high2", seats=11, engine=self.engine)
        world.reset(seed=1)
        self.assertEqual(world.agents[10], "player_10")
        chance, total = random.Random(1), 0.0
        for _ in world.agent_iter():
            observation, reward, termination, truncation, _ = world.last()
            total += reward
            mask = observation["action_mask"]
            legal = [action for action, one in enumerate(mask) if one]
            world.step(None if termination or truncation else chance.choice(legal))
        self.assertEqual(total, 2)

    def test_other_numbers_of_players(self):
        with self.assertRaises(EngineError) as caught:
            self.engine.new("high2", seats=4)
        self.assertEqual((caught.exception.id, caught.exception.at), ("bad-seats", "seats"))
        with self.assertRaises(EngineError):
            self.engine.new("high")
