/** Loads guest games into the page: their voices, and a place on the shelf. */
import type { GameModule } from '@pakli/core';
import { lendVoice } from '@pakli/text/guests';
import { guestOnShelf } from '../games/guest/index.ts';
import { tellFailure } from '../kit/notices.ts';
import { putOnShelf } from './shelf.ts';

export async function bringGuests(scripts: readonly string[]): Promise<void> {
  const found = scripts.map(async (script) => {
    const { default: guest } = (await import(/* @vite-ignore */ script)) as {
      readonly default: GameModule;
    };
    return guest;
  });
  for (const coming of await Promise.allSettled(found)) {
    if (coming.status === 'rejected') tellFailure(coming.reason);
    else {
      lendVoice(coming.value);
      putOnShelf(guestOnShelf(coming.value));
    }
  }
}
