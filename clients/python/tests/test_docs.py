"""The docs are true: every block of Python in them is run, and the player sits down in an arena."""
import re
import subprocess
import sys
import tempfile
import unittest
from importlib.util import find_spec
from pathlib import Path

from at_home import ENVIRONMENT, ROOT
from pakli import find_command

PAGES = (
    ROOT / "docs" / "python.md",
    ROOT / "docs" / "trained-player.md",
    ROOT / "clients" / "python" / "README.md",
)


class TestDocs(unittest.TestCase):
    def test_every_block_runs(self):
        environment = {**ENVIRONMENT, "PAKLI": " ".join(f"'{word}'" for word in find_command())}
        for page in PAGES:
            blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text(), re.M | re.S)
            self.assertTrue(blocks)
            with tempfile.TemporaryDirectory() as folder:
                for block in blocks:
                    if "numpy" in block and not find_spec("numpy"):
                        continue
                    name = re.match(r"# file: (\S+)\n", block)
                    if name:
                        (Path(folder) / name[1]).write_text(block)
                        continue
                    run = subprocess.run(
                        [sys.executable, "-c", block], cwd=folder, env=environment, capture_output=True, text=True
                    )
                    self.assertEqual((run.returncode, run.stderr), (0, ""), f"{page.name}:\n{block}")
                for script in Path(folder).glob("*.py"):
                    self.measure(folder, script.name, environment)

    def measure(self, folder, script, environment):
        """As the page does, with fewer deals."""
        players = f"cmd:{sys.executable} {script},random"
        words = ["arena", "buddy-bluff", "--players", players, "--deals", "4", "--seed", "1", "--workers", "1"]
        run = subprocess.run([*find_command(), *words], cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertIn(script, run.stdout)


if __name__ == "__main__":
    unittest.main()
