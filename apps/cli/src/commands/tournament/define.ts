/** `pakli tournament`: an evening, a plan, a count, a series. */
import { Option } from 'commander';
import { CommandLine, readSeed, whole, type Define } from '../../input/options.ts';

const ROUNDS = whole(1, 100);

function rankingOption(usual: string): Option {
  return new Option('--rank <how>', `what decides places (default: ${usual})`).choices([
    'matchpoints',
    'imps',
    'points',
  ]);
}

const defineSimulate: Define = (done) =>
  new CommandLine('simulate', done)
    .description('let computers play a whole evening')
    .argument('<game>')
    .requiredOption('--people <list>', 'who plays, as for an arena; 6xcasual stands for six')
    .option(
      '--rounds <n>',
      'how many rounds (default: until all have met, where that works)',
      ROUNDS,
    )
    .option('--boards <n>', 'boards per round (default: one for each seat)', whole(1, 100))
    .addOption(rankingOption('matchpoints where same cards help, else points'))
    .option('--name <text>', 'what the evening is called', '')
    .rules()
    .option(
      '--seed <s>',
      'the same seed gives the same cards and plan (default: a fresh one)',
      readSeed,
    )
    .option('--json', 'the tournament as one JSON object, for pakli tournament count')
    .option('--csv', 'every result as a line of CSV')
    .examples(
      'pakli tournament simulate ulti --people 6xcasual,3xstrong --seed 1',
      'pakli tournament simulate mulle --people strong,casual,beginner --boards 6 --rank imps',
      'pakli tournament simulate ulti --people 9xrules --seed 1 --json > evening.json',
    )
    .runs(async (game, options) => (await import('./simulate.ts')).simulate(game, options));

const definePlan: Define = (done) =>
  new CommandLine('plan', done)
    .description('print who meets whom in which round, and check it')
    .requiredOption('--people <n>', 'how many people; computers fill the last table', whole(1, 200))
    .option('--seats <n>', 'seats at a table', whole(2, 4), 3)
    .option(
      '--rounds <n>',
      'how many rounds (default: until all have met, where that works)',
      ROUNDS,
    )
    .option('--seed <s>', 'another seed gives another plan, where one is searched for', readSeed, 1)
    .option('--json', 'the plan as one JSON object')
    .examples('pakli tournament plan --people 21', 'pakli tournament plan --people 14 --seats 2')
    .runs(async (options) => (await import('./plan.ts')).plan(options));

const defineCount: Define = (done) =>
  new CommandLine('count', done)
    .description('count a tournament again from its file')
    .argument('<file>', 'a tournament as JSON, or - for standard input')
    .addOption(rankingOption('as the file says'))
    .option('--json', 'travellers and standings as one JSON object')
    .option('--csv', 'every result as a line of CSV')
    .examples('pakli tournament count evening.json', 'python3 examples/recount.py evening.json')
    .runs(async (file, options) => (await import('./count.ts')).count(file, options));

const defineSeries: Define = (done) =>
  new CommandLine('series', done)
    .description('count several evenings together; people are known by their names')
    .argument('<files...>', 'tournaments as JSON, in the order in which they were played')
    .addOption(
      new Option(
        '--scoring <how>',
        'what an evening is worth: points for the place, or its per cent',
      )
        .choices(['places', 'percent'])
        .default('places'),
    )
    .option('--name <text>', 'what the series is called', '')
    .option('--json', 'the series as one JSON object')
    .option('--csv', 'a line of CSV for each person')
    .examples(
      'pakli tournament series march.json april.json',
      'pakli tournament series *.json --scoring percent --csv',
    )
    .runs(async (files, options) => (await import('./series.ts')).series(files, options));

export const define: Define = (done) =>
  new CommandLine('tournament', done)
    .description('the same cards for everybody: simulate an evening, plan one, count one')
    .helpCommand(false)
    .addCommand(defineSimulate(done))
    .addCommand(definePlan(done))
    .addCommand(defineCount(done))
    .addCommand(defineSeries(done))
    .examples(
      'pakli tournament plan --people 21',
      'pakli tournament simulate ulti --people 6xcasual,3xstrong --seed 1',
      'pakli tournament count evening.json',
    )
    .notes('docs/tournaments.md has words, formulas and the format of the file.');
