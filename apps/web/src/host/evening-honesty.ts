/** Checks that the boards of an evening were dealt correctly, and match what this browser remembers. */
import { openRecord } from '@pakli/catalogue';
import { verifyEvening } from '@pakli/host';
import { isTournamentFault, readTournament } from '@pakli/tournament';
import type { EveningHonesty, Remembered, ShownEvening } from './remote-state.ts';

/** Deals every board of an evening again, from its results file. */
export async function eveningHonestyOf(
  file: unknown,
  { evening, commitment: now, entrant }: ShownEvening,
  { nonces, commitment = now }: Remembered,
): Promise<EveningHonesty> {
  const tournament = readTournament(file);
  if (isTournamentFault(tournament) || tournament.proof === undefined) {
    return { kind: 'wrong', wrong: 'proof' };
  }
  const { proof } = tournament;
  // Players who joined after the first round began have no share in the shuffle.
  const shares = nonces.length > 0 && entrant !== null && entrant < proof.nonces.length;
  const given = proof.nonces.some((share) => share !== null && nonces.includes(share));
  const same =
    proof.evening === evening && [now, commitment].every((one) => one === proof.commitment);
  if (!same || (shares && !given)) return { kind: 'wrong', wrong: 'own' };
  return verifyEvening(tournament, openRecord);
}
