"""Reads a folder of `pakli selfplay` without NumPy and prints what it found."""
import ast, json, struct, sys
from pathlib import Path

def read(path):
    data = path.read_bytes()
    start = 10 + struct.unpack("<H", data[8:10])[0]
    head = ast.literal_eval(data[10:start].decode("latin1"))
    kind = {"|u1": "B", "<i4": "i", "<f4": "f", "<f2": "e"}[head["descr"]]
    return head["shape"], [one for (one,) in struct.iter_unpack("<" + kind, data[start:])]

found = {path.stem: read(path) for path in sorted(Path(sys.argv[1]).glob("*.npy"))}
print(json.dumps({name: {"shape": shape, "sum": sum(numbers), "first": numbers[0]} for name, (shape, numbers) in found.items()}))
