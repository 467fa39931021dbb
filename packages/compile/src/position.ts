/**
 * A whole state as one line (RULES 15.1): plates, zones and turn for people, then `rest`, the
 * numbers of a half-resolved text and of what the players know, with a checksum over the line.
 *
 *     plates: Fire* Life Water | Death Metal Light ; turn: P0 5 ; phase: action ; P0 L0: ~Fire-5 Fire-3 ; ...
 *
 * A line without `rest` is a handwritten position: the turn player stands at the beginning of the
 * phase, and nothing is remembered.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { nameOf, zoneName } from './engine/events.ts';
import { listHolders, recount, setCards } from './engine/field-index.ts';
import { isHalfResolved, push, TURNING } from './engine/stack.ts';
import { put } from './engine/zones.ts';
import { beginKnowing } from './memory/card-knowledge.ts';
import * as S from './state.ts';
import { cardsIn, clear, growTrail, slotOf, zoneOf, type State } from './state.ts';
import { run } from './turn/loop.ts';
import { PHASES, type View } from './types.ts';

/** `P0 L1`, `P0 hand`. */
const ZONE_KEYS = [0, 1].flatMap((player) =>
  [S.STACK, S.STACK + 1, S.STACK + 2, S.HAND, S.DECK, S.TRASH].map((kind) => {
    const zone = zoneOf(player, kind);
    return { key: zoneName(zone).replace('.', ' '), zone };
  }),
);

type Fields = (readonly [key: string, value: string])[];

function formatFields(fields: Fields): string {
  return fields.map(([key, value]) => `${key}: ${value}`.trimEnd()).join(' ; ');
}

function formatPlates(state: State): string {
  const plates = Array.from(state.plates, (protocol, i) => {
    const name = PROTOCOL_NAMES[protocol];
    return name === undefined ? '-' : `${name}${state.compiled[i] === 0 ? '' : '*'}`;
  });
  return `${plates.slice(0, 3).join(' ')} | ${plates.slice(3).join(' ')}`;
}

/** Run-length encoded numbers: `1.0*7.c`. */
function pack(numbers: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < numbers.length;) {
    let n = 1;
    while (numbers[i + n] === numbers[i]) n++;
    const text = (numbers[i] ?? 0).toString(36);
    out.push(n === 1 ? text : `${text}*${n.toString(36)}`);
    i += n;
  }
  return out.join('.');
}

function unpack(text: string): number[] {
  return text.split('.').flatMap((word) => {
    const [value = '', times = '1'] = word.split('*');
    return Array<number>(Math.min(Number.parseInt(times, 36) || 0, 5000)).fill(
      Number.parseInt(value, 36),
    );
  });
}

/** Everything that the zones do not show. */
function restOf(state: State): number[] {
  const { now } = state;
  return [
    ...now,
    ...state.frames.subarray(0, now[S.FRAMES]! * S.FRAME),
    ...state.notes.subarray(0, now[S.NOTES]),
    ...state.commits.subarray(0, now[S.COMMITS]),
    ...state.offers.subarray(0, now[S.OFFERED]),
    ...state.def,
    ...state.leftZone,
    ...state.up,
    ...state.known,
    ...state.commitFlags,
  ];
}

/** What the players remember. */
function memoryOf({ now, memory, trails }: State): number[] {
  const [first, second] = trails;
  return [...memory, ...first.subarray(0, now[S.TRAIL]), ...second.subarray(0, now[S.TRAIL + 1])];
}

export function formatPosition(state: State): string {
  return withCheck([
    ...openFields(state),
    ['rest', pack(restOf(state))],
    ['memory', pack(memoryOf(state))],
    ...(isHalfResolved(state) ? ([['book', state.program.sum]] as const) : []),
  ]);
}

function withCheck(fields: Fields): string {
  const text = formatFields(fields);
  return `${text} ; check: ${checksum([text])}`;
}

/** The state with all cards open. */
function openFields(state: State): Fields {
  const { now } = state;
  const name = (card: number): string => (state.up[card] === 0 ? '~' : '') + nameOf(state, card);
  return [
    ['plates', formatPlates(state)],
    ['control', now[S.CONTROL] === 0 ? '-' : `P${now[S.CONTROL]! - 1}`],
    ['turn', `P${now[S.ACTIVE]} ${now[S.TURN_NUMBER]}`],
    ['phase', PHASES[now[S.PHASE]!] ?? ''],
    ...ZONE_KEYS.map(
      ({ key, zone }) =>
        [
          key,
          cardsIn(state, zone)
            .map((card) => (zone % 6 >= S.STACK ? name(card) : nameOf(state, card)))
            .join(' '),
        ] as const,
    ),
  ];
}

const KEYS = new Set([
  'plates',
  'control',
  'turn',
  'phase',
  'rest',
  'memory',
  'book',
  'check',
  ...ZONE_KEYS.map(({ key }) => key),
]);

function readFields(text: string): Map<string, string> | Refusal {
  const fields = new Map<string, string>();
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue;
    const colon = part.indexOf(':');
    const key = part.slice(0, Math.max(colon, 0)).trim();
    if (!KEYS.has(key)) return refuse('unreadable', '15.1', { text: part.slice(0, 40) });
    if (fields.has(key)) return refuse('named-twice', '15.1', { text: key });
    fields.set(key, part.slice(colon + 1).trim());
  }
  return fields;
}

const words = (text: string | undefined): string[] =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');

export function readPosition(state: State, text: string): Refusal | undefined {
  const fields = readFields(text);
  if (isRefusal(fields)) return fields;
  clear(state);
  const rest = fields.get('rest');
  if (rest !== undefined || fields.has('check')) {
    const body = text.trim().replace(/ ; check: .*$/, '');
    if (rest === undefined || checksum([body]) !== fields.get('check')) {
      return refuse('bad-check', '15.1', { check: fields.get('check')?.slice(0, 12) ?? '' });
    }
  }
  const wrong =
    readPlates(state, fields.get('plates') ?? '', rest !== undefined) ?? readTurn(state, fields);
  if (wrong !== undefined) return wrong;
  const cards = readZones(fields);
  if (isRefusal(cards)) return cards;
  if (rest === undefined) return begin(state, cards);
  return (
    readRest(state, cards, unpack(rest), fields.get('memory') ?? '') ??
    checkBook(state, fields.get('book'))
  );
}

/** A half-resolved text only means something with the programs it was written with. */
function checkBook(state: State, book: string | undefined): Refusal | undefined {
  const fits = !isHalfResolved(state) || book === state.program.sum;
  return fits ? undefined : refuse('other-book', '15.1');
}

function readPlates(state: State, text: string, drafting: boolean): Refusal | undefined {
  const sides = text.split('|').map(words);
  if (sides.length !== 2 || sides.some((side) => side.length !== 3)) {
    return refuse('bad-plates', '4.2', { text: text.slice(0, 40) });
  }
  const names = sides.flat();
  for (const [i, name] of names.entries()) {
    if (name === '-' && drafting) continue;
    const protocol = PROTOCOL_NAMES.indexOf(name.replace(/\*$/, ''));
    if (protocol < 0) return refuse('no-such-protocol', '4.1', { protocol: name.slice(0, 20) });
    if (state.plates.includes(protocol)) return refuse('protocol-twice', '4.1', { protocol: name });
    state.plates[i] = protocol;
    state.compiled[i] = name.endsWith('*') ? 1 : 0;
  }
  return undefined;
}

function readTurn(state: State, fields: ReadonlyMap<string, string>): Refusal | undefined {
  const { now } = state;
  const control = /^(?:-|P([01]))$/.exec(fields.get('control') ?? '-');
  const turn = /^P([01]) (\d{1,6})$/.exec(fields.get('turn') ?? 'P0 1');
  const phase = PHASES.findIndex((name) => name === (fields.get('phase') ?? 'action'));
  if (control === null) return refuse('bad-control', '4.4');
  if (turn === null) return refuse('bad-turn', '6');
  if (phase < 0) return refuse('bad-phase', '6');
  now[S.CONTROL] = control[1] === undefined ? 0 : Number(control[1]) + 1;
  now[S.ACTIVE] = Number(turn[1]);
  now[S.TURN_NUMBER] = Number(turn[2]);
  now[S.PHASE] = phase;
  return undefined;
}

/** A card of the 180 and where it lies. */
interface Laid {
  readonly def: number;
  readonly zone: number;
  readonly up: boolean;
}

function readZones(fields: ReadonlyMap<string, string>): readonly Laid[] | Refusal {
  const laid: Laid[] = [];
  const taken = new Set<number>();
  for (const { key, zone } of ZONE_KEYS) {
    for (const word of words(fields.get(key))) {
      const down = word.startsWith('~');
      const def = CARD_NAMES.indexOf(down ? word.slice(1) : word);
      if (def < 0 || (down && zone % 6 < S.STACK)) {
        return refuse('no-such-card', '15.1', { card: word.slice(0, 20) });
      }
      if (taken.has(def)) return refuse('card-twice', '2', { card: word });
      taken.add(def);
      laid.push({ def, zone, up: zone % 6 >= S.STACK && !down });
    }
  }
  return taken.size > S.CARDS ? refuse('too-many-cards', '2', { cards: taken.size }) : laid;
}

/** False if the card is not in the game. */
function layCards(state: State, cards: readonly Laid[]): boolean {
  for (const { def, zone, up } of cards) {
    const card = slotOf(state, def);
    if (card === S.NO_CARD) return false;
    put(state, card, zone);
    state.up[card] = up ? 1 : 0;
  }
  return true;
}

/** A handwritten position: the phase begins. */
function begin(state: State, cards: readonly Laid[]): Refusal | undefined {
  const { now } = state;
  for (const at of [0, 3]) {
    if (state.compiled.subarray(at, at + 3).every((done) => done !== 0))
      return refuse('already-won', '6');
  }
  if (now[S.PHASE] === 0) return refuse('bad-phase', '6');
  setCards(
    state,
    cards.map(({ def }) => def),
  );
  layCards(state, cards);
  recount(state);
  beginKnowing(state);
  now[S.STARTER] = now[S.ACTIVE]!;
  push(state, TURNING);
  run(state);
  return undefined;
}

/** A position written by an engine; some of its cards may be on their way. */
function readRest(
  state: State,
  cards: readonly Laid[],
  numbers: readonly number[],
  remembered: string,
): Refusal | undefined {
  const { now } = state;
  const bad = refuse('bad-rest', '15.1');
  let at = 0;
  const next = (into: Int32Array | Uint8Array | Uint16Array, count: number, from = 0): void => {
    for (let i = from; i < from + count; i++) into[i] = numbers[at++] ?? 0;
  };
  next(now, now.length);
  const within =
    now[S.FRAMES]! <= S.MAX_FRAMES &&
    now[S.NOTES]! <= S.MAX_NOTES &&
    now[S.COMMITS]! <= state.commits.length &&
    now[S.OFFERED]! <= S.MAX_CHOICES;
  if (!within || numbers.some((number) => !Number.isInteger(number))) return bad;
  next(state.frames, now[S.FRAMES]! * S.FRAME);
  next(state.notes, now[S.NOTES]!);
  next(state.commits, now[S.COMMITS]!);
  next(state.offers, now[S.OFFERED]!);
  for (const part of [state.def, state.leftZone, state.up, state.known]) next(part, part.length);
  next(state.commitFlags, S.CARDS);
  listHolders(state);
  const up = [...state.up];
  if (at !== numbers.length || !layCards(state, cards)) return bad;
  state.up.set(up);
  for (let i = 0; i < now[S.COMMITS]!; i++) state.place[state.commits[i]! & 63] = S.COMMITTED;
  recount(state);
  return readMemory(state, unpack(remembered)) ? undefined : bad;
}

function readMemory(state: State, numbers: readonly number[]): boolean {
  const { now, memory, trails } = state;
  const [first, second] = [now[S.TRAIL]!, now[S.TRAIL + 1]!];
  const lengths = [first, second].every((length) => length >= 0 && length <= S.MAX_TRAIL);
  if (!lengths || numbers.length !== memory.length + first + second) return false;
  if (numbers.some((number) => !Number.isInteger(number))) return false;
  memory.set(numbers.slice(0, memory.length));
  growTrail(state, 0, first);
  growTrail(state, 1, second);
  trails[0].set(numbers.slice(memory.length, memory.length + first));
  trails[1].set(numbers.slice(memory.length + first));
  return true;
}

/** What a seat knows, for people. */
export function formatView(view: View): string {
  const fields: (readonly [string, string])[] = [];
  const sides = view.players.map(({ protocols }) =>
    protocols.map(({ protocol, compiled }) => `${protocol}${compiled ? '*' : ''}`).join(' '),
  );
  fields.push(['plates', sides.join(' | ')]);
  fields.push(['control', view.control === null ? '-' : `P${view.control}`]);
  fields.push(['turn', `P${view.player} ${view.number}`], ['phase', view.phase]);
  view.players.forEach((player, seat) => {
    player.stacks.forEach((stack, line) => {
      const total = view.totals[seat]?.[line] ?? 0;
      const cards = stack.map(({ card, faceUp }) => `${faceUp ? '' : '~'}${card ?? '?'}`);
      fields.push([`P${seat} L${line} (${total})`, cards.join(' ')]);
    });
    fields.push([`P${seat} hand`, player.hand?.join(' ') ?? `${player.handCount} cards`]);
    fields.push([`P${seat} deck`, `${player.deckCount} cards`]);
    fields.push([`P${seat} trash`, player.trash.join(' ')]);
  });
  if (view.commits.length > 0) {
    fields.push([
      'on the way',
      view.commits.map(({ card, pos }) => `${card ?? '?'}>${pos}`).join(' '),
    ]);
  }
  if (view.pending !== null) {
    const { player, kind, cause } = view.pending;
    const by = cause === null ? '' : ` by ${cause.card}:${cause.box}`;
    fields.push(['asked', `P${player} ${kind}${by}`]);
  }
  if (view.over !== null) {
    fields.push(['over', `${view.over}${view.winner === null ? '' : ` P${view.winner}`}`]);
  }
  return formatFields(fields);
}
