/** Frames that nobody should send: by the grammar, then spoilt, or no frames at all. */
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

/** `seen` is what was heard before: texts and numbers that have been right once. */
export function nonsense(random: Sfc32, seen: string): () => string {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const texts = [...new Set(seen.match(/"text":"[^"]*"/g) ?? [])].map((text) => text.slice(7));
  const value = (): string => (random.below(3) > 0 ? pick(WORDS) : pick([...texts, '"x"']));
  const id = (): string => pick(['"command-1"', '"x"', '""', value(), '"aaaaaaaaaaaa"']);
  const commands = [
    () => `{"kind":"play","step":${value()},"text":${value()}}`,
    // Right but for the moment: an old step is never a second move.
    () => `{"kind":"play","step":${random.below(2)},"text":${pick([...texts, '"x"'])}}`,
    () => `{"kind":"sit","seat":${value()},"nonce":${value()}}`,
    () => `{"kind":"computer","seat":${value()},"level":${value()}}`,
    () => `{"kind":"answer","ask":${value()},"yes":${value()}}`,
    () => `{"kind":"start"}`,
    () => `{"kind":${value()}}`,
    () => value(),
  ];
  const frames = [
    () => `{"kind":"do","id":${id()},"command":${pick(commands)()}}`,
    () => `{"kind":"cover","id":${id()},"seat":${value()}}`,
    () => `{"kind":"hello","protocol":${value()},"since":${value()}}`,
    () => `{"kind":"ping","seq":${value()},"more":1}`,
    () => `{"kind":${value()}}`,
    () => value(),
  ];
  return () => {
    const text = pick(frames)();
    if (random.below(4) > 0) return text || ' ';
    // Cut, doubled, or with a letter changed.
    const at = random.below(text.length + 1);
    return (
      pick([text.slice(0, at), text + text, `${text.slice(0, at)}\u0007${text.slice(at)}`]) || ' '
    );
  };
}
