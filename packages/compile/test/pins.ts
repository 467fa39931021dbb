/** Whose decisions are pinned, with how many steps, and what they are about. */
import { search } from '@pakli/ai';
import type { Pinned } from '@pakli/core/testing';
import { compile, levels, type Compile } from '../src/index.ts';

const { beginner, casual, strong, expert } = levels(search);

export const pinned: Pinned<Compile> = {
  game: compile,
  players: {
    beginner: { ...beginner, steps: 2 },
    casual: { ...casual, steps: 2 },
    strong: { ...strong, steps: 1 },
    expert: { ...expert, steps: 2 },
  },
  kind({ pending, players, number, seat }) {
    const compiled = players.flatMap(({ protocols }) => protocols).some((plate) => plate.compiled);
    const when = compiled ? 'a plate compiled' : number > 8 ? 'late' : 'early';
    const hand = players[seat ?? 0]?.handCount;
    if (pending?.kind === 'action') return `action with ${hand} cards, ${when}`;
    return `${pending?.kind} of ${pending?.cause === null ? 'the rules' : 'a card'}, ${when}`;
  },
};
