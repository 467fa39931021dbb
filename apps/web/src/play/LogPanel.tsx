/** The log, in sentences, newest last; a line that is hovered or focused shows its cards. One tab stop: inside it arrows go from line to line. */
import { OVER } from '@pakli/core';
import { tellStep, type Sentence, type WholeTurn } from '@pakli/text';
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { SeenStep } from '../host/host.ts';
import { isShared } from '../host/hot-seat.ts';
import { Faces } from '../table/Faces.tsx';
import { lineAfter } from './arrows.ts';
import './LogPanel.css';
import type { PanelProps } from './panel-props.ts';
import { Why } from './Why.tsx';

export type LogProps = Pick<PanelProps, 'shown' | 'game' | 'talk' | 'mode' | 'link'>;

export function LogPanel({ shown, game, talk, mode, link }: LogProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { past, scene } = shown.told;
  const over = scene.view.turn === OVER;
  const all = past.filter(({ deal }) => deal === scene.deal);
  // Remembering is part of the play: once that is over everything may be read.
  const steps = over ? all : game.remembers(all, mode);
  const { length } = steps;
  const turns = talk.speech.turns?.(
    steps.map(({ seen }) => seen),
    talk.company,
  );
  const [asked, setAsked] = useState<SeenStep>();
  const answer = useRef<HTMLDivElement>(null);
  // The question that had the focus is gone.
  useEffect(() => answer.current?.focus(), [asked]);
  // Under the newest line it would open out of view.
  const showAnswer = useCallback(() => answer.current?.scrollIntoView({ block: 'nearest' }), []);
  // Shown once nobody can gain by it. The record of a match by link is fetched when it is over.
  const told = scene.over || (link === undefined && over);
  const self = link === undefined ? scene.seat : link.linked.you.seat;
  const mayAsk = ({ seat }: SeenStep): boolean =>
    told && !isShared(scene) && seat !== null && seat !== self;
  useEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [length]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('.play-log-line') ?? [])];
    const at = lines.findIndex((line) => line === document.activeElement);
    const line = lines[lineAfter(event.key, at, lines.length) ?? -1];
    if (line === undefined) return;
    line.focus();
    // These are not the table's arrows.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // Scrolls, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      className="play-log"
      ref={list}
      aria-label={talk.text.frame.table.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {steps.map((step, index) => {
        const lines = tellStep(talk.speech, step, talk.company);
        const heads = lines.map(({ event }) =>
          turns?.find((turn) => turn.step === index && turn.event === event),
        );
        // A decision may end a turn: its consequences stand above the next one.
        const next = heads.findIndex((head, n) => n > 0 && head !== undefined);
        const own = next === -1 ? lines.length : next;
        const drawn = lines.map((line, n) => (
          <LogLine
            key={line.event + line.text}
            game={game}
            line={line}
            turn={heads[n]}
            over={over || heads[n] !== turns?.at(-1)}
          />
        ));
        return (
          // Steps differ only by number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={past.length - length + index}>
            {drawn.slice(0, own)}
            {lines.length > 0 &&
              mayAsk(step) &&
              (asked === step ? (
                <div className="play-log-why" ref={answer} tabIndex={-1} aria-live="polite">
                  <Suspense fallback={<p>{talk.text.frame.hint.looking}</p>}>
                    <Why
                      {...{ scene, step, talk }}
                      number={past.indexOf(step) + 1}
                      isLinked={link !== undefined}
                      answered={showAnswer}
                    />
                  </Suspense>
                </div>
              ) : (
                <button type="button" className="play-log-ask" onClick={() => setAsked(step)}>
                  {talk.text.frame.table.why}
                </button>
              ))}
            {drawn.slice(own)}
          </li>
        );
      })}
    </ol>
  );
}

interface LogLineProps {
  readonly game: PanelProps['game'];
  readonly line: Sentence;
  /** The turn that starts here. */
  readonly turn: WholeTurn | undefined;
  /** Nothing more happens in it. */
  readonly over: boolean;
}

function LogLine({ game, line, turn, over }: LogLineProps): ReactElement {
  const { text, cards, depth = 0 } = line;
  const shared = { tabIndex: -1, style: { '--depth': depth } };
  if (turn === undefined) {
    return (
      <p className="play-log-line" {...shared}>
        {text}
        {cards.length > 0 && <Faces game={game} faces={cards} />}
      </p>
    );
  }
  // A turn that did several things is summed up above its steps.
  const whole = over && turn.clauses > 1;
  return (
    <h2 className="play-log-line play-log-turn" {...shared}>
      {whole ? `${turn.name} · ${turn.text}` : text}
      {whole && turn.cards.length > 0 && <Faces game={game} faces={turn.cards} />}
    </h2>
  );
}
