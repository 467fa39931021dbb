/** Whole random deals for tests that look at every position: the first bid mostly stands, so that all contracts occur. */
import { isRefusal, Match, OVER, readOptions, Sfc32 } from '@pakli/core';
import { CONCEDE, PASS, STAND } from '../src/codes.ts';
import { rulesMove, ulti, type State } from '../src/index.ts';

/** Calls `look` before every move and at the end. */
export function playDeal(rules: string, seed: number, look: (state: State) => void): void {
  const options = readOptions(ulti.rules, rules);
  if (isRefusal(options)) throw new Error(`${rules}: ${options.refused}`);
  const random = new Sfc32(seed);
  const match = Match.start(ulti, { options, random });
  if (isRefusal(match)) throw new Error(match.refused);
  match.advance(random);
  const { table } = match;
  while (table.turn !== OVER) {
    look(table.state);
    const { moves, phase, soloist } = ulti.view(table.state, table.turn);
    const calm = [PASS, STAND].find((move) => moves.includes(move));
    if (calm !== undefined && random.below(4) > 0) table.play(calm);
    else if (phase === 'PLAY' && table.turn === soloist && random.below(60) === 0) {
      table.play(CONCEDE);
    } else if (phase === 'PLAY' && random.below(2) === 0) table.play(rulesMove(table.state));
    else table.play(moves[random.below(moves.length)]!);
  }
  look(table.state);
}
