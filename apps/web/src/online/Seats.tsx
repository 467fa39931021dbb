/** The seats of a table and who has them, each with the actions open to the viewer. */
import type { Seat } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import type { Command, Company, Sitter, You } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Select } from '../kit/Select.tsx';
import { Sure } from '../kit/Sure.tsx';
import { useLinkedWords } from '../words/linked-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { playerName } from '../words/player-name.ts';
import { useWords } from '../words/Words.tsx';
import './Seats.css';

export interface SeatsProps {
  readonly you: You;
  readonly company: Company;
  readonly sit: (seat: Seat) => void;
  readonly stand: () => void;
  readonly want: (command: Command) => void;
}

export function Seats(props: SeatsProps): ReactElement {
  return (
    <ol className="stack-8">
      {props.company.seats.map((sitter, seat) => (
        // Seats differ only by number.
        // oxlint-disable-next-line react/no-array-index-key
        <SeatRow key={seat} {...props} seat={seat} sitter={sitter} />
      ))}
    </ol>
  );
}

interface SeatRowProps extends SeatsProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
}

/** Not a level: the seat waits for a person. */
const PERSON = '';

function SeatRow({ you, company, sit, stand, want, seat, sitter }: SeatRowProps): ReactElement {
  const { frame } = useWords();
  const { gathering: text } = useOnlineWords();
  const { away, nameless } = useLinkedWords();
  const [removing, setRemoving] = useState(false);
  const number = seat + 1;
  const mine = seat === you.seat;
  const others = sitter.kind === 'person' && !mine;
  const seated = you.seat !== null;
  // Somebody without a seat gives a name first, or takes the first free one.
  const free =
    sitter.kind === 'free' && you.name !== null && (seated || you.host || !company.locked);
  const act = mine ? text.stand : seated ? text.move : text.sit;
  const name = nameOf(sitter, nameless);
  return (
    <li className="online-seat" data-kind={sitter.kind} data-you={mine ? '' : undefined}>
      <span className="online-seat-number" aria-hidden="true">
        {number}
      </span>
      {sitter.kind === 'person' ? (
        <span className="online-seat-who">
          <strong>{name}</strong>
          <Marks
            marks={[
              ...(mine ? [text.you] : []),
              ...(company.host === seat ? [text.host] : []),
              ...(sitter.here ? [] : [away]),
            ]}
          />
        </span>
      ) : you.host ? (
        <Select
          aria-label={text.computer(number)}
          value={LEVELS.find((one) => sitter.kind === 'computer' && one === sitter.level) ?? PERSON}
          values={[PERSON, ...LEVELS]}
          called={(one) =>
            one === PERSON ? text.free : frame.together.computer(frame.levels[one].name)
          }
          choose={(one) =>
            want(one === PERSON ? { kind: 'clear', seat } : { kind: 'computer', seat, level: one })
          }
        />
      ) : (
        <span className="online-seat-who">
          {sitter.kind === 'computer'
            ? frame.together.computer(playerName(frame, sitter.level))
            : text.free}
        </span>
      )}
      {(mine || free) && (
        <Button aria-label={text.at(act, number)} onClick={() => (mine ? stand() : sit(seat))}>
          {act}
        </Button>
      )}
      {others && you.host && !removing && (
        <Button aria-label={`${text.remove}: ${name}`} onClick={() => setRemoving(true)}>
          {text.remove}
        </Button>
      )}
      {others && you.host && removing && (
        <Sure
          name={text.removeSure(name)}
          about={text.removeSure(name)}
          yes={text.remove}
          act={() => {
            setRemoving(false);
            want({ kind: 'clear', seat });
          }}
          no={text.keep}
          keep={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

function nameOf(sitter: Sitter, nameless: string): string {
  return sitter.kind === 'free' || sitter.name === '' ? nameless : sitter.name;
}

function Marks({ marks }: { readonly marks: readonly string[] }): ReactElement | null {
  return marks.length === 0 ? null : <span className="online-seat-marks">{marks.join(', ')}</span>;
}
