/** Bad input for parsers: what an attacker or a clumsy person would send. */
import type { Random } from '../random.ts';

const FIXED: readonly string[] = [
  '',
  ' ',
  '-',
  '-1',
  '0',
  '99999999999',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\n',
  '#',
  '[deal 1]',
  '\u{1F0A1}\uD800',
  '>'.repeat(40),
  'A'.repeat(999),
  'QH '.repeat(4000),
];

function printable(random: Random): string {
  return String.fromCharCode(32 + random.below(95));
}

/** The text with one small change. */
export function mutate(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const before = text.slice(0, at);
  const after = text.slice(at);
  switch (random.below(8)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + printable(random) + after;
    case 2:
      return before + printable(random) + after.slice(1);
    case 3:
      return before + after.charAt(1) + after.charAt(0) + after.slice(2);
    case 4:
      return text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();
    case 5:
      return `${text} ${text}`;
    case 6:
      return doubleWord(text, random);
    default:
      return before;
  }
}

/** Replaces one word by another, such as a duplicate card. */
function doubleWord(text: string, random: Random): string {
  const words = [...text.matchAll(/[A-Za-z0-9]+/g)];
  const one = words[random.below(Math.max(words.length, 1))];
  const other = words[random.below(Math.max(words.length, 1))];
  if (one === undefined || other === undefined) return '';
  return text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length);
}

/** Probably invalid texts: fixed ones, garbage, and `known` ones as they are and mutated. */
export function strangeTexts(known: readonly string[], random: Random, count: number): string[] {
  const texts: string[] = [];
  for (let i = 0; i < count; i++) {
    const text = known.length === 0 ? '' : (known[random.below(known.length)] ?? '');
    texts.push(text, mutate(text, random));
    texts.push(FIXED[random.below(FIXED.length)] ?? '');
    texts.push(Array.from({ length: random.below(12) }, () => printable(random)).join(''));
  }
  return texts;
}
