/** Frames that nobody should send: grammatical, then mutated, or no frames at all. */
import type { Sfc32 } from '@pakli/core';

const WORDS = [
  '',
  '0',
  '-1',
  '1e99',
  'null',
  'true',
  '[]',
  '{}',
  '"x"',
  '"__proto__"',
  '9007199254740993',
  '0.5',
  '{"kind":"start"}',
  '[[[[[[[[[[]]]]]]]]]]',
  '"\\u0000"',
  '"\\ud800"',
  '{"__proto__":{"kind":"hello"}}',
] as const;

/** What was valid once: moves as text, and the ids that others gave their commands. */
export interface Known {
  readonly heard: string;
  readonly ids: readonly string[];
  /** The number of steps so far: a move with this number may be valid by chance. */
  readonly steps: number;
}

/** Deeper than any real nesting, as long as a frame may not be, and bytes that are not text. */
const MONSTERS: readonly (string | Buffer)[] = [
  '['.repeat(3000),
  `{"kind":"do","id":"command-1","command":${'['.repeat(1500)}${']'.repeat(1500)}}`,
  'x'.repeat(1_000_000),
  `{"kind":"ping","seq":${' '.repeat(1_000_000)}1}`,
  Buffer.from([0xff, 0xfe, 0x22]),
  Buffer.concat([Buffer.from('{"kind":"ping","seq":"'), Buffer.from([0xed, 0xa0, 0x80, 0x22])]),
];

/** Commands for seated people or hosts only: valid except for the sender. */
const WISHES = [
  '{"kind":"lock","locked":true}',
  '{"kind":"watching","watching":false}',
  '{"kind":"talk","talk":true}',
  '{"kind":"offer","seat":1,"open":true}',
  '{"kind":"clear","seat":0}',
  '{"kind":"sit","seat":0}',
  '{"kind":"computer","seat":1,"level":"beginner"}',
  '{"kind":"ask","what":"end"}',
  '{"kind":"ask","what":"takeback"}',
  '{"kind":"leave"}',
  '{"kind":"back"}',
  '{"kind":"start"}',
] as const;

/** From a person at the table, or from a `stranger`, who may do nothing there. */
export function nonsense(
  random: Sfc32,
  { heard, ids, steps }: Known,
  stranger = false,
): () => string | Buffer {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const texts = [...new Set(heard.match(/"text":"[^"]*"/g) ?? [])].map((text) => text.slice(7));
  const value = (): string => (random.below(3) > 0 ? pick(WORDS) : pick([...texts, '"x"']));
  const known = ids.filter(({ length }) => length >= 8).map((id) => `"${id}"`);
  const id = (): string =>
    random.below(10) > 0
      ? pick(['"command-1"', '"aaaaaaaaaaaa"', ...known])
      : pick(['"x"', '""', value()]);
  const commands = [
    () => `{"kind":"play","step":${value()},"text":${value()}}`,
    // Valid except for its timing: an old step is never a second move.
    () => `{"kind":"play","step":${random.below(2)},"text":${pick([...texts, '"x"'])}}`,
    () =>
      `{"kind":"play","step":${(steps + 1 + random.below(999)) % 1000},"text":${pick([...texts, '"x"'])}}`,
    () => `{"kind":"sit","seat":${value()},"nonce":${value()}}`,
    () => `{"kind":"sit","seat":${random.below(16)},"nonce":"${'0123456789abcdef'.repeat(2)}"}`,
    () => `{"kind":"computer","seat":${value()},"level":${value()}}`,
    () => `{"kind":"computer","seat":${random.below(16)},"level":"beginner"}`,
    () => `{"kind":"answer","ask":${value()},"yes":${value()}}`,
    () => `{"kind":"answer","ask":${random.below(9)},"yes":true}`,
    () => `{"kind":"start"}`,
    () => `{"kind":${value()}}`,
    () => value(),
    ...(stranger ? [() => pick(WISHES), () => pick(WISHES)] : []),
  ];
  const command = (): string => `{"kind":"do","id":${id()},"command":${pick(commands)()}}`;
  const frames = [
    // Most of it: input that is not a frame gets no further than the door.
    ...Array.from({ length: 16 }, () => command),
    () => `{"kind":"cover","id":${id()},"seat":${value()}}`,
    () => `{"kind":"say","id":${id()},"say":${value()}}`,
    () => `{"kind":"hello","protocol":${value()},"since":${value()}}`,
    () => `{"kind":"ping","seq":${value()},"more":1}`,
    () => `{"kind":${value()}}`,
    () => value(),
  ];
  return () => {
    if (random.below(50) === 0) return pick(MONSTERS);
    const text = pick(frames)();
    if (random.below(10) > 0) return text || ' ';
    // Truncated, doubled, or with one letter changed.
    const at = random.below(text.length + 1);
    return (
      pick([text.slice(0, at), text + text, `${text.slice(0, at)}\u0007${text.slice(at)}`]) || ' '
    );
  };
}
