"""Many matches at once, in one process or several."""
import random
import unittest
from importlib.util import find_spec

import at_home  # noqa: F401
from pakli import DEAL_ENDED, MATCH_ENDED, Batch, Engine, EngineClosed, EngineError, Engines

GAMES = ("buddy-bluff", "compile", "mulle", "ulti")


@unittest.skipUnless(find_spec("numpy"), "NumPy is not installed")
class TestBatch(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engines = Engines(2)
        cls.engine = cls.engines[0]

    @classmethod
    def tearDownClass(cls):
        cls.engines.close()

    def test_a_batch_plays_as_its_tables_would_alone(self):
        for game in GAMES:
            with self.subTest(game):
                chance = random.Random(1)
                batch = Batch(self.engines, game, 3, seed=5)
                alone = [self.engine.new(game, seed=5 + row, observe=True) for row in range(3)]
                for _ in range(20):
                    seen = batch.observations
                    self.assertEqual([one.seat for one in seen], [table.turn for table in alone])
                    self.assertEqual([one.actions for one in seen], [table.observation.actions for table in alone])
                    self.assertEqual([list(one.numbers) for one in seen], [list(t.observation.numbers) for t in alone])
                    actions = [chance.choice(one.actions) for one in seen]
                    ended = batch.step(actions)
                    for row, (table, action) in enumerate(zip(alone, actions)):
                        table.play(action=action, observe=True)
                        self.assertEqual(row in ended, table.payoffs is not None)
                        self.assertEqual(batch.ends[row] == MATCH_ENDED, table.over)
                    if any(table.over for table in alone):
                        break
                batch.close()

    def test_the_number_of_engines_changes_nothing(self):
        import numpy as np

        one, two = (Batch(engines, "mulle", 5, "short", seed=1) for engines in (self.engine, self.engines))
        chance, ended = np.random.default_rng(1), 0
        for _ in range(60):
            actions = one.random_actions(chance)
            ended += len(one.step(actions))
            two.step(actions)
            for name in ("numbers", "seats", "counts", "starts", "legal", "ends", "payoffs", "totals", "seeds"):
                self.assertTrue(np.array_equal(getattr(one, name), getattr(two, name)), name)
        self.assertGreater(ended, 5)
        # Each row counts by the size of the batch: no two matches have a seed in common.
        self.assertEqual([int(seed - 1) % 5 for seed in one.seeds], [0, 1, 2, 3, 4])
        self.assertGreater(one.seeds.min(), 5)

    def test_deals_and_their_payoffs(self):
        batch = Batch(self.engine, "buddy-bluff", 2, "match", seed=1)
        kinds = []
        for _ in range(48 * 4):
            for row in batch.step([seen.actions[0] for seen in batch.observations]):
                kinds.append(int(batch.ends[row]))
                self.assertAlmostEqual(batch.payoffs[row].sum(), 1)
        self.assertEqual(kinds, [DEAL_ENDED] * 6 + [MATCH_ENDED] * 2)

    def test_masks(self):
        batch = Batch(self.engine, "ulti", 4, seed=1)
        mask = batch.mask()
        self.assertEqual(mask.sum(axis=1).tolist(), batch.counts.tolist())
        self.assertTrue(all(mask[row, batch.actions(row)].all() for row in range(4)))
        self.assertEqual(batch.rows_of_legal().tolist(), sorted(batch.rows_of_legal().tolist()))

    def test_what_may_not_be_done_plays_nothing(self):
        batch = Batch(self.engines, "mulle", 3, seed=1)
        first = [int(batch.actions(row)[0]) for row in range(3)]
        before = batch.numbers.copy()
        with self.assertRaises(EngineError) as caught:
            batch.step([first[0], first[1], 20539])
        error = caught.exception
        self.assertEqual((error.id, error.at), ("not-an-action", "actions[2]"))
        self.assertRegex(str(error), r"table 2 of 3: action 20539 may not be done now, but \d+")
        for wrong in ([0], [first[0]] * 4, [first]):
            with self.assertRaises(ValueError):
                batch.step(wrong)
        for wrong in ([*first[:2], None], [*first[:2], 0.5]):
            with self.assertRaises(TypeError):
                batch.step(wrong)
        batch._exchange(None)
        self.assertTrue((batch.numbers == before).all())

    def test_errors_name_their_key(self):
        with self.assertRaisesRegex(EngineError, "^seed: "):
            Batch(self.engine, "mulle", 2, seed=-1)
        with self.assertRaisesRegex(EngineError, "^size: "):
            Batch(self.engine, "mulle", 100_000)
        with self.assertRaises(ValueError):
            Batch([], "mulle", 2)

    def test_a_batch_that_is_gone(self):
        batch = Batch(self.engine, "ulti", 2, seed=1)
        batch.close()
        with self.assertRaises(EngineError) as caught:
            batch.step([one.actions[0] for one in batch.observations])
        self.assertEqual(caught.exception.id, "no-batch")
        engine = Engine()
        batch = Batch(engine, "ulti", 2, seed=1)
        engine.close()
        with self.assertRaises(EngineClosed):
            batch.step([one.actions[0] for one in batch.observations])


if __name__ == "__main__":
    unittest.main()
