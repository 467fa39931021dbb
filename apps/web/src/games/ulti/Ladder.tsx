/** The contracts as a ladder, a rung for each value. A tap on one shows what it takes; those that fit the hand are lit. */
import type { Component, View } from '@pakli/ulti';
import { FORFEIT, isForfeited } from '@pakli/ulti/present';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMedia } from '../../kit/use-media.ts';
import type { SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { bidOf, hasCardsFor, riskOf, rungs, type Step } from './auction.ts';
import { SuitSign, useDeck } from './Face.tsx';
import './Ladder.css';
import { bidPlace } from './places.ts';

export interface LadderProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
}

export function Ladder({ scene, talk }: LadderProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const roomy = useMedia('(width >= 900px) and (height >= 700px)');
  const [chosen, setAll] = useState<boolean>();
  // Whoever watches has no hand that something could fit.
  const watches = scene.view.seat === null;
  const all = watches || (chosen ?? roomy);
  const list = useRef<HTMLDivElement>(null);
  const standing = scene.view.high?.bid;
  useEffect(() => {
    // What is too low now need not be seen first.
    const box = list.current;
    const rung = box?.querySelector<HTMLElement>('[data-state="standing"]');
    if (box !== null && rung !== null && rung !== undefined) {
      box.scrollTop = rung.offsetTop - box.offsetTop - 4;
    }
  }, [standing, all]);
  const { offers } = useTable();
  // A lesson shows the bids that it has taught.
  const every = rungs(scene).map(({ value, steps }) => ({
    value,
    steps: steps.filter(
      ({ bid, state }) => state === 'standing' || offers?.(`bid ${bid.id}`) !== false,
    ),
  }));
  // Rule 4.4: where nothing fits that is high enough, anything may be bid.
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
    <section className="ulti-ladder" aria-label={zones.auction}>
      {!watches && (
        <div className="ulti-ladder-filter" role="group" aria-label={ladder.filter}>
          {[false, true].map((whole) => (
            <button
              key={String(whole)}
              type="button"
              aria-pressed={all === whole}
              onClick={() => setAll(whole)}
            >
              {whole ? ladder.all : ladder.fitting}
            </button>
          ))}
        </div>
      )}
      {/* Scrolls, so it must be reachable by keyboard. */}
      <div
        className="ulti-ladder-rungs"
        role="group"
        aria-label={zones.ladder}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={list}
      >
        <div className="ulti-ladder-columns">
          {shown.map(({ value, steps }) => (
            <div key={value} className="ulti-ladder-rung">
              <b className="ulti-ladder-value" aria-hidden="true">
                {value}
              </b>
              <div className="ulti-ladder-steps">
                {steps.map((step) => (
                  <BidStep
                    key={step.bid.id}
                    step={step}
                    view={scene.view}
                    talk={talk}
                    roomy={roomy}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const STATES = { fits: 'fits', missing: 'missing', low: 'tooLow', standing: 'standing' } as const;

interface BidStepProps {
  readonly step: Step;
  readonly view: View;
  readonly talk: Talk;
  /** Where there is little room the sign says Hearts. */
  readonly roomy: boolean;
}

function BidStep({ step: { bid, state }, view, talk, roomy }: BidStepProps): ReactElement {
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const name = words.name(bid.id);
  const pays = isForfeited(bid, view.options) ? words.forfeit(-FORFEIT) : ladder.worth(bid.value);
  return (
    <Spot
      place={bidPlace(bid.id)}
      name={[name, pays, ...(state === 'open' ? [] : [ladder[STATES[state]]])].join(', ')}
      className="ulti-ladder-bid"
    >
      <span className="ulti-ladder-step" data-state={state}>
        {bid.hearts && <SuitSign suit="H" />}
        {roomy ? name : words.name(bid.kind)}
      </span>
    </Spot>
  );
}

/** What a bid needs, pays and risks. */
export function BidDetail({
  id,
  view,
  talk,
}: {
  readonly id: string;
  readonly view: View;
  readonly talk: Talk;
}): ReactElement | null {
  const step = bidOf(view, id);
  const deck = useDeck(talk);
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  if (step === undefined) return null;
  const needs = (c: Component): string =>
    deck.french && (c === '40-100' || c === '20-100') ? ladder.french[c] : words.needs[c];
  const { components, hearts, noTrump, open, value } = step;
  const risk = riskOf(view.options, step);
  const colour = noTrump
    ? hearts
      ? ladder.heartsOnly
      : ladder.noTrumps
    : hearts
      ? ladder.heartTrumps
      : ladder.plainTrumps(deck.suit('B'), deck.suit('L'), deck.suit('A'));
  if (isForfeited(step, view.options)) {
    return (
      <div className="ulti-bid-detail">
        <p className="ulti-bid-detail-name">
          <strong>{words.name(id)}</strong> <span data-tone="bad">{words.forfeit(-FORFEIT)}</span>
        </p>
      </div>
    );
  }
  return (
    <div className="ulti-bid-detail">
      <p className="ulti-bid-detail-name">
        <strong>{words.name(id)}</strong> <span data-tone="good">{ladder.wins(value)}</span>{' '}
        <span data-tone="bad">{ladder.loses(risk)}</span>
      </p>
      <ul>
        {components.map(({ c, v }) => (
          <li key={c}>
            <b>{v}</b> {words.component(c)}: {needs(c)}
          </li>
        ))}
      </ul>
      <p className="ulti-bid-detail-colour">
        {colour}
        {open && `; ${ladder.open}`}
        {risk > value && `. ${ladder.penalty(risk - value)}`}
      </p>
      {!hasCardsFor(view, step) && <p data-tone="bad">{ladder.unheld}</p>}
    </div>
  );
}
