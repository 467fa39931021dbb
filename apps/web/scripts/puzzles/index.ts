/** The makers by game. */
import type { Kinds } from '@pakli/core';
import type { Maker } from './maker.ts';

/** Who never asks which game it is may use a maker of any. */
type AnyMaker = Maker<Kinds>;

export const MAKERS: Readonly<Record<string, () => Promise<AnyMaker>>> = {
  'buddy-bluff': async () => (await import('./buddy-bluff.ts')).maker,
  compile: async () => (await import('./compile.ts')).maker,
  mulle: async () => (await import('./mulle.ts')).maker,
  ulti: async () => (await import('./ulti.ts')).maker,
};
