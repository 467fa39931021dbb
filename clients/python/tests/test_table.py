"""A match: views, moves, numbers, records, dealing, thinking; and many of them."""
import random
import unittest

import at_home  # noqa: F401
from pakli import Batch, Engine, EngineError

GAMES = ("buddy-bluff", "compile", "mulle", "ulti")


class TestTable(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_match_by_texts(self):
        table = self.engine.new("buddy-bluff", seed=1, names=["Ann", "Bo", "Cy", "Di"])
        while not table.over:
            self.assertEqual(table.view()["seat"], table.turn)
            table.play(table.moves()[0], seat=table.turn)
        self.assertEqual(len(table.places), 4)
        self.assertAlmostEqual(sum(table.payoffs), 1)
        again = self.engine.load(table.record())
        self.assertEqual((again.over, again.totals), (True, table.totals))

    def test_views_hide(self):
        table = self.engine.new("mulle", seed=1)
        self.assertIsNone(table.view(None)["hand"])
        self.assertEqual(len(table.view(1)["hand"]), 8)
        self.assertNotEqual(table.view(0)["hand"], table.view(1)["hand"])

    def test_numbers_by_seat(self):
        table = self.engine.new("ulti", seed=1)
        encoding = self.engine.encoding("ulti")
        seen = table.observe()
        self.assertEqual((seen.seat, len(seen.numbers)), (table.turn, encoding.size))
        hand = encoding.fields[0]
        self.assertEqual(sum(seen.numbers[hand.start : hand.start + hand.size]), 12)
        self.assertEqual(sum(seen.mask(encoding.actions)), len(seen.actions))
        self.assertEqual(table.observe((table.turn + 1) % 3).actions, [])

    def test_undo_and_deal(self):
        table = self.engine.new("mulle", "short", seed=1, chance="ask")
        self.assertIsNone(table.turn)
        self.assertEqual(table.deal()[0]["seat"], None)
        seat, moves = table.turn, table.moves()
        table.play(moves[0])
        self.assertEqual(table.undo(), seat)
        self.assertEqual(table.moves(), moves)

    def test_think(self):
        table = self.engine.new("mulle", seed=3)
        move = table.think("strong", steps=5, seed=1)
        self.assertIn(move, table.moves())
        self.assertEqual(table.think("strong", steps=5, seed=1), move)
        with self.assertRaises(EngineError) as caught:
            table.think("nobody")
        self.assertEqual(caught.exception.id, "unknown-player")

    def test_a_closed_table_is_gone(self):
        table = self.engine.new("mulle")
        table.close()
        with self.assertRaises(EngineError) as caught:
            table.moves()
        self.assertEqual(caught.exception.id, "no-table")

    def test_a_batch_plays_as_its_tables_would_alone(self):
        for game in GAMES:
            with self.subTest(game):
                chance = random.Random(1)
                batch = Batch(self.engine, game, 3, seed=5)
                alone = [self.engine.new(game, seed=5 + i, observe=True) for i in range(3)]
                for _ in range(20):
                    actions = [chance.choice(seen.actions) for seen in batch.observations]
                    steps = batch.step(actions)
                    for table, action, step in zip(alone, actions, steps):
                        self.assertEqual(step.seat, table.turn)
                        table.play(action=action, observe=True)
                        self.assertEqual((step.payoffs, step.over), (table.payoffs, table.over))
                    if any(table.over for table in alone):
                        break
                    self.assertEqual(batch.observations, [table.observation for table in alone])
                self.assertEqual(len(batch.numbers()), 3 * batch.encoding.size)
                batch.close()

    def test_a_batch_goes_on_with_other_matches(self):
        batch = Batch(self.engine, "mulle", 2, "short", seed=1)
        seeds = [table.seed for table in batch.tables]
        ended = 0
        for _ in range(40):
            for step in batch.step([seen.actions[0] for seen in batch.observations]):
                ended += step.over
                self.assertEqual(step.over, step.totals is not None)
        self.assertEqual(seeds, [1, 2])
        self.assertEqual({table.seed for table in batch.tables}, {ended + 1, ended + 2})
        self.assertGreater(ended, 3)
        with self.assertRaises(ValueError):
            batch.step([0])
        with self.assertRaises(EngineError) as caught:
            batch.step([20539, 20539])
        self.assertEqual(caught.exception.id, "not-an-action")

    def test_a_batch_stands_as_it_is_told_after_an_action_that_may_not_be_done(self):
        batch = Batch(self.engine, "mulle", 2, seed=1)
        for wrong, raised in ((20539, EngineError), (None, TypeError)):
            with self.assertRaises(raised):
                batch.step([batch.observations[0].actions[0], wrong])
            self.assertEqual(batch.observations, [table.observe() for table in batch.tables])


if __name__ == "__main__":
    unittest.main()
