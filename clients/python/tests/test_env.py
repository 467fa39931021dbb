"""PettingZoo's interface: its names and its order of calls, with NumPy and without."""
import contextlib
import io
import os
import random
import subprocess
import sys
import tempfile
import unittest
import warnings
from importlib.util import find_spec
from pathlib import Path

from at_home import ENVIRONMENT, ROOT
from pakli import Engine
from pakli.env import env as make_env, raw_env


def legal(observation):
    return [action for action, one in enumerate(observation["action_mask"]) if one]


def check_api(test, env, seed):
    """PettingZoo's requirements for an AEC environment, from reset until the last agent leaves."""
    chance = random.Random(seed)
    test.assertIsNone(env.reset(seed=seed))
    test.assertEqual(env.agents, env.possible_agents)
    test.assertEqual(env.num_agents, env.max_num_agents)
    test.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
    test.assertIsNone(env.last(observe=False)[0])
    for agent in env.possible_agents:
        test.assertIs(env.observation_space(agent), env.observation_space(agent))
        test.assertIs(env.action_space(agent), env.action_space(agent))
        test.assertRegex(agent, r"^[a-z]+_\d+$")
    owed = {agent: 0 for agent in env.agents}
    earned = {agent: 0 for agent in env.agents}
    left = list(env.agents)
    steps = 0
    for agent in env.agent_iter():
        test.assertEqual(agent, env.agent_selection)
        observation, reward, termination, truncation, info = env.last()
        test.assertIsInstance(termination, bool)
        test.assertIs(info, env.infos[agent])
        test.assertEqual((termination, truncation), (env.terminations[agent], env.truncations[agent]))
        # last() sums up all rewards since this agent's previous turn.
        test.assertAlmostEqual(reward, owed[agent])
        earned[agent] += reward
        if steps % 16 == 0:
            test.assertTrue(env.observation_space(agent).contains(observation))
        action = None if termination or truncation else chance.choice(legal(observation))
        if action is not None:
            test.assertEqual(list(info["action_mask"]), list(observation["action_mask"]))
        test.assertIsNone(env.step(action))
        owed[agent] = 0
        for one, more in env.rewards.items():
            owed[one] += more
        if action is None:
            left.remove(agent)
        test.assertEqual(env.agents, left)
        for by_agent in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
            test.assertEqual(set(by_agent), set(env.agents))
        steps += 1
    test.assertEqual(env.agents, [])
    return steps, earned


class TestEnv(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_every_game(self):
        for game in ("buddy-bluff", "compile", "mulle", "ulti"):
            with self.subTest(game):
                env = raw_env(game, engine=self.engine)
                steps, earned = check_api(self, env, 1)
                self.assertGreater(steps, 20)
                # Buddy Bluff and Compile share out one point; elsewhere gains and losses cancel out.
                shared = game in ("buddy-bluff", "compile")
                self.assertAlmostEqual(sum(earned.values()), 1 if shared else 0)
                self.assertEqual(str(env), f"{game}_v0")
                env.close()

    def test_a_match_of_several_deals_rewards_each(self):
        env = raw_env("buddy-bluff", "match", engine=self.engine)
        _, earned = check_api(self, env, 2)
        self.assertAlmostEqual(sum(earned.values()), 4)

    def test_a_seed_gives_the_same_cards(self):
        seen = []
        for env in (raw_env("ulti", engine=self.engine), raw_env("ulti", engine=self.engine)):
            env.reset(seed=7)
            seen.append(list(env.last()[0]["observation"]))
            env.reset(seed=8)
            seen.append(list(env.last()[0]["observation"]))
        self.assertEqual(seen[0], seen[2])
        self.assertEqual(seen[1], seen[3])
        self.assertNotEqual(seen[0], seen[1])

    def test_what_may_not_be_done(self):
        env = raw_env("mulle", "short", engine=self.engine)
        with self.assertRaises(ValueError):
            env.observe("player_0")
        env.reset(seed=1)
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        with self.assertRaisesRegex(ValueError, "action mask of player_"):
            env.step(next(action for action, one in enumerate(mask) if not one))
        with self.assertRaises(ValueError):
            env.step(None)
        # Neither call changed anything, and an agent that is not selected may not act.
        self.assertEqual(list(env.observe(agent)["action_mask"]), list(mask))
        other = next(one for one in env.agents if one != agent)
        self.assertFalse(any(env.observe(other)["action_mask"]))
        while not any(env.terminations.values()):
            env.step(legal(env.last()[0])[0])
        with self.assertRaises(ValueError):
            env.step(0)
        env.step(None)
        self.assertEqual(env.num_agents, 1)

    def test_the_position_as_text(self):
        env = raw_env("mulle", engine=self.engine, render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("table:", env.render())

    @unittest.skipUnless(find_spec("pettingzoo"), "PettingZoo is not installed")
    def test_what_pettingzoo_itself_asks(self):
        from pettingzoo.test import api_test, seed_test

        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            # A dictionary with a mask triggers a warning, in the classic environments too.
            warnings.simplefilter("ignore")
            for game in ("buddy-bluff", "compile", "mulle", "ulti"):
                with self.subTest(game):
                    api_test(make_env(game, engine=self.engine), num_cycles=60)
            seed_test(lambda: make_env("mulle", "short"), num_cycles=30)

    def test_without_numpy_and_as_one_of_pettingzoo(self):
        """Modules are looked for in this folder first."""
        script = (
            "import sys; from test_env import check_api; from pakli.env import raw_env; import unittest;"
            "from pakli import spaces; env = raw_env('mulle', 'short');"
            "print(spaces.numpy, check_api(unittest.TestCase(), env, 1)[0] > 10); env.close()"
        )
        found = "from pettingzoo import AECEnv; from pakli.env import PakliEnv; print(issubclass(PakliEnv, AECEnv))"
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "numpy.py").write_text("raise ImportError\n")
            tests = str(Path(__file__).parent)
            path = os.pathsep.join([folder, tests, ENVIRONMENT["PYTHONPATH"]])
            run = dict(capture_output=True, text=True, cwd=ROOT, env={**ENVIRONMENT, "PYTHONPATH": path})
            bare = subprocess.run([sys.executable, "-c", script], **run)
            self.assertEqual((bare.stdout.strip(), bare.stderr), ("None True", ""))
            (Path(folder) / "pettingzoo.py").write_text("class AECEnv:\n    pass\n")
            zoo = subprocess.run([sys.executable, "-c", found], **run)
            self.assertEqual((zoo.stdout.strip(), zoo.stderr), ("True", ""))


if __name__ == "__main__":
    unittest.main()
