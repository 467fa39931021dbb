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
import * as S from './state.ts';
import { setup, trickSize, type State } from './state.ts';
import { PHASES, type View } from './view.ts';

const ALL = [0, 1, 2, 3] as const;

function names(cards: Cards): string {
  return textsOf(cards).join(' ') || '-';
}

function seatText(seat: Seat): string {
  return seat === S.NOBODY ? '-' : String(seat);
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
    `phase ${PHASES[now[S.PHASE]!]}`,
    `starter ${now[S.STARTER]}`,
    `turn ${now[S.TURN]}`,
    `game ${KINDS[now[S.KIND]!]} ${now[S.SUIT] === NO_SUIT ? '-' : SUITS.charAt(now[S.SUIT]!)} ${seatText(now[S.DECLARER]!)}`,
    `passed ${flagText(now[S.PASSED]!)}`,
    `ruf ${flagText(now[S.RUF_BIDS]!)}`,
    `kontra ${seatText(now[S.KONTRA]!)} ${now[S.RE]}`,
    `sought ${now[S.SOUGHT]} ${seatText(now[S.RUNNER]!)} ${now[S.RUNNER_BEFORE]}`,
    `trick ${now[S.LEADER]} ${row(S.TRICK)}`,
    `last ${seatText(now[S.LAST_LEADER]!)} ${row(S.LAST)}`,
    `hands ${sets(S.HAND)}`,
    `played ${sets(S.PLAYED)}`,
    `taken ${sets(S.TAKEN)}`,
    `lacks ${sets(S.LACKS)}`,
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
  const seat = (i: number): number => (field(i) === '-' ? S.NOBODY : number(i));
  const flags = (i: number): number =>
    ALL.reduce<number>((mask, one) => mask | (field(i).includes(String(one)) ? 1 << one : 0), 0);
  setup(state, { number: 0, starter: number(2), carry: [] });
  const { now } = state;
  now[S.PHASE] = PHASES.findIndex((phase) => phase === field(1));
  now[S.TURN] = number(3);
  now[S.KIND] = KINDS.findIndex((kind) => kind === field(4));
  now[S.SUIT] = field(5) === '-' ? NO_SUIT : SUITS.indexOf(field(5));
  now[S.DECLARER] = seat(6);
  now[S.PASSED] = flags(7);
  now[S.RUF_BIDS] = flags(8);
  now[S.KONTRA] = seat(9);
  now[S.RE] = number(10);
  now[S.SOUGHT] = number(11);
  now[S.RUNNER] = seat(12);
  now[S.RUNNER_BEFORE] = number(13);
  now[S.LEADER] = number(14);
  now[S.LAST_LEADER] = seat(16);
  field(15)
    .split(' ')
    .forEach((card, i) => (now[S.TRICK + i] = readCard(card) ?? NO_CARD));
  field(17)
    .split(' ')
    .forEach((card, i) => (now[S.LAST + i] = readCard(card) ?? NO_CARD));
  const refused = readSets(state, [18, 19, 20, 21].map(field));
  if (refused !== undefined) return refused;
  const at = whatIsWrong(state);
  return at === undefined ? undefined : refuse('bad-position', '8.2', { at });
}

function readSets({ now }: State, texts: readonly string[]): Refusal | undefined {
  for (const [i, place] of [S.HAND, S.PLAYED, S.TAKEN, S.LACKS].entries()) {
    const sets = (texts[i] ?? '').split(' / ');
    if (sets.length !== S.SEATS) return refuse('bad-position', '8.2', { at: 'sets' });
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
  for (const seat of ALL)
    seen.push(...textsOf(now[S.HAND + seat]!), ...textsOf(now[S.PLAYED + seat]!));
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  return twice === undefined ? undefined : refuse('card-twice', '1.1', { card: twice });
}

/** Positions that no deal can reach. */
function whatIsWrong(state: State): string | undefined {
  const { now } = state;
  const phase = now[S.PHASE]!;
  const size = phase === S.DEAL ? 0 : 8;
  for (const seat of ALL) {
    if (countOf(now[S.HAND + seat]!) + countOf(now[S.PLAYED + seat]!) !== size) return 'hands';
    if ((now[S.LACKS + seat]! & now[S.HAND + seat]!) !== 0) return 'lacks';
  }
  if (phase === S.DEAL) return now[S.KIND] === S.NONE && now[S.PASSED] === 0 ? undefined : 'game';
  return wrongBids(state) ?? wrongTricks(state) ?? (fitsBids(state, null) ? undefined : 'ruf');
}

function wrongBids({ now }: State): string | undefined {
  const phase = now[S.PHASE]!;
  const passed = countOf(now[S.PASSED]!);
  const kind = now[S.KIND]!;
  const declarer = now[S.DECLARER]!;
  if ((kind === S.NONE) !== (declarer === S.NOBODY)) return 'game';
  if (declarer !== S.NOBODY && (now[S.PASSED]! >> declarer) & 1) return 'passed';
  if (phase === S.BID) {
    if (now[S.SUIT] !== NO_SUIT || passed === S.SEATS || now[S.TURN] === declarer) return 'game';
    if ((now[S.PASSED]! >> now[S.TURN]!) & 1) return 'turn';
    return passed === S.SEATS - 1 && declarer !== S.NOBODY ? 'passed' : undefined;
  }
  if (kind === S.NONE) return phase === S.DONE && passed === S.SEATS ? undefined : 'game';
  if (passed !== S.SEATS - 1) return 'passed';
  if (phase === S.NAME)
    return kind !== S.WENZ && now[S.SUIT] === NO_SUIT && now[S.TURN] === declarer
      ? undefined
      : 'game';
  if ((kind === S.WENZ) !== (now[S.SUIT] === NO_SUIT)) return 'game';
  if (kind === S.RUF && now[S.SUIT] === 1) return 'game';
  if (phase === S.ANSWER && (now[S.KONTRA] === S.NOBODY || now[S.TURN] !== declarer))
    return 'kontra';
  return now[S.RE] === 1 && now[S.KONTRA] === S.NOBODY ? 'kontra' : undefined;
}

function wrongTricks(state: State): string | undefined {
  const { now } = state;
  const phase = now[S.PHASE]!;
  const size = trickSize(state);
  const played = ALL.map((seat) => countOf(now[S.PLAYED + seat]!));
  const taken = ALL.map((seat) => countOf(now[S.TAKEN + seat]!));
  const all = played.reduce((sum, count) => sum + count, 0);
  if (taken.some((count) => count % S.SEATS > 0)) return 'taken';
  if (taken.reduce((sum, count) => sum + count, size) !== all) return 'played';
  if (size === S.SEATS || (phase !== S.PLAY && phase !== S.ANSWER && size > 0)) return 'trick';
  for (let place = 0; place < S.SEATS; place++) {
    const card = now[S.TRICK + place]!;
    if (place >= size ? card !== NO_CARD : false) return 'trick';
    const seat = (now[S.LEADER]! + place) % S.SEATS;
    if (place < size && (now[S.PLAYED + seat]! & bit(card)) === 0) return 'trick';
    const rounds = (all - size) / S.SEATS + (place < size ? 1 : 0);
    if (played[seat] !== rounds) return 'played';
  }
  if (phase === S.PLAY && now[S.TURN] !== (now[S.LEADER]! + size) % S.SEATS) return 'turn';
  if (phase === S.PLAY && all === 32) return 'phase';
  if (phase === S.DONE && now[S.KIND] !== S.NONE && all !== 32) return 'phase';
  return undefined;
}

function list(cards: readonly string[]): string {
  return cards.join(' ') || '-';
}

/** A seat's knowledge on one line. */
export function formatView(view: View): string {
  const { hand, trick, taken, declarer } = view;
  return [
    `game: ${view.game} ${view.suit ?? '-'} ${declarer ?? '-'}`,
    `kontra: ${view.kontra ?? '-'}${view.re ? ' re' : ''}`,
    `led by: ${view.leader}`,
    `trick: ${list(trick)}`,
    `yours: ${hand === null ? '-' : list(hand)}`,
    `held: ${view.handSizes.join(' ')}`,
    `taken: ${taken.map((pile) => pile.length / S.SEATS).join(' ')}`,
  ].join(' ; ');
}
