/** Faults planted in guests: `pakli laws` finds each in a few matches, under the law that says where to look. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, pakli, ROOT } from './command.ts';

const DUEL = join(ROOT, 'examples/duel.ts');
const SCHNAPSEN = join(ROOT, 'examples/schnapsen/src');

/** Duel numbers its places: 0 the stock, 1 and 2 the hands, 3 and 4 tricks, 5 and 6 the cards on the table. */
interface Plant {
  readonly law: string;
  /** Where the message sends its reader. */
  readonly place: RegExp;
  /** The error as the run reports it. */
  readonly says: RegExp;
  /** Overridden parts of the game; `game` is the sound one. */
  readonly parts?: string;
  /** Overridden parts of the module; `duel` is the sound one. */
  readonly module?: string;
  readonly games?: number;
  readonly from?: 'schnapsen';
}

const PLANTS: Readonly<Record<string, Plant>> = {
  'a biased redeal': {
    law: 'distribution',
    place: /Look at redeal: .* shuffle them fairly/,
    says: /higher|lower/,
    parts: `redeal(state, seat, random) {
      game.redeal(state, seat, random);
      if (random.below(3) > 0) return;
      const unknown = [...state.at.keys()].filter((card) => [0, 2 - seat].includes(state.at[card]));
      const places = unknown.map((card) => state.at[card]).sort();
      unknown.forEach((card, i) => { state.at[card] = places[i]; });
    }`,
    games: 30,
  },
  'an encoding that leaks': {
    law: 'encoding',
    place: /numbers for learning programs depend on hidden cards/,
    says: /seat \d/,
    module: `encoding: { ...duel.encoding, observe(state, seat, into) {
      duel.encoding.observe(state, seat, into);
      for (const [card, place] of state.at.entries()) if (place === 2 - seat) into[card] = 1;
    } }`,
  },
  'a redeal that ignores what a reply has proved': {
    law: 'rewind',
    place: /What past moves have proved must stand in the state/,
    says: /could not have been played/,
    from: 'schnapsen',
    parts: `redeal(state, seat, random) {
      const lacks = state.now.slice(LACKS, LACKS + 2);
      state.now.fill(0, LACKS, LACKS + 2);
      game.redeal(state, seat, random);
      state.now.set(lacks, LACKS);
    }`,
    games: 20,
  },
  'moves that depend on the stock': {
    law: 'leak',
    place: /depends on a card it cannot see/,
    says: /seat \d can tell: view\.moves/,
    parts: `moves(state, into) {
      const count = game.moves(state, into);
      return count > 1 && state.at[12] === 0 ? count - 1 : count;
    },
    view(state, reader) {
      const view = game.view(state, reader);
      return { ...view, moves: view.moves.slice(0, view.moves.length > 1 && state.at[12] === 0 ? -1 : undefined) };
    },
    read(state, seat, text) {
      const move = game.read(state, seat, text);
      const moves = new Int32Array(8);
      return typeof move === 'object' || [...moves.subarray(0, this.moves(state, moves))].includes(move)
        ? move : { refused: 'not-now', rule: '2' };
    }`,
  },
  'a card that vanishes': {
    law: 'cards',
    place: /Look at play and deal: every card/,
    says: /sorted cards/,
    module: `laws: { ...duel.laws, cards: (state) => [...duel.laws.cards(state)].map((card) => card === 5 && state.at[5] > 2 ? 6 : card) }`,
  },
  'a door that accepts what is not listed': {
    law: 'moves',
    place: /Look at read/,
    says: /\w/,
    parts: `read(state, seat, text) {
      const move = game.read(state, seat, text);
      return typeof move === 'object' && move.refused === 'not-in-hand' ? 0 : move;
    }`,
  },
  'a copy that shares an array': {
    law: 'copies',
    place: /Look at copy and setup/,
    says: /\w/,
    parts: `copy(from, into) { game.copy(from, into); into.at = from.at; }`,
  },
  'a setup that leaves something behind': {
    law: 'copies',
    place: /Look at copy and setup/,
    says: /lead/,
    parts: `copy(from, into) { into.at.set(from.at); into.dealt = from.dealt; }`,
  },
  'an event in the middle of a step': {
    law: 'listeners',
    place: /Collect them/,
    says: /\w/,
    parts: `play(state, move, tell) {
      tell?.({ kind: 'play', seat: game.turn(state), card: game.format(state, move, null) });
      game.play(state, move, (event) => { if (event.kind !== 'play') tell?.(event); });
    }`,
  },
  'a position that forgets who leads': {
    law: 'notation',
    place: /Look at format and read, formatPosition and readPosition/,
    says: /lead/,
    parts: `formatPosition: (state) => game.formatPosition({ ...state, lead: 0 })`,
  },
  'a state that comes from neither moves nor deals': {
    law: 'records',
    place: /comes from neither the moves nor the deals/,
    says: /\w/,
    parts: `deal(state, outcome, length, tell) { game.deal(state, outcome, length, tell); state.lead = (globalThis.planted = !globalThis.planted) ? 0 : 1; }`,
  },
  'payoffs that do not add up': {
    law: 'bounds',
    place: /A promise is not kept/,
    says: /add up to/,
    parts: `payoff: (state, into) => into.set([1, 2])`,
  },
  'a view that shows the other hand': {
    law: 'worlds',
    place: /Look at world and redeal/,
    says: /view/,
    parts: `view: (state, reader) => ({ ...game.view(state, reader), handSizes: [0, 1].map((seat) => state.at.indexOf(seat + 1)) }),
    checkView: () => undefined`,
  },
  'an event that shows what was dealt to the other': {
    law: 'memory',
    place: /would have seen something else before/,
    says: /deal/,
    parts: `seen: (event, reader) => event.kind === 'deal' ? { kind: 'deal', hand: event.hands[0] } : game.seen(event, reader)`,
  },
  'a deal that is written with all cards': {
    law: 'memory',
    place: /would have seen something else before/,
    says: /deal/,
    parts: `formatDeal: (state, outcome, length) => game.formatDealTruth(state, outcome, length)`,
  },
  'a redeal that leaves a card where it is': {
    law: 'variety',
    place: /is the same in all worlds/,
    says: /the same card/,
    parts: `redeal() {}`,
  },
  'a refusal that tells of the other hand': {
    law: 'leak',
    place: /Look at view, seen, format, formatDeal and read/,
    says: /\w/,
    parts: `read(state, seat, text) {
      const move = game.read(state, seat, text);
      return typeof move === 'object' && state.at[12] === 2 - seat ? { ...move, rule: '3' } : move;
    }`,
  },
  'a player that keeps something': {
    law: 'players',
    place: /keeps something between decisions/,
    says: /\w/,
    module: `players: { odd: { think: (view) => {
      const move = view.moves[(globalThis.asked = (globalThis.asked ?? 0) + 1) % view.moves.length];
      return { step: () => true, answer: () => ({ move, estimates: [] }) };
    } } }`,
  },
  'a policy that remembers': {
    law: 'knowledge',
    place: /it remembers something/,
    says: /\w/,
    module: `knowledge: { policy(state) {
      const moves = new Int32Array(8);
      const count = duel.game.moves(state, moves);
      return moves[(globalThis.played = (globalThis.played ?? 0) + 1) % count];
    } }`,
  },
};

test.each(Object.entries(PLANTS))('%s', async (name, plant) => {
  const { law, place, says, parts = '', module = '', games = 8, from } = plant;
  const id = name.replaceAll(' ', '-').slice(0, 30).replace(/-$/, '');
  const sound =
    from === undefined
      ? `import duel from ${JSON.stringify(DUEL)};`
      : `import duel from ${JSON.stringify(join(SCHNAPSEN, 'schnapsen.ts'))};
         import { LACKS } from ${JSON.stringify(join(SCHNAPSEN, 'state.ts'))};`;
  const path = file(
    `${id}.js`,
    `${sound}\nconst { game } = duel;
     export default { ...duel, lessons: [], puzzles: [], game: { ...game, id: ${JSON.stringify(id)},\n${parts} },\n${module} };`,
  );
  const rules = from === undefined ? [] : ['--options', 'one'];
  const ended = await pakli(['laws', path, '--games', String(games), '--seed', '1', ...rules]);
  const said = ended.stdout.replaceAll(/\s+/g, ' ');
  expect(said).toMatch(new RegExp(`^BROKEN ${law}: `));
  expect(said).toMatch(place);
  expect(said).toMatch(says);
  expect(ended.status).toBe(1);
});
