/**
 * Fresh Ulti deals of the yardstick's kind, to test players on without wearing out the bundled
 * deals: as many won by perfect play as lost, and the soloist's trump lengths distributed as there.
 *
 *     node --conditions=@pakli/source packages/ulti/scripts/fresh-deals.ts [EACH] [SEED] > deals.json
 *     pakli yardstick ulti deals.json --only ulti
 */
import { Sfc32 } from '@pakli/core';
import { count, formatCards, pick, seven, SUITS, suitCards } from '../src/cards.ts';
import { SEED_OPTIONS, Solver } from '../src/knowledge/solver/index.ts';
import { dealt } from './dealt.ts';

const EACH = Number(process.argv[2] ?? 250);
const random = new Sfc32(Number(process.argv[3] ?? 1));
const solver = new Solver();

/** Share of deals by the soloist's trumps, from none on. */
const SHARES = {
  won: [0, 0, 0, 0.03, 0.36, 0.45, 0.16],
  lost: [0, 0, 0.12, 0.6, 0.25, 0.03],
};
const wanted = {
  won: SHARES.won.map((share) => Math.round(share * EACH)),
  lost: SHARES.lost.map((share) => Math.round(share * EACH)),
};
const deals: object[] = [];
const stakes = { values: { ulti: 1 }, hearts: false, kontra: {}, marriages: [[], []] } as const;

while ([...wanted.won, ...wanted.lost].some((left) => left > 0)) {
  const ten = pick(-1, 10, random);
  const trump = random.below(4);
  const trumps = count(ten & suitCards(trump));
  const open = (wanted.won[trumps] ?? 0) > 0 || (wanted.lost[trumps] ?? 0) > 0;
  if ((ten & seven(trump)) === 0 || !open) continue;
  const talon = pick(~ten, 2, random);
  const position = dealt(ten, talon, trump, random);
  const question = { ask: 'made', component: 'ulti', stakes } as const;
  const perfect = solver.value(position, question, SEED_OPTIONS).low === 1;
  const left = wanted[perfect ? 'won' : 'lost'];
  if ((left[trumps] ?? 0) <= 0) continue;
  left[trumps] = (left[trumps] ?? 0) - 1;
  deals.push({
    id: `ulti-fresh-${deals.length}`,
    hands: position.hands.map((hand) => formatCards(hand)),
    talon: formatCards(talon),
    trump: SUITS.charAt(trump),
    perfect,
  });
}
console.log(JSON.stringify({ format: 'ulti-yardstick/1', ulti: deals, betli: [] }));
