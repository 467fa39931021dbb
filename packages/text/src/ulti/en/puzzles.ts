/** The ideas of the puzzles. English is the source and defines the type of the other languages. Cards are in Ulti's notation or, for the French deck, in core's. */
import { ulti } from './game.ts';
import { capital } from '../../locale.ts';

const the = (card: string): string => `the ${ulti.card.name(card)}`;

interface Played {
  readonly card: string;
}
type With<Key extends string> = Played & Readonly<Record<Key, string>>;

export const themes = {
  seven: {
    name: 'The seven comes last',
    why: ({ card, seven }: With<'seven'>): string =>
      `Only ${the(card)} keeps ${the(seven)} back for the last trick and lets it win there; every other card loses the Ulti.`,
  },
  pull: {
    name: 'Pull the seven',
    why: ({ card, seven }: With<'seven'>): string =>
      `After ${the(card)} the soloist must part with ${the(seven)} too early; after any other card it wins the last trick.`,
  },
  silent: {
    name: 'Silent Ulti',
    why: ({ card, seven }: With<'seven'>): string =>
      `After ${the(card)} it is ${the(seven)} that takes the last trick: a silent Ulti, and no other card brings it.`,
  },
  hundred: {
    name: 'Count to the hundred',
    why: ({ card, needs }: Played & { readonly needs: number }): string =>
      `${needs} points were missing for the hundred, and only ${the(card)} brings them home.`,
  },
  deny: {
    name: 'Keep the hundred away',
    why: ({ card, needs }: Played & { readonly needs: number }): string =>
      `As far as you can see the soloist still lacks ${needs} points, and only ${the(card)} keeps the soloist from getting them.`,
  },
  draw: {
    name: 'Trumps first',
    why: ({ card, count }: Played & { readonly count: number }): string =>
      count === 1
        ? `One trump is still out: draw it before it takes ${the(card)} from you.`
        : `${count} trumps are still out: draw them before one of them takes ${the(card)} from you.`,
  },
  smear: {
    name: 'Fatten the trick',
    why: ({ card, taker, points }: With<'taker'> & { readonly points: number }): string =>
      `Your partner has this trick with ${the(taker)}: put the ${points} points of ${the(card)} on it.`,
  },
  little: {
    name: 'Give little away',
    why: ({ card, dear, points }: With<'dear'> & { readonly points: number }): string =>
      `This trick is lost: lay ${the(card)} on it, and not ${the(dear)} with its ${points} points.`,
  },
  back: {
    name: 'Hold the big card back',
    why: ({ card, kept }: With<'kept'>): string =>
      `Not ${the(kept)} yet: after ${the(card)} it takes a trick of its own later.`,
  },
  pin: {
    name: 'No way under it',
    why: ({ card, taken }: With<'taken'>): string =>
      `The soloist cannot stay under ${the(card)}: ${the(taken)} must take the trick, and the Betli is lost.`,
  },
  trap: {
    name: 'Close the last way out',
    why: ({ card, taken }: With<'taken'>): string =>
      `Nobody is caught by ${the(card)} at once, but it closes the last way out: in the end ${the(taken)} must take a trick.`,
  },
  shed: {
    name: 'Away with the danger',
    why: ({ card }: Played): string =>
      `You cannot follow, so away with ${the(card)}: if you keep it, it takes a trick.`,
  },
};

interface Part {
  readonly part: string;
}

const part = (id: string): string => ulti.result.line(id);

/** A card's cost, read off the line of perfect play after it. */
export const reasons = {
  lost: ({ card, by }: With<'by'>): string => `${capital(the(by), 'en')} will take ${the(card)}.`,
  count: (d: { readonly points: number; readonly best: number }): string =>
    `Your side ends with ${d.points} card points instead of ${d.best}.`,
  made: (d: Part): string => `The soloist makes the ${part(d.part)}.`,
  youMake: (d: Part): string => `You make the ${part(d.part)}.`,
  youLose: (d: Part): string => `You lose the ${part(d.part)}.`,
  against: (d: Part): string => `The defenders make the ${part(d.part)}.`,
  gone: (d: Part): string => `There is no ${part(d.part)} then.`,
  caught: ({ card }: Played): string =>
    `${capital(the(card), 'en')} has to take a trick, and the Betli is lost.`,
  escapes: (): string => 'The soloist gets through without a trick.',
};
