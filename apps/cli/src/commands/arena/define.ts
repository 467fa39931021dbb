/** `pakli arena` */
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

/** A number of threads, or where others play. */
function readWorkers(text: string): number | string {
  return text.startsWith('nats://') ? text : whole(1, 256)(text);
}

export const define: Define = (done) =>
  new CommandLine('arena', done)
    .description('measure players against each other with duplicate deals')
    .argument('<game>')
    .requiredOption(
      '--players <a,b,...>',
      'one for every seat, or two: the first alone among the second',
    )
    .option('--deals <n>', 'how many deals, each played with every seating', whole(1, 1e9), 100)
    .option('--seed <s>', 'the same seed deals the same cards (default: a fresh one)', readSeed)
    .rules()
    .option('--match', 'play whole matches instead of single deals')
    .option(
      '--luck <player>',
      'take luck out of the results of the first player; this one says what views are worth',
    )
    .option('--sprt <h0,h1>', 'stop as soon as one is decided: 50%,55% or 0elo,30elo [,alpha,beta]')
    .option(
      '--workers <n>',
      'threads (default: one for every core), or nats://host: machines that run pakli worker',
      readWorkers,
    )
    .option('--out <file>', 'store results as JSON lines; the same command resumes')
    .option('--html <file>', 'write a page with plots')
    .option('--json', 'the summary as one JSON object')
    .examples(
      'pakli arena buddy-bluff --players greedy,random --deals 200 --seed 1',
      'pakli arena buddy-bluff --players "cmd:python3 examples/bot.py,greedy" --deals 20',
      'pakli arena buddy-bluff --players cheat@50steps,greedy --sprt 25%,35% --out cheat.jsonl',
    )
    .notes(
      `A player is a name, with an optional budget: expert, expert@100ms, expert@50steps.\ndocs/arena.md says how it measures.`,
    )
    .runs(async (game, options) => (await import('./arena.ts')).arena(game, options));
