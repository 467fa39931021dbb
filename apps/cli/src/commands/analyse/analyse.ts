/**
 * `pakli analyse RECORD`: what every move was worth. A player is shown what
 * the mover knew, and nothing else, and weighs the moves it had; what a move
 * lost is the best estimate less that of the move played. Of a match that is
 * over it also tells what perfect play with all cards open was worth, where
 * the game can calculate that.
 */
import { judge } from '@pakli/ai';
import type { GamePackage } from '@pakli/catalogue';
import type { BaseView, GameTypes, Match, Move, Player, Seat } from '@pakli/core';
import { ADVICE, choicesOf, gradeDecision, WIN_SHARE_LOSSES } from '@pakli/core/analysis';
import { toJson, type JudgedDecision, type OpenDecision } from './judgement.ts';
import { analysisReport } from './report.ts';
import { readSpelling } from '../../players/spelling.ts';
import { Failure } from '../../input/failure.ts';
import { loadPlayers } from '../../input/games.ts';
import { startBar } from '../../terminal/bar.ts';
import { loadRecord } from '../../input/records.ts';
import { inkFor, type InkFlags } from '../../input/ink.ts';
import { clock, type MoveBudget } from '../../players/budget.ts';
import { voiceFor } from '../../input/voice.ts';

export interface AnalyseFlags extends InkFlags {
  readonly by?: string;
  readonly seat?: number;
  readonly mistakes: number;
  readonly seed: number;
  readonly lang?: string;
  readonly json?: true;
}

export async function analyse(given: string, options: AnalyseFlags): Promise<number> {
  const { match } = await loadRecord(given);
  const { game } = match;
  if (options.seat !== undefined && options.seat >= match.seats) {
    throw new Failure(`--seat: the record has seats 0 to ${match.seats - 1}`, 2);
  }
  const loaded = await loadPlayers(game.id);
  const by = findJudge(loaded, options.by);
  const { questions, forced } = questionsOf(match, loaded, options.seat);
  const bar = await startBar(questions.length, 'decisions');
  const judged: JudgedDecision[] = [];
  try {
    for (const question of questions) {
      const answer = await judgeOne(loaded, question, by, options.seed);
      if (answer === undefined) {
        throw new Failure(`--by: ${by.name} plays but weighs no moves`, 2);
      }
      judged.push(answer);
      bar.update(judged.length);
    }
  } finally {
    bar.stop();
  }
  if (options.json) {
    const moves = judged.map((one) => toJson(one));
    console.log(JSON.stringify({ game: game.id, by: by.name, seed: options.seed, moves }));
    return 0;
  }
  const report = analysisReport(
    { match, knowledge: loaded.knowledge, judged, forced, by: by.name },
    {
      voice: await voiceFor(game.id, options.lang),
      ink: inkFor(options),
      width: process.stdout.columns || 80,
      mistakes: options.mistakes,
    },
  );
  console.log(report.join('\n'));
  return 0;
}

interface Named {
  readonly name: string;
  readonly player: Player<BaseView>;
  readonly budget: MoveBudget;
}

function findJudge({ contenders }: GamePackage, by: string | undefined): Named {
  // Levels come last, the strongest of all at the end.
  const strongest = [...contenders.keys()].at(-1) ?? '';
  const { name, budget = { steps: ADVICE.steps } } = readSpelling(by ?? strongest, '--by');
  const contender = contenders.get(name);
  if (contender === undefined) {
    const known = [...contenders.keys()].join(', ');
    throw new Failure(`--by: no player ${JSON.stringify(name)}: there is ${known}`, 2);
  }
  return { name, player: contender.player, budget };
}

/** The decisions of a record as their movers saw them; those without a choice are only counted. */
function questionsOf(
  match: Match<GameTypes>,
  { knowledge }: GamePackage,
  only: Seat | undefined,
): { readonly questions: readonly OpenDecision[]; readonly forced: number } {
  const questions: OpenDecision[] = [];
  let forced = 0;
  let number = 0;
  for (const table of match.tables) {
    const again = table.cut(0);
    for (const [index, step] of table.steps.entries()) {
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
        else {
          const open = (steps: number): number | undefined =>
            knowledge.open?.(table.cut(steps).state, seat);
          const lookBack: OpenDecision['lookBack'] = () => {
            // Anyone who is still playing must not learn what the others hold.
            const [before, after] = match.over ? [open(index), open(index + 1)] : [];
            return before === undefined || after === undefined ? undefined : [before, after];
          };
          const deal = table.deal.number + 1;
          questions.push({ number, deal, seat, view, move, lookBack });
        }
      }
      again.play(move);
    }
  }
  return { questions, forced };
}

async function judgeOne(
  { game, knowledge }: GamePackage,
  question: OpenDecision,
  { player, budget }: Named,
  seed: number,
): Promise<JudgedDecision | undefined> {
  const { view, move } = question;
  const weighed = await judge({ player, budget, seed }, view, move, clock);
  if (weighed === undefined) return undefined;
  const { played, best, lost, error } = weighed;
  const graded = gradeDecision(weighed, knowledge.losses ?? WIN_SHARE_LOSSES);
  const offered = choicesOf(game, view);
  const exact = question.lookBack();
  const textOf = (wanted: Move): string => offered.find((one) => one.move === wanted)?.text ?? '';
  return {
    ...question,
    played: textOf(move),
    best: textOf(best.move),
    before: best.value,
    after: played.value,
    lost,
    ...(graded === undefined ? {} : { graded }),
    weight: played.weight,
    ...(error === undefined ? {} : { error }),
    ...(played.atMost === true ? { atMost: true } : {}),
    ...(exact === undefined ? {} : { exact }),
  };
}
