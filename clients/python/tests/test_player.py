"""A player that is asked over stdin and stdout, as our hosts ask it."""
import base64
import json
import struct
import subprocess
import sys
import unittest

from at_home import ENVIRONMENT

SCRIPT = """
from pakli import Player, serve

class Last(Player):
    name = "last"

    def choose(self, go):
        print("this goes to the log")
        if go.game == "bridge":
            raise KeyError("no idea")
        assert go.seat == go.view["seat"]
        return go.moves[-1]

serve(Last())
"""

OBSERVER = """
from pakli import Player, serve

class Observer(Player):
    observe = True

    def choose(self, go):
        assert list(go.numbers) == [0, 0.5, 1] and go.actions == [7, 9]
        try:
            go.move_of(8)
        except ValueError as error:
            assert "action 8 may not be done now, but 7, 9" in str(error)
        return go.move_of(9)

serve(Observer())
"""

GO = {"do": "go", "game": "mulle", "version": 2, "view": {"seat": 1}, "moves": ["a", "b"], "budget": {"ms": 1}}


class TestPlayer(unittest.TestCase):
    def say(self, *lines, script=SCRIPT):
        text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        run = subprocess.run(
            [sys.executable, "-c", script], input=text, capture_output=True, text=True, env=ENVIRONMENT, check=True
        )
        return [json.loads(line) for line in run.stdout.splitlines()], run.stderr

    def test_it_answers_in_order_and_echoes(self):
        replies, log = self.say({"do": "hello", "id": 1}, "", {**GO, "id": "x"}, {"do": "stop", "id": 2})
        self.assertEqual(replies[0], {"ok": True, "protocol": 1, "name": "last", "version": "1", "id": 1})
        self.assertEqual(replies[1], {"ok": True, "move": "b", "id": "x"})
        self.assertEqual(replies[2], {"ok": True, "stopped": False, "id": 2})
        self.assertIn("this goes to the log", log)

    def test_bad_input_is_answered(self):
        half = {"do": "go", "game": "mulle", "version": 2}
        replies, log = self.say("{", "[]", {"do": "dance"}, half, {**GO, "game": "bridge", "id": 4}, {**GO, "id": 5})
        self.assertEqual(
            [reply["error"]["id"] for reply in replies[:5]],
            ["bad-json", "bad-request", "unknown-request", "bad-request", "internal"],
        )
        self.assertEqual(replies[3]["error"]["at"], "view")
        self.assertRegex(replies[4]["error"]["message"], r"no idea.* \(<string>, line \d+\)$")
        self.assertIn("KeyError", log)
        self.assertEqual(replies[5]["move"], "b")


    def test_numbers_come_where_they_are_asked_for(self):
        numbers = base64.b64encode(struct.pack("<3f", 0, 0.5, 1)).decode()
        seen = {"numbers": numbers, "actions": [7, 9]}
        [hello, first, second], _ = self.say({"do": "hello"}, {**GO, "observation": seen}, GO, script=OBSERVER)
        self.assertTrue(hello["observe"])
        self.assertEqual(first["move"], "b")
        self.assertIn("observe = True", second["error"]["message"])


if __name__ == "__main__":
    unittest.main()
