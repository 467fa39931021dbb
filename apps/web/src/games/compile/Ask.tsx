/** The current question, its reason, what follows, and answers in words; on a phone also the lifted card's text. */
import type { View } from '@pakli/compile';
import { parseMoveParts } from '@pakli/compile/move-parts';
import { capital, personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { Gesture, SceneOf } from '../../table/game-table.ts';
import { awaited } from '../../table/Prompt.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import './Ask.css';
import { textOf } from './cards.ts';
import { tint } from './Panel.tsx';
import { stackAt } from './places.ts';
import { questionOf, sentenceOf, spoken, type QuestionText } from './question.ts';
import { Sign } from './Sign.tsx';
import type { Ticks } from './use-ticks.ts';

export interface QuestionProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly ticks: Ticks;
  /** The card whose text is shown. */
  readonly reading: string | undefined;
}

export function Ask({ scene, talk, ticks, reading }: QuestionProps): ReactElement {
  const shown = useTable();
  const { open, gestures, candidates, lifted } = shown;
  const { view } = scene;
  const { pending } = view;
  const { ask } = talk.text.tables.compile;
  const { title, about }: QuestionText =
    open && pending !== null
      ? questionOf(view, pending, gestures, talk)
      : { title: awaited(shown), about: '' };
  const sentence = sentenceOf(view, talk);
  const several = ticks.asked ? ask.several(ticks.ticked.size, ticks.least, ticks.most) : '';
  const played =
    lifted !== undefined &&
    candidates.some(({ choice }) => parseMoveParts(choice.text)?.kind === 'play');
  return (
    <div
      className="compile-ask"
      data-open={open ? '' : undefined}
      data-lifted={played ? '' : undefined}
    >
      <div className="compile-question" data-late="question" data-prompt="" tabIndex={-1}>
        {sentence !== undefined && (
          <p className="compile-cause">
            <b>{spoken(sentence.card, talk)}</b> {sentence.text}
          </p>
        )}
        <p className="compile-title">
          <strong>{title}</strong> {several}
        </p>
        <p className="compile-about">{played ? ask.lifted : about}</p>
      </div>
      {played && reading !== undefined && (
        <p className="compile-lifted-text" aria-hidden="true">
          {Object.values(textOf(reading, talk.text)).flat().join(' ') ||
            `${capital(talk.text.games.compile.card.noText, talk.text.locale)}.`}
        </p>
      )}
      <Chips scene={scene} talk={talk} ticks={ticks} />
    </div>
  );
}

function Chips({ scene, talk, ticks }: Omit<QuestionProps, 'reading'>): ReactElement | null {
  const { gestures, candidates, commit, open } = useTable();
  if (!open) return null;
  const { ask } = talk.text.tables.compile;
  const kind = scene.view.pending?.kind;
  const orders = kind === 'rearrange';
  // Places are tapped; a choice that takes a second tap can also be confirmed in words.
  const named = orders
    ? candidates.length > 0
      ? candidates
      : gestures
    : [
        ...gestures.filter(({ lift }) => lift === '' && kind !== 'hand'),
        ...candidates.filter(({ lift, drop }) => drop.includes(lift)),
      ];
  const chips = [...new Map(named.map((gesture) => [gesture.choice.text, gesture])).values()];
  // The effect of a compile comes after this question, whatever the answer.
  const notes = ({ label }: Gesture): readonly string[] =>
    kind === 'controlTarget' ? [] : label.notes;
  if (chips.length === 0 && !ticks.asked) return null;
  return (
    <div
      className="compile-chips"
      data-answers=""
      role="group"
      aria-label={talk.text.frame.table.moves}
    >
      {ticks.asked && (
        <button
          type="button"
          className="compile-chip"
          disabled={ticks.confirm === undefined}
          onClick={ticks.confirm}
        >
          {ask.confirm}
        </button>
      )}
      {chips.map((gesture) => (
        <button
          key={gesture.choice.text}
          type="button"
          className="compile-chip"
          onClick={() => commit(gesture)}
        >
          {orders ? (
            <Order gesture={gesture} view={scene.view} />
          ) : (
            <ChipText gesture={gesture} view={scene.view} talk={talk} />
          )}
          {notes(gesture).map((note) => (
            <b key={note}>{note}</b>
          ))}
        </button>
      ))}
    </div>
  );
}

interface ChipProps {
  readonly gesture: Gesture;
  readonly view: View;
}

function ChipText({ gesture, view, talk }: ChipProps & { readonly talk: Talk }): ReactElement {
  const { ask } = talk.text.tables.compile;
  const parts = parseMoveParts(gesture.choice.text);
  if (view.pending?.kind === 'controlTarget' && parts?.kind === 'player') {
    return <>{ask.whose(personAt(talk.company, parts.seat))}</>;
  }
  return <>{gesture.label.text}</>;
}

/** The plates as they would be ordered, left to right. */
function Order({ gesture, view }: ChipProps): ReactElement {
  const parts = parseMoveParts(gesture.choice.text);
  const order = parts?.kind === 'rearrange' ? parts.from : [];
  const side = stackAt(gesture.lift)?.seat === 1 ? 1 : 0;
  return (
    <span className="compile-order">
      {order.map((from) => {
        const protocol = view.players[side].protocols[from]?.protocol ?? '';
        return (
          <span key={from} style={tint(protocol)}>
            <Sign protocol={protocol} />
            <span className="compile-order-name">{protocol}</span>
          </span>
        );
      })}
    </span>
  );
}
