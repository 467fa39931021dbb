/** 3.1: a seat's view, and the position as text, both in the words of RULES.md. */
import { totalOf } from './lasting.ts';
import type { Game } from './game.ts';
import {
  canRead,
  LINES,
  PLAYERS,
  type Card,
  type Model,
  type Player,
  type Question,
} from './state.ts';

const names = (cards: readonly Card[]): string[] => cards.map(({ name }) => name);
const sorted = (cards: readonly Card[]): string[] => names(cards).sort();

/** A seat's view of the table; null is a spectator. */
export function viewOf({ model, waits }: Game, seat: Player | null): Record<string, unknown> {
  // Cards that both players can read are open.
  const readers = seat === null ? PLAYERS : [seat];
  const name = (card: Card): string | null =>
    readers.every((player) => canRead(model, player, card)) ? card.name : null;
  return {
    players: PLAYERS.map((player) => {
      const side = model.sides[player];
      return {
        hand: player === seat ? sorted(side.hand) : null,
        handCount: side.hand.length,
        deckCount: side.deck.length,
        trash: sorted(side.trash),
        protocols: side.plates,
        stacks: LINES.map((line) =>
          side.stacks[line].map((card, i) => ({
            pos: `P${player}.L${line}.${i}`,
            faceUp: card.up,
            card: name(card),
          })),
        ),
      };
    }),
    totals: PLAYERS.map((player) => LINES.map((line) => totalOf(model, player, line))),
    control: model.control,
    player: model.player,
    number: model.number,
    starter: model.starter,
    phase: model.phase,
    noCompileTurn: model.ban.map((ban) => ban?.turn ?? null),
    winner: model.winner,
    over: model.over,
    commits: model.ways.map(({ card, to }) => ({
      pos: `P${to.player}.${typeof to.zone === 'number' ? `L${to.zone}` : to.zone}`,
      faceUp: card.up,
      card: name(card),
    })),
    pending: waits !== undefined && 'asks' in waits ? pendingOf(model, waits, seat) : null,
    // Nothing further resolves when the game is over.
    texts: (model.over === null ? model.texts : []).map(({ card, box, owner }) => ({
      card: card.name,
      box,
      owner,
    })),
    drafted: [...model.drafted].sort(),
  };
}

function pendingOf(
  { texts }: Model,
  { asks, kind, options, several }: Question,
  seat: Player | null,
): Record<string, unknown> {
  const text = texts.at(-1);
  const cause = text === undefined ? null : { card: text.card.name, box: text.box };
  return {
    player: asks,
    kind,
    cause,
    ...(several === undefined ? {} : { min: several.min, max: several.max }),
    ...(asks === seat ? { options: [...options].sort() } : {}),
    ...(asks === seat && several !== undefined ? { picked: several.picked } : {}),
  };
}

/** 15.1: the whole position, without the players' knowledge. */
export function positionOf({ model }: Game): Record<string, string> {
  const { control, sides, player, number, phase } = model;
  const plates = sides.map((side) =>
    LINES.map((line) => {
      const plate = side.plates[line];
      return plate === undefined ? '-' : plate.protocol + (plate.compiled ? '*' : '');
    }).join(' '),
  );
  const fields: Record<string, string> = {
    plates: plates.join(' | '),
    control: control === null ? '-' : `P${control}`,
    turn: `P${player} ${number}`,
    phase,
  };
  for (const one of PLAYERS) {
    const side = sides[one];
    for (const line of LINES) {
      const stack = side.stacks[line].map((card) => (card.up ? '' : '~') + card.name);
      fields[`P${one} L${line}`] = stack.join(' ');
    }
    fields[`P${one} hand`] = sorted(side.hand).join(' ');
    fields[`P${one} deck`] = names(side.deck).join(' ');
    fields[`P${one} trash`] = sorted(side.trash).join(' ');
  }
  return fields;
}
