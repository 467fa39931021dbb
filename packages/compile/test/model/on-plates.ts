/** Effects of texts on plates and whole stacks, and the names they chose. */
import * as moves from './moves.ts';
import { LINES, other, PLAYERS, type Line, type Player, type Step, type Text } from './state.ts';
import { ask, pick } from './texts.ts';

export function rearrange(whose: 'own' | 'opp'): Step {
  return plates(whose, moves.ORDERS);
}
export const swapPlates: Step = plates('own', moves.SWAPS);

function plates(whose: 'own' | 'opp', orders: readonly string[]): Step {
  return {
    word: 'rearrange',
    can: () => true,
    run: ({ model, owner, actor }) =>
      moves.rearrange(model, actor, whose === 'own' ? owner : other(owner), orders),
  };
}

export const swapStacks: Step = {
  word: 'swapStacks',
  can: ({ model, owner }) =>
    model.sides[owner].stacks.filter(({ length }) => length > 0).length > 1,
  *run(text) {
    if (!this.can(text)) return 0;
    const { model, owner } = text;
    const { stacks } = model.sides[owner];
    const pairs = (
      [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const
    ).filter(([a, b]) => stacks[a].length > 0 && stacks[b].length > 0);
    const [a, b] = yield* pick(model, owner, 'pair', pairs, (pair) => `L${pair[0]}+L${pair[1]}`);
    const moved = stacks[a].splice(0);
    stacks[a].push(...stacks[b].splice(0));
    stacks[b].push(...moved);
    return 1;
  },
};
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6'];

export const nameNumber: Step = {
  word: 'declare',
  can: () => false,
  *run({ model, actor, bound }) {
    bound.number = Number(yield* ask(model, actor, 'number', NUMBERS));
    return 1;
  },
};

export const nameProtocol: Step = {
  word: 'declare',
  can: () => false,
  *run({ model, actor, bound }) {
    const names = model.sides.flatMap((side) => side.plates.map(({ protocol }) => protocol));
    bound.protocol = yield* ask(model, actor, 'protocol', names);
    return 1;
  },
};

/** 11.4: the plate of this name, on either side. */
export function turnPlate(protocol: string): Step {
  const found = ({ model }: Text): { line: Line; player: Player } | undefined => {
    for (const player of PLAYERS) {
      for (const line of LINES) {
        if (model.sides[player].plates[line]?.protocol === protocol) return { line, player };
      }
    }
    return undefined;
  };
  const plateOf = (text: Text) => {
    const place = found(text);
    return place && text.model.sides[place.player].plates[place.line];
  };
  return {
    word: 'flipProtocol',
    can: (text) => plateOf(text)?.compiled === false,
    run(text) {
      const place = found(text);
      const plate = plateOf(text);
      if (place === undefined || plate === undefined) return 0;
      text.bound.plateLine = place.line;
      if (plate.compiled) return 0;
      plate.compiled = true;
      moves.checkWin(text.model);
      return 1;
    },
  };
}

/** 11.3. */
export const forbidCompile: Step = {
  word: 'forbidCompile',
  can: () => true,
  run({ model, owner, card }) {
    const who = other(owner);
    const turn = model.number + (model.player === who ? 2 : 1);
    const before = model.ban[who];
    const cards = before?.turn === turn ? before.cards : [];
    model.ban[who] = { turn, cards: [...cards, card] };
    return 1;
  },
};
