/** What somebody who plays does now: goes to their table, or waits for the next round. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import type { EveningProps } from '../online/use-evening.ts';
import { Leave } from './Leave.tsx';
import { seatIn } from '../online/seat-in.ts';

export function RoundNow({ now, state }: EveningProps): ReactElement | null {
  const { locale } = useWords();
  const { round: text, people } = useEveningWords();
  const { view, you } = state;
  if (view.phase === 'over') return null;
  const seat = seatIn(view, you.entrant);
  return (
    <section className="kit-part evening-now">
      {seat !== undefined && (
        <>
          <p className="evening-seat">{text.seat(seat.tableNumber, seat.seatNumber)}</p>
          <Link href={`/t/${seat.table}`} className="button button-main">
            {text.go}
          </Link>
          <p className="evening-note">{text.unfinished}</p>
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
                : text.until(
                    new Date(view.breakUntil - state.ahead).toLocaleTimeString(locale, {
                      hour: '2-digit',
                      minute: '2-digit',
                    }),
                  )}
        </p>
      )}
      <Leave now={now} />
    </section>
  );
}
