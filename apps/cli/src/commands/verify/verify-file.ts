/** Every board of an evening, dealt again from the file of its results. */
import { openRecord } from '@pakli/catalogue';
import { verifyEvening, type BoardFinding, type EveningFinding } from '@pakli/host';
import { shortened } from '../../input/content.ts';
import { Failure } from '../../input/failure.ts';
import { parseTournament } from '../../input/tournaments.ts';

type Wrong = Extract<EveningFinding, { kind: 'wrong' }>['wrong'];

const WRONG: Readonly<Record<Exclude<Wrong, 'proof'>, string>> = {
  nonces: 'proof.nonces: each must be a number of 32 hexadecimal digits, or null',
  commitment:
    'proof.commitment: evening, rules and secret do not lead to it: one of these four is not as it was shown',
};

const WRONG_BOARD: Readonly<Record<NonNullable<BoardFinding['wrong']>['what'], string>> = {
  record: 'its record is missing or cannot be read',
  match: 'its record is of another game, or was played by other rules',
  cards: 'secret and nonces lead to other cards',
  points: 'its record leads to other points than the result has',
};

/** One line for each board; 1 if anything is not as it had to be. */
export async function verifyFile(text: string, given: string): Promise<number> {
  const file = shortened(given);
  const found = await verifyEvening(parseTournament(text, given), openRecord);
  if (found.kind === 'wrong') {
    if (found.wrong === 'proof') {
      throw new Failure(`${file}: the file has no proof: an evening has one once it is over`);
    }
    console.log(`NOT as it was bound: ${file}: ${WRONG[found.wrong]}`);
    return 1;
  }
  for (const { board, tables, wrong } of found.boards) {
    const where = `board ${board + 1}`;
    if (wrong === undefined) {
      console.log(
        `${where}: honest: ${tables === 1 ? '1 table' : `${tables} tables`}, all cards and points as they had to be`,
      );
    } else {
      const { table, what, refusal } = wrong;
      const why = refusal === undefined ? '' : ` (line ${refusal.line ?? 1}: ${refusal.refused})`;
      console.log(
        `${where}: NOT as it was bound: ${file}: table ${table + 1}: ${WRONG_BOARD[what]}${why}`,
      );
    }
  }
  if (found.boards.length === 0) console.log('honest: no board was played');
  return found.boards.some(({ wrong }) => wrong !== undefined) ? 1 : 0;
}
