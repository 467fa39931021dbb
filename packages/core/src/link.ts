/**
 * A whole match in a line of text short enough for a link. Every move is its
 * index in the list of legal moves and every dealt card its index among those
 * that are left, so that a link holds little more than the decisions.
 *
 *     const link = formatLink(match);            // 2.buddy-bluff.1.x3Gk...
 *     const { game } = await findGame(parseLink(link).game).load();
 *     const match = replayLink(game, link);
 *
 * Like a record it holds the truth. Links come from anywhere: reading one
 * never throws and takes bounded time, and a damaged one is refused.
 */
import { CardsLeft, type Pack } from './cards-left.ts';
import { Digits, DigitReader } from './digits.ts';
import { CHANCE, OVER, listMoves, type Game, type GameTypes } from './game.ts';
import { Match } from './match.ts';
import { formatOptions, readOptions, type OptionRule, type OptionValue } from './options.ts';
import { Sfc32 } from './random.ts';
import { checksumOf } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import type { Step, Table } from './table.ts';
import { atVersion, versionsOf } from './versions.ts';

export { checksum } from './checksum.ts';

/** The version of the format. */
const FORMAT = 2;
/** Bounds for what strangers send; a match beyond them has no link. */
const MAX_TEXT = 8192;
const MAX_STEPS = 5000;
const MAX_NAME = 60;
const MAX_POSITION = 4000;
/** The checksum of the record: a damaged link would otherwise be another game. */
const CHECK = 2 ** 32;

/** The game and the rule version that a link names. */
export interface LinkHead {
  readonly game: string;
  readonly version: number;
}

function bad(): Refusal {
  return refuse('bad-link', 'link');
}

function tooLong(): Refusal {
  return refuse('link-too-long', 'link');
}

/**
 * The head of a link. Also accepts a whole address: everything up to `#` is
 * ignored, and so is what a page appends to the link, the step and the seat
 * that it shows: `.../#/2.mulle.2.x3Gk/57/1`.
 */
export function parseLink(text: string): (LinkHead & { readonly payload: string }) | Refusal {
  if (text.length > MAX_TEXT) return tooLong();
  const [, game, version, payload] =
    /^(?:.*#)?\/*2\.([a-z][a-z\d-]*)\.(\d{1,6})\.([\w-]*)(?:\/\d{1,5}){0,2}$/s.exec(text.trim()) ??
    [];
  if (game === undefined || payload === undefined) return refuse('not-a-link', 'link');
  return { game, version: Number(version), payload };
}

/** The length of a chance outcome drawn here. */
function drawnLength<K extends GameTypes>({ game, state }: Table<K>): number {
  return game.draw(state, new Sfc32(1), new Uint8Array(game.maxOutcome));
}

/** Calls `visit` for each step of a table, with the table as it was before. */
function walk<K extends GameTypes>(
  table: Table<K>,
  visit: (step: Step<K['event']>, before: Table<K>) => void,
): void {
  const again = table.cut(0);
  for (const step of table.steps) {
    visit(step, again);
    if (step.kind === 'move') again.play(step.move);
    else again.apply(step.outcome);
  }
}

function packOf<K extends GameTypes>(match: Match<K>): Pack {
  let kinds = 1;
  let copies = 1;
  let plain = true;
  for (const table of match.tables) {
    const counts = new Int32Array(256);
    walk(table, (step, before) => {
      if (step.kind === 'move') return;
      plain &&= step.outcome.length === drawnLength(before);
      for (const kind of step.outcome) {
        counts[kind] = (counts[kind] ?? 0) + 1;
        kinds = Math.max(kinds, kind + 1);
        copies = Math.max(copies, counts[kind] ?? 0);
      }
    });
  }
  return { kinds, copies, plain };
}

/** The index of a value of an option. */
function placeOf({ values }: OptionRule, value: OptionValue | undefined): number {
  return 'min' in values ? Number(value) - values.min : values.findIndex((one) => one === value);
}

function valueAt({ values }: OptionRule, place: number): OptionValue | undefined {
  return 'min' in values ? values.min + place : values[place];
}

/** A name as a link contains it: one line without control characters. */
function plainName(name: string): string {
  return name
    .replaceAll(/[\p{C}|#\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME / 3)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** The link of a match, finished or not. */
export function formatLink<K extends GameTypes>(match: Match<K>): string | Refusal {
  const { game, tables } = match;
  const steps = tables.reduce((sum, table) => sum + table.steps.length, 0);
  const position = tables[0]?.position;
  if (steps > MAX_STEPS || (position?.length ?? 0) > MAX_POSITION) return tooLong();
  const digits = new Digits();
  const utf8 = new TextEncoder();
  digits.number(match.seats);
  digits.put(match.starter, match.seats);
  const rows = game.rules.options;
  const changed = rows.filter(({ key }) => match.options[key] !== game.rules.defaults[key]);
  digits.number(changed.length);
  for (const row of changed) {
    digits.number(rows.indexOf(row));
    digits.number(placeOf(row, match.options[row.key]));
  }
  const names = match.names.map(plainName);
  const named = names.some((name, seat) => name !== `Seat ${seat}`);
  digits.put(named ? 1 : 0, 2);
  if (named) for (const name of names) digits.bytes(utf8.encode(name));
  digits.put(position === undefined ? 0 : 1, 2);
  if (position !== undefined) digits.bytes(utf8.encode(position));
  const cards = packOf(match);
  digits.number(cards.kinds);
  digits.number(cards.copies);
  digits.put(cards.plain ? 1 : 0, 2);
  digits.put(match.over ? 1 : 0, 2);
  if (!match.over) {
    digits.number(tables.length);
    digits.number(match.table.steps.length);
  }
  digits.put(Number.parseInt(checksumOf(match, names), 16), CHECK);
  for (const table of tables) packTable(table, cards, digits);
  const text = `${FORMAT}.${game.id}.${game.version}.${digits.text()}`;
  return text.length > MAX_TEXT ? tooLong() : text;
}

function packTable<K extends GameTypes>(table: Table<K>, cards: Pack, digits: Digits): void {
  const { game } = table;
  // Moves that are not listed, such as giving up, come first, each with the index of its step.
  const unlisted: { readonly place: number; readonly text: string }[] = [];
  walk(table, (step, before) => {
    if (step.kind === 'move' && !listMoves(game, before.state).includes(step.move)) {
      unlisted.push({ place: table.steps.indexOf(step), text: step.text });
    }
  });
  digits.number(unlisted.length);
  for (const { place, text } of unlisted) {
    digits.number(place);
    digits.bytes(new TextEncoder().encode(text));
  }
  const left = new CardsLeft(cards);
  walk(table, (step, before) => {
    if (step.kind === 'chance') {
      if (!cards.plain) digits.put(step.outcome.length, game.maxOutcome + 1);
      left.put(digits, step.outcome);
      return;
    }
    const moves = listMoves(game, before.state);
    const place = moves.indexOf(step.move);
    if (place >= 0) digits.put(place, moves.length);
  });
}

/** The match that a link holds, by the rules of its version. */
export function replayLink<K extends GameTypes>(game: Game<K>, text: string): Match<K> | Refusal {
  const link = parseLink(text);
  if (isRefusal(link)) return link;
  if (link.game !== game.id) {
    return refuse('other-game', 'link', { expected: game.id, got: link.game });
  }
  const played = atVersion(game, link.version);
  if (played === undefined) {
    const known = versionsOf(game).join(', ');
    return refuse('other-version', 'link', { known, got: link.version });
  }
  const digits = DigitReader.open(link.payload);
  if (digits === undefined) return bad();
  const begun = unpackStart(played, digits);
  if (isRefusal(begun)) return begun;
  const { match } = begun;
  const cards = unpackCards(digits);
  if (cards === undefined) return bad();
  const over = digits.take(2) === 1;
  const deals = over ? played.deals(match.options) : digits.number();
  const last = over ? Infinity : digits.number();
  if (deals === undefined || last === undefined || deals < 1) return bad();
  const check = digits.take(CHECK);
  const budget = { steps: MAX_STEPS };
  for (let deal = 1; deal <= deals; deal++) {
    if (deal > 1 && !match.nextDeal()) {
      // A target of points may have ended it early.
      if (over && match.over) break;
      return bad();
    }
    const steps = deal < deals ? Infinity : last;
    if (!unpackTable(match.table, cards, digits, steps, budget)) return bad();
  }
  const got = Number.parseInt(checksumOf(match, match.names), 16);
  return digits.done && match.over === over && got === check ? match : bad();
}

function unpackStart<K extends GameTypes>(
  game: Game<K>,
  digits: DigitReader,
): { readonly match: Match<K> } | Refusal {
  const count = (): number => digits.number() ?? Infinity;
  const seats = digits.number();
  if (seats === undefined || !game.seats.includes(seats)) return bad();
  const starter = digits.take(seats);
  const rows = game.rules.options;
  const settings: Record<string, OptionValue> = {};
  const changed = count();
  if (changed > rows.length) return bad();
  for (let i = 0; i < changed; i++) {
    const row = rows[count()];
    const place = row === undefined ? 0 : count();
    const value = row === undefined ? undefined : valueAt(row, place);
    if (row === undefined || value === undefined) return bad();
    settings[row.key] = value;
  }
  const options = readOptions(
    game.rules,
    formatOptions(game.rules, { ...game.rules.defaults, ...settings }),
  );
  if (isRefusal(options)) return options;
  const utf8 = new TextDecoder();
  let names: string[] | undefined;
  if (digits.take(2) === 1) {
    names = [];
    for (let seat = 0; seat < seats; seat++) {
      const bytes = digits.bytes(MAX_NAME);
      if (bytes === undefined) return bad();
      names.push(plainName(utf8.decode(bytes)));
    }
  }
  let position: string | undefined;
  if (digits.take(2) === 1) {
    const bytes = digits.bytes(MAX_POSITION);
    if (bytes === undefined) return bad();
    position = utf8.decode(bytes);
  }
  const match = Match.start(game, {
    options,
    seats,
    starter,
    ...(names === undefined ? {} : { names }),
    ...(position === undefined ? {} : { position }),
  });
  return isRefusal(match) ? match : { match };
}

function unpackCards(digits: DigitReader): Pack | undefined {
  const kinds = digits.number();
  const copies = digits.number();
  const plain = digits.take(2) === 1;
  if (kinds === undefined || copies === undefined) return undefined;
  if (kinds < 1 || kinds > 256 || copies < 1 || copies > MAX_STEPS) return undefined;
  return { kinds, copies, plain };
}

/** Plays a deal up to `last` steps or its end; false if the digits do not fit. */
function unpackTable<K extends GameTypes>(
  table: Table<K>,
  cards: Pack,
  digits: DigitReader,
  last: number,
  budget: { steps: number },
): boolean {
  const { game, state } = table;
  const unlisted = new Map<number, string>();
  const count = digits.number();
  if (count === undefined || count > game.maxMoves) return false;
  for (let i = 0; i < count; i++) {
    const place = digits.number();
    const bytes = digits.bytes(MAX_NAME);
    if (place === undefined || bytes === undefined) return false;
    unlisted.set(place, new TextDecoder().decode(bytes));
  }
  const left = new CardsLeft(cards);
  for (let step = 0; step < last && table.turn !== OVER; step++) {
    if (--budget.steps < 0) return false;
    const text = unlisted.get(step);
    if (text !== undefined) {
      if (table.submitLine(text) !== undefined) return false;
      continue;
    }
    if (table.turn === CHANCE) {
      const length = cards.plain ? drawnLength(table) : digits.take(game.maxOutcome + 1);
      const outcome = left.take(digits, length);
      if (outcome === undefined || !deal(table, outcome)) return false;
      continue;
    }
    const moves = listMoves(game, state);
    const move = moves[digits.take(Math.max(1, moves.length))];
    if (move === undefined) return false;
    table.play(move);
  }
  return last === Infinity ? table.turn === OVER : table.steps.length === last;
}

/** Deals an untrusted outcome, by way of its text. */
function deal<K extends GameTypes>(table: Table<K>, outcome: Uint8Array): boolean {
  let text: string;
  try {
    text = table.game.formatDealTruth(table.state, outcome, outcome.length);
  } catch {
    // Games format only outcomes of their own: a card that does not exist may have no text.
    return false;
  }
  return table.submitDeal(text) === undefined;
}
