/** The whole game in sentences; a tap on one goes to what it tells. The step that is shown is marked. */
import { useEffect, useRef, type ReactElement } from 'react';
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
        const told = talk.speech.tell(step.seen, talk.company);
        const verdict = analysis.judged.find((one) => one.step === number)?.verdict ?? 'fine';
        const begins = deals > 1 && step.deal !== film.steps[index - 1]?.deal;
        return (
          // A step of a record is told apart by its number alone.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={number}>
            {begins && <p className="replay-log-deal">{table.deal(step.deal + 1, deals)}</p>}
            <button
              type="button"
              className="replay-log-step"
              aria-current={number === at ? 'step' : undefined}
              data-verdict={verdict}
              onClick={() => go(number)}
            >
              {told.length === 0 ? step.text : told.map(({ text }) => text).join(' ')}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
