/** Keys out of what a terminal sends. A terminal sends each key whole, so that a lone escape is the key of that name. */
import type { Key } from './editor.ts';

const SEQUENCES: Readonly<Record<string, string>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  '[H': 'home',
  '[F': 'end',
  OH: 'home',
  OF: 'end',
  '[1~': 'home',
  '[4~': 'end',
  '[7~': 'home',
  '[8~': 'end',
  '[3~': 'delete',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[Z': 'backtab',
};
const NAMES: Readonly<Record<string, string>> = {
  '\r': 'return',
  '\n': 'return',
  '\t': 'tab',
  ' ': 'space',
  '\u007f': 'backspace',
  '\b': 'backspace',
};

// Escape, then what a function key adds to it.
// oxlint-disable-next-line no-control-regex -- that is what terminals send
const PARTS = /\u001b(?:\[[\d;]*[A-Za-z~]|O[A-Za-z])|[^]/gu;

export function keysIn(chunk: string): Key[] {
  return Array.from(chunk.matchAll(PARTS), ([part]) => keyOf(part));
}

function keyOf(part: string): Key {
  if (part === '\u001b') return { name: 'escape', text: '', ctrl: false };
  if (part.startsWith('\u001b')) {
    return { name: SEQUENCES[part.slice(1)] ?? 'unknown', text: '', ctrl: false };
  }
  const name = NAMES[part];
  if (name !== undefined) return { name, text: name === 'space' ? ' ' : '', ctrl: false };
  const code = part.codePointAt(0) ?? 0;
  // Ctrl and a letter come as the first control characters.
  if (code < 32) return { name: String.fromCodePoint(code + 96), text: '', ctrl: true };
  return { name: part, text: part, ctrl: false };
}
