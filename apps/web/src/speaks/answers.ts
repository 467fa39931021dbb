/** What each key announces about a table: hand, table, last, score, turn. */
import { OVER } from '@pakli/core';
import { tellStep } from '@pakli/text';
import type { Settings } from '../prefs/settings.ts';
import type { DescribedItem, Description } from '../table/description.ts';
import type { Gesture } from '../table/game-table.ts';
import { waysOf } from '../table/lifting.ts';
import { personIn, type Link } from '../table/link.ts';
import { msLeft } from '../table/SeatClock.tsx';
import type { SessionView } from '../table/session.ts';
import { standingOf, type Scoring } from '../table/standing.ts';
import type { Talk } from '../words/talk.ts';

/** By key of the keyboard, in the order of the help. */
export const QUERY_KEYS = { c: 'hand', t: 'table', l: 'last', s: 'score', w: 'turn' } as const;
export type Query = (typeof QUERY_KEYS)[keyof typeof QUERY_KEYS];

export interface SpokenQuestion {
  readonly shown: Pick<SessionView, 'scene' | 'told'>;
  readonly scoring: Scoring;
  readonly talk: Talk;
  readonly description: Description;
  readonly gestures: readonly Gesture[];
  /** It is the listener's turn. */
  readonly open: boolean;
  /** Whom or what everybody is waiting for meanwhile. */
  readonly awaited: string;
  readonly link?: Link | undefined;
  /** The question of a lesson or a puzzle, or its verdict on the move that was tried. */
  readonly guide?: string | undefined;
  /** Another player's question at a table by link. */
  readonly question?: string | undefined;
  readonly verbosity: Settings['speech'];
  /** How much of the past may be repeated. */
  readonly remembers: (past: SessionView['past']) => SessionView['past'];
}

export function answerTo(query: Query, asked: SpokenQuestion): string {
  return ANSWERS[query](asked);
}

const ANSWERS: Readonly<Record<Query, (asked: SpokenQuestion) => string>> = {
  hand: ({ description, gestures, verbosity, talk }) => {
    const { hand } = description;
    if (hand.length === 0) return talk.text.cards.count(0);
    const full = verbosity === 'full';
    const items = hand.map((item) =>
      itemText(item, full ? waysOf(gestures, item.place, verbosity) : '', full),
    );
    return full ? sentences(items) : items.join('; ');
  },
  table: ({ description: { table, players }, verbosity }) =>
    sentences([
      ...table.map((item) => itemText(item, '', verbosity === 'full')),
      ...(verbosity === 'short' ? [] : players),
    ]),
  last: ({ shown, description, talk, remembers }) =>
    description.last ?? (lastSteps(shown, talk, remembers) || talk.text.frame.keys.nothing),
  score: ({ description, shown: { told }, scoring, talk, verbosity }) => {
    const { scene } = told;
    const { totals, sides } = standingOf(scene.sheet, scene.names.length, scoring);
    const all = sides
      .map((side) => {
        const names = side.map((seat) => talk.company.names[seat]).join(' + ');
        return `${names} ${totals[side[0] ?? 0] ?? 0}`;
      })
      .join(', ');
    const match = scene.deals !== 1 && scene.sheet.length > 0;
    return sentences([
      ...description.score,
      ...(match ? [`${talk.text.frame.result.standing}: ${all}`] : []),
      ...(verbosity === 'full' && scene.deals !== 1
        ? [talk.speech.deals.name(scene.deal + 1, scene.deals)]
        : []),
    ]);
  },
  turn: (asked) => {
    const { guide, open, question = '' } = asked;
    const { scene } = asked.shown;
    if (guide !== undefined) return sentences([guide, ...(open ? [turnText(asked, true)] : [])]);
    if (scene.view.turn === OVER) return sentences([asked.talk.speech.deals.over(scene.deal + 1)]);
    return sentences([question, turnText(asked, true), ...clockText(asked)]);
  },
};

/** The announcement of somebody's turn. In a row of decisions only the next question is said. */
export function turnText(
  {
    open,
    awaited,
    description,
    talk,
    verbosity,
  }: Omit<SpokenQuestion, 'shown' | 'best' | 'remembers'>,
  isNew: boolean,
): string {
  const { table } = talk.text.frame;
  if (!open) return awaited;
  const question = description.asks ?? table.chooseCard;
  if (verbosity === 'short') return isNew ? table.yourTurn : (description.asks ?? table.yourTurn);
  const around = verbosity === 'full' ? description.table.map(({ text }) => text) : [];
  return sentences([...(isNew ? [table.yourTurn] : []), ...around, question]);
}

function itemText({ text, about }: DescribedItem, ways: string, full: boolean): string {
  return [
    text,
    ...(full && about !== undefined ? [about] : []),
    ...(ways === '' ? [] : [ways]),
  ].join(': ');
}

/** Everything since the listener's own last move; before that, the newest step. */
function lastSteps(
  { told: { past, scene } }: SpokenQuestion['shown'],
  { speech, company }: Talk,
  remembers: SpokenQuestion['remembers'],
): string {
  const steps = remembers(past.filter(({ deal }) => deal === scene.deal))
    .map((step) => ({ seat: step.seat, told: tellStep(speech, step, company) }))
    .filter(({ told }) => told.length > 0);
  const own = steps.findLastIndex(({ seat }) => seat !== null && seat === company.seat);
  const since = own < 0 ? [] : steps.slice(own + 1);
  return (since.length > 0 ? since : steps.slice(-1))
    .flatMap(({ told }) => told.map(({ text }) => text))
    .join(' ');
}

/** The time left to the player at turn. */
function clockText({ link, shown: { scene }, talk }: SpokenQuestion): string[] {
  const { turn } = scene.view;
  const clock = turn < 0 || link === undefined ? undefined : personIn(link.linked, turn)?.clock;
  if (link === undefined || clock === undefined) return [];
  const seconds = Math.ceil(msLeft(clock, link.linked.ahead, Date.now()) / 1000);
  if (seconds < 60) return [link.words.news.seconds(seconds)];
  const parts = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  const { locale } = talk.text;
  return [
    Object.entries(parts)
      .filter(([, n]) => n > 0)
      .map(([unit, n]) =>
        n.toLocaleString(locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }),
      )
      .join(' '),
  ];
}

/** Joins them, each ended as a sentence. */
function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
