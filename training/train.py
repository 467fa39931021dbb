"""Trains a value net on games that a game's `selfplay.ts` has written.

    python3 training/train.py train --data data --out gen1.net --generation 1
    python3 training/train.py imitate --data data --out people.net
    python3 training/train.py evaluate --data golden --net gen1.net --out golden.json

Needs PyTorch and NumPy; a GPU is used where there is one. The net and its
file are described in packages/core/src/net.ts and net-file.ts.
"""

import argparse
import json
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

MAGIC = b"PAKLINET"
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Data:
    """Positions as rows: `counts` says how many rows each part of a position has."""

    def __init__(self, folders, limit=0):
        self.heads = [json.load(open(f"{folder}/head.json")) for folder in folders]
        self.head = self.heads[-1]
        rows, counts, labels = [], [], []
        for folder, head in zip(folders, self.heads):
            if head["table"] != self.head["table"]:
                raise SystemExit(f"{folder}: made with other rows")
            for part in range(head["files"]):
                name = f"{folder}/part{part}"
                rows.append(np.fromfile(f"{name}.rows.u16", dtype=np.int16))
                counts.append(np.fromfile(f"{name}.counts.u8", dtype=np.uint8))
                labels.append(np.fromfile(f"{name}.labels.f32", dtype=np.float32))
        parts = self.head["parts"] + 1
        self.rows = torch.cat([torch.from_numpy(some).to(DEVICE) for some in rows])
        self.counts = torch.cat([torch.from_numpy(some).to(DEVICE) for some in counts]).view(-1, parts)
        self.labels = torch.cat([torch.from_numpy(some).to(DEVICE) for some in labels])
        lengths = self.counts.sum(1, dtype=torch.int64)
        self.starts = torch.cumsum(lengths, 0) - lengths

    def __len__(self):
        return len(self.labels)

    def batch(self, which):
        """The rows of some positions, one behind the other, and where each part begins."""
        counts = self.counts[which].to(torch.int64)
        lengths = counts.sum(1)
        ends = torch.cumsum(lengths, 0)
        total = int(ends[-1])
        shift = torch.repeat_interleave(self.starts[which] - (ends - lengths), lengths, output_size=total)
        rows = self.rows[torch.arange(total, device=DEVICE) + shift].to(torch.int64)
        flat = counts.flatten()
        return rows, torch.cumsum(flat, 0) - flat


class Net(torch.nn.Module):
    def __init__(self, rows, parts, width, middle):
        super().__init__()
        self.shape = dict(rows=rows, parts=parts, width=width, middle=middle)
        self.first = torch.nn.Parameter(torch.randn(rows, width) * 0.05)
        self.first_bias = torch.nn.Parameter(torch.full((width,), 0.1))
        self.middle = torch.nn.Parameter(torch.randn(width, middle) * (1.0 / width) ** 0.5)
        self.middle_bias = torch.nn.Parameter(torch.zeros(middle))
        self.last = torch.nn.Parameter(torch.randn(middle) * (1.0 / middle) ** 0.5)
        self.last_bias = torch.nn.Parameter(torch.zeros(1))
        self.words = None

    def forward(self, rows, starts):
        parts = self.shape["parts"]
        sums = F.embedding_bag(rows, self.rows(), starts, mode="sum").view(-1, parts + 1, self.shape["width"])
        found = F.relu(sums[:, :parts] + sums[:, parts:] + self.first_bias).sum(1)
        second = F.relu(found @ self.middle + self.middle_bias)
        return second @ self.last + self.last_bias

    def read_by(self, path, table):
        """Learns what words are worth instead of the rows that have them (`card-words.ts`)."""
        said = json.load(open(path))
        if said["table"] != table:
            raise SystemExit(f"{path}: made for other rows")
        at = torch.tensor([said["rows"], said["words"]], device=DEVICE)
        sizes = (self.shape["rows"], said["count"])
        self.said = torch.sparse_coo_tensor(at, torch.tensor(said["weights"], device=DEVICE), sizes).to_dense()
        self.alone = (self.said.abs().sum(1, keepdim=True) == 0).float()
        self.words = torch.nn.Parameter(torch.zeros(said["count"], self.shape["width"], device=DEVICE))
        with torch.no_grad():
            self.words.normal_(0, 0.01)

    def rows(self):
        return self.first if self.words is None else self.alone * self.first + self.said @ self.words

    def weights(self):
        return [self.rows(), self.first_bias, self.middle, self.middle_bias, self.last, self.last_bias]


def write(net, path, told):
    head = json.dumps(dict(version=1, **net.shape, **told)).encode()
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(head)) + head)
        for weights in net.weights():
            file.write(weights.detach().cpu().numpy().astype("<f2").tobytes())


def read(path):
    """The net of a file, with its weights as the file has them, and its head."""
    content = open(path, "rb").read()
    if content[:8] != MAGIC:
        raise SystemExit(f"{path}: not a net")
    begin = 12 + struct.unpack("<I", content[8:12])[0]
    head = json.loads(content[12:begin])
    numbers = torch.from_numpy(np.frombuffer(content[begin:], dtype="<f2").astype(np.float32))
    net = Net(head["rows"], head["parts"], head["width"], head["middle"])
    with torch.no_grad():
        for weights in net.weights():
            size = weights.numel()
            weights.copy_(numbers[:size].view_as(weights))
            numbers = numbers[size:]
    return net.to(DEVICE), head


def loss_on(net, data, which, size=65536):
    with torch.no_grad():
        sums = [
            F.binary_cross_entropy_with_logits(net(*data.batch(some)), data.labels[some], reduction="sum")
            for some in which.split(size)
        ]
    return float(sum(sums)) / max(1, len(which))


def train(args):
    torch.manual_seed(args.seed)
    begin = time.time()
    data = Data(args.data)
    head = data.head
    net = Net(head["rows"], head["parts"], args.width, args.middle).to(DEVICE)
    if args.init:
        net, _ = read(args.init)
    if args.words:
        net.read_by(args.words, head["table"])
    # Whole games are held out: the last ones.
    count = len(data)
    kept = count - min(count // 20, 500_000)
    held = torch.arange(kept, count, device=DEVICE)
    print(f"{count} positions on {DEVICE}, read in {time.time() - begin:.0f} s", flush=True)
    steps = max(1, int(args.epochs * kept / args.batch))
    rest = [weights for weights in net.parameters() if weights is not net.words]
    groups = [dict(params=rest, weight_decay=0)]
    if args.words:
        groups.append(dict(params=[net.words], weight_decay=args.decay))
    optimizer = torch.optim.AdamW(groups, lr=args.rate, fused=DEVICE == "cuda")
    rate = lambda step: min(1.0, (step + 1) / 100) * max(0.01, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    order, at = torch.randperm(kept, device=DEVICE), 0
    for step in range(steps):
        if at + args.batch > kept:
            order, at = torch.randperm(kept, device=DEVICE), 0
        which = order[at : at + args.batch]
        at += args.batch
        loss = F.binary_cross_entropy_with_logits(net(*data.batch(which)), data.labels[which])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % max(1, steps // 8) == 0:
            print(f"step {step}/{steps}: held-out loss {loss_on(net, data, held):.5f}, {time.time() - begin:.0f} s", flush=True)
    told = dict(
        table=head["table"],
        game=head["game"],
        generation=args.generation,
        games=sum(one["games"] for one in data.heads),
        positions=count,
        # `lambda` is a word of Python.
        **{"lambda": head["lambda"]},
        seed=head["seed"],
        commit=args.commit,
    )
    write(net, args.out, told)
    print(f"{args.out}: held-out loss {loss_on(net, data, held):.5f}, {time.time() - begin:.0f} s")


def imitate(args):
    """Learns which of the positions that its moves leave a player takes."""
    torch.manual_seed(args.seed)
    begin = time.time()
    data = Data(args.data)
    head = data.head
    sizes = np.concatenate(
        [
            np.fromfile(f"{folder}/part{part}.groups.u8", dtype=np.uint8)
            for folder, one in zip(args.data, data.heads)
            for part in range(one["files"])
        ]
    )
    sizes = torch.from_numpy(sizes.astype(np.int64)).to(DEVICE)
    starts = torch.cumsum(sizes, 0) - sizes
    net = Net(head["rows"], head["parts"], args.width, args.middle).to(DEVICE)
    count = len(sizes)
    kept = count - count // 20
    held = torch.arange(kept, count, device=DEVICE)

    def losses(which):
        """Of decisions: how unlikely what was chosen is, and whether it is the likeliest."""
        size = sizes[which]
        ends = torch.cumsum(size, 0)
        total = int(ends[-1])
        shift = torch.repeat_interleave(starts[which] - (ends - size), size, output_size=total)
        index = torch.arange(total, device=DEVICE) + shift
        scores, labels = net(*data.batch(index)), data.labels[index]
        group = torch.repeat_interleave(torch.arange(len(which), device=DEVICE), size, output_size=total)
        none = torch.zeros(len(which), device=DEVICE)
        most = torch.full_like(none, -1e9).scatter_reduce(0, group, scores.detach(), "amax")
        sums = none.scatter_add(0, group, torch.exp(scores - most[group]))
        chosen = none.scatter_add(0, group, scores * labels)
        hits = none.scatter_add(0, group, (scores >= most[group]).float() * labels)
        return most + torch.log(sums) - chosen, hits

    def report():
        with torch.no_grad():
            told = [torch.stack(losses(some)) for some in held.split(8192)]
        loss, hits = torch.cat(told, 1).mean(1).tolist()
        lot = torch.log(sizes[held].float()).mean().item()
        print(f"held-out loss {loss:.4f} (by lot {lot:.4f}), agrees in {100 * hits:.1f} %, {time.time() - begin:.0f} s", flush=True)

    steps = max(1, int(args.epochs * kept / args.batch))
    optimizer = torch.optim.Adam(net.parameters(), lr=args.rate)
    rate = lambda step: min(1.0, (step + 1) / 50) * max(0.01, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    for step in range(steps):
        loss = losses(torch.randint(kept, (args.batch,), device=DEVICE))[0].mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % max(1, steps // 4) == 0:
            report()
    told = dict(table=head["table"], game=head["game"], generation=1, games=sum(one["games"] for one in data.heads))
    write(net, args.out, dict(**told, positions=len(data), **{"lambda": 1}, seed=head["seed"], commit=args.commit))
    report()


def compare(args):
    """The loss of nets on the same games."""
    data = Data(args.data)
    which = torch.arange(len(data), device=DEVICE)
    for path in args.net:
        print(f"{path}: loss {loss_on(read(path)[0], data, which):.5f} on {len(data)} positions", flush=True)


def evaluate(args):
    """What the net makes of positions, for the tests of other implementations."""
    data = Data(args.data)
    net, _ = read(args.net)
    with torch.no_grad():
        scores = net(*data.batch(torch.arange(len(data), device=DEVICE))).cpu().tolist()
    told = dict(rows=data.head.get("id", ""), scores=[round(score, 5) for score in scores])
    json.dump(told, open(args.out, "w"))
    print(f"{args.out}: {len(scores)} positions")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("train")
    one.set_defaults(run=train)
    one.add_argument("--data", nargs="+", required=True)
    one.add_argument("--out", required=True)
    one.add_argument("--init", default="", help="a net to begin with")
    one.add_argument("--words", default="", help="what rows have in common, as card-words.ts writes it")
    one.add_argument("--decay", type=float, default=4, help="how much words are drawn to 0")
    one.add_argument("--width", type=int, default=64)
    one.add_argument("--middle", type=int, default=32)
    one.add_argument("--epochs", type=float, default=1)
    one.add_argument("--batch", type=int, default=8192)
    one.add_argument("--rate", type=float, default=0.002)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--generation", type=int, default=1)
    one.add_argument("--commit", default="")
    three = commands.add_parser("imitate")
    three.set_defaults(run=imitate)
    three.add_argument("--data", nargs="+", required=True)
    three.add_argument("--out", required=True)
    three.add_argument("--width", type=int, default=16)
    three.add_argument("--middle", type=int, default=16)
    three.add_argument("--epochs", type=float, default=8)
    three.add_argument("--batch", type=int, default=1024)
    three.add_argument("--rate", type=float, default=0.003)
    three.add_argument("--seed", type=int, default=1)
    three.add_argument("--commit", default="")
    two = commands.add_parser("evaluate")
    two.set_defaults(run=evaluate)
    two.add_argument("--data", nargs="+", required=True)
    two.add_argument("--net", required=True)
    two.add_argument("--out", required=True)
    four = commands.add_parser("compare")
    four.set_defaults(run=compare)
    four.add_argument("--data", nargs="+", required=True)
    four.add_argument("--net", nargs="+", required=True)
    arguments = parser.parse_args()
    arguments.run(arguments)
