/** Several people at this device: who plays in each seat, a person with a name or a computer of its own level. */
import { isRefusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { explain } from '@pakli/text';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../host/failure.ts';
import { useHost } from '../host/use-host.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { beginTogether, type SeatChoice } from '../shelf/begin.ts';
import { NAME_LENGTH } from '../prefs/name.ts';
import { named, recallTogether, rememberTogether } from '../shelf/seat-choices.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import './Together.css';

export interface TogetherProps {
  readonly game: ShelfGame;
  readonly rules: string;
  readonly close: () => void;
}

export function Together({ game, rules, close }: TogetherProps): ReactElement {
  const words = useWords();
  const host = useHost();
  const [, go] = useLocation();
  const [seats, setSeats] = useState(() => recallTogether(game));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { together: text, home, levels, games } = words.frame;
  const change = (seat: number, part: Partial<SeatChoice>): void =>
    setSeats(seats.map((one, at) => (at === seat ? { ...one, ...part } : one)));
  const play = (event: FormEvent): void => {
    event.preventDefault();
    if (!seats.some(({ chair }) => chair === 'person')) {
      setProblem(text.nobody);
      return;
    }
    rememberTogether(game, seats);
    setBusy(true);
    setProblem(undefined);
    beginTogether(host, game, rules, named(seats, words)).then(
      (address) => {
        setBusy(false);
        if (isRefusal(address)) setProblem(explain(words, address).text);
        else go(address);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(explain(words, refusalOf(error)).text);
      },
    );
  };
  return (
    <Sheet title={text.title(games[game.id].name)} close={close}>
      <form className="home-together" onSubmit={play}>
        <p>{text.about}</p>
        {seats.map(({ name, chair }, seat) => (
          // Seats are told apart by their number alone.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={seat}>
            <legend>{home.seatNumber(seat + 1)}</legend>
            <select
              aria-label={text.who(seat + 1)}
              value={chair}
              onChange={({ target }) =>
                change(seat, { chair: target.value as SeatChoice['chair'] })
              }
            >
              <option value="person">{text.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {text.computer(levels[level].name)}
                </option>
              ))}
            </select>
            {chair === 'person' && (
              <input
                type="text"
                aria-label={text.name(seat + 1)}
                placeholder={text.player(seat + 1)}
                maxLength={NAME_LENGTH}
                autoComplete="off"
                value={name}
                onChange={({ target }) => change(seat, { name: target.value })}
              />
            )}
          </fieldset>
        ))}
        {problem !== undefined && <p role="alert">{problem}</p>}
        <button type="submit" className="button button-main" disabled={busy}>
          {home.play(games[game.id].name)}
        </button>
      </form>
    </Sheet>
  );
}
