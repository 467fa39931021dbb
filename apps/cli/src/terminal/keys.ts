/**
 * Keys out of what a terminal sends, by Node's own reader: over a slow
 * connection a key arrives in pieces, and only an escape after which nothing
 * more comes for a while is the key of that name.
 */
import { emitKeypressEvents, type Key as Pressed } from 'node:readline';
import type { KeyPress } from './editor.ts';

/** Calls `take` with every key until what it answers with is called. */
export function listenForKeys(
  input: NodeJS.ReadableStream,
  take: (key: KeyPress) => void,
): () => void {
  const press = (_text: string | undefined, pressed: Pressed): void => {
    for (const key of keysOf(pressed)) take(key);
  };
  emitKeypressEvents(input);
  input.on('keypress', press);
  return () => void input.off('keypress', press);
}

const ESCAPE: KeyPress = { name: 'escape', text: '', ctrl: false };

function keysOf({ name, sequence = '', ctrl = false, meta = false }: Pressed): KeyPress[] {
  // Alt means nothing here: whoever sends it has pressed Escape, and the next key soon after it.
  // oxlint-disable-next-line no-control-regex -- that is what terminals send
  const [, after] = (meta && /^\u001b([^\u001b])$/u.exec(sequence)) || [];
  const sent = after ?? sequence;
  const text = ctrl || /\p{Cc}/u.test(sent) ? '' : sent;
  // Signs have no name; letters are named alike, small or capital.
  const key = { name: name === 'enter' ? 'return' : (name ?? text), text, ctrl };
  return after === undefined ? [key] : [ESCAPE, key];
}
