/**
 * `pakli play GAME`: a match in the terminal. You are seat 0; what you see is
 * your seat's view. Reads lines, so that it can be played through a pipe.
 */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import {
  formatOptions,
  formatRefusal,
  freshSeed,
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type Kinds,
  type Random,
} from '@pakli/core';
import { Failure } from './failure.ts';
import { loadGame, optionsFor, seatsFor } from './games.ts';
import { layMoves, layTable } from './layout.ts';
import { findOpponent, type Opponent } from './opponent.ts';
import { formatScores } from './scores.ts';

export interface PlayOptions {
  readonly against?: string;
  readonly options: string;
  readonly seats?: number;
  readonly seed?: number;
}

const YOU = 0;
const PROMPT = styleText('bold', 'your move> ');
const HELP = 'Type the number of a move or the move itself; ? shows the table again, q quits.';

export async function play(id: string, given: PlayOptions): Promise<number> {
  const loaded = await loadGame(id);
  const { game } = loaded;
  const options = optionsFor(game, given.options);
  const seats = seatsFor(game, given.seats);
  const seed = given.seed ?? freshSeed();
  const random = new Sfc32(seed);
  // Not the generator that deals: from that one a player could read the cards to come.
  const thoughts = new Sfc32(random.next());
  const opponent = await findOpponent(loaded, given.against, { ms: 1000 });
  try {
    const names = Array.from({ length: seats }, (_, seat) =>
      seat === YOU ? 'you' : `${opponent.name} ${seat}`,
    );
    const match = Match.start(game, { options, seats, names, random });
    if (isRefusal(match)) throw new Failure(formatRefusal(match));
    const rules = formatOptions(game.rules, options);
    say(styleText('bold', `${game.id}${rules === '' ? '' : ` (${rules})`}`), `seed ${seed}`);
    say(names.map((name, seat) => `${seat} ${name}`).join(' | '));
    say(HELP);
    return await playMatch(match, random, opponent, thoughts);
  } finally {
    await opponent.close();
  }
}

function say(...words: readonly string[]): void {
  console.log(words.join(', '));
}

async function playMatch(
  match: Match<Kinds>,
  random: Random,
  opponent: Opponent,
  thoughts: Random,
): Promise<number> {
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY && process.stdout.isTTY,
    prompt: PROMPT,
  });
  // A pipe may be read to its end while others think; its lines still wait to be taken.
  let ended = false;
  input.once('close', () => (ended = true));
  const prompt = (): void => {
    if (ended) process.stdout.write(PROMPT);
    else input.prompt();
  };
  const lines = input[Symbol.asyncIterator]();
  const news = new News(match);
  try {
    for (;;) {
      match.advance(random);
      news.tell();
      if (match.over) break;
      const { game, table } = match;
      const view = game.view(table.state, table.turn);
      const moves = view.moves.map((move) => game.format(table.state, move));
      if (table.turn !== YOU) {
        const move = match.submit(table.turn, await opponent.choose(view, moves, thoughts));
        if (isRefusal(move)) throw new Error(`a listed move is refused: ${formatRefusal(move)}`);
        continue;
      }
      if (!(await decide(match, moves, prompt, lines))) {
        console.log('You leave the table.');
        return 0;
      }
    }
  } finally {
    input.close();
  }
  console.log(`\n${styleText('bold', 'The match is over.')}\n${formatScores(match)}`);
  return 0;
}

/** Asks until a move is played; false if the player leaves. */
async function decide(
  match: Match<Kinds>,
  moves: readonly string[],
  prompt: () => void,
  lines: AsyncIterator<string>,
): Promise<boolean> {
  const show = (): void => {
    const { game, table } = match;
    console.log(`\n${layTable(game.formatView(game.view(table.state, YOU)), YOU)}\n`);
    console.log(layMoves(moves, process.stdout.columns || 80));
  };
  show();
  for (;;) {
    prompt();
    const line = await lines.next();
    if (line.done === true) {
      console.log();
      return false;
    }
    const text = line.value.trim();
    // A terminal shows what is typed; a pipe does not.
    if (!process.stdin.isTTY) console.log(text);
    if (text === 'q') return false;
    if (text === '' || text === '?') {
      show();
      continue;
    }
    if (/^\d+$/.test(text) && !moves.includes(text)) {
      const chosen = moves[Number(text) - 1];
      if (chosen === undefined) {
        console.log(`There are moves 1 to ${moves.length}. ${HELP}`);
        continue;
      }
      match.submit(YOU, chosen);
      return true;
    }
    const move = match.submit(YOU, text);
    if (!isRefusal(move)) return true;
    console.log(`That cannot be played: ${formatRefusal(move)}. ${HELP}`);
  }
}

/** Tells what has happened since it last told, as seat 0 may know it. */
class News {
  private readonly match: Match<Kinds>;
  private deals = 0;
  private steps = 0;

  constructor(match: Match<Kinds>) {
    this.match = match;
  }

  tell(): void {
    const { match } = this;
    for (; this.deals < match.tables.length; this.deals++) {
      if (this.deals > 0) {
        this.tellSteps(this.deals - 1);
        this.steps = 0;
      }
      const starter = match.tables[this.deals]?.deal.starter ?? 0;
      const title = styleText('bold', `Deal ${this.deals + 1}`);
      console.log(`\n${title}: ${match.names[starter]} ${starter === YOU ? 'start' : 'starts'}`);
    }
    this.tellSteps(this.deals - 1);
  }

  private tellSteps(number: number): void {
    const { game, names, tables } = this.match;
    const table = tables[number];
    if (table === undefined) return;
    for (; this.steps < table.steps.length; this.steps++) {
      const step = table.steps[this.steps];
      const { state } = table.cut(this.steps);
      if (step?.kind === 'move') {
        console.log(`${names[step.seat]}: ${game.format(state, step.move, YOU)}`);
      } else if (step !== undefined) {
        console.log(
          styleText('dim', game.formatDeal(state, step.outcome, step.outcome.length, YOU)),
        );
      }
    }
    if (table.turn === OVER) {
      const scores = game.scores(table.state).map((score, seat) => `${names[seat]} ${score}`);
      console.log(`The deal is over: ${scores.join(', ')}`);
    }
  }
}
