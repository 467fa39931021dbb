/** The makers by game: each is a file with the id of its game. */
import { GAMES } from '@pakli/catalogue';
import type { GameTypes } from '@pakli/core';
import type { Maker } from './maker.ts';

/** For code that never asks which game it is. */
type AnyMaker = Maker<GameTypes>;

export const MAKERS: Readonly<Record<string, () => Promise<AnyMaker>>> = Object.fromEntries(
  GAMES.map(({ id }) => [
    id,
    async () => {
      const { href } = new URL(`${id}.ts`, import.meta.url);
      return ((await import(href)) as { readonly maker: AnyMaker }).maker;
    },
  ]),
);
