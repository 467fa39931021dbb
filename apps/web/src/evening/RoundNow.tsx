/** What somebody who plays does now: goes to their table, or waits for the next round. */
import type { EveningState } from '@pakli/client';
import { type ReactElement, type RefObject, useId, useState } from 'react';
import { Link } from 'wouter';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import type { EveningProps, EveningNow } from '../online/use-evening.ts';
import { Button } from '../kit/Button.tsx';
import { useAct } from '../kit/use-act.ts';
import { seatIn } from '../online/seat-in.ts';

export interface RoundNowProps extends EveningProps {
  /** The link to the own table. */
  readonly way: RefObject<HTMLAnchorElement | null>;
}

export function RoundNow({ now, state, way }: RoundNowProps): ReactElement | null {
  const { round: text } = useEveningWords();
  const says = useRoundNow(state);
  const { view, you } = state;
  const seat = seatIn(view, you.entrant);
  const about = useId();
  if (view.phase === 'over') return null;
  return (
    <section className="kit-part evening-now">
      {seat === undefined ? (
        <p>{says}</p>
      ) : (
        <>
          <p className="evening-seat" id={about}>
            {says}
          </p>
          <Link
            href={`/t/${seat.table}`}
            className="button button-main"
            ref={way}
            aria-describedby={about}
          >
            {text.go}
          </Link>
          <p className="evening-note">{text.unfinished}</p>
        </>
      )}
      <Leave now={now} />
    </section>
  );
}

/** Where somebody who plays sits, or what they wait for. */
export function useRoundNow({ view, you, ahead }: EveningState): string {
  const { locale } = useWords();
  const { round: text, people } = useEveningWords();
  const { phase, breakUntil } = view;
  const seat = seatIn(view, you.entrant);
  if (seat !== undefined) return text.seat(seat.tableNumber, seat.seatNumber);
  if (phase === 'joining') return people.joined;
  if (phase === 'playing') return people.late;
  if (typeof breakUntil !== 'number') return text.waits;
  const until = new Date(breakUntil - ahead);
  return text.until(until.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }));
}

/** Out of the evening, from the next round on; asked once more before it is done. */
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
