"""Fits the nets of auctions to samples and writes their weights.

    python3 packages/ulti/scripts/fit-auctions.py FOLDER... > packages/ulti/src/knowledge/expert/auction-weights.ts

FOLDER has what `auction-samples.ts` writes; several are taken together. Needs NumPy. What the
choices would have won in deals that were kept apart is printed to the standard error.
"""
import sys
import numpy as np


class Net:
    """Dense layers with nothing below 0 between them, trained by Adam."""

    def __init__(self, sizes, seed=1):
        random = np.random.default_rng(seed)
        pairs = list(zip(sizes, sizes[1:]))
        self.weights = [random.normal(0, np.sqrt(2 / a), (a, b)) for a, b in pairs]
        self.weights[-1] *= 0.3
        self.biases = [np.zeros(b) for b in sizes[1:]]
        self.memory = [[np.zeros_like(x), np.zeros_like(x)] for x in self.weights + self.biases]
        self.steps = 0

    def run(self, x):
        self.found = [x]
        for depth, (weights, biases) in enumerate(zip(self.weights, self.biases)):
            x = x @ weights + biases
            if depth < len(self.weights) - 1:
                x = np.maximum(x, 0)
            self.found.append(x)
        return x[:, 0]

    def learn(self, error, rate, decay):
        slope = error[:, None]
        of_weights, of_biases = [], []
        for depth in reversed(range(len(self.weights))):
            of_weights.insert(0, self.found[depth].T @ slope / len(slope))
            of_biases.insert(0, slope.mean(0))
            if depth:
                slope = (slope @ self.weights[depth].T) * (self.found[depth] > 0)
        self.steps += 1
        for place, (part, slopes) in enumerate(zip(self.weights + self.biases, of_weights + of_biases)):
            mean, square = self.memory[place]
            mean += 0.1 * (slopes - mean)
            square += 0.001 * (slopes**2 - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            if place < len(self.weights):
                step = step + decay * part
            part -= rate * step


def fit(inputs, groups, errors, hidden, epochs, decay, batch):
    """`groups` are rows that belong together; `errors` says how far answers are off, by rows."""
    middle, spread = inputs.mean(0), inputs.std(0)
    spread[spread < 1e-3] = 1
    scaled = (inputs - middle) / spread
    net = Net([inputs.shape[1], *hidden, 1])
    random = np.random.default_rng(1)
    for epoch in range(epochs):
        rate = 2e-3 * (1 - epoch / epochs) + 1e-5
        order = random.permutation(len(groups))
        for at in range(0, len(order), batch):
            rows = np.concatenate([groups[one] for one in order[at : at + batch]])
            net.learn(errors(net.run(scaled[rows]), rows), rate, decay)
    net.biases[0] = net.biases[0] - (middle / spread) @ net.weights[0]
    net.weights[0] = net.weights[0] / spread[:, None]
    return net


def read(name, width):
    return np.concatenate([np.fromfile(f"{one}/{name}.f32", np.float32).reshape(-1, width) for one in sys.argv[1:]]).astype(float)


def single(count):
    return [np.array([row]) for row in range(count)]


def fit_answer(rows):
    better = np.clip((rows[:, 1] - rows[:, 2]) / 10, -8, 8)
    return fit(rows[:, 3:], single(len(rows)), lambda said, at: said - better[at], (32, 16), 20, 0.3, 256)


def choices_of(rows):
    starts = np.flatnonzero(np.r_[True, rows[1:, 0] != rows[:-1, 0]])
    return np.split(np.arange(len(rows)), starts[1:])


def fit_offer(rows):
    choices = choices_of(rows)
    number = np.concatenate([np.full(len(one), place) for place, one in enumerate(choices)])
    brought = rows[:, 1] / 10

    def beside(values, at):
        _, place = np.unique(number[at], return_inverse=True)
        return values - (np.bincount(place, values) / np.bincount(place))[place]

    gap = np.clip(beside(brought, np.arange(len(rows))), -6, 6)
    return fit(rows[:, 3:], choices, lambda said, at: beside(said, at) - gap[at], (24, 12), 10, 0.2, 100)


def fit_kontra(rows):
    made = rows[:, 1]
    errors = lambda said, at: 1 / (1 + np.exp(-said)) - made[at]
    return fit(rows[:, 2:], single(len(rows)), errors, (24, 12), 12, 0.3, 256)


def check(answer, offer):
    """One deal in five is kept apart."""
    apart = answer[:, 0] % 5 == 0
    kept = answer[apart]
    said = fit_answer(answer[~apart]).run(kept[:, 3:])
    gain = np.where(said > 0, kept[:, 1], kept[:, 2])
    rule = np.where(10 * kept[:, 3] + 3 > -0.65 * 10 * kept[:, 12], kept[:, 1], kept[:, 2])
    print(f"answers: {gain.mean():.2f} points, by the rule {rule.mean():.2f}", file=sys.stderr)
    apart = offer[:, 0] // 64 % 5 == 0
    kept = offer[apart]
    said = fit_offer(offer[~apart]).run(kept[:, 3:])
    choices = choices_of(kept)
    best = lambda values: np.mean([kept[one[np.argmax(values[one])], 1] for one in choices])
    print(f"bids: {best(said):.2f} points, by solved worlds {best(kept[:, 3]):.2f}", file=sys.stderr)


def write(name, net):
    print(f"export const {name}: readonly (readonly string[])[] = [")
    for weights, biases in zip(net.weights, net.biases):
        print("  [")
        for unit, bias in zip(weights.T, biases):
            print("    '" + " ".join(str(round(1000 * x)) for x in [bias, *unit]) + "',")
        print("  ],")
    print("];")


answer, offer, doubt = read("answer", 41), read("offer", 35), read("doubt", 34)
check(answer, offer)
print("/** The weights of the nets in thousandths, one line a unit, its bias first (`scripts/fit-auctions.py`). */")
write("ANSWER", fit_answer(answer))
write("OFFER", fit_offer(offer))
write("KONTRA", fit_kontra(doubt))
