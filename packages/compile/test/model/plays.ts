/** Plays: legal plays, and texts that play. */
import * as moves from './moves.ts';
import { playForbidden, type Play } from './lasting.ts';
import { other, type Card, type Line, type Player, type Step, type Text } from './state.ts';
import { pick } from './texts.ts';
import { linesFor } from './which.ts';

export function playName({ card, line, up, side }: Play, player: Player): string {
  return `${card.name}@L${line}:${up ? 'up' : 'down'}${side === player ? '' : ':opp'}`;
}

interface HowToPlay {
  readonly from?: 'hand' | 'trash';
  readonly face: 'down' | 'choice';
  readonly line: 'any' | 'this' | 'other' | 'with face-down';
  readonly only?: 'that';
  readonly waived?: true;
  fits?(card: Card): boolean;
}

const all = (): boolean => true;

function fitting(how: HowToPlay): (card: Card) => boolean {
  return (card) => how.fits?.(card) ?? true;
}

/** A card of the hand or the own trash. */
export function play(how: HowToPlay): Step {
  const offered = (text: Text, fits: (card: Card) => boolean = fitting(how)): Play[] => {
    const { model, actor, bound } = text;
    const cards = model.sides[actor][how.from ?? 'hand'].filter(
      (card) => (how.only === undefined || card === bound.that) && fits(card),
    );
    const faces = how.face === 'down' ? [false] : [true, false];
    return playsOf(text, cards, linesFor(text, how.line), faces, {
      hand: how.from !== 'trash',
      waived: how.waived ?? false,
    });
  };
  return {
    word: 'play',
    can: (text) => offered(text).length > 0,
    seems: (text) => how.fits !== undefined && offered(text, all).length > 0,
    *run(text) {
      const { model, actor } = text;
      const plays = offered(text);
      if (plays.length === 0) return 0;
      const fromHand = how.from !== 'trash';
      const name = (one: Play): string => playName(one, actor);
      const chosen = yield* pick(model, actor, 'play', plays, name, fromHand);
      yield* moves.play(model, actor, chosen);
      return 1;
    },
  };
}

/** All legal plays of these cards. */
export function playsOf(
  { model, actor }: Pick<Text, 'model' | 'actor'>,
  cards: readonly Card[],
  lines: readonly Line[],
  faces: readonly boolean[],
  how: { readonly hand: boolean; readonly waived?: boolean },
): Play[] {
  const found: Play[] = [];
  for (const card of cards) {
    for (const line of lines) {
      for (const up of faces) {
        for (const side of [actor, other(actor)]) {
          const one = { card, line, up, side };
          if (playForbidden(model, actor, one, how) === undefined) found.push(one);
        }
      }
    }
  }
  return found;
}

interface DeckTop {
  readonly of?: 'opp';
  readonly line: 'any' | 'this' | 'other' | 'current' | 'under this card';
  readonly side?: 'opp';
}

/** The top card of a deck, face-down and unseen. */
export function playTop({ of, line, side }: DeckTop): Step {
  const topOf = ({ model, actor }: Text): Card | undefined =>
    model.sides[of === 'opp' ? other(actor) : actor].deck.at(-1);
  const offered = (text: Text): Play[] => {
    const { model, actor } = text;
    const card = topOf(text);
    if (card === undefined) return [];
    const onto = side === 'opp' ? other(actor) : actor;
    const how = { hand: false, ...(side === undefined ? {} : { side }) };
    return linesFor(text, line === 'under this card' ? 'this' : line)
      .map((one) => ({ card, line: one, up: false, side: onto }))
      .filter((one) => playForbidden(model, actor, one, how) === undefined);
  };
  return {
    word: 'play',
    can: (text) => offered(text).length > 0,
    *run(text) {
      const { model, actor, bound } = text;
      const plays = offered(text);
      if (plays.length === 0) {
        delete bound.that;
        return 0;
      }
      const chosen = yield* pick(model, actor, 'line', plays, (one) => `L${one.line}`);
      bound.that = chosen.card;
      if (line === 'under this card') moves.playUnder(model, actor, chosen.card, text.card);
      else yield* moves.play(model, actor, chosen);
      return 1;
    },
  };
}
