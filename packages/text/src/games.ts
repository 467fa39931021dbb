/** What is said of each game of the house, by id: the one list of this package. */
import type { Catalogue } from './catalogue.ts';
import type { Learn } from './learn.ts';
import type { Deck, Speech } from './speech.ts';
import { buddyBluffSpeech } from './buddy-bluff/speech.ts';
import { compileSpeech } from './compile/speech.ts';
import { mulleSpeech } from './mulle/speech.ts';
import { ultiSpeech } from './ulti/speech.ts';

interface HouseGame {
  readonly speech: (catalogue: Catalogue, deck: Deck) => Speech;
  /** The texts of its lessons and puzzles. */
  readonly learn: () => Promise<{ readonly learn: Learn }>;
}

const HOUSE: Readonly<Record<string, HouseGame>> = {
  'buddy-bluff': {
    speech: buddyBluffSpeech,
    learn: () => import('./buddy-bluff/learn.ts'),
  },
  mulle: { speech: mulleSpeech, learn: () => import('./mulle/learn.ts') },
  ulti: { speech: ultiSpeech, learn: () => import('./ulti/learn.ts') },
  compile: { speech: compileSpeech, learn: () => import('./compile/learn.ts') },
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
