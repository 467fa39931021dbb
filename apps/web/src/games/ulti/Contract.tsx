/** The contract on a brass plate, each part with its stake and how it stands. */
import type { View } from '@pakli/ulti';
import { prospects, type Prospect } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { SuitSign, useDeck } from './Face.tsx';
import { LadderSheet } from './LadderSheet.tsx';
import { chipPlace, PLATE } from './places.ts';
import type { Reading } from './open-contract.ts';
import '../../table/Peek.css';
import './Contract.css';

export interface ContractProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly reading: Reading;
}

export function Contract({ scene, talk, reading }: ContractProps): ReactElement | null {
  const { view } = scene;
  const [open, setOpen] = useState(false);
  const { bid, zones } = talk.text.games.ulti;
  const { ulti: table } = talk.text.tables;
  const deck = useDeck(talk);
  const { soloist, contract, trump } = view;
  if (soloist === null || contract === null) return null;
  const named =
    view.phase === 'TRUMP' ? undefined : trump === null ? bid.noTrump : deck.suit(trump);
  return (
    <div className="ulti-plate" data-place={PLATE} role="group" aria-label={zones.contract}>
      <p className="ulti-plate-name">
        {trump !== null && <SuitSign suit={trump} />}
        <strong>{bid.name(contract)}</strong>
        <span>
          {talk.text.frame.table.seat(personAt(talk.company, soloist))}
          {named !== undefined && ` · ${named}`}
        </span>
      </p>
      <ul className="ulti-chips">
        {prospects(view).map((prospect) => (
          <Chip key={prospect.component} prospect={prospect} view={view} talk={talk} />
        ))}
      </ul>
      <span className="hidden">{table.prospect.title}</span>
      <button
        type="button"
        className="table-peek table-peek-plain"
        aria-label={table.ladder.every}
        onClick={(event) => {
          // Otherwise the same tap would move a lifted card there.
          event.stopPropagation();
          if (reading.id !== contract) reading.toggle(contract);
          setOpen(true);
        }}
      />
      {open && (
        <LadderSheet
          scene={scene}
          talk={talk}
          reading={reading}
          close={() => {
            setOpen(false);
            reading.close();
          }}
        />
      )}
    </div>
  );
}

interface ChipProps {
  readonly prospect: Prospect;
  readonly view: View;
  readonly talk: Talk;
}

function Chip({ prospect, view, talk }: ChipProps): ReactElement {
  const { component, state } = prospect;
  const { bid } = talk.text.games.ulti;
  const { prospect: words } = talk.text.tables.ulti;
  return (
    <li className="ulti-chip" data-state={state} title={tellProspect(prospect, talk)}>
      <span>{bid.component(component)}</span>
      <Stake component={component} view={view} talk={talk} />
      {state === 'open' ? (
        component !== 'ulti' && <small>{figures(prospect, talk)}</small>
      ) : (
        <small>
          <span aria-hidden="true">{state === 'made' ? '✓' : '✗'}</span> {words[state]}
        </small>
      )}
    </li>
  );
}

interface StakeProps {
  readonly component: string;
  readonly view: View;
  readonly talk: Talk;
}

/** How often a part is doubled: a stamp, or one per defender where they differ. */
export function Stake({ component, view, talk }: StakeProps): ReactElement | null {
  const { bid } = talk.text.games.ulti;
  const { seats } = talk.text.tables.ulti;
  const levels = view.kontra.find((one) => one.component === component)?.levels ?? [0, 0];
  const defenders = [1, 2].map((n) => ((view.soloist ?? 0) + n) % 3);
  const same = levels[0] === levels[1];
  const stamps = (same ? levels.slice(0, 1) : levels).flatMap((level, i) =>
    level === 0
      ? []
      : [{ level, against: same ? undefined : talk.company.names[defenders[i] ?? 0] }],
  );
  if (stamps.length === 0) return null;
  return (
    <span className="ulti-stamps" data-place={chipPlace(component)}>
      {stamps.map(({ level, against }) => (
        <b key={against ?? ''} title={bid.level(level)}>
          {seats.double(2 ** level)}
          {against !== undefined && <i> {against}</i>}
        </b>
      ))}
    </span>
  );
}

/** A prospect in its shortest form. */
function figures({ component, has, needs, left }: Prospect, talk: Talk): string {
  const { zones } = talk.text.games.ulti;
  switch (component) {
    case 'passz':
      return `${has} : ${zones.points(needs)}`;
    case 'betli':
      return talk.text.tables.ulti.prospect.noTrick(left);
    case '40-100':
    case '20-100':
      return `${has} / ${zones.points(needs)}`;
    case 'durchmars':
      return `${has} / ${zones.tricks(needs)}`;
    case 'fourAces':
    case 'ulti':
      return `${has} / ${needs}`;
    default:
      return component satisfies never;
  }
}

/** A prospect in full sentences. */
export function tellProspect({ component, state, has, needs, left }: Prospect, talk: Talk): string {
  const { prospect: words } = talk.text.tables.ulti;
  switch (component) {
    case 'passz':
      return words.race(has, needs, left);
    case '40-100':
    case '20-100':
      return words.points(has, needs, left);
    case 'betli':
      return state === 'lost' ? words.tookTrick : words.noTrick(left);
    case 'durchmars':
      return state === 'lost' ? words.missedTrick : words.allTricks(has);
    case 'ulti':
      return state === 'made'
        ? words.sevenWon
        : state === 'lost'
          ? words.sevenLost
          : words.seven(left);
    case 'fourAces':
      return words.aces(has);
    default:
      return component satisfies never;
  }
}
