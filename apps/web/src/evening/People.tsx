/** Everybody who plays, in the order they came. */
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningState } from '@pakli/client';

export function People({ state }: { readonly state: EveningState }): ReactElement {
  const { people: text } = useEveningWords();
  const { view, you } = state;
  const shown = view.entrants.flatMap((one, number) =>
    one.state === 'substituted' ? [] : [{ ...one, number }],
  );
  const playing = shown.filter((one) => one.state === 'plays').length;
  return (
    <section className="kit-part">
      <h2>{text.title(playing)}</h2>
      {shown.length === 0 && <p className="evening-note">{text.none}</p>}
      <ul className="evening-people">
        {shown.map(({ name, state: how, number }) => (
          <li key={number} data-state={how}>
            {name}
            {number === you.entrant && <small> {text.you}</small>}
            {how === 'left' && <small> {text.left}</small>}
            {how === 'removed' && <small> {text.removed}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
