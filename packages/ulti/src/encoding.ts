/** Ulti as numbers: layout 1 of the feature vector (rule 12), and the move codes as actions. */
import type { Encoding, EncodingField } from '@pakli/core/encoding';
import { featureLayout, observe, type FieldName } from './features.ts';
import type { Ulti } from './game.ts';
import type { Options } from './options.ts';

const MEANINGS: Readonly<Record<FieldName, string>> = {
  hand: 'the own cards',
  talon:
    'cards of the talon that lie there and are known: to who laid them down, to all at the end',
  played: 'cards played by me, right, left, those of the trick on the table included',
  trick: 'cards of right and left in the trick on the table',
  contract_type: 'the standing bid or the contract without its colour, one place each',
  hearts: 'it is a Hearts bid',
  trump_suit: 'none, H, B, L, A; all 0 before it is named or fixed',
  soloist: 'the soloist, in the auction the standing bidder, is me, right, left',
  trick_number: 'one place each; all 0 in the auction',
  points:
    "card points of the soloist's side and of the defenders', of all there are; the talon's only where they are known",
  tricks: 'tricks of the soloist and of the defenders, of ten',
  bidding_history: 'rank of the standing bid, one place each',
  seat_history:
    'by seat: highest rank announced as a share of the ladder, pickups and passes in quarters (at most 1), held',
  void_flags: 'right, left by suit H B L A: certainly has none',
  caps: 'right, left by suit: strength of the best card that may be there, 1 to 8 eighths, 0 if there is none',
  kontra: 'level of each component in sixths; of two lanes the higher',
  marriages: 'by seat: a forty announced, twenties in thirds',
};

function fields(options: Options): readonly EncodingField[] {
  return featureLayout(options).fields.map(({ name, size }) => ({
    name,
    size,
    meaning: MEANINGS[name],
  }));
}

/** Moves are numbers from 0 to 255 already (codes.ts), the same at every seat. */
const ACTIONS = 256;

function actionsOf(_state: unknown, moves: Int32Array, count: number, into: Int32Array): void {
  for (let i = 0; i < count; i++) into[i] = moves[i]!;
}

/** What a seat knows as numbers, and moves as actions. */
export const encoding: Encoding<Ulti> = {
  version: 1,
  fields,
  observe,
  actions: () => ACTIONS,
  actionsOf,
};
