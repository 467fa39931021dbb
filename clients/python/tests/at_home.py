"""Where the package and the clone are."""
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "clients" / "python" / "src"
sys.path.insert(0, str(SOURCE))
#: For programs that a test starts.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE)}
