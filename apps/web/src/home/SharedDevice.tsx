/** Several people on one device: the player in each seat, a named person or a computer of its own level. */
import { LEVELS } from '@pakli/core/search';
import type { Catalogue } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useAct } from '../kit/use-act.ts';
import { Problem } from '../kit/Problem.tsx';
import type { SeatChoice } from '../shelf/begin.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { NAME_LENGTH, cleanName, ownName } from '../prefs/name.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import './Together.css';
import { parseJson } from '@pakli/core/shape';
import { recall, remember } from '../prefs/remembered.ts';

export interface TogetherProps {
  readonly game: ShelfGame;
  readonly rules: string;
  readonly close: () => void;
}

export function Together({ game, rules, close }: TogetherProps): ReactElement {
  const words = useWords();
  const { beginTogether } = useBegin();
  const { act, problem } = useAct();
  const [seats, setSeats] = useState(() => recallTogether(game));
  const [nobody, setNobody] = useState(false);
  const { together: text, home, levels, games } = words.frame;
  const change = (seat: number, part: Partial<SeatChoice>): void =>
    setSeats(seats.map((one, at) => (at === seat ? { ...one, ...part } : one)));
  const play = (): void => {
    const computers = !seats.some(({ chair }) => chair === 'person');
    setNobody(computers);
    if (computers) return;
    rememberTogether(game, seats);
    act(() => beginTogether(game, rules, named(seats, words)));
  };
  return (
    <Sheet title={text.title(games[game.id].name)} close={close}>
      <Form className="home-together stack-12" submit={play}>
        <p>{text.about}</p>
        {seats.map(({ name, chair }, seat) => (
          // A seat is known only by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={seat}>
            <legend>{home.seatNumber(seat + 1)}</legend>
            <Select
              aria-label={text.who(seat + 1)}
              value={chair}
              values={['person', ...LEVELS]}
              called={(one) => (one === 'person' ? text.person : text.computer(levels[one].name))}
              choose={(chosen) => change(seat, { chair: chosen })}
            />
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
        <Problem text={nobody ? text.nobody : problem} />
        <Button type="submit" look="main">
          {home.play(games[game.id].name)}
        </Button>
      </Form>
    </Sheet>
  );
}

/** The seating of a table of several people on one device, remembered per game. */
const key = (game: ShelfGame): string => `pakli.together.${game.id}`;

function recallTogether(game: ShelfGame): readonly SeatChoice[] {
  const stored = recall(key(game));
  const seats = readTogether(stored, game);
  // At the first table seat 0 gets the name this person already has.
  return stored === null
    ? seats.map((one, seat) => (seat === 0 ? { ...one, name: ownName() } : one))
    : seats;
}

/** Unknown or broken storage gives the default: two nameless people, and computers in the other seats. */
export function readTogether(stored: string | null, game: ShelfGame): readonly SeatChoice[] {
  const parsed = parseJson(stored ?? '');
  const found: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  return Array.from({ length: game.seats }, (_, seat): SeatChoice => {
    const { name, chair } = (found[seat] ?? {}) as Partial<Record<keyof SeatChoice, unknown>>;
    const known = ([...LEVELS, 'person'] as const).find((one) => one === chair);
    return {
      name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
      chair: known ?? (seat < 2 ? 'person' : 'casual'),
    };
  });
}

function rememberTogether(game: ShelfGame, seats: readonly SeatChoice[]): void {
  remember(key(game), JSON.stringify(seats));
}

/** Gives everybody a unique name: tables, sheets and records tell people apart by it. */
export function named(seats: readonly SeatChoice[], { frame }: Catalogue): SeatChoice[] {
  const { opponents, together } = frame;
  const house = Object.values(opponents);
  const taken = new Set<string>();
  const people = seats.map(({ name, chair }) => (chair === 'person' ? cleanName(name) : ''));
  for (const name of people) taken.add(name.toLowerCase());
  const free = (): string | undefined => house.find((name) => !taken.has(name.toLowerCase()));
  const seen = new Set<string>();
  return seats.map(({ chair }, seat) => {
    const usual =
      chair === 'person' ? together.player(seat + 1) : (free() ?? together.player(seat + 1));
    const wished = people[seat] || usual;
    let unique = wished;
    for (let n = 2; seen.has(unique.toLowerCase()); n++) unique = `${wished} ${n}`;
    seen.add(unique.toLowerCase());
    taken.add(unique.toLowerCase());
    return { name: unique, chair };
  });
}
