/** `pakli sit LINK` with the players' link of an evening: the player joins, and plays at its table in every round. */
import { randomBytes } from 'node:crypto';
import type { EveningClient, EveningState } from '@pakli/client';
import { Failure } from '../../input/failure.ts';

/** Waits until something is so; false once the client was closed or the evening is over. */
export async function waitForEvening(
  client: EveningClient,
  is: (state: EveningState) => boolean,
  isLeft: () => boolean,
): Promise<boolean> {
  for (;;) {
    const { state, connection } = client;
    if (isLeft()) return false;
    if (connection.kind === 'gone') throw new Failure('there is no such evening');
    if (state !== undefined && is(state)) return true;
    if (state?.view.phase === 'over') return false;
    await new Promise<void>((resolve) => {
      const stop = client.listen(() => {
        stop();
        resolve();
      });
    });
  }
}

export async function join(client: EveningClient): Promise<void> {
  const nonce = randomBytes(16).toString('hex');
  const refused = (await client.act({ kind: 'join', nonce }))?.refused;
  // It has joined before: another try after a connection was lost.
  if (refused !== undefined && refused !== 'already-joined') {
    throw new Failure(`the player cannot join: ${refused}`);
  }
}

/** The table where the player sits in the round that is played, and which round that is. */
export function tableOf({ view, you }: EveningState): string | undefined {
  const round = view.phase === 'playing' ? view.rounds.at(-1) : undefined;
  return round?.tables.find(({ entrants }) => entrants.includes(you.entrant))?.table;
}
