/** Effects of texts on hands, decks and trash. */
import * as moves from './moves.ts';
import { show } from './knowledge.ts';
import { other, PLAYERS, type Card, type Player, type Step, type Text } from './state.ts';
import { pick, pickCard, pickHand } from './texts.ts';
import { amountOf, type Amount } from './which.ts';

export function draw(amount: Amount, from: 'own' | 'opp' = 'own'): Step {
  const source = ({ actor }: Text): Player => (from === 'own' ? actor : other(actor));
  return {
    word: 'draw',
    can: (text) =>
      amountOf(amount, text) > 0 && moves.canDraw(text.model, text.actor, source(text)),
    *run(text) {
      const n = amountOf(amount, text);
      const cards = yield* moves.draw(text.model, text.actor, n, source(text));
      text.bound.drawn = cards;
      return cards.length;
    },
  };
}

/** Cards that fit, from the own deck: one by choice, or all. */
export function drawFrom(deck: 'one' | 'all', fits: (card: Card) => boolean): Step {
  const offered = ({ model, actor }: Text): Card[] =>
    moves.canDraw(model, actor) ? model.sides[actor].deck.filter(fits) : [];
  return {
    word: 'draw',
    can: (text) => offered(text).length > 0,
    *run(text) {
      const cards = offered(text);
      if (cards.length === 0) return 0;
      const { model, actor } = text;
      const taken = deck === 'all' ? cards : [yield* pickCard(model, actor, cards)];
      moves.takeFromDeck(model, actor, taken);
      return taken.length;
    },
  };
}

/** How many cards of a hand: exactly so many, at least so many, or all. */
type Handful = Amount | { readonly atLeast: number } | 'hand';

export function discard(handful: Handful, to: 'own' | 'opp' = 'own'): Step {
  return {
    word: 'discard',
    can: (text) => {
      const enough = typeof handful === 'object' || handful === 'hand';
      return (
        text.model.sides[text.actor].hand.length > 0 && (enough || amountOf(handful, text) > 0)
      );
    },
    *run(text) {
      const { model, actor } = text;
      const { hand } = model.sides[actor];
      let cards = [...hand];
      if (typeof handful === 'object') {
        cards = yield* pickHand(model, actor, handful.atLeast, hand.length);
      } else if (handful !== 'hand') {
        const n = amountOf(handful, text);
        cards = yield* pickHand(model, actor, n, n);
      }
      text.bound.number = cards.length;
      return moves.discard(model, actor, cards, to === 'own' ? actor : other(actor));
    },
  };
}

export const discardAtRandom: Step = {
  word: 'discard',
  can: ({ model, actor }) => model.sides[actor].hand.length > 0,
  *run({ model, actor }) {
    if (model.sides[actor].hand.length === 0) return 0;
    const card = yield* moves.byChance(model, actor);
    return moves.discard(model, actor, [card], actor);
  },
};

/** The top card of a deck. */
export function discardTop(whose: 'own' | 'opp'): Step {
  const owner = ({ actor }: Text): Player => (whose === 'own' ? actor : other(actor));
  return {
    word: 'discard',
    can: (text) => text.model.sides[owner(text)].deck.length > 0,
    run(text) {
      const card = text.model.sides[owner(text)].deck.at(-1);
      if (card === undefined) {
        delete text.bound.that;
        return 0;
      }
      text.bound.that = card;
      return moves.discard(text.model, text.actor, [card], owner(text));
    },
  };
}

export const discardDeck: Step = {
  word: 'discard',
  can: ({ model, actor }) => model.sides[actor].deck.length > 0,
  run: ({ model, actor }) => moves.discard(model, actor, [...model.sides[actor].deck], actor),
};

/** Peace-1: the owner of the text picks who is first. */
export const bothDiscardHands: Step = {
  word: 'discard',
  can: ({ model }) => PLAYERS.some((player) => model.sides[player].hand.length > 0),
  *run({ model, owner }) {
    const players = PLAYERS.filter((player) => model.sides[player].hand.length > 0);
    if (players.length === 0) return 0;
    const first = yield* pick(model, owner, 'player', players, (player) => `P${player}`);
    let done = 0;
    for (const player of players.toSorted((a, b) => Number(b === first) - Number(a === first))) {
      done += moves.discard(model, player, [...model.sides[player].hand], player);
    }
    return done;
  },
};
function reveal(cards: (text: Text) => readonly Card[]): Step {
  return {
    word: 'reveal',
    can: (text) => cards(text).length > 0,
    run(text) {
      const shown = cards(text);
      for (const card of shown) show(text.model, card);
      return shown.length;
    },
  };
}

export const revealHand: Step = reveal(({ model, actor }) => model.sides[actor].hand);
export const revealDeck: Step = reveal(({ model, actor }) => model.sides[actor].deck);
export const revealTop: Step = reveal(({ model, actor }) => model.sides[actor].deck.slice(-1));

/** One card of the hand or trash, by choice. */
export function revealOne(
  zone: 'hand' | 'trash',
  fits?: (card: Card, text: Text) => boolean,
): Step {
  const offered = (text: Text): Card[] =>
    text.model.sides[text.actor][zone].filter((card) => fits?.(card, text) ?? true);
  const hidden = zone === 'hand' && fits !== undefined;
  return {
    word: 'reveal',
    can: (text) => offered(text).length > 0,
    *run(text) {
      delete text.bound.that;
      const cards = offered(text);
      if (cards.length === 0) return 0;
      const card = yield* pickCard(text.model, text.actor, cards, hidden);
      text.bound.that = card;
      show(text.model, card);
      return 1;
    },
  };
}
export const refresh: Step = {
  word: 'refresh',
  can: ({ model, actor }) => moves.canRefresh(model, actor),
  run: ({ model, actor }) => moves.refresh(model, actor),
};
export const give: Step = {
  word: 'give',
  can: ({ model, actor }) => model.sides[actor].hand.length > 0,
  *run({ model, actor }) {
    const { hand } = model.sides[actor];
    if (hand.length === 0) return 0;
    const card = yield* pickCard(model, actor, hand);
    moves.handOver(model, card, other(actor));
    return 1;
  },
};

export const takeAtRandom: Step = {
  word: 'take',
  can: ({ model, actor }) => model.sides[other(actor)].hand.length > 0,
  *run({ model, actor }) {
    if (model.sides[other(actor)].hand.length === 0) return 0;
    const card = yield* moves.byChance(model, other(actor));
    moves.handOver(model, card, actor);
    return 1;
  },
};

export const shuffleDeck: Step = {
  word: 'shuffle',
  can: ({ model, actor }) => model.sides[actor].deck.length > 0,
  run: ({ model, actor }) => moves.shuffleDeck(model, actor),
};

export const shuffleTrash: Step = {
  word: 'shuffle',
  can: ({ model, actor }) => model.sides[actor].trash.length > 0,
  *run(text) {
    return this.can(text) ? yield* moves.shuffleTrash(text.model, text.actor) : 0;
  },
};
