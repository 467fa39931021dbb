/** What a player does now: goes to their table, or waits for the next round. */
import { type ReactElement, type RefObject, useId, useState } from 'react';
import { Link } from 'wouter';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { breakEnd } from './evening-status.ts';
import type { EveningProps, EveningNow } from '../online/use-evening.ts';
import { Button } from '../kit/Button.tsx';
import { useAct } from '../kit/use-act.ts';
import { seatIn } from '../online/seat-in.ts';

export interface RoundNowProps extends EveningProps {
  /** The link to one's own table. */
  readonly way: RefObject<HTMLAnchorElement | null>;
}

export function RoundNow({ now, state, way }: RoundNowProps): ReactElement | null {
  const about = useId();
  const { locale } = useWords();
  const { round: text, people } = useEveningWords();
  const { view, you } = state;
  if (view.phase === 'over') return null;
  const seat = seatIn(view, you.entrant);
  return (
    <section className="kit-part evening-now">
      {seat !== undefined && (
        <>
          <p className="evening-seat" id={about}>
            {text.seat(seat.tableNumber, seat.seatNumber)}
          </p>
          <Link
            href={`/t/${seat.table}`}
            className="button button-main"
            ref={way}
            aria-describedby={about}
          >
            {text.go}
          </Link>
          <p className="soft">{text.unfinished}</p>
        </>
      )}
      {seat === undefined && (
        <p role="status">
          {view.phase === 'joining'
            ? people.joined
            : view.phase === 'playing'
              ? people.late
              : typeof view.breakUntil !== 'number'
                ? text.waits
                : text.until(breakEnd(view.breakUntil, state, locale))}
        </p>
      )}
      <Leave now={now} />
    </section>
  );
}

/** Leaves the evening from the next round on, after a confirmation. */
function Leave({ now }: { readonly now: EveningNow }): ReactElement {
  const { people: text } = useEveningWords();
  const { act, problem } = useAct();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" className="evening-quiet" onClick={() => setSure(true)}>
        {text.leave}
      </button>
    );
  }
  return (
    <div className="evening-sure">
      <p>{text.leaveSure}</p>
      <Button onClick={() => act(() => now.client.act({ kind: 'leave' }))}>{text.leave}</Button>
      <Button onClick={() => setSure(false)}>{text.stay}</Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
