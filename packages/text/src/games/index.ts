/** The one list of voices by game. */
import type { Catalogue } from '../catalogue.ts';
import type { Deck, Speech } from '../speech.ts';
import { buddyBluffSpeech } from './buddy-bluff.ts';
import { compileSpeech } from './compile.ts';
import { mulleSpeech } from './mulle.ts';
import { ultiSpeech } from './ulti.ts';

const SPEECHES: Readonly<Record<string, (catalogue: Catalogue, deck: Deck) => Speech>> = {
  'buddy-bluff': buddyBluffSpeech,
  mulle: mulleSpeech,
  ulti: ultiSpeech,
  compile: compileSpeech,
};

let others: ((catalogue: Catalogue, game: string) => Speech | undefined) | undefined;

/** Who speaks of games that are not of the house: a part of its own, which a page without guests does not load. */
export function askGuests(speech: typeof others): void {
  others = speech;
}

/** The voice of a game; undefined for one that nobody can speak of yet. */
export function speechOf(
  catalogue: Catalogue,
  game: string,
  deck: Deck = 'german',
): Speech | undefined {
  return Object.hasOwn(SPEECHES, game)
    ? SPEECHES[game]?.(catalogue, deck)
    : others?.(catalogue, game);
}
