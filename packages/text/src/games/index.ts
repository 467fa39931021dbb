/** What is said of each game of the house, by id: the one list of this package. */
import type { Catalogue } from '../catalogue.ts';
import type { Learn } from '../learn/game.ts';
import type { Deck, Speech } from '../speech.ts';
import { buddyBluffSpeech } from './buddy-bluff.ts';
import { compileSpeech } from './compile.ts';
import { mulleSpeech } from './mulle.ts';
import { ultiSpeech } from './ulti.ts';

interface HouseGame {
  readonly speech: (catalogue: Catalogue, deck: Deck) => Speech;
  /** The texts of its lessons and puzzles. */
  readonly learn: () => Promise<{ readonly learn: Learn }>;
}

const HOUSE: Readonly<Record<string, HouseGame>> = {
  'buddy-bluff': {
    speech: buddyBluffSpeech,
    learn: () => import('../learn/buddy-bluff/index.ts'),
  },
  mulle: { speech: mulleSpeech, learn: () => import('../learn/mulle/index.ts') },
  ulti: { speech: ultiSpeech, learn: () => import('../learn/ulti/index.ts') },
  compile: { speech: compileSpeech, learn: () => import('../learn/compile/index.ts') },
};

/** What the house says of a game of its own. */
export function houseGame(id: string): HouseGame | undefined {
  return Object.hasOwn(HOUSE, id) ? HOUSE[id] : undefined;
}

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
  return houseGame(game)?.speech(catalogue, deck) ?? others?.(catalogue, game);
}
