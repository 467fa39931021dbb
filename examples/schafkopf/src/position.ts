/** Text for positions and views (rule 8.2). */
import { refuse, type Refusal, type Seat } from '@pakli/core';
import {
  bit,
  cardText,
  countOf,
  maskOf,
  NO_CARD,
  NO_SUIT,
  readCard,
  SUITS,
  textsOf,
  type Cards,
} from './cards.ts';
import { KINDS } from './play.ts';
import { fitsBids } from './redeal.ts';
import {
  ANSWER,
  BID,
  DEAL,
  DECLARER,
  DONE,
  HAND,
  KIND,
  KONTRA,
  LACKS,
  LAST,
  LAST_LEADER,
  LEADER,
  NAME,
  NOBODY,
  NONE,
  PASSED,
  PHASE,
  PLAY,
  PLAYED,
  RE,
  RUF,
  RUF_BIDS,
  RUNNER,
  RUNNER_BEFORE,
  SEATS,
  setup,
  SOUGHT,
  STARTER,
  SUIT,
  TAKEN,
  TRICK,
  trickSize,
  TURN,
  WENZ,
  type State,
} from './state.ts';
import { PHASES, type View } from './view.ts';

const ALL = [0, 1, 2, 3] as const;

function names(cards: Cards): string {
  return textsOf(cards).join(' ') || '-';
}

function seatText(seat: Seat): string {
  return seat === NOBODY ? '-' : String(seat);
}

function flagText(flags: number): string {
  return ALL.filter((seat) => (flags >> seat) & 1).join('') || '-';
}

/** `phase play ; starter 0 ; turn 1 ; game ruf E 2 ; passed 013 ; ...` */
export function formatPosition({ now }: State): string {
  const sets = (place: number): string => ALL.map((seat) => names(now[place + seat]!)).join(' / ');
  const row = (place: number): string =>
    ALL.map((i) => (now[place + i] === NO_CARD ? '-' : cardText(now[place + i]!))).join(' ');
  return [
    `phase ${PHASES[now[PHASE]!]}`,
    `starter ${now[STARTER]}`,
    `turn ${now[TURN]}`,
    `game ${KINDS[now[KIND]!]} ${now[SUIT] === NO_SUIT ? '-' : SUITS.charAt(now[SUIT]!)} ${seatText(now[DECLARER]!)}`,
    `passed ${flagText(now[PASSED]!)}`,
    `ruf ${flagText(now[RUF_BIDS]!)}`,
    `kontra ${seatText(now[KONTRA]!)} ${now[RE]}`,
    `sought ${now[SOUGHT]} ${seatText(now[RUNNER]!)} ${now[RUNNER_BEFORE]}`,
    `trick ${now[LEADER]} ${row(TRICK)}`,
    `last ${seatText(now[LAST_LEADER]!)} ${row(LAST)}`,
    `hands ${sets(HAND)}`,
    `played ${sets(PLAYED)}`,
    `taken ${sets(TAKEN)}`,
    `lacks ${sets(LACKS)}`,
  ].join(' ; ');
}

const ROW = '((?:[789UOKTA][SHGE]|-)(?: (?:[789UOKTA][SHGE]|-)){3})';
const SETS = '([^;]+)';
const POSITION = new RegExp(
  [
    '^phase (deal|bid|name|play|answer|over)',
    'starter ([0-3])',
    'turn ([0-3])',
    'game (none|ruf|wenz|solo) ([SHGE-]) ([0-3-])',
    'passed (0?1?2?3?|-)',
    'ruf (0?1?2?3?|-)',
    'kontra ([0-3-]) ([01])',
    'sought ([01]) ([0-3-]) ([0-8])',
    `trick ([0-3]) ${ROW}`,
    `last ([0-3-]) ${ROW}`,
    `hands ${SETS}`,
    `played ${SETS}`,
    `taken ${SETS}`,
    `lacks ${SETS}$`,
  ].join(' ; '),
);

export function readPosition(state: State, text: string): Refusal | undefined {
  const fields = POSITION.exec(text.trim());
  if (fields === null) return refuse('bad-position', '8.2', { at: 'fields' });
  const field = (i: number): string => fields[i] ?? '';
  const number = (i: number): number => Number(field(i));
  const seat = (i: number): number => (field(i) === '-' ? NOBODY : number(i));
  const flags = (i: number): number =>
    ALL.reduce<number>((mask, one) => mask | (field(i).includes(String(one)) ? 1 << one : 0), 0);
  setup(state, { number: 0, starter: number(2), carry: [] });
  const { now } = state;
  now[PHASE] = PHASES.findIndex((phase) => phase === field(1));
  now[TURN] = number(3);
  now[KIND] = KINDS.findIndex((kind) => kind === field(4));
  now[SUIT] = field(5) === '-' ? NO_SUIT : SUITS.indexOf(field(5));
  now[DECLARER] = seat(6);
  now[PASSED] = flags(7);
  now[RUF_BIDS] = flags(8);
  now[KONTRA] = seat(9);
  now[RE] = number(10);
  now[SOUGHT] = number(11);
  now[RUNNER] = seat(12);
  now[RUNNER_BEFORE] = number(13);
  now[LEADER] = number(14);
  now[LAST_LEADER] = seat(16);
  field(15)
    .split(' ')
    .forEach((card, i) => (now[TRICK + i] = readCard(card) ?? NO_CARD));
  field(17)
    .split(' ')
    .forEach((card, i) => (now[LAST + i] = readCard(card) ?? NO_CARD));
  const refused = readSets(state, [18, 19, 20, 21].map(field));
  if (refused !== undefined) return refused;
  const at = whatIsWrong(state);
  return at === undefined ? undefined : refuse('bad-position', '8.2', { at });
}

function readSets({ now }: State, texts: readonly string[]): Refusal | undefined {
  for (const [i, place] of [HAND, PLAYED, TAKEN, LACKS].entries()) {
    const sets = (texts[i] ?? '').split(' / ');
    if (sets.length !== SEATS) return refuse('bad-position', '8.2', { at: 'sets' });
    for (const seat of ALL) {
      const words = sets[seat] === '-' ? [] : (sets[seat] ?? '').split(' ');
      const unknown = words.find((word) => readCard(word) === undefined);
      if (unknown !== undefined) return refuse('bad-position', '8.2', { at: unknown.slice(0, 20) });
      const mask = maskOf(words);
      if (countOf(mask) < words.length)
        return refuse('card-twice', '1.1', { card: words[0] ?? '' });
      now[place + seat] = mask;
    }
  }
  const seen: string[] = [];
  for (const seat of ALL) seen.push(...textsOf(now[HAND + seat]!), ...textsOf(now[PLAYED + seat]!));
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  return twice === undefined ? undefined : refuse('card-twice', '1.1', { card: twice });
}

/** What no deal comes to. */
function whatIsWrong(state: State): string | undefined {
  const { now } = state;
  const phase = now[PHASE]!;
  const size = phase === DEAL ? 0 : 8;
  for (const seat of ALL) {
    if (countOf(now[HAND + seat]!) + countOf(now[PLAYED + seat]!) !== size) return 'hands';
    if ((now[LACKS + seat]! & now[HAND + seat]!) !== 0) return 'lacks';
  }
  if (phase === DEAL) return now[KIND] === NONE && now[PASSED] === 0 ? undefined : 'game';
  return wrongBids(state) ?? wrongTricks(state) ?? (fitsBids(state, null) ? undefined : 'ruf');
}

function wrongBids({ now }: State): string | undefined {
  const phase = now[PHASE]!;
  const passed = countOf(now[PASSED]!);
  const kind = now[KIND]!;
  const declarer = now[DECLARER]!;
  if ((kind === NONE) !== (declarer === NOBODY)) return 'game';
  if (declarer !== NOBODY && (now[PASSED]! >> declarer) & 1) return 'passed';
  if (phase === BID) {
    if (now[SUIT] !== NO_SUIT || passed === SEATS || now[TURN] === declarer) return 'game';
    if ((now[PASSED]! >> now[TURN]!) & 1) return 'turn';
    return passed === SEATS - 1 && declarer !== NOBODY ? 'passed' : undefined;
  }
  if (kind === NONE) return phase === DONE && passed === SEATS ? undefined : 'game';
  if (passed !== SEATS - 1) return 'passed';
  if (phase === NAME)
    return kind !== WENZ && now[SUIT] === NO_SUIT && now[TURN] === declarer ? undefined : 'game';
  if ((kind === WENZ) !== (now[SUIT] === NO_SUIT)) return 'game';
  if (kind === RUF && now[SUIT] === 1) return 'game';
  if (phase === ANSWER && (now[KONTRA] === NOBODY || now[TURN] !== declarer)) return 'kontra';
  return now[RE] === 1 && now[KONTRA] === NOBODY ? 'kontra' : undefined;
}

function wrongTricks(state: State): string | undefined {
  const { now } = state;
  const phase = now[PHASE]!;
  const size = trickSize(state);
  const played = ALL.map((seat) => countOf(now[PLAYED + seat]!));
  const taken = ALL.map((seat) => countOf(now[TAKEN + seat]!));
  const all = played.reduce((sum, count) => sum + count, 0);
  if (taken.some((count) => count % SEATS > 0)) return 'taken';
  if (taken.reduce((sum, count) => sum + count, size) !== all) return 'played';
  if (size === SEATS || (phase !== PLAY && phase !== ANSWER && size > 0)) return 'trick';
  for (let place = 0; place < SEATS; place++) {
    const card = now[TRICK + place]!;
    if (place >= size ? card !== NO_CARD : false) return 'trick';
    const seat = (now[LEADER]! + place) % SEATS;
    if (place < size && (now[PLAYED + seat]! & bit(card)) === 0) return 'trick';
    const rounds = (all - size) / SEATS + (place < size ? 1 : 0);
    if (played[seat] !== rounds) return 'played';
  }
  if (phase === PLAY && now[TURN] !== (now[LEADER]! + size) % SEATS) return 'turn';
  if (phase === PLAY && all === 32) return 'phase';
  if (phase === DONE && now[KIND] !== NONE && all !== 32) return 'phase';
  return undefined;
}

function list(cards: readonly string[]): string {
  return cards.join(' ') || '-';
}

/** What a seat knows in a line. */
export function formatView(view: View): string {
  const { hand, trick, taken, declarer } = view;
  return [
    `game: ${view.game} ${view.suit ?? '-'} ${declarer ?? '-'}`,
    `kontra: ${view.kontra ?? '-'}${view.re ? ' re' : ''}`,
    `led by: ${view.leader}`,
    `trick: ${list(trick)}`,
    `yours: ${hand === null ? '-' : list(hand)}`,
    `held: ${view.handSizes.join(' ')}`,
    `taken: ${taken.map((pile) => pile.length / SEATS).join(' ')}`,
  ].join(' ; ');
}
