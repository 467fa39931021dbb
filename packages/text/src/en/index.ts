import { buddyBluff } from './buddy-bluff.ts';
import { cards } from './cards.ts';
import { frame } from './frame.ts';
import { mulle } from './mulle.ts';
import { ulti } from './ulti.ts';

export type Cards = typeof cards;
export type Frame = typeof frame;
/** By the id of the game. */
export interface GameTexts {
  readonly 'buddy-bluff': typeof buddyBluff;
  readonly mulle: typeof mulle;
  readonly ulti: typeof ulti;
}

/** A game that a language lacks is told in English. */
export interface Language {
  readonly cards: Cards;
  readonly frame: Frame;
  readonly games: Partial<GameTexts>;
}

export const english: Language & { readonly games: GameTexts } = {
  cards,
  frame,
  games: { 'buddy-bluff': buddyBluff, mulle, ulti },
};
