/** Once a game is over: why a computer did what it did, by what it knew. The strongest player evaluates that decision. */
import { isRefusal, type OptionValues, type Refusal, type Seat } from '@pakli/core';
import { explain, personAt } from '@pakli/text';
import { useEffect, useState, type ReactElement } from 'react';
import type { Better, Host, Judgement, TableScene, SeenStep } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { Glossed } from '../kit/Glossed.tsx';
import { useReplayWords } from '../words/replay-words.ts';
import type { Talk } from '../words/talk.ts';
import { sayWorth } from '../words/worth.ts';

export interface WhyProps {
  readonly scene: TableScene;
  readonly step: SeenStep;
  /** The number of the step in the match, from 1. */
  readonly number: number;
  readonly talk: Talk;
  /** The record of a match by link has to be fetched where nobody has played. */
  readonly isLinked?: boolean;
  /** The answer has arrived. */
  readonly answered: () => void;
}

interface Found {
  readonly judgement: Judgement | null;
  /** What the mover saw before moving. */
  readonly before: TableScene | undefined;
}

/** The verdict on move `number` of the match `id`, by what its seat knew. */
export async function findWhy(
  host: Pick<Host, 'judge' | 'film' | 'keep'>,
  { id, seat, number }: { readonly id: string; readonly seat: Seat; readonly number: number },
  isLinked = false,
): Promise<Found | Refusal> {
  const refusal = isLinked ? await host.keep() : undefined;
  if (refusal !== undefined) return refusal;
  const source = { saved: id };
  const [judgement, film] = await Promise.all([
    host.judge(source, seat, number),
    host.film(source, { seat, open: false }),
  ]);
  if (isRefusal(judgement)) return judgement;
  return isRefusal(film) ? film : { judgement, before: film.scenes[number - 1] };
}

export function Why(given: WhyProps): ReactElement {
  const { scene, step, number, talk, isLinked = false, answered } = given;
  const host = useHost();
  const { analysis, view } = useReplayWords();
  const [found, setFound] = useState<Found | Refusal | 'failed'>();
  const { id } = scene;
  const { seat } = step;
  useEffect(() => {
    if (seat === null) return undefined;
    let wanted = true;
    findWhy(host, { id, seat, number }, isLinked).then(
      (answer) => wanted && setFound(answer),
      () => wanted && setFound('failed'),
    );
    return () => void (wanted = false);
  }, [host, id, seat, number, isLinked]);
  useEffect(() => {
    if (found !== undefined) answered();
  }, [found, answered]);
  if (found === undefined) return <p>{talk.text.frame.hint.looking}</p>;
  if (found === 'failed') return <p role="alert">{analysis.failed}</p>;
  if (isRefusal(found)) return <p role="alert">{explain(talk.text, found).text}</p>;
  const { judgement, before } = found;
  if (judgement === null) return <p>{talk.text.frame.hint.only}</p>;
  const options = before?.view.options;
  const worths = judgement.better && worthsOf(talk, judgement.better, options);
  // A move that reads as good as the one made is no better.
  const better = worths?.had === worths?.best ? undefined : judgement.better;
  const reason = better === undefined ? judgement.reason : better.reason;
  const instead =
    better === undefined || before === undefined
      ? undefined
      : talk.speech.choice(better.choice, before.view, talk.company).text;
  return (
    <>
      {/* Points and reasons are shown from the perspective of the player who made the move. */}
      {seat !== null && <p className="play-log-seen">{view.seat(personAt(talk.company, seat))}</p>}
      {instead === undefined ? (
        <p>{analysis.fine}</p>
      ) : (
        <p>
          <strong>
            {analysis.better} {instead}
          </strong>
        </p>
      )}
      {better !== undefined && worths !== undefined && (
        <p>{analysis.worth(worths.had, worths.best)}</p>
      )}
      {reason !== undefined && (
        <p>
          <Glossed text={talk.speech.reason(reason) ?? ''} game={scene.game} />
        </p>
      )}
    </>
  );
}

/** What the move was worth, and what the better one was worth. */
function worthsOf(
  talk: Talk,
  better: Better,
  options: OptionValues | undefined,
): { readonly had: string; readonly best: string } {
  return {
    had: sayWorth(talk, { ...better, value: better.played, goal: better.playedGoal, options }),
    best: sayWorth(talk, { value: better.worth, guess: better.guess, goal: better.goal, options }),
  };
}
