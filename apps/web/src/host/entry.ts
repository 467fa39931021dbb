/**
 * The entry of every worker, whose name gives its role and the guest games. One
 * entry for all, because each entry gets its own bundle, and the engines would
 * be fetched once per bundle.
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

/** Guest games come as separate scripts; if one fails to load, the others still work. */
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
// The employer of a worker listens for errors, not for unhandled rejections.
duty.catch(reportError);

// Queue messages until there is a listener.
self.addEventListener('message', ({ data }: MessageEvent) => {
  duty.then(
    (found) => found.hear(data),
    () => undefined,
  );
});
