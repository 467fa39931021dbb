/** The ideas of the puzzles. English is the source and defines the type of the other languages. */
import { changes, type Account } from '../account.ts';
import { list, points, signed } from '../../common/en/grammar.ts';

export const themes = {
  'deny-mulle': {
    name: 'Deny the mulle',
    why: (d: { readonly points: number }): string =>
      `After any other move the other hand takes a mulle at once, worth ${points(d.points)} or more.`,
  },
  'mulle-ahead': {
    name: 'A mulle in the making',
    why: (d: { readonly card: string; readonly points: number }): string =>
      `${d.card} takes nothing yet, but whatever your opponent does, your next card brings at least ${points(d.points)} in mullar.`,
  },
  bonus: {
    name: 'Above twenty',
    why: (d: { readonly intake: number; readonly bonus: number }): string =>
      `With best play your intake comes to ${d.intake}, a bonus of ${d.bonus}; after the next best move it does not pass 20.`,
  },
  'deny-bonus': {
    name: 'Not above twenty',
    why: (d: { readonly intake: number; readonly bonus: number }): string =>
      `The other intake stops at ${d.intake}; after the next best move it passes 20, for a bonus of ${d.bonus}.`,
  },
  order: {
    name: 'First what could be lost',
    why: (d: { readonly first: string; readonly later: string }): string =>
      `What ${d.first} takes could be lost; ${d.later} takes just as much next turn, whatever your opponent does.`,
  },
  'safe-build': {
    name: 'A build for you alone',
    why: (d: { readonly value: number }): string =>
      `The other hand cannot take the build of ${d.value}, and your next card can, whatever your opponent does.`,
  },
  steal: {
    name: 'There before its owner',
    why: (d: { readonly value: number; readonly card: string }): string =>
      `The build of ${d.value} belongs to the other side, which would take it next; ${d.card} is there first.`,
  },
  tabbe: {
    name: 'An empty table',
    why: (d: { readonly card: string }): string =>
      `${d.card} empties the table: a tabbe for you, and the other hand can only lay a card down.`,
  },
  last: {
    name: 'The last take',
    why: (d: { readonly cards: number; readonly points: number }): string =>
      `Only this way is the last take yours, and with it what stays on the table: ${d.cards === 1 ? '1 card' : `${d.cards} cards`}, ${points(d.points)}.`,
  },
  wait: {
    name: 'It can wait',
    why: (d: { readonly card: string; readonly points: number }): string =>
      `Next turn ${d.card} still takes ${points(d.points)} at least, whatever your opponent does; so there is time for something else.`,
  },
  'safe-discard': {
    name: 'What nobody can take',
    why: (d: { readonly card: string }): string =>
      `Of all cards that you can lay down, ${d.card} is the only one the other hand cannot take.`,
  },
};

/** Cards as one string, separated by spaces. */
interface Capture {
  readonly card: string;
  readonly cards: string;
  readonly points: number;
}

const all = (cards: string): string => list(cards.split(' '));

/** As on the score sheet, whose texts a page of puzzles does not load. */
const COLUMNS = { mulle: 'Mullar', tabbe: 'Tabbar', intake: 'Intake', bonus: 'Bonus' };

/** A move's effects, read off the line of perfect play after it. */
export const reasons = {
  nothing: (): string => 'Your opponent can take nothing now.',
  noPoints: (): string => 'Nothing that your opponent can take now brings points.',
  nextSure: (d: Capture): string =>
    d.cards === ''
      ? `Whatever your opponent does, ${d.card} takes at least ${points(d.points)} next turn.`
      : `Whatever your opponent does, ${d.card} takes ${all(d.cards)} next turn: at least ${points(d.points)}.`,
  next: (d: Capture): string =>
    `After the best answer ${d.card} takes ${all(d.cards)}: ${points(d.points)}.`,
  later: (d: Capture): string =>
    `In the best line ${d.card} takes ${all(d.cards)} later: ${points(d.points)}.`,
  takes: (d: Capture): string =>
    `Your opponent’s ${d.card} takes ${all(d.cards)}: ${points(d.points)}.`,
  account: (d: Account): string =>
    `Compared with the best move, at the end: ${changes(d, COLUMNS, signed)}.`,
};
