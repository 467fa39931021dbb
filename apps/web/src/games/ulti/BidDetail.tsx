/** What a contract needs, pays and risks, and why it cannot be bid now. */
import type { Bid, Component, View } from '@pakli/ulti';
import { FORFEIT, isForfeited } from '@pakli/ulti/present';
import type { ReactElement } from 'react';
import type { Talk } from '../../words/talk.ts';
import { bidOf, hasCardsFor, riskOf, stateOf } from './auction.ts';
import './BidDetail.css';
import { useDeck } from './Face.tsx';

export interface BidDetailProps {
  readonly id: string;
  readonly view: View;
  readonly talk: Talk;
  /** It can be bid now. */
  readonly legal: boolean;
}

export function BidDetail({ id, view, talk, legal }: BidDetailProps): ReactElement | null {
  const bid = bidOf(view, id);
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  if (bid === undefined) return null;
  const why = legal ? undefined : whyNot(view, bid, talk);
  const forfeited = isForfeited(bid, view.options);
  return (
    <div className="ulti-bid-detail">
      <p className="ulti-bid-detail-name">
        <strong>{words.name(id)}</strong>{' '}
        {forfeited ? (
          <span data-tone="bad">{words.forfeit(-FORFEIT)}</span>
        ) : (
          <>
            <span data-tone="good">{ladder.wins(bid.value)}</span>{' '}
            <span data-tone="bad">{ladder.loses(riskOf(view.options, bid))}</span>
          </>
        )}
      </p>
      {!forfeited && <Terms bid={bid} view={view} talk={talk} />}
      {/* A bid allowed without its cards loses the parts that need them. */}
      {legal && !hasCardsFor(view, bid) && <p data-tone="bad">{ladder.unheld}</p>}
      {why !== undefined && <p className="ulti-bid-detail-why">{why}</p>}
    </div>
  );
}

interface TermsProps {
  readonly bid: Bid;
  readonly view: View;
  readonly talk: Talk;
}

/** What each part needs, and how the contract is played. */
function Terms({
  bid: { components, hearts, noTrump, open, value, ...bid },
  view,
  talk,
}: TermsProps): ReactElement {
  const deck = useDeck(talk);
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const needs = (c: Component): string =>
    deck.french && (c === '40-100' || c === '20-100') ? ladder.french[c] : words.needs[c];
  const more = riskOf(view.options, { ...bid, components, hearts, noTrump, open, value }) - value;
  const colour = noTrump
    ? hearts
      ? ladder.heartsOnly
      : ladder.noTrumps
    : hearts
      ? ladder.heartTrumps
      : ladder.plainTrumps(deck.suit('B'), deck.suit('L'), deck.suit('A'));
  return (
    <>
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
        {more > 0 && `. ${ladder.penalty(more)}`}
      </p>
    </>
  );
}

/** Why a contract cannot be bid; undefined for spectators, and once the auction is over. */
function whyNot(view: View, bid: Bid, talk: Talk): string | undefined {
  const { ladder } = talk.text.tables.ulti;
  if (view.seat === null || view.soloist !== null) return undefined;
  const state = stateOf(view, bid);
  if (state === 'standing') return ladder.stands;
  if (state === 'low') return ladder.below(talk.text.games.ulti.bid.name(view.high?.bid ?? ''));
  if (state === 'missing' && view.options.requireHolding) return ladder.lacks;
  const asked = view.turn === view.seat && (view.phase === 'TURN' || view.phase === 'FINAL');
  return asked ? ladder.pickUpFirst : ladder.later;
}
