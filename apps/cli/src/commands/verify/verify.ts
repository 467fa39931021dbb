/** `pakli verify FILE`: whether the cards of a match, or of all boards of an evening, are those that the server was bound to. */
import { openRecord } from '@pakli/catalogue';
import { isRefusal, parseRecord } from '@pakli/core';
import { parseProof, verifyDeals, type Finding } from '@pakli/host';
import { contentOf, LARGEST_RECORD } from '../../input/content.ts';
import { Failure, Refused } from '../../input/failure.ts';
import { gameIn } from '../../input/records.ts';
import { verifyFile } from './verify-file.ts';

type Wrong = Extract<Finding, { honest: false }>['wrong'];

/** By what is wrong: the line of the proof that says so, and what that means. */
const WRONG: Readonly<Record<Exclude<Wrong, 'cards'>, readonly [key: string, text: string]>> = {
  nonces: ['nonces', 'there must be a number of 32 hexadecimal digits for every seat, or -'],
  rules: ['rules', 'the record was played by other rules'],
  commitment: [
    'commitment',
    'table, rules and secret do not lead to it: one of these four lines is not the original',
  ],
  starter: ['nonces', 'the lots that secret and nonces lead to let somebody else start'],
};

export async function verify(given: string): Promise<number> {
  const text = await contentOf(given, LARGEST_RECORD);
  if (text.trimStart().startsWith('{')) return verifyFile(text, given);
  const opened = await openRecord(text);
  if (isRefusal(opened)) {
    if (opened.line === undefined) throw new Refused(opened, { where: given });
    throw new Refused(opened, { where: `${given}:${opened.line}`, ...gameIn(text) });
  }
  const read = parseProof(text);
  if (read === undefined) {
    throw new Failure(`${given}: the record has no proof: only tables by link have one`);
  }
  const found = verifyDeals(opened.match, read.proof);
  if (found.honest) {
    console.log(`honest: ${found.outcomes} times cards were dealt, and all came as they had to`);
    return 0;
  }
  if (found.wrong !== 'cards') {
    const [key, why] = WRONG[found.wrong];
    console.log(`NOT as it was bound: ${given}:${read.lines.get(key) ?? 1}: ${key}: ${why}`);
    return 1;
  }
  const parsed = parseRecord(text);
  const { deal = 0, step = 0 } = found;
  const line = isRefusal(parsed) ? 1 : (parsed.deals[deal]?.steps[step]?.line ?? 1);
  console.log(
    `NOT as it was bound: ${given}:${line}: deal ${deal + 1}: secret and nonces lead to other cards`,
  );
  return 1;
}
