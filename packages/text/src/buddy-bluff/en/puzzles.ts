/** The ideas of the puzzles. English is the source and defines the type of the other languages. */
import { ranks } from '../../common/en/cards.ts';
import { points } from '../../common/en/grammar.ts';

export const themes = {
  keep: {
    name: 'A little for yourself',
    why: (d: { readonly points: number; readonly top?: string }): string =>
      d.top === undefined
        ? `You take ${points(d.points)} yourself, because after any other move the others can do you more harm.`
        : `You take ${points(d.points)} yourself, and they cover ${d.top}, which somebody could have laid on you again, together with another of its rank.`,
  },
  'one-pile': {
    name: 'A pile lends one card',
    why: (d: { readonly rank: string }): string =>
      `On one pile the ${ranks(d.rank)} lend only the top one; in two slots the last of them would find two.`,
  },
  uncover: {
    name: 'What lies beneath',
    why: (d: { readonly top: string; readonly below: string; readonly rank: string }): string =>
      `Whoever lifts ${d.top} uncovers ${d.below}, and another of the ${ranks(d.rank)} is still out.`,
  },
  'hold-back': {
    name: 'No hurry',
    why: (d: { readonly rank: string }): string =>
      `Nobody else can lift the ${ranks(d.rank)}, so that yours can wait, and something else comes first.`,
  },
  rid: {
    name: 'Off your slot',
    why: (d: { readonly points: number }): string =>
      `${points(d.points)} leave your own slot, and of all slots only this one will do.`,
  },
  'cover-other': {
    name: 'Under cover',
    why: (d: { readonly top: string; readonly rank: string }): string =>
      `The ${ranks(d.rank)} cover ${d.top}, and nobody else can lift them; uncovered, it could have been used against you.`,
  },
  'cover-pool': {
    name: 'The pool is covered',
    why: (d: { readonly top: string; readonly rank: string }): string =>
      `${d.top} on the pool is covered now; whoever holds another of the ${ranks(d.rank)} could have used it against you.`,
  },
  rival: {
    name: 'The closest rival',
    why: (d: { readonly points: number; readonly before: number }): string =>
      `${points(d.points)} had to land on your closest rival, who stood at ${d.before}: after any other move somebody can still end below you.`,
  },
};

interface End {
  readonly own: number;
  readonly name: string;
  readonly points: number;
}

/** How the deal ends after a move if everybody plays against you. */
export const reasons = {
  laid: (d: { readonly card: string; readonly points: number }): string =>
    `Somebody’s ${d.card} lays ${points(d.points)} on you.`,
  ends: (d: { readonly own: number }): string => `As the cards lie, you end with ${points(d.own)}.`,
  ahead: (d: End): string =>
    `As the cards lie, you end with ${d.own} and ${d.name}, who comes closest, with ${d.points}.`,
  behind: (d: End): string =>
    `As the cards lie, ${d.name} ends with ${d.points} and you with ${d.own}.`,
};
