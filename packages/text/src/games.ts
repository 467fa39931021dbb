/** The texts of each game of the house, by id: this package's only such list. */
import type { Catalogue } from './catalogue.ts';
import type { GameChunks } from './chunks.ts';
import type { Deck, Speech } from './speech.ts';
import { buddyBluffSpeech } from './buddy-bluff/speech.ts';
import { compileSpeech } from './compile/speech.ts';
import { mulleSpeech } from './mulle/speech.ts';
import { ultiSpeech } from './ulti/speech.ts';

interface HouseGame {
  readonly speech: (catalogue: Catalogue, deck: Deck) => Speech;
  /** Texts that only some pages need. */
  readonly chunks: () => Promise<{ readonly chunks: GameChunks }>;
}

const HOUSE: Readonly<Record<string, HouseGame>> = {
  'buddy-bluff': {
    speech: buddyBluffSpeech,
    chunks: () => import('./buddy-bluff/chunks.ts'),
  },
  mulle: { speech: mulleSpeech, chunks: () => import('./mulle/chunks.ts') },
  ulti: { speech: ultiSpeech, chunks: () => import('./ulti/chunks.ts') },
  compile: { speech: compileSpeech, chunks: () => import('./compile/chunks.ts') },
};

/** A game's texts that only some pages need; undefined for games outside the house. */
export async function chunksOf(id: string): Promise<GameChunks | undefined> {
  return (await houseGame(id)?.chunks())?.chunks;
}

function houseGame(id: string): HouseGame | undefined {
  return Object.hasOwn(HOUSE, id) ? HOUSE[id] : undefined;
}

let others: ((catalogue: Catalogue, game: string) => Speech | undefined) | undefined;

/** Sets the voice of games outside the house: from a separate module, which a page without guests does not load. */
export function askGuests(speech: typeof others): void {
  others = speech;
}

/** The voice of a game; undefined for one without a voice yet. */
export function speechOf(
  catalogue: Catalogue,
  game: string,
  deck: Deck = 'german',
): Speech | undefined {
  return houseGame(game)?.speech(catalogue, deck) ?? others?.(catalogue, game);
}
