/**
 * Several people share this device, and it is another's turn: nothing of the table is here until that person says that
 * they are looking. Questions to the others are asked here too, where nobody's cards are open.
 */
import type { Seat } from '@pakli/core';
import type { DeviceCommand } from '@pakli/protocol';
import { explain, speechOf, type Person } from '@pakli/text';
import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { tellIfRefused } from '../kit/notices.ts';
import { useTitle } from '../kit/use-title.ts';
import type { TableScene } from '../host/host.ts';
import { useSuits } from '../prefs/suits.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { useGameTable } from '../shelf/use-game-table.ts';
import type { Covered, Session } from '../table/session.ts';
import { useWords } from '../words/Words.tsx';
import './CurtainPage.css';

export interface CurtainPageProps {
  readonly session: Session;
  readonly covered: Covered;
}

/** The standing of the match, as anybody may know it. */
function Standing({ open }: { readonly open: TableScene | null }): ReactElement | null {
  const words = useWords();
  const suits = useSuits();
  const game = useGameTable(open?.game);
  const speech = open === null ? undefined : speechOf(words, open.game, suits);
  if (open === null || !game || speech === undefined) return null;
  const { Score, modes } = game;
  const talk = { text: words, speech, company: { names: open.names, seat: null } };
  return (
    <section className="play-curtain-score" aria-label={words.frame.table.score}>
      <Score scene={open} talk={talk} mode={modes?.list[0] ?? ''} />
    </section>
  );
}

type Spoken = Extract<DeviceCommand, { kind: 'speak' }>['command'];

export function CurtainPage({ session, covered }: CurtainPageProps): ReactElement {
  const words = useWords();
  const { frame } = words;
  const { curtain: text, table } = frame;
  const { names, seats, last, question, broken } = covered;
  const name = useGameName()(covered.game);
  useTitle(name);
  const personAt = (seat: Seat): Person => ({ seat, name: names[seat] ?? '', you: false });
  const nameAt = (seat: Seat): string => personAt(seat).name;
  const speak = (seat: Seat, command: Spoken): void =>
    tellIfRefused(session.act({ kind: 'speak', seat, command }));
  const [first = 0] = seats;
  const alone = seats.length === 1;
  const title =
    question !== undefined
      ? text.asks(personAt(question.seat))
      : alone
        ? table.turnOf(personAt(first))
        : text.who;
  const head = useRef<HTMLHeadingElement>(null);
  // News is read out here; the key that played a card must not lift the curtain.
  useEffect(() => head.current?.focus(), [title]);
  return (
    <main className="play-curtain felt" data-game={covered.game} aria-label={table.label(name)}>
      <p className="play-curtain-game">{name}</p>
      <h1 ref={head} tabIndex={-1}>
        {title}
      </h1>
      {broken !== undefined && <p role="alert">{explain(words, broken).text}</p>}
      {question === undefined ? (
        <>
          <p>{alone ? text.give(nameAt(first)) : text.about}</p>
          <div className="play-curtain-answers">
            {seats.map((seat) => (
              <Button
                key={seat}
                look="main"
                onClick={() => tellIfRefused(session.act({ kind: 'look', seat }))}
              >
                {text.here(nameAt(seat))}
              </Button>
            ))}
          </div>
          {last !== null && (
            <Button onClick={() => speak(last, { kind: 'ask', what: 'takeback' })}>
              {text.takeBack(nameAt(last))}
            </Button>
          )}
        </>
      ) : (
        question.waiting.map((seat) => (
          <fieldset key={seat} className="play-curtain-question stack-12">
            <legend>{text.agree(nameAt(seat))}</legend>
            <div className="play-curtain-answers">
              <Button
                look="main"
                onClick={() => speak(seat, { kind: 'answer', ask: question.ask, yes: true })}
              >
                {text.yes}
              </Button>
              <Button
                onClick={() => speak(seat, { kind: 'answer', ask: question.ask, yes: false })}
              >
                {text.no}
              </Button>
            </div>
          </fieldset>
        ))
      )}
      <Standing open={covered.open} />
      <Link href="/" className="play-curtain-home">
        {table.home}
      </Link>
    </main>
  );
}
