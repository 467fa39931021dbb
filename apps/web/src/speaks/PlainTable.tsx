/** Any game's table as text: headings, lists and a button for every move. It replaces the drawn table. */
import { useEffect, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { useSettings } from '../prefs/settings.ts';
import type { DescribedItem, Description } from '../table/description.ts';
import type { Gesture } from '../table/game-table.ts';
import { awaited } from '../table/Prompt.tsx';
import type { Session } from '../table/session.ts';
import { useTable } from '../table/table-context.ts';
import './PlainTable.css';

export function PlainTable({ description }: { readonly description: Description }): ReactElement {
  const shown = useTable();
  const { talk, open, gestures, commit, claim } = shown;
  const { table, plain } = talk.text.frame;
  const { asks, hand, table: lying, players, score, last, follows } = description;
  const moves = [...new Map(gestures.map((one) => [one.choice.text, one])).values()];
  const cards = hand.filter(({ place }) => moves.some(({ lift }) => lift === place));
  // Moves without a card come first.
  const spoken = moves.filter(({ lift }) => !cards.some(({ place }) => place === lift));
  const list = (some: readonly Gesture[]): ReactElement => (
    <ul>
      {some.map((gesture) => (
        <li key={gesture.choice.text} data-source="">
          <Button onClick={() => commit(gesture)}>{moveText(gesture)}</Button>
          <More text={follows?.(gesture.choice)} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="speaks-plain">
      <section>
        <h2 data-prompt="" tabIndex={-1}>
          {open ? `${table.yourTurn}. ${asks ?? table.chooseCard}` : awaited(shown)}
        </h2>
        {spoken.length > 0 && list(spoken)}
        {claim?.rest?.move !== undefined && (
          <p>
            <Button onClick={claim.begin}>{claim.rest.name}</Button>
            <More text={claim.rest.about} />
          </p>
        )}
        {cards.map(({ text, about, place }) => (
          <section key={place}>
            <h3>{text}</h3>
            <More text={about} />
            {list(moves.filter(({ lift }) => lift === place))}
          </section>
        ))}
      </section>
      {/* Cards that can do something have been named with it. */}
      {cards.length < hand.length && <Items name={table.hand} items={hand} />}
      <Items name={plain.table} items={lying} />
      <Items name={plain.players} items={players.map((text) => ({ text }))} />
      <Items name={table.score} items={score.map((text) => ({ text }))} />
      {last !== undefined && <p>{last}</p>}
    </div>
  );
}

/** The move with its consequences, each said once. */
export function moveText({ label: { text, notes } }: Pick<Gesture, 'label'>): string {
  return [text, ...notes.filter((note) => !text.includes(note))].join('; ');
}

interface ItemsProps {
  readonly name: string;
  readonly items: readonly DescribedItem[];
}

function Items({ name, items }: ItemsProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <ul>
        {items.map(({ text, about }, n) => (
          // Lines differ only by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>
            {text}
            <More text={about} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text of a card, or the consequences of a move; with little speech chosen, one opens a card to read it. */
function More({ text }: { readonly text: string | undefined }): ReactElement | null {
  const { speech } = useSettings();
  if (text === undefined || speech === 'short') return null;
  return <small>{text}</small>;
}

/** Without animation: every step is shown at once. */
export function PlainSteps({ session }: { readonly session: Session }): null {
  useEffect(
    () =>
      session.attach((_step, _scene, commit) => {
        commit();
        return Promise.resolve();
      }),
    [session],
  );
  return null;
}
