"""A match: views, moves, numbers, records, dealing, thinking."""
import random
import unittest

import at_home  # noqa: F401
from pakli import Engine, EngineError, views

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

    def test_views_have_the_keys_of_their_types(self):
        types = (views.BuddyBluffView, views.CompileView, views.MulleView, views.UltiView)
        for game, type_ in zip(GAMES, types):
            with self.subTest(game):
                table = self.engine.new(game, seed=1)
                while not table.over:
                    self.assertEqual(set(table.view()) - type_.__optional_keys__, type_.__required_keys__)
                    table.play(table.moves()[-1])
                self.assertLessEqual(set(table.view(0)), set(type_.__annotations__))

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

    def test_a_view_is_the_same_numbers_as_its_seat_sees(self):
        for game in GAMES:
            with self.subTest(game):
                chance = random.Random(2)
                table = self.engine.new(game, seed=3)
                for _ in range(25):
                    seen = table.observe()
                    self.assertEqual(self.engine.encode(game, table.view()), seen)
                    table.play(action=chance.choice(seen.actions))
                    if table.over:
                        break
        with self.assertRaises(EngineError) as caught:
            self.engine.encode("mulle", {"seat": 0})
        self.assertEqual((caught.exception.id, caught.exception.at), ("bad-view", "view"))

    def test_an_action_that_may_not_be_done_is_named(self):
        table = self.engine.new("mulle", seed=1)
        with self.assertRaisesRegex(EngineError, r"action 20539 may not be done now, but \d+, "):
            table.play(action=20539)


if __name__ == "__main__":
    unittest.main()
