/** What the strongest player would do and why, with numbers; any of it can be played from here. */
import type { Estimate } from '@pakli/core';
import { evidenceOf, capital, explain, worthsOf } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Glossed } from '../kit/Glossed.tsx';
import { Faces } from '../table/Faces.tsx';
import './HintPanel.css';
import type { Talk } from '../words/talk.ts';
import type { PanelProps } from './panel-props.ts';
import type { Hint } from '../host/host.ts';
import type { Gesture } from '../table/game-table.ts';

/** Differences in points, and in chances, too small to matter. */
const SAME_POINTS = 0.5;
const SAME_CHANCE = 0.01;

/** What a number measures and where it comes from: `Points ahead (+) …; a rough guess.` */
function groundOf(estimate: Estimate, { speech, text }: Talk): string {
  const ground = evidenceOf(text.frame, estimate);
  // A certain value assumes nothing about the players.
  const what = speech.measure ?? (estimate.weight > 0 ? speech.assumes : undefined);
  const said = what === undefined ? ground : `${what}; ${ground}`;
  return `${capital(said, text.locale)}.`;
}

/** Whether the choice between the two best hardly matters. */
function isClose([best, next]: readonly Estimate[], { speech }: Talk): boolean {
  if (best === undefined || next === undefined || next.atMost === true) return false;
  // A guess beside a computed value says nothing about the difference.
  if (next.weight === 1 && best.weight !== 1) return false;
  return best.value - next.value < (speech.measure === undefined ? SAME_CHANCE : SAME_POINTS);
}

function says({ weight, untried }: Estimate, { speech }: Talk): boolean {
  return untried !== true && (weight !== 1 || (speech.measure ?? speech.assumes) !== undefined);
}

function signOf(worth: string): 'plus' | 'minus' | undefined {
  // The text after the number may have a hyphen, too.
  const sign = /[+−-]/.exec(worth)?.[0];
  return sign === undefined ? undefined : sign === '+' ? 'plus' : 'minus';
}

interface WorthProps {
  readonly estimate: Estimate;
  readonly worth: string;
  readonly text: Talk['text']['frame']['hint'];
}

/** A move's value, or that nobody looked at it. */
function Worth({ estimate, worth, text }: WorthProps): ReactElement {
  if (estimate.untried === true) return <span className="fine-print">{text.untried}</span>;
  return (
    <b className="play-hint-worth" data-sign={signOf(worth)}>
      {estimate.atMost === true ? text.atMost(worth) : worth}
    </b>
  );
}

/** How many moves are worth comparing; over the table one must do. */
const SHOWN = { beside: 3, over: 1 };

interface HintPanelProps extends PanelProps {
  /** It lies over the table, and covers as little of it as it can. */
  readonly over?: boolean;
  readonly done?: () => void;
}

export function HintPanel({
  hint,
  play,
  game,
  shown,
  talk,
  over = false,
  done,
}: HintPanelProps): ReactElement | null {
  const { hint: text } = talk.text.frame;
  const { state } = hint;
  const [all, setAll] = useState(false);
  if (state.kind === 'none') return <p className="fine-print">{text.none}</p>;
  if (state.kind === 'failed') {
    return <p role="alert">{explain(talk.text, state.refusal).text}</p>;
  }
  if (state.kind === 'thinking') {
    return (
      <div className="play-hint">
        <p aria-live="polite">{text.thinking}</p>
        <Button onClick={hint.stop}>{text.stop}</Button>
      </div>
    );
  }
  const { moves } = state.hint;
  // A single move has nothing to be compared with.
  const weighed = moves.length > 1;
  const most = SHOWN[over ? 'over' : 'beside'];
  const rows = rowsOf(moves.slice(0, all ? moves.length : SHOWN.beside), play.gestures);
  const listed = all ? rows : rows.slice(0, most);
  const worths = worthsOf(
    talk.speech,
    listed.map(({ move }) => move.estimate),
    shown.scene.view.options,
  );
  const more =
    all || moves.length <= most ? undefined : (
      <Button onClick={() => setAll(true)}>{text.also}</Button>
    );
  return (
    <ol className="play-hint" aria-label={text.title}>
      {listed.map(({ move: { text: notation, estimate }, gesture, name, below }, index) => {
        const reason =
          estimate.reason === undefined ? undefined : talk.speech.reason(estimate.reason);
        return (
          <li
            key={notation}
            className="play-hint-move stack-6"
            data-best={index === 0 ? '' : undefined}
            data-below={below ? '' : undefined}
          >
            <p className="play-hint-what">
              {gesture?.label.card !== undefined && !below && (
                <Faces game={game} faces={[gesture.label.card]} />
              )}
              <span>
                <strong>{name}</strong>
                {/* A rule alone may decide the best: then its reason says all, and none of the others was left out. */}
                {weighed && (estimate.untried !== true || moves[0]?.estimate.untried !== true) && (
                  <Worth estimate={estimate} worth={worths[index] ?? ''} text={text} />
                )}
              </span>
            </p>
            {index === 0 && reason !== undefined && (
              <p>
                <Glossed text={reason} game={game.id} />
              </p>
            )}
            {/* A chance judged without deals behind it has nothing to explain; points say what they are. */}
            {index === 0 && weighed && says(estimate, talk) && (
              <p className="fine-print">
                {groundOf(estimate, talk)}
                {isClose(
                  moves.map((move) => move.estimate),
                  talk,
                ) && ` ${text.close}`}
              </p>
            )}
            <div className="play-hint-answers">
              {gesture !== undefined && (
                <button
                  type="button"
                  className={index === 0 ? 'button button-main' : 'button'}
                  aria-label={`${text.play}: ${gesture.label.text}`}
                  onClick={() => {
                    done?.();
                    play.commit(gesture);
                  }}
                >
                  {text.play}
                </button>
              )}
              {over && more}
            </div>
          </li>
        );
      })}
      {!over && more !== undefined && <li>{more}</li>}
    </ol>
  );
}

/** The moves of a hint as rows: a card's other moves stand below its best one, in short. */
type HintMove = Hint['moves'][number];

interface HintRow {
  readonly move: HintMove;
  readonly gesture: Gesture | undefined;
  readonly name: string;
  /** A move of the same card as the row above it. */
  readonly below: boolean;
}

/** Best first; moves that share a name are merged. */
export function rowsOf(moves: readonly HintMove[], gestures: readonly Gesture[]): HintRow[] {
  const rows = new Map<string, HintRow>();
  for (const move of moves) {
    const gesture = gestures.find(({ choice }) => choice.text === move.text);
    const name = gesture?.label.text ?? move.text;
    if (!rows.has(name)) rows.set(name, { move, gesture, name, below: false });
  }
  const groups = Map.groupBy(rows.values(), ({ gesture, name }) => gesture?.lift || name);
  return [...groups.values()].flatMap((group) => {
    const shorts = new Set(group.map(({ gesture }) => gesture?.label.short));
    const isClear = shorts.size === group.length;
    return group.map((row, n): HintRow =>
      n > 0 && isClear ? { ...row, name: row.gesture?.label.short ?? row.name, below: true } : row,
    );
  });
}
