/** The seat through whose eyes the game is seen. */
import { personAt } from '@pakli/text';
import { useId, type ReactElement } from 'react';
import type { Watch } from '../host/host.ts';
import type { ReplayProps } from './replay-props.ts';

function key({ seat, open }: Watch): string {
  return open ? 'open' : String(seat);
}

export function ViewChoice({ film, talk, words, look }: ReplayProps): ReactElement {
  const id = useId();
  if (film.running) return <p className="fine-print">{words.view.running}</p>;
  const { watch } = film;
  const names = film.scenes[0]?.names ?? [];
  const views: Watch[] = names.map((_, seat) => ({ seat, open: false }));
  // With all cards open the seat stays the same.
  views.push({ seat: watch.seat, open: true });
  const nameOf = ({ seat, open }: Watch): string => {
    const person = personAt(talk.company, seat);
    return open ? words.view.open(person) : words.view.seat(person);
  };
  return (
    <label className="replay-view stack-4" htmlFor={id}>
      <span className="fine-print">{words.view.title}</span>
      <select
        id={id}
        value={key(watch)}
        onChange={({ target }) => {
          const view = views.find((one) => key(one) === target.value);
          if (view !== undefined) look(view);
        }}
      >
        {views.map((view) => (
          <option key={key(view)} value={key(view)}>
            {nameOf(view)}
          </option>
        ))}
      </select>
    </label>
  );
}
