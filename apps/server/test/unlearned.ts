/** A game whose players should have learned something, but cannot load it. */
import { bringGuests } from '@pakli/catalogue/guests';
import { writeFileSync } from 'node:fs';
import { inFolder } from './folder.ts';

const SCOPA = new URL('../../../examples/scopa/src/scopa.ts', import.meta.url).href;

/** Scopa: casual and above play without what they have learned, beginner has nothing to learn. */
const GUEST = `import scopa from '${SCOPA}';
const levels = (search) => {
  const player = search.flat(scopa.game, {}, { worlds: 1 });
  const simple = { player, steps: 1, milliseconds: 50 };
  const level = { ...simple, learned: true };
  return { beginner: simple, casual: level, strong: level, expert: level };
};
export default { ...scopa, levels, learn: () => Promise.resolve('a planted fault') };
`;

export function withUnlearned(act: () => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    writeFileSync(`${folder}/guest.mjs`, GUEST);
    await bringGuests([`${folder}/guest.mjs`]);
    await act();
  });
}
