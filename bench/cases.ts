/** All benchmarks by name. A game is loaded only in the process that measures it. */
import type { Benches } from './bench.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ benches: Benches }>>> = {
  'buddy-bluff': () => import('./buddy-bluff.ts'),
  compile: () => import('./compile.ts'),
  mulle: () => import('./mulle.ts'),
  ulti: async () => {
    const [play, solve] = await Promise.all([import('./ulti.ts'), import('./solver.ts')]);
    return { benches: { ...play.benches, ...solve.benches } };
  },
};

/** Benchmarks of every game. */
const EVERY = ['random', 'copy', 'belief', 'observe', 'rows', 'search', 'room'] as const;

/** Benchmarks of one game alone. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  compile: ['net', 'net-plain'],
  mulle: ['seed-omgangar', 'moves-24', 'moves-104'],
  ulti: [
    'play',
    'deals',
    'solve/ulti/random',
    'solve/ulti/like',
    'solve/passz-a10/random',
    'solve/passz-a10/like',
    'solve/passz-a11/random',
    'solve/passz-a11/like',
    'solve/betli/random',
    'solve/betli/like',
    'solve/payoff/random',
    'solve/payoff/like',
  ],
};

/** `<game>/<bench>`, in print order. */
export const NAMES: readonly string[] = Object.keys(LOADERS).flatMap((game) =>
  [...EVERY, ...(MORE[game] ?? [])].map((bench) => `${game}/${bench}`),
);

/** The benchmarks of the game in the name's prefix. */
export async function load(name: string): Promise<Benches> {
  const [game = '', bench] = name.split('/');
  // One floor higher, and the same for every game.
  if (bench === 'room') return (await import('./room.ts')).roomBenches(game);
  const loader = LOADERS[game];
  return loader === undefined ? {} : (await loader()).benches;
}
