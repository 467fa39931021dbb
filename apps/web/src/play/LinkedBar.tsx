/** Beside the cards of a table by link, where there is something to say: how the line is, what others wish, who is away. */
import type { Refusal, Seat } from '@pakli/core';
import type { Farewell, Question } from '@pakli/protocol';
import type { LinkedWords } from '@pakli/text/linked';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { closedBy } from '../host/closed-by.ts';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import { personIn, type Link } from '../table/link.ts';
import './LinkedBar.css';

/** So long somebody is away before a computer may play for them: a little more than the server waits. */
const ABSENCE = 61_000;

export function whyGone({ gone }: LinkedWords, why: Farewell): string {
  return gone[closedBy(why)];
}

/** What is refused is told. */
export function told(answer: Promise<Refusal | undefined>): void {
  answer.then((refusal) => refusal !== undefined && tellRefusal(refusal)).catch(tellFailure);
}

export interface LinkedBarProps {
  readonly link: Link;
  /** What everybody is called. */
  readonly names: readonly string[];
  /** What there is to do once the match has been ended on the way. */
  readonly ended: ReactNode;
}

export function LinkedBar({ link, names, ended }: LinkedBarProps): ReactElement {
  const { linked, acts, words } = link;
  const { connection, company, you } = linked;
  const own = personIn(linked, you.seat);
  const playing = company.phase === 'playing';
  return (
    <div className="play-linked" role="status">
      {connection.kind === 'waiting' && (
        <p className="play-linked-row play-linked-waiting">
          <i />
          {words.waiting}
        </p>
      )}
      {connection.kind === 'gone' && (
        <Row text={whyGone(words, connection.why)}>
          <Answer name={words.reload} act={() => location.reload()} main />
        </Row>
      )}
      {playing && own?.covered === true && (
        <Row text={words.coveredYou}>
          <Answer name={words.back} act={() => told(acts.command({ kind: 'back' }))} main />
        </Row>
      )}
      {own?.covered === false &&
        company.questions
          .filter(({ what }) => what === 'takeback' || what === 'end')
          .map((question) => <Asked key={question.ask} {...{ link, names, question }} />)}
      {playing &&
        own?.covered === false &&
        company.seats.map(
          (one, seat) =>
            one.kind === 'person' &&
            !one.here &&
            !one.covered && (
              // Seats have nothing but their number.
              // oxlint-disable-next-line react/no-array-index-key
              <Away key={seat} link={link} seat={seat} name={names[seat] ?? ''} />
            ),
        )}
      {ended}
      {playing && you.seat === null && <Row text={words.watching} />}
    </div>
  );
}

interface AwayProps {
  readonly link: Link;
  readonly seat: Seat;
  readonly name: string;
}

/** Somebody is away: after a while anybody may let a computer play for them. */
function Away({ link: { acts, words }, seat, name }: AwayProps): ReactElement | null {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), ABSENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!long) return null;
  return (
    <Row text={words.isAway(name)}>
      <Answer name={words.cover} act={() => told(acts.cover(seat))} />
    </Row>
  );
}

interface AskedProps {
  readonly link: Link;
  readonly names: readonly string[];
  readonly question: Question;
}

/** Who still has to agree. */
export function missing({ linked: { company } }: Link, { yes }: Question): readonly Seat[] {
  return company.seats.flatMap((one, seat) =>
    one.kind === 'person' && !one.covered && !yes.includes(seat) ? [seat] : [],
  );
}

function Asked({ link, names, question }: AskedProps): ReactElement {
  const { linked, acts, words } = link;
  const { ask, what, seat, yes } = question;
  const answer = (agree: boolean): void => told(acts.command({ kind: 'answer', ask, yes: agree }));
  const nameAt = (other: Seat): string => names[other] ?? '';
  const own = seat === linked.you.seat;
  const agreed = yes.some((other) => other === linked.you.seat);
  const text = own ? words.asked[what] : words.asks[what](nameAt(seat));
  const waiting = words.waitingFor(missing(link, question).map(nameAt));
  return (
    <Row text={agreed ? `${text} ${waiting}` : text}>
      {!agreed && <Answer name={words.yes} act={() => answer(true)} main />}
      <Answer name={agreed ? words.withdraw : words.no} act={() => answer(false)} />
    </Row>
  );
}

function Row({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div className="play-linked-row">
      <p>{text}</p>
      {children}
    </div>
  );
}

interface AnswerProps {
  readonly name: string;
  readonly act: () => void;
  readonly main?: boolean;
}

export function Answer({ name, act, main = false }: AnswerProps): ReactElement {
  return (
    <button type="button" className={main ? 'button button-main' : 'button'} onClick={act}>
      {name}
    </button>
  );
}
