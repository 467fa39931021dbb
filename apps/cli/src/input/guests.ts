/** Games that are not of the house, for this process and all that it starts. */
import { BadGuest, bringGuests } from '@pakli/catalogue/guests';
import { lendVoice } from '@pakli/text/guests';
import { Failure } from './failure.ts';

/** Those of `--with`, and those that the environment names. */
export async function bring(files: readonly string[] = []): Promise<void> {
  try {
    await bringGuests(files, lendVoice);
  } catch (error) {
    throw error instanceof BadGuest ? new Failure(error.message, 2) : error;
  }
}
