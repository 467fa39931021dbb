/** The whole game in sentences; tapping one goes to its step. The current step is marked. */
import { tellStep, personAt } from '@pakli/text';
import { useEffect, useRef, type ReactElement } from 'react';
import type { TableScene, SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import type { ReplayProps } from './replay-props.ts';
import './ReplayLog.css';

export function ReplayLog({ film, talk, reel, analysis }: ReplayProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { at, go } = reel;
  const { table } = talk.text.frame;
  const deals = film.scenes[0]?.deals ?? 1;
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || row === null || row === undefined) return;
    // Only the list scrolls, not the page around it.
    box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    // Scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="replay-log" ref={list} aria-label={table.log} tabIndex={0}>
      {film.steps.map((step, index) => {
        const number = index + 1;
        const verdict = analysis.judged.find((one) => one.step === number)?.verdict ?? 'fine';
        const begins = deals !== 1 && step.deal !== film.steps[index - 1]?.deal;
        return (
          <li key={number}>
            {begins && (
              <p className="replay-log-deal">{talk.speech.deals.name(step.deal + 1, deals)}</p>
            )}
            <button
              type="button"
              className="replay-log-step"
              aria-current={number === at ? 'step' : undefined}
              data-verdict={verdict}
              onClick={() => go(number)}
            >
              {inWords(step, film.scenes[index], talk)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What happened; an invisible decision, such as a yes, by the name of its button. */
function inWords(step: SeenStep, before: TableScene | undefined, talk: Talk): string {
  const told = tellStep(talk.speech, step, talk.company);
  if (told.length > 0) return told.map(({ text }) => text).join(' ');
  if (step.seat === null || before === undefined) return step.text;
  const choice = { move: 0, text: step.text, seen: [] };
  const { text } = talk.speech.choice(choice, before.view, talk.company);
  return `${talk.text.frame.table.seat(personAt(talk.company, step.seat))}: ${text}`;
}
