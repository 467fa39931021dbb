/**
 * Between the last move and the cards of a table by link: the connection, requests of others, who is away, chat. Its
 * height is fixed, so that no card moves because of it: of several things it shows the first, until that is answered.
 */
import { tellStep } from '@pakli/text';
import type { Seat } from '@pakli/core';
import type { Farewell, Question } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { closedBy } from '../host/closed-by.ts';
import type { SeenStep } from '../host/host.ts';
import { Icon } from '../kit/Icon.tsx';
import { isCovered } from '../kit/Sheet.tsx';
import type { TableVoice } from '../speaks/voice.ts';
import { hasEnded, isBoardOfDay, personIn, type Link } from '../table/link.ts';
import type { SessionView } from '../table/session.ts';
import { SeatClock } from '../table/SeatClock.tsx';
import type { Talk } from '../words/talk.ts';
import './LinkedBar.css';
import { tellIfRefused } from '../kit/notices.ts';
import { Answer, missing } from './Answer.tsx';
import { Ended } from './Rematch.tsx';
import { Spoken } from './ChatText.tsx';
import { useHeard, useNewest, useUnread } from './chat-lines.ts';

/** How long somebody is away before a computer may play for them: a little more than the server waits. */
const ABSENCE = 61_000;

export function whyGone({ gone }: LinkTableWords, why: Farewell): string {
  return gone[closedBy(why)];
}

export interface LinkedBarProps {
  readonly link: Link;
  readonly talk: Talk;
  /** All steps seen so far. */
  readonly past: readonly SeenStep[];
  readonly shown: SessionView;
  readonly open: (panel: 'say' | 'join') => void;
  /** The chat is open. */
  readonly reads: boolean;
  readonly voice: TableVoice;
}

export function LinkedBar(props: LinkedBarProps): ReactElement {
  const { link, open, reads } = props;
  const { linked, words } = link;
  const lines = useHeard(link);
  const newest = useNewest(lines);
  const unread = useUnread(link, lines, reads);
  const away = useAway(link);
  const seated = linked.you.seat !== null;
  const own = personIn(linked, linked.you.seat);
  const say = seated ? words.say.title : words.say.lines;
  const news =
    urgent(props, away) ??
    (newest === undefined ? rest(link) : <Spoken line={newest} words={words} />);
  const asked = askedOf(link);
  const asks = asked?.ask;
  useSpokenQuestion(asks, asked && questionText(props, asked), props.voice);
  // With nothing to report, the strip invites people to say something.
  const idle = news === null && seated;
  // Nobody listens at a board of the day.
  const speaks = seated && !isBoardOfDay(linked);
  return (
    <section
      className="play-linked"
      aria-label={words.say.people}
      data-idle={idle ? '' : undefined}
    >
      {/* A question is heard at once: it is mounted as a part of its own. */}
      <div key={asks} className="play-linked-news" role={asks === undefined ? 'status' : 'alert'}>
        {news}
      </div>
      {own?.clock !== undefined && <SeatClock clock={own.clock} ahead={linked.ahead} />}
      {(speaks || lines.length > 0) && (
        <button
          type="button"
          className="play-linked-say"
          aria-label={unread === 0 ? say : `${say}, ${words.say.unread(unread)}`}
          data-unread={unread === 0 ? undefined : unread}
          onClick={() => open('say')}
        >
          <Icon name="speak" />
          {idle && <span aria-hidden="true">{say}</span>}
        </button>
      )}
    </section>
  );
}

/**
 * Announces a question in the sheet that lies over the page when it comes; without a sheet the page has an alert. Until
 * it is answered a key repeats it.
 */
function useSpokenQuestion(
  ask: number | undefined,
  text: string | undefined,
  voice: TableVoice,
): void {
  const said = useRef<number>(undefined);
  useEffect(() => {
    voice.setQuestion(text);
    if (ask === said.current) return;
    said.current = ask;
    if (text !== undefined && isCovered()) voice.say(text);
  }, [ask, text, voice]);
}

/** Another player's question that the person in this page has not answered. */
function askedOf({ linked: { company, you } }: Link): Question | undefined {
  return company.questions.find(
    ({ what, seat, yes }) =>
      what !== 'again' && you.seat !== null && seat !== you.seat && !yes.includes(you.seat),
  );
}

/** The most urgent thing to know or to answer. */
function urgent(props: LinkedBarProps, away: Seat | undefined): ReactNode {
  const { link, talk, shown, open } = props;
  const { linked, client, words } = link;
  const { connection, company, you } = linked;
  const own = personIn(linked, you.seat);
  const playing = company.phase === 'playing';
  const nameAt = (seat: Seat): string => talk.company.names[seat] ?? '';
  if (connection.kind === 'waiting') {
    return (
      <p className="play-linked-waiting">
        <i />
        {words.waiting}
      </p>
    );
  }
  if (connection.kind === 'gone') {
    return (
      <Row text={whyGone(words, connection.why)}>
        <Answer name={words.reload} act={() => location.reload()} main />
      </Row>
    );
  }
  if (playing && own?.covered === true) {
    return (
      <Row text={words.coveredYou}>
        <Answer name={words.back} act={() => tellIfRefused(client.act({ kind: 'back' }))} main />
      </Row>
    );
  }
  const question =
    own === undefined
      ? undefined
      : company.questions.find(
          ({ what }) => what === 'takeback' || what === 'end' || what === 'release',
        );
  if (question !== undefined) return <Asked {...props} question={question} />;
  if (playing && own !== undefined && away !== undefined) {
    return (
      <Row text={words.news.left(nameAt(away))}>
        <Answer
          name={words.cover}
          act={() => tellIfRefused(client.request({ kind: 'cover', seat: away }))}
        />
      </Row>
    );
  }
  const [free] = company.offered;
  if (playing && you.seat === null && free !== undefined) {
    return (
      <Row text={words.offered(nameAt(free))}>
        <Answer name={words.sitDown} act={() => open('join')} main />
      </Row>
    );
  }
  return hasEnded(link, shown) ? <Ended link={link} talk={talk} /> : undefined;
}

function rest({ linked: { company, you }, words }: Link): ReactNode {
  return company.phase === 'playing' && you.seat === null ? <Row text={words.watching} /> : null;
}

/** The first player away for so long that anybody may let a computer play for them. */
function useAway({ linked: { company, you } }: Link): Seat | undefined {
  const gone = company.seats.findIndex(
    (one, seat) => one.kind === 'person' && !one.here && !one.covered && seat !== you.seat,
  );
  const [long, setLong] = useState<Seat>();
  useEffect(() => {
    if (gone < 0) return undefined;
    const timer = setTimeout(() => setLong(gone), ABSENCE);
    return () => {
      clearTimeout(timer);
      // Somebody who comes back starts a new absence the next time.
      setLong(undefined);
    };
  }, [gone]);
  return gone >= 0 && gone === long ? gone : undefined;
}

function Asked(props: LinkedBarProps & { readonly question: Question }): ReactElement {
  const { link, talk, question } = props;
  const { words, client, linked } = link;
  const { yes: agrees, no: refuses } = talk.text.frame.curtain;
  const { ask, yes } = question;
  const answer = (agree: boolean): void =>
    tellIfRefused(client.act({ kind: 'answer', ask, yes: agree }));
  const agreed = yes.some((other) => other === linked.you.seat);
  return (
    <Row text={questionText(props, question)}>
      {!agreed && <Answer name={agrees} act={() => answer(true)} main />}
      <Answer name={agreed ? words.withdraw : refuses} act={() => answer(false)} />
    </Row>
  );
}

/** Who asks for what, and what it would mean or who still has to answer. */
function questionText(
  { link, talk, past }: Pick<LinkedBarProps, 'link' | 'talk' | 'past'>,
  question: Question,
): string {
  const { linked, words } = link;
  const { what, seat, of, yes } = question;
  if (what !== 'takeback' && what !== 'end' && what !== 'release') return '';
  const nameAt = (other: Seat): string => talk.company.names[other] ?? '';
  const own = seat === linked.you.seat;
  const agreed = yes.some((other) => other === linked.you.seat);
  const other = of === undefined ? '' : nameAt(of);
  const text =
    what === 'release'
      ? own
        ? words.releaseAsked(other)
        : words.releaseAsks(nameAt(seat), other)
      : own
        ? words.asked[what]
        : words.asks[what](nameAt(seat));
  const more = agreed
    ? words.waitingFor(missing(link, question).map(nameAt))
    : what === 'takeback'
      ? since(question, past, talk, words)
      : '';
  return `${text} ${more}`.trim();
}

/** What would be taken back, and what everybody has seen since. */
function since(
  { steps = 0 }: Question,
  past: readonly SeenStep[],
  { speech, company }: Talk,
  words: LinkTableWords,
): string {
  const [first, ...others] = past.slice(past.length - steps);
  if (steps === 0 || first === undefined) return '';
  const [told] = tellStep(speech, first, company);
  const later = others.filter(({ seat }) => seat !== null).length;
  return told === undefined ? '' : words.since(told.text, later);
}

interface RowProps {
  readonly text: string;
  readonly children?: ReactNode;
}

export function Row({ text, children }: RowProps): ReactElement {
  return (
    <>
      <p>{text}</p>
      {children}
    </>
  );
}
