/** Twin worlds for every player of one game, in a separate process; prints the findings as JSON. */
import { findGame } from '../src/index.ts';
import { twinWorlds } from './twins.ts';

const [id = '', pairs = '2000', steps = '50'] = process.argv.slice(2);
const { game, contenders, learn } = await findGame(id)!.load();
await learn();
const found = [...contenders].map(([name, { player }]) => {
  const { pairs: done, different } = twinWorlds(game, player, Number(pairs), Number(steps), 7);
  return { name, pairs: done, different };
});
process.stdout.write(JSON.stringify(found));
