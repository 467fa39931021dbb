/**
 * A leaflet: the rules of a game for people, one Markdown file a game and
 * language under packages/text/src. Page and terminal draw the same file:
 *
 *     <!-- capture: 5.1 7.4 -->        a paragraph: its id, and the rules of RULES.md that it tells of
 *     ## Taking cards
 *     With `K♠` you take 13.           a card between backticks
 *     ```cards sum                     a picture, named so that a test can play it
 *     Table: 9♣ 4♦ [5♥ 4♠]=9           a row: its label, cards, and cards that lie on one another
 *     ```
 *
 * The list in the paragraph `words` is the glossary. An entry shows dictionary forms; stems that
 * are only matched are in a comment, which renderers of the raw file hide, too:
 *
 *     - **Kontra, rekontra** <!-- kontrá rekontr -->: a vállalás megduplázása
 */
import { faceOfSigns } from './signs.ts';

export interface Leaflet {
  readonly title: string;
  /** The text before the first paragraph. */
  readonly opening: readonly Block[];
  readonly paragraphs: readonly Paragraph[];
  /** The glossary. */
  readonly entries: readonly Entry[];
}

/** A word of the game. */
export interface Entry {
  /** Dictionary forms, as shown. */
  readonly forms: readonly string[];
  /** Its other stems in sentences; never shown. */
  readonly stems: readonly string[];
  readonly meaning: string;
}

export interface Paragraph {
  readonly id: string;
  /** The rule numbers of RULES.md that link here. */
  readonly rules: readonly string[];
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'grid'; readonly head: readonly string[]; readonly rows: readonly string[][] }
  | Picture;

export interface Picture {
  readonly kind: 'picture';
  readonly id: string;
  readonly rows: readonly Row[];
}

/** A row of a picture; without cards it is a sentence below them. */
export interface Row {
  readonly label: string;
  readonly parts: readonly RowPart[];
}

/** A stack of cards, the last on top; a single card is a stack of one. Or words between them. */
export type RowPart =
  | { readonly kind: 'stack'; readonly faces: readonly string[] }
  | { readonly kind: 'words'; readonly text: string };

export function readLeaflet(source: string): Leaflet {
  const [head = '', ...parts] = source.split(/^<!-- (?=[a-z]+(?::[^>]*)? -->$)/m);
  const [title, opening] = headed(head.trim());
  return {
    title,
    opening: blocksIn(opening),
    paragraphs: parts.map((part) => {
      const end = part.indexOf(' -->');
      const [id = '', rules = ''] = part.slice(0, end).split(':');
      const [name, text] = headed(part.slice(end + 4).trim());
      return { id, rules: rules.split(' ').filter(Boolean), title: name, blocks: blocksIn(text) };
    }),
    entries: entriesIn(parts.find((part) => part.startsWith('words')) ?? ''),
  };
}

function entriesIn(words: string): Entry[] {
  return Array.from(
    words.matchAll(/^- \*\*([^*]+)\*\*(?: <!-- (.*) -->)?: (.*)$/gm),
    ([, forms = '', stems = '', meaning = '']) => ({
      forms: forms.split(', '),
      stems: stems.split(' ').filter(Boolean),
      meaning,
    }),
  );
}

/** A heading and its content. */
function headed(text: string): readonly [string, string] {
  const [first = '', ...rest] = text.split('\n');
  return [first.replace(/^#+ /, ''), rest.join('\n')];
}

function blocksIn(text: string): Block[] {
  // A blank line inside a picture does not end it.
  return text.split(/(^```cards .*\n[^]*?^```$)/m).flatMap((part, index) =>
    index % 2 === 1
      ? [pictureOf(part)]
      : part
          .split(/\n{2,}/)
          .map((block) => block.trim())
          .filter((block) => block !== '')
          .map(blockOf),
  );
}

function blockOf(text: string): Block {
  if (text.startsWith('- ')) {
    return { kind: 'list', items: text.slice(2).split(/\n- /).map(joined) };
  }
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = text.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    return { kind: 'grid', head, rows };
  }
  return { kind: 'text', text: joined(text) };
}

/** On one line, without comments. */
function joined(text: string): string {
  return text.replaceAll(/ <!--.*?-->/g, '').replaceAll(/\s*\n\s*/g, ' ');
}

function pictureOf(fence: string): Picture {
  const lines = fence.split('\n').slice(0, -1);
  const id = (lines.shift() ?? '').replace('```cards ', '').trim();
  return { kind: 'picture', id, rows: lines.filter((line) => line.trim() !== '').map(rowOf) };
}

function rowOf(line: string): Row {
  const [, label, content] = /^([^:]*): +(.*)$/.exec(line) ?? [];
  const parts = partsOf(content ?? '');
  if (label === undefined || parts.every(({ kind }) => kind === 'words')) {
    return { label: '', parts: [{ kind: 'words', text: line.trim() }] };
  }
  return { label, parts };
}

/** `9♣ [5♥ 4♠]=9 → K♠`: cards, stacks, and the words between them. */
function partsOf(content: string): RowPart[] {
  const parts: RowPart[] = [];
  for (const token of content.match(/\[[^\]]*\]|[^\s[\]]+/g) ?? []) {
    const faces = (token.startsWith('[') ? token.slice(1, -1) : token).split(' ').map(faceOfSigns);
    const last = parts.at(-1);
    if (faces.every((face) => face !== undefined)) parts.push({ kind: 'stack', faces });
    else if (last?.kind === 'words')
      parts.splice(-1, 1, { ...last, text: `${last.text} ${token}` });
    else parts.push({ kind: 'words', text: token });
  }
  return parts;
}

/** The paragraph about a rule, or with this id. */
export function paragraphFor({ paragraphs }: Leaflet, wanted: string): Paragraph | undefined {
  const number = /^\d+(?:\.\d+)*/.exec(wanted)?.[0];
  if (number === undefined) return paragraphs.find(({ id }) => id === wanted);
  const telling = (rule: string): Paragraph | undefined =>
    paragraphs.find(({ rules }) => rules.includes(rule));
  // A section is shown at its first rule.
  return (
    telling(wanted) ??
    telling(number) ??
    paragraphs.find(({ rules }) => rules.some((rule) => rule.startsWith(`${number}.`)))
  );
}

/** A piece of a sentence. */
export interface Span {
  readonly kind: 'plain' | 'strong' | 'soft' | 'card';
  readonly text: string;
  /** For a card. */
  readonly face?: string;
}

/** Splits a sentence: `**strong**`, `*soft*`, and cards between backticks. */
export function spansOf(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).flatMap((part): Span[] => {
    if (part.startsWith('**')) return withCards('strong', part.slice(2, -2));
    if (part.startsWith('*')) return withCards('soft', part.slice(1, -1));
    return withCards('plain', part);
  });
}

function withCards(kind: 'plain' | 'strong' | 'soft', text: string): Span[] {
  return text.split(/(`[^`]+`)/).flatMap((part): Span[] => {
    if (part === '') return [];
    if (!part.startsWith('`')) return [{ kind, text: part }];
    return part
      .slice(1, -1)
      .split(' ')
      .map((token) => {
        const face = faceOfSigns(token);
        return face === undefined
          ? { kind: 'strong', text: token }
          : { kind: 'card', text: token, face };
      });
  });
}

/** The words of a block, without its cards. */
export function saidIn(block: Block): string {
  if (block.kind === 'text') return plain(block.text);
  if (block.kind === 'list') return block.items.map(plain).join('\n');
  if (block.kind === 'grid') return [block.head, ...block.rows].flat().map(plain).join('\n');
  return block.rows
    .flatMap(({ label, parts }) => [
      label,
      ...parts.flatMap((part) => (part.kind === 'words' ? [part.text] : [])),
    ])
    .join('\n');
}

function plain(text: string): string {
  return spansOf(text)
    .flatMap((span) => (span.kind === 'card' ? [] : [span.text]))
    .join('');
}

/** Reading speed in letters per minute, roughly the same in all our languages. */
const PACE = 1300;

export function minutesOf({ paragraphs }: Leaflet): number {
  const letters = paragraphs
    .flatMap(({ blocks }) => blocks.map((block) => saidIn(block).length))
    .reduce((sum, length) => sum + length, 0);
  return Math.round(letters / PACE);
}
