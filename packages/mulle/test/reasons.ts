/** Checks a hint's reason for a move against the views before and after it, by card names. */
import { fork, listMoves } from '@pakli/core';
import type { ReasonSubject } from '@pakli/core/testing';
import { mulle as game, scoutMove, type Mulle, type View } from '../src/index.ts';
import { reason } from '../src/knowledge/reason.ts';
import { optionsOf } from './subject.ts';

const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Rule 2. */
function tableValue(card: string): number {
  return FACES.indexOf(card.split(' ')[1]!) + 2 || 1;
}

function handValue(card: string): number {
  if (card === 'SP 2') return 15;
  if (card === 'RU 10') return 16;
  return card.endsWith(' A') ? 14 : tableValue(card);
}

const copies = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

/** All cards twice, less those the seat sees. */
function unseenOf({ hand, table, captured }: View): string[] {
  const pack = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
    [...FACES, 'A'].flatMap((rank) => [`${suit} ${rank}`, `${suit} ${rank}`]),
  );
  for (const card of [hand ?? [], table.flatMap(({ cards }) => cards), ...captured].flat()) {
    pack.splice(pack.indexOf(card), 1);
  }
  return pack;
}

/** The reasons that are true of a move. */
const truths: ReasonSubject<Mulle>['truths'] = (state, move, [first = '', second = '']) => {
  const seat = game.turn(state);
  const view = game.view(state, seat);
  const after = fork(game, state);
  let restTaken = 0;
  game.play(after, move, (event) => {
    if (event.kind === 'rest' && event.seat === seat) restTaken = event.cards.length;
  });
  const then = game.view(after, seat);
  const n = Number(first);
  // The card leaves the hand, unless the last card of an omgang ends it.
  const card =
    (view.hand ?? []).find((one) => copies(view.hand!, one) > copies(then.hand ?? [], one)) ?? '';
  // What is left on the table at the end is not taken by the move.
  const taken = then.captured[seat]!.length - view.captured[seat]!.length - restTaken;
  const sheet = (of: View): View['sheets'][number] => of.sheets[seat]!;
  const gain = sheet(then).mulle + then.tabbe[seat]! - sheet(view).mulle - view.tabbe[seat]!;
  const unseen = unseenOf(view);
  const build = then.table.find((pile) => pile.build?.owner === seat && pile.value === n);
  return {
    capture: () => taken === n && gain === 0,
    'capture-points': () =>
      taken === n &&
      gain === 0 &&
      (restTaken > 0 || sheet(then).intake - sheet(view).intake === Number(second)),
    'capture-mulle': () => then.mulles[seat]!.length > view.mulles[seat]!.length && gain === n,
    'capture-tabbe': () => then.tabbe[seat]! > view.tabbe[seat]! && taken === n,
    build: () =>
      (build !== undefined || then.table.length === 0 || restTaken > 0) &&
      handValue(second) === n &&
      copies(view.hand!, second) - Number(second === card) > 0,
    trotta: () => build?.build?.locked === true || then.round !== view.round || then.turn < 0,
    feed: () =>
      build === undefined ||
      (build.build?.locked === true && build.cards.length === Number(second)),
    discard: () =>
      unseen.length === Number(second) &&
      unseen.filter((one) => handValue(one) === tableValue(card)).length === n,
    'discard-safe': () => copies(view.captured.flat(), card) > 0,
    'discard-for-mulle': () => copies(view.hand!, card) === 2,
  };
};

/** All moves on the way of the scout, every fourth move at random. */
export const reasons: ReasonSubject<Mulle> = {
  game,
  begin(seed) {
    const state = game.create(optionsOf(['synced', 'draft', 'regler', 'short'][seed % 4]!), 2);
    game.setup(state, { number: 0, starter: seed % 2, carry: [0, 0] });
    return state;
  },
  reason,
  truths,
  choose(state, random) {
    const moves = listMoves(game, state);
    return random.below(4) === 0 ? moves[random.below(moves.length)]! : scoutMove(state);
  },
};
