/** The worth of every decision of a seat: starts and stops the analysis, describes the current move, and lists the worst losses. */
import type { Grade } from '@pakli/core/analysis';
import { tellStep, personAt } from '@pakli/text';
import { useMemo, useState, type ReactElement } from 'react';
import './AnalysisPanel.css';
import { Button } from '../kit/Button.tsx';
import type { ReplayProps } from './replay-props.ts';
import { AccuracyLine } from '../table/AccuracyLine.tsx';
import { LuckLine } from '../table/LuckLine.tsx';
import { accuracyIn, bestOf, swingsOf, type JudgedMove } from '../table/verdict.ts';
import { sayWorth } from '../words/worth.ts';

/** Moves listed before "show more". */
const FOLDED = 6;

export function AnalysisPanel(props: ReplayProps & { readonly done?: () => void }): ReactElement {
  const { film, talk, words, analysis, reel, done } = props;
  const { analysis: text } = words;
  const { state, judged, total } = analysis;
  const person = personAt(talk.company, film.watch.seat);
  const swings = useMemo(() => swingsOf(judged), [judged]);
  const best = bestOf(judged);
  const [all, setAll] = useState(false);
  const listed = all ? swings : swings.slice(0, FOLDED);
  const { at, go } = reel;
  // The decision about to be made, or else the one just made.
  const now = judged.find(({ step }) => step === at + 1) ?? judged.find(({ step }) => step === at);
  if (total === 0) return <p className="fine-print">{text.none(person)}</p>;
  return (
    <div className="replay-analysis">
      {judged.length === 0 && <p className="fine-print">{text.about(person)}</p>}
      <Progress {...props} />
      {now !== undefined && !listed.includes(now) && <Move {...props} judged={now} />}
      {state === 'done' && judged.length > 0 && (
        <>
          <AccuracyLine accuracy={accuracyIn(judged)} />
          <LuckLine film={film} judged={judged} talk={talk} />
        </>
      )}
      {state === 'done' && best !== undefined && (
        <>
          <h2>{text.best}</h2>
          <button
            type="button"
            className="replay-analysis-swing"
            data-verdict={best.verdict}
            aria-current={now?.step === best.step ? 'step' : undefined}
            onClick={() => {
              go(best.step - 1);
              done?.();
            }}
          >
            <span>{played(props, best)}</span>
            <small>{text.bestAbout}</small>
          </button>
        </>
      )}
      {judged.length > 0 && (
        <>
          {(swings.length > 0 || state === 'done') && <h2>{text.swings}</h2>}
          {swings.length === 0 && state === 'done' && <p>{text.noSwings}</p>}
          <ol className="replay-analysis-swings">
            {listed.map((swing) => (
              <li key={swing.step}>
                <button
                  type="button"
                  className="replay-analysis-swing"
                  data-verdict={swing.verdict}
                  aria-current={swing === now ? 'step' : undefined}
                  onClick={() => {
                    go(swing.step - 1);
                    done?.();
                  }}
                >
                  <Swing {...props} judged={swing} />
                </button>
                {swing === now && <Move {...props} judged={swing} listed />}
              </li>
            ))}
          </ol>
          {listed.length < swings.length && (
            <Button onClick={() => setAll(true)}>{text.showAll(swings.length)}</Button>
          )}
          <p className="fine-print">{text.honest}</p>
        </>
      )}
    </div>
  );
}

function Progress({ words, analysis }: ReplayProps): ReactElement | null {
  const { analysis: text } = words;
  const { state, done, total, start, stop } = analysis;
  if (state === 'done') return null;
  return (
    <div className="replay-analysis-progress stack-10">
      {done > 0 || state === 'running' ? (
        <label>
          <progress max={total} value={done} />
          <span aria-live="off">{text.progress(done, total)}</span>
        </label>
      ) : null}
      {state === 'failed' && <p role="alert">{text.failed}</p>}
      {state === 'running' ? (
        <Button onClick={stop}>{text.stop}</Button>
      ) : (
        <Button look="main" onClick={start}>
          {state === 'failed' ? text.again : done > 0 ? text.goOn : text.start}
        </Button>
      )}
    </div>
  );
}

interface JudgedProps extends ReplayProps {
  readonly judged: JudgedMove;
}

/** The move in words, as the log tells it. */
function played({ film, talk }: ReplayProps, { step }: JudgedMove): string {
  const taken = film.steps[step - 1];
  const told = taken === undefined ? [] : tellStep(talk.speech, taken, talk.company);
  return told[0]?.text ?? taken?.text ?? '';
}

function better({ film, talk }: ReplayProps, { step, instead }: JudgedMove): string | undefined {
  const view = film.scenes[step - 1]?.view;
  if (instead === undefined || view === undefined) return undefined;
  return talk.speech.choice(instead.choice, view, talk.company).text;
}

/** `≈ -3 points instead of ≈ +2 points`; nothing if the two would read alike. */
function loss(
  { film, talk, words }: ReplayProps,
  { step, instead }: JudgedMove,
): string | undefined {
  if (instead === undefined) return undefined;
  const { played: value, worth, guess, atMost, goal, playedGoal } = instead;
  const options = film.scenes[step - 1]?.view.options;
  const had = sayWorth(talk, { value, guess, atMost, goal: playedGoal, options });
  const best = sayWorth(talk, { value: worth, guess, goal, options });
  return had === best ? undefined : words.analysis.worth(had, best);
}

/** Under its line in the list the move itself is not repeated. */
function Move(props: JudgedProps & { readonly listed?: boolean }): ReactElement {
  const { judged, talk, words, listed = false } = props;
  const worth = loss(props, judged);
  const { verdict, instead, graded } = judged;
  const reason = instead?.reason === undefined ? undefined : talk.speech.reason(instead.reason);
  const move = better(props, judged);
  return (
    <section className="replay-analysis-move" data-verdict={verdict}>
      {!listed && (
        <p>
          {graded !== undefined && <GradeName {...props} grade={graded.grade} />}{' '}
          {played(props, judged)}
        </p>
      )}
      {move !== undefined && (
        <p>
          <strong>
            {words.analysis.better} {move}
          </strong>
        </p>
      )}
      {!listed && worth !== undefined && <p className="replay-analysis-worth">{worth}</p>}
      {reason !== undefined && <p>{reason}</p>}
      <p>{words.analysis[verdict]}</p>
    </section>
  );
}

function GradeName({ words, grade }: ReplayProps & { readonly grade: Grade }): ReactElement {
  return (
    <em className="replay-analysis-grade" data-grade={grade}>
      {words.analysis.grades[grade]}
    </em>
  );
}

function Swing(props: JudgedProps): ReactElement {
  const { judged, words } = props;
  const { verdict, graded } = judged;
  // Moves that cost nothing as the cards lay are not counted among those that did.
  const worth = verdict === 'lucky' ? undefined : loss(props, judged);
  return (
    <>
      <span>
        {verdict !== 'hidden' && graded !== undefined && (
          <GradeName {...props} grade={graded.grade} />
        )}{' '}
        {played(props, judged)}
      </span>
      {worth !== undefined && <b>{worth}</b>}
      {verdict !== 'fine' && <small>{words.analysis.marks[verdict]}</small>}
    </>
  );
}
