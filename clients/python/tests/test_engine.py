"""An engine process: tables, errors, pipelining, its end."""
import os
import subprocess
import sys
import tempfile
import unittest

from at_home import ENVIRONMENT, ROOT
from pakli import Engine, EngineClosed, EngineError, find_command


class TestEngine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_games(self):
        games = {game["id"] for game in self.engine.games()}
        self.assertEqual(games, {"buddy-bluff", "compile", "mulle", "ulti"})

    def test_encoding(self):
        encoding = self.engine.encoding("ulti", {"ladder": "common42"})
        self.assertEqual(encoding.size, 326 + 9 + 16)
        self.assertEqual(encoding.fields[1][:3], ("talon", 32, 32))
        self.assertEqual(sum(field.size for field in encoding.fields), encoding.size)

    def test_errors_tell_what_is_wrong(self):
        with self.assertRaises(EngineError) as caught:
            self.engine.new("buddy-bluff", {"lift": "up"})
        error = caught.exception
        self.assertEqual((error.id, error.rule, error.at), ("bad-option-value", "10", "options.lift"))
        self.assertIn("top, run", error.message)
        with self.assertRaises(EngineError) as caught:
            self.engine.load("nonsense")
        self.assertEqual((caught.exception.id, caught.exception.line), ("not-a-record", 1))
        # The engine is still usable.
        self.assertFalse(self.engine.new("mulle").over)

    def test_more_requests_than_a_pipe_holds(self):
        table = self.engine.new("compile", seed=1)
        wanted = {"do": "observe", "table": table.name, "seat": 0}
        replies = self.engine.ask_all(wanted for _ in range(200))
        self.assertEqual(len(replies), 200)
        self.assertEqual(len({reply["numbers"] for reply in replies}), 1)
        # More than a pipe holds, in both directions.
        small = {"do": "observe", "table": self.engine.new("ulti", seed=1).name}
        long = self.engine.ask_all({**small, "id": f"{n:0200}"} for n in range(1000))
        self.assertEqual([int(reply["id"]) for reply in long], list(range(1000)))

    def test_an_error_among_many_leaves_nothing_behind(self):
        with self.assertRaises(EngineError):
            self.engine.ask_all([{"do": "hello"}, {"do": "dance"}, {"do": "games", "id": 3}])
        self.assertEqual(self.engine.ask("hello", id=4)["id"], 4)

    def test_a_request_that_cannot_be_written_leaves_nothing_behind(self):
        with self.assertRaises(TypeError):
            self.engine.ask_all([{"do": "hello", "id": 1}, {"do": "hello", "id": object()}])
        self.assertEqual([reply["id"] for reply in self.engine.ask_all([{"do": "hello", "id": 2}])], [2])

    def test_the_end(self):
        engine = Engine()
        engine.close()
        engine.close()
        with self.assertRaises(EngineClosed):
            engine.games()
        with self.assertRaises(EngineClosed):
            Engine("/nowhere/pakli")
        with Engine([sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(7)"]) as dead:
            with self.assertRaisesRegex(EngineClosed, "status 7"):
                dead.games()

    def test_the_command_is_found(self):
        script = "from pakli import find_command; print(find_command())"
        with tempfile.TemporaryDirectory() as folder:
            here = {key: value for key, value in ENVIRONMENT.items() if key != "PAKLI"}
            run = dict(capture_output=True, text=True, check=True)
            clone = subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=here, **run)
            self.assertIn("apps/cli/bin/pakli.js", clone.stdout)
            named = subprocess.run(
                [sys.executable, "-c", script], cwd=folder, env={**here, "PAKLI": "npx 'my pakli'"}, **run
            )
            self.assertEqual(named.stdout.strip(), "['npx', 'my pakli']")
        self.assertTrue(os.environ.get("PAKLI") or find_command())


if __name__ == "__main__":
    unittest.main()
