/**
 * `pakli analyse RECORD`: what every move was worth. A player is shown what
 * the mover knew, and nothing else, and weighs the moves it had; what a move
 * lost is the best estimate less that of the move played.
 */
import {
  choices,
  Sfc32,
  thinkWithin,
  type BaseView,
  type Game,
  type Kinds,
  type Match,
  type Move,
  type Player,
  type Seat,
} from '@pakli/core';
import { readSpelling } from './arena/spelling.ts';
import { Failure } from './failure.ts';
import { loadGame } from './games.ts';
import { startBar } from './progress.ts';
import { loadRecord } from './records.ts';
import { offersOf } from './seat/offers.ts';
import { chart } from './terminal/chart.ts';
import { inkFor, type Ink, type InkGiven } from './terminal/ink.ts';
import { padTo, ruled, widthOf, wrap } from './terminal/lines.ts';
import { clock, type Budget } from './thinking.ts';
import { voiceFor, type Voice } from './voice.ts';

export interface AnalyseOptions extends InkGiven {
  readonly by?: string;
  readonly seat?: number;
  readonly mistakes: number;
  readonly seed: number;
  readonly lang?: string;
  readonly json?: true;
}

/** So many imagined deals weigh a move where the command does not say. */
const STEPS = 200;
const CHART_HEIGHT = 8;

/** A decision with more than one possibility. */
interface Question {
  /** Its number among the steps of the record, from 1. */
  readonly number: number;
  readonly deal: number;
  readonly seat: Seat;
  readonly view: BaseView;
  readonly move: Move;
}

/** What was thought of it. */
interface Judged extends Question {
  readonly played: string;
  readonly best: string;
  /** Estimates from the mover's view: of the best move, and of the one played. */
  readonly before: number;
  readonly after: number;
  readonly lost: number;
  readonly weight: number;
}

export async function analyse(given: string, options: AnalyseOptions): Promise<number> {
  const { match } = await loadRecord(given);
  const { game } = match;
  if (options.seat !== undefined && options.seat >= match.seats) {
    throw new Failure(`--seat: the record has seats 0 to ${match.seats - 1}`, 2);
  }
  const judge = await findJudge(game.id, options.by);
  const { questions, forced } = questionsOf(match, options.seat);
  const bar = await startBar(questions.length, 'decisions');
  const judged: Judged[] = [];
  try {
    for (const question of questions) {
      const answer = await judgeOne(game, question, judge, options.seed);
      if (answer === undefined) {
        throw new Failure(`--by: ${judge.name} plays but weighs no moves`, 2);
      }
      judged.push(answer);
      bar.update(judged.length);
    }
  } finally {
    bar.stop();
  }
  if (options.json) {
    const moves = judged.map((one) => toJson(one));
    console.log(JSON.stringify({ game: game.id, by: judge.name, seed: options.seed, moves }));
    return 0;
  }
  const voice = await voiceFor(game.id, options.lang);
  const width = process.stdout.columns || 80;
  const report = new Report(match, voice, inkFor(options), width);
  console.log(report.lay(judged, forced, judge.name, options.mistakes).join('\n'));
  return 0;
}

interface Judge {
  readonly name: string;
  readonly player: Player<BaseView>;
  readonly budget: Budget;
}

async function findJudge(game: string, by: string | undefined): Promise<Judge> {
  const { contenders, levels } = await loadGame(game);
  const { name, budget = { steps: STEPS } } = readSpelling(by ?? levels.at(-1) ?? '');
  const contender = contenders.get(name);
  if (contender === undefined) {
    const known = [...contenders.keys()].join(', ');
    throw new Failure(`--by: no player ${JSON.stringify(name)}: there is ${known}`, 2);
  }
  return { name, player: contender.player, budget };
}

/** The decisions of a record as their movers saw them; those without a choice are only counted. */
function questionsOf(
  match: Match<Kinds>,
  only: Seat | undefined,
): { readonly questions: readonly Question[]; readonly forced: number } {
  const questions: Question[] = [];
  let forced = 0;
  let number = 0;
  for (const table of match.tables) {
    const again = table.cut(0);
    for (const step of table.steps) {
      number++;
      if (step.kind === 'chance') {
        again.apply(step.outcome);
        continue;
      }
      const { seat, move } = step;
      if (only === undefined || only === seat) {
        const view = match.game.view(again.state, seat);
        // Giving up is on no list: there is nothing to weigh it against.
        if (view.moves.length < 2 || !view.moves.includes(move)) forced++;
        else questions.push({ number, deal: table.deal.number + 1, seat, view, move });
      }
      again.play(move);
    }
  }
  return { questions, forced };
}

async function judgeOne(
  game: Game,
  question: Question,
  { player, budget }: Judge,
  seed: number,
): Promise<Judged | undefined> {
  const { view, move } = question;
  const thinking = player.think(view, new Sfc32(seed));
  await thinkWithin(thinking, budget, clock);
  const { estimates = [] } = thinking.answer();
  const played = estimates.find((estimate) => estimate.move === move);
  const [first] = estimates.toSorted((one, other) => other.value - one.value);
  if (played === undefined || first === undefined) return undefined;
  // Among equals the move that was played is as good as any.
  const best = played.value >= first.value ? played : first;
  const offered = choices(game, view);
  const textOf = (wanted: Move): string => offered.find((one) => one.move === wanted)?.text ?? '';
  return {
    ...question,
    played: textOf(move),
    best: textOf(best.move),
    before: best.value,
    after: played.value,
    lost: best.value - played.value,
    weight: played.weight,
  };
}

/** Without the view, which tells more than the record's reader asked for. */
function toJson(judged: Judged): Omit<Judged, 'view' | 'move'> {
  const { number, deal, seat, played, best, before, after, lost, weight } = judged;
  return { number, deal, seat, played, best, before, after, lost, weight };
}

class Report {
  private readonly match: Match<Kinds>;
  private readonly voice: Voice;
  private readonly ink: Ink;
  private readonly width: number;
  private readonly number: (value: number) => string;

  constructor(match: Match<Kinds>, voice: Voice, ink: Ink, width: number) {
    this.match = match;
    this.voice = voice;
    this.ink = ink;
    this.width = width;
    const format = new Intl.NumberFormat(voice.locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    this.number = (value) => format.format(value);
  }

  lay(judged: readonly Judged[], forced: number, by: string, mistakes: number): string[] {
    const { ink, voice, width } = this;
    const words = voice.words.analyse;
    if (judged.length === 0) return [ink.plain(words.nothing)];
    const rule = (title: string): string =>
      ink.bold(ruled(ink.plain(title), width, ink.signs.across));
    const unit = voice.speech === undefined ? [] : [words.unit(voice.speech.worth(1))];
    const intro = [words.title(by), words.decisions(judged.length, forced), ...unit].join('. ');
    return [
      ...wrap(ink.plain(`${intro}. ${words.honest}`), width),
      '',
      ...this.table(judged),
      '',
      ...this.seats(judged).flatMap(({ seat, moves }) => {
        const curve = moves.map(({ before }) => before);
        const size = { width: Math.min(width, 100), height: CHART_HEIGHT };
        const title = rule(words.curve(this.match.names[seat] ?? ''));
        return [title].concat(chart(curve, ink, size, this.number));
      }),
      '',
      rule(words.mistakes),
      ...this.mistakes(judged, mistakes),
      '',
      ...this.seats(judged).map(({ seat, moves }) => {
        const lost = moves.reduce((sum, move) => sum + move.lost, 0);
        return ink.plain(
          words.total(this.match.names[seat] ?? '', this.number(lost), moves.length),
        );
      }),
    ];
  }

  private seats(judged: readonly Judged[]): { seat: Seat; moves: readonly Judged[] }[] {
    return this.match.names
      .map((_, seat) => ({ seat, moves: judged.filter((move) => move.seat === seat) }))
      .filter(({ moves }) => moves.length > 0);
  }

  private table(judged: readonly Judged[]): string[] {
    const { ink, match, voice } = this;
    const words = voice.words.analyse;
    const head = [words.move, words.who, words.played, words.before, words.after, words.lost];
    const rows = judged.map((move) => [
      String(move.number),
      match.names[move.seat] ?? '',
      move.played,
      this.number(move.before),
      this.number(move.after),
      move.lost === 0 ? '' : this.number(move.lost),
      move.lost === 0 ? '' : move.best,
    ]);
    const all = [[...head, words.instead], ...rows];
    const widths = all[0]?.map((_, column) =>
      Math.max(...all.map((row) => widthOf(row[column] ?? ''))),
    );
    const numbers = new Set([0, 3, 4, 5]);
    return all.map((row, index) => {
      const cells = row.map((cell, column) => {
        const wide = widths?.[column] ?? 0;
        return numbers.has(column) ? cell.padStart(wide) : padTo(cell, wide);
      });
      const line = ink.plain(cells.join('  ').trimEnd());
      return index === 0 ? ink.bold(line) : line;
    });
  }

  private mistakes(judged: readonly Judged[], count: number): string[] {
    const { ink, match, voice, width } = this;
    const words = voice.words.analyse;
    const worst = judged
      .filter(({ lost }) => lost > 0)
      .sort((one, other) => other.lost - one.lost)
      .slice(0, count);
    if (worst.length === 0) return [ink.plain(words.noMistakes)];
    return worst.flatMap((move) => {
      const company = { names: match.names, seat: move.seat };
      const offers = offersOf(choices(match.game, move.view), move.view, company, voice.speech);
      const said = (text: string): string =>
        offers.find((offer) => offer.text === text)?.label.text ?? text;
      const lines = words.mistake(
        move.number,
        match.names[move.seat] ?? '',
        said(move.played),
        said(move.best),
        this.number(move.lost),
      );
      return lines.flatMap((line) => wrap(ink.plain(line), width, 4));
    });
  }
}
