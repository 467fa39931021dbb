/** Checks what a hint says of a move against the views before and after it, by the names of the cards. */
import { fork, OVER, CHANCE, listMoves, Sfc32, type Move } from '@pakli/core';
import { mulle as game, scoutMove, type State, type View } from '../src/index.ts';
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

/** All cards twice, less those that the seat sees. */
function unseenOf({ hand, table, captured }: View): string[] {
  const pack = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
    [...FACES, 'A'].flatMap((rank) => [`${suit} ${rank}`, `${suit} ${rank}`]),
  );
  for (const card of [hand ?? [], table.flatMap(({ cards }) => cards), ...captured].flat()) {
    pack.splice(pack.indexOf(card), 1);
  }
  return pack;
}

/** What the reason says that is not so; undefined if all of it is true. */
export function faultOf(state: State, move: Move): string | undefined {
  const seat = game.turn(state);
  const view = game.view(state, seat);
  const after = fork(game, state);
  let restTaken = 0;
  game.play(after, move, (event) => {
    if (event.kind === 'rest' && event.seat === seat) restTaken = event.cards.length;
  });
  const then = game.view(after, seat);
  const [key = '', facts = ''] = reason(state, move).split(':');
  const [first = '', second = ''] = facts.split(',');
  const n = Number(first);
  const text = game.format(state, move, seat);
  // The card leaves the hand, unless the last card of an omgang ends it.
  const card =
    (view.hand ?? []).find((one) => copies(view.hand!, one) > copies(then.hand ?? [], one)) ?? '';
  // What is left on the table at the end is not what the move takes.
  const taken = then.captured[seat]!.length - view.captured[seat]!.length - restTaken;
  const sheet = (of: View): View['sheets'][number] => of.sheets[seat]!;
  const gain = sheet(then).mulle + then.tabbe[seat]! - sheet(view).mulle - view.tabbe[seat]!;
  const unseen = unseenOf(view);
  const build = then.table.find((pile) => pile.build?.owner === seat && pile.value === n);
  const isTrue: Readonly<Record<string, () => boolean>> = {
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
  return isTrue[key]?.() === true ? undefined : `${key}:${facts} of ${text}`;
}

/** All moves of so many positions on the way of the scout, every fourth move at random. */
export function checkReasons(positions: number): {
  readonly said: Map<string, number>;
  readonly wrong: string[];
} {
  const said = new Map<string, number>();
  const wrong: string[] = [];
  const outcome = new Uint8Array(game.maxOutcome);
  for (let seed = 1, seen = 0; seen < positions; seed++) {
    const random = new Sfc32(seed);
    const state = game.create(optionsOf(['synced', 'draft', 'regler', 'short'][seed % 4]!), 2);
    game.setup(state, { number: 0, starter: seed % 2, carry: [0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      seen++;
      const moves = listMoves(game, state);
      for (const move of moves) {
        const [key = ''] = reason(state, move).split(':');
        said.set(key, (said.get(key) ?? 0) + 1);
        const fault = faultOf(state, move);
        if (fault !== undefined) wrong.push(`${fault} at ${game.formatPosition(state)}`);
      }
      game.play(
        state,
        random.below(4) === 0 ? moves[random.below(moves.length)]! : scoutMove(state),
      );
    }
  }
  return { said, wrong };
}
