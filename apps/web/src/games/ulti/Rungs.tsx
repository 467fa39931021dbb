/** The contracts, a rung per value. A tap on one shows its details; those that fit the hand are lit. */
import type { View } from '@pakli/ulti';
import { FORFEIT, isForfeited } from '@pakli/ulti/present';
import { useEffect, useRef, type ReactElement } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import { ScrollColumn } from '../../table/ScrollColumn.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { rungs, type LadderStep } from './auction.ts';
import { tellBid } from './bid-words.ts';
import { SuitSign } from './Face.tsx';
import { bidPlace } from './places.ts';
import type { Reading } from './open-contract.ts';
import './Rungs.css';

export interface RungsProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly reading: Reading;
  /** Includes contracts that do not fit the hand. */
  readonly all: boolean;
  /** Too little room: a sign stands for Hearts. */
  readonly brief: boolean;
}

export function Rungs({ scene, talk, reading, all, brief }: RungsProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const list = useRef<HTMLDivElement>(null);
  const standing = scene.view.high?.bid;
  useEffect(() => {
    // Scrolls past contracts that are too low now.
    const box = list.current;
    const rung = box?.querySelector<HTMLElement>('[data-state="standing"]');
    if (box !== null && rung !== null && rung !== undefined) {
      box.scrollTop = rung.offsetTop - box.offsetTop - 4;
    }
  }, [standing, all]);
  const { offers } = useTable();
  // A lesson shows only the bids it has taught.
  const every = rungs(scene).map(({ value, steps }) => ({
    value,
    steps: steps.filter(
      ({ bid, state }) => state === 'standing' || offers?.(`bid ${bid.id}`) !== false,
    ),
  }));
  // Rule 4.4: if nothing high enough fits, anything may be bid.
  const some = every.some(({ steps }) => steps.some(({ state }) => state === 'fits'));
  const shown = every
    .map(({ value, steps }) => ({
      value,
      steps:
        all || !some
          ? steps
          : steps.filter(({ state }) => state === 'fits' || state === 'standing'),
    }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <ScrollColumn className="ulti-ladder-rungs" name={zones.ladder} list={list}>
      <div className="ulti-ladder-columns">
        {shown.map(({ value, steps }) => (
          <div key={value} className="ulti-ladder-rung">
            <b className="ulti-ladder-value" aria-hidden="true">
              {value}
            </b>
            <div className="ulti-ladder-steps">
              {steps.map((step) => (
                <BidStep key={step.bid.id} {...{ step, talk, reading, brief }} view={scene.view} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </ScrollColumn>
  );
}

const STATES = { fits: 'fits', missing: 'missing', low: 'tooLow', standing: 'standing' } as const;

interface BidStepProps extends Pick<RungsProps, 'talk' | 'reading' | 'brief'> {
  readonly step: LadderStep;
  readonly view: View;
}

function BidStep({ step, view, talk, reading, brief }: BidStepProps): ReactElement {
  const { bid, state } = step;
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const { sources } = useTable();
  const place = bidPlace(bid.id);
  const name = words.name(bid.id);
  const pays = isForfeited(bid, view.options) ? words.forfeit(-FORFEIT) : ladder.worth(bid.value);
  return (
    <Spot
      place={place}
      name={[name, pays, ...(state === 'open' ? [] : [ladder[STATES[state]]])].join(', ')}
      about={tellBid(bid, view, talk)}
      className="ulti-ladder-bid"
      // A contract that cannot be bid now can still be read.
      {...(sources.has(place)
        ? {}
        : { act: () => reading.toggle(bid.id), chosen: reading.id === bid.id })}
    >
      <span className="ulti-ladder-step" data-state={state}>
        {bid.hearts && <SuitSign suit="H" />}
        {brief ? words.name(bid.kind) : name}
      </span>
    </Spot>
  );
}
