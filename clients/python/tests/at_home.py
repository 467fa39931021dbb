"""Where the package and the clone are."""
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "clients" / "python" / "src"
sys.path.insert(0, str(SOURCE))
# Small matrices: a second thread of NumPy only spins.
os.environ["OPENBLAS_NUM_THREADS"] = "1"
#: For programs that a test starts.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE)}
