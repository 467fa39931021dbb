/**
 * Where every worker begins: its name says what it does, and which guests it knows. One entry for all,
 * because a bundle is made for each, and engines would be fetched once for
 * every bundle that they are in.
 */
import type { GameModule } from '@pakli/core';
import type { Role } from './role.ts';

interface Duty {
  hear(message: unknown): void;
}

const DUTIES: Readonly<Record<Role, () => Promise<Duty>>> = {
  host: () => import('./worker.ts'),
  players: () => import('./thinker.ts'),
  analyst: () => import('./analysis.ts'),
};

/** Games that are not of the house come as scripts of their own; without one of them the others are played. */
async function bring(guests: readonly string[]): Promise<void> {
  if (guests.length === 0) return;
  const { addGuest } = await import('@pakli/catalogue');
  const found = guests.map(async (guest) => {
    const module = (await import(/* @vite-ignore */ guest)) as { readonly default: GameModule };
    addGuest(module.default);
  });
  await Promise.allSettled(found);
}

const [role = '', ...guests] = self.name.split(' ');
const duty = bring(guests).then(() => DUTIES[role as Role]());
// Anyone who employs the worker hears of errors, not of broken promises.
duty.catch(reportError);

// What comes before there is anybody to hear it waits.
self.addEventListener('message', ({ data }: MessageEvent) => {
  duty.then(
    (found) => found.hear(data),
    () => undefined,
  );
});
