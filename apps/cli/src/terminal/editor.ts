/** A line that is being typed, and what each key makes of it. Knows no terminal. */
export interface KeyPress {
  readonly name: string;
  /** The letter itself, where the key is one. */
  readonly text: string;
  readonly ctrl: boolean;
}

export interface EditorLine {
  readonly text: string;
  /** Before which letter the cursor stands. */
  readonly cursor: number;
}

export const EMPTY: EditorLine = { text: '', cursor: 0 };
const MOST_LETTERS = 200;

export function lineOf(text: string): EditorLine {
  return { text, cursor: text.length };
}

export function edit(line: EditorLine, { name, text, ctrl }: KeyPress): EditorLine {
  const before = line.text.slice(0, line.cursor);
  const after = line.text.slice(line.cursor);
  if (ctrl) {
    if (name === 'a') return { ...line, cursor: 0 };
    if (name === 'e') return lineOf(line.text);
    if (name === 'u') return { text: after, cursor: 0 };
    if (name === 'k') return lineOf(before);
    if (name === 'w') {
      const kept = before.replace(/\S+\s*$/, '');
      return { text: kept + after, cursor: kept.length };
    }
    return line;
  }
  switch (name) {
    case 'backspace': {
      const kept = Array.from(before).slice(0, -1).join('');
      return { text: kept + after, cursor: kept.length };
    }
    case 'delete':
      return { text: before + Array.from(after).slice(1).join(''), cursor: line.cursor };
    case 'left':
      return { ...line, cursor: Math.max(0, line.cursor - 1) };
    case 'right':
      return { ...line, cursor: Math.min(line.text.length, line.cursor + 1) };
    case 'home':
      return { ...line, cursor: 0 };
    case 'end':
      return lineOf(line.text);
    case 'escape':
      return EMPTY;
    default:
      if (text === '' || /\p{Cc}/u.test(text) || line.text.length >= MOST_LETTERS) return line;
      return { text: before + text + after, cursor: before.length + text.length };
  }
}

/** What Tab makes of a text: as much as all the candidates that continue from it have in common. */
export function complete(text: string, candidates: readonly string[]): string {
  const typed = text.trimStart().toLowerCase();
  const going = candidates.filter((one) => one.toLowerCase().startsWith(typed));
  const [first = ''] = going.length > 0 ? going : candidates.length === 1 ? candidates : [];
  let common = first;
  for (const one of going) {
    while (!one.toLowerCase().startsWith(common.toLowerCase())) common = common.slice(0, -1);
  }
  return common.length > typed.length || going.length === 0 ? common || text : text;
}
