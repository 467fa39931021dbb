/** All benchmarks by name. A game is loaded only in the process that measures it. */
import type { Benches } from './bench.ts';

/** `<game>/<bench>`, in the order in which they are printed. */
export const NAMES = [
  'buddy-bluff/random',
  'buddy-bluff/copy',
  'buddy-bluff/belief',
  'buddy-bluff/observe',
  'buddy-bluff/rows',
  'buddy-bluff/search',
  'buddy-bluff/room',
  'compile/random',
  'compile/copy',
  'compile/belief',
  'compile/observe',
  'compile/rows',
  'compile/search',
  'compile/room',
  'mulle/random',
  'mulle/copy',
  'mulle/belief',
  'mulle/observe',
  'mulle/rows',
  'mulle/search',
  'mulle/room',
  'mulle/seed-omgangar',
  'mulle/moves-24',
  'mulle/moves-104',
  'ulti/random',
  'ulti/copy',
  'ulti/belief',
  'ulti/observe',
  'ulti/rows',
  'ulti/search',
  'ulti/room',
  'ulti/play',
  'ulti/deals',
  'ulti/solve/ulti/random',
  'ulti/solve/ulti/like',
  'ulti/solve/passz-a10/random',
  'ulti/solve/passz-a10/like',
  'ulti/solve/passz-a11/random',
  'ulti/solve/passz-a11/like',
  'ulti/solve/betli/random',
  'ulti/solve/betli/like',
  'ulti/solve/payoff/random',
  'ulti/solve/payoff/like',
] as const;

const LOADERS: Readonly<Record<string, () => Promise<{ benches: Benches }>>> = {
  'buddy-bluff': () => import('./buddy-bluff.ts'),
  compile: () => import('./compile.ts'),
  mulle: () => import('./mulle.ts'),
  ulti: async () => {
    const [play, solve] = await Promise.all([import('./ulti.ts'), import('./solver.ts')]);
    return { benches: { ...play.benches, ...solve.benches } };
  },
};

/** The benchmarks of the game that the name begins with. */
export async function load(name: string): Promise<Benches> {
  const [game = '', bench] = name.split('/');
  // One floor higher, and the same for every game.
  if (bench === 'room') return (await import('./room.ts')).roomBenches(game);
  const loader = LOADERS[game];
  return loader === undefined ? {} : (await loader()).benches;
}
