/** What is asked of the person now, in one sentence, and every answer with what follows from it. */
import type { View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { dutyOf, isForfeited, type Duty } from '@pakli/ulti/present';
import { personAt, type Person } from '@pakli/text';
import type { ReactElement } from 'react';
import type { Gesture, SceneOf } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import './Ask.css';
import { bidOf } from './auction.ts';
import { Doubles } from './Doubles.tsx';
import { SuitSign, useDeck, type DeckWords } from './Face.tsx';
import { BidDetail } from './BidDetail.tsx';
import type { DiscardSelection } from './discard-selection.ts';
import { sayPlace } from './places.ts';
import type { Reading } from './open-contract.ts';
import { kindOf } from './says.ts';

export interface AskProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly laying: DiscardSelection | undefined;
  readonly reading: Reading;
}

export function Ask({ scene, talk, laying, reading }: AskProps): ReactElement {
  const { gestures, candidates, claim } = useTable();
  const deck = useDeck(talk);
  const { frame } = talk.text;
  const [lifted] = candidates;
  const words = talk.text.tables.ulti.claim;
  if (claim?.running === true && scene.view.phase === 'PLAY') {
    return (
      <div className="ulti-ask" role="group" aria-label={frame.table.moves}>
        <Prompt asks={words.running} />
        <div className="ulti-ask-row">
          <button type="button" className="ulti-ask-chip" onClick={claim.stop}>
            {words.stop}
          </button>
        </div>
      </div>
    );
  }
  const raises = gestures.filter(
    ({ choice }) => kindOf(choice) === 'kontra' || kindOf(choice) === 'raise',
  );
  return (
    <div className="ulti-ask" role="group" aria-label={frame.table.moves}>
      {scene.view.soloist === null && reading.id !== undefined && !reading.onSheet ? (
        <ReadBid id={reading.id} reading={reading} view={scene.view} talk={talk} />
      ) : (
        <Prompt asks={sentence(scene, talk, deck, laying, lifted)} />
      )}
      {laying !== undefined && <Lay laying={laying} talk={talk} />}
      {raises.length > 0 && (
        <Doubles key={scene.view.phase} raises={raises} scene={scene} talk={talk} />
      )}
      <Answers scene={scene} talk={talk} deck={deck} />
      {claim?.rest?.move !== undefined && lifted === undefined && (
        <div className="ulti-ask-row">
          <button type="button" className="ulti-ask-claim" onClick={claim.begin}>
            <strong>{claim.rest.name}</strong>
            <small>{claim.rest.about}</small>
          </button>
        </div>
      )}
    </div>
  );
}

interface ReadBidProps {
  readonly id: string;
  readonly reading: Reading;
  readonly view: View;
  readonly talk: Talk;
}

/** The contract that is read, and the button that bids it, or closes it where it cannot be bid. */
function ReadBid({ id, reading, view, talk }: ReadBidProps): ReactElement {
  const { commit } = useTable();
  const { gesture } = reading;
  return (
    <div className="ulti-ask-bid">
      <BidDetail id={id} view={view} talk={talk} legal={gesture !== undefined} />
      {gesture === undefined ? (
        <button type="button" className="ulti-ask-answer" onClick={() => reading.close()}>
          {talk.text.frame.table.close}
        </button>
      ) : (
        <button type="button" className="ulti-ask-main" onClick={() => commit(gesture)}>
          {gesture.label.text}
        </button>
      )}
    </div>
  );
}

/** Who has announced what is still to be held or let go. */
function lastBidder({ actions }: View, { company }: Talk): Person {
  return personAt(company, actions.findLast((said) => kindOf(said) === 'bid')?.seat ?? 0);
}

/** What is asked. */
function sentence(
  scene: SceneOf<View>,
  talk: Talk,
  deck: DeckWords,
  laying: DiscardSelection | undefined,
  lifted: Gesture | undefined,
): string | undefined {
  const { view } = scene;
  const { ask } = talk.text.tables.ulti;
  const { name } = talk.text.games.ulti.bid;
  const standing = name(view.high?.bid ?? '');
  const bidder = personAt(talk.company, view.high?.seat ?? 0);
  switch (view.phase) {
    case 'BID':
      return view.high === null ? ask.bidFirst : ask.bidOver(standing);
    case 'DISCARD': {
      if (laying?.missing === 0) return ask.discardReady;
      const lay = ask.discard(laying?.missing ?? 2);
      // Rule 2: without trumps no points are counted.
      if (isNoTrump(view, view.announced)) return `${lay} ${ask.lowTen}`;
      return `${lay} ${view.options.talonOwner === 'soloist' ? ask.talonYours : ask.talonTheirs}`;
    }
    case 'TURN':
      return ask.answer(bidder, standing, bidOf(view, view.high?.bid)?.value ?? 0);
    case 'HOLD':
      return ask.hold(lastBidder(view, talk), name(view.announced ?? ''), standing);
    case 'FINAL':
      return ask.final(standing);
    case 'TRUMP':
      return ask.trump(name(view.contract ?? ''));
    case 'REKONTRA':
      return view.seat === view.soloist ? ask.raise : ask.raiseAgain;
    case 'PLAY':
      return lifted === undefined ? duty(scene, talk, deck) : ask.again;
    case 'DEAL':
    case 'SCORED':
      return undefined;
    default:
      return view.phase satisfies never;
  }
}

function duty({ view, choices }: SceneOf<View>, talk: Talk, deck: DeckWords): string {
  const { ask } = talk.text.tables.ulti;
  const { kind, suit, keepsSeven } = dutyOf(view);
  const noTrump = isNoTrump(view, view.contract);
  const said = [
    kind === 'free' && noTrump ? ask.freeNoTrump : tellDuty(kind, deck.suit(suit ?? ''), ask),
  ];
  if (choices.some((choice) => kindOf(choice) === 'kontra')) {
    const soloist = personAt(talk.company, view.soloist ?? 0);
    const contract = talk.text.games.ulti.bid.name(view.contract ?? '');
    said.unshift(ask.kontra(soloist, contract));
  } else if (keepsSeven) said.push(ask.keepSeven);
  // The hand has just been sorted anew.
  if (view.tricks.length === 0 && noTrump) said.push(ask.lowTen);
  return said.join(' ');
}

function isNoTrump(view: View, bid: string | null): boolean {
  return bidOf(view, bid ?? undefined)?.noTrump === true;
}

function tellDuty(
  kind: Duty['kind'],
  suit: string,
  ask: Talk['text']['tables']['ulti']['ask'],
): string {
  switch (kind) {
    case 'lead':
    case 'free':
      return ask[kind];
    case 'follow':
    case 'beat':
    case 'overtrump':
      return ask[kind](suit);
    case 'trump':
      return ask.trumpIn(suit);
    default:
      return kind satisfies never;
  }
}

function Lay({
  laying,
  talk,
}: {
  readonly laying: DiscardSelection;
  readonly talk: Talk;
}): ReactElement {
  const { seats } = talk.text.tables.ulti;
  return (
    <div className="ulti-ask-row">
      <button
        type="button"
        className="ulti-ask-main"
        disabled={laying.missing > 0}
        onClick={() => laying.lay()}
      >
        {seats.lay}
      </button>
      <button
        type="button"
        className="ulti-ask-answer"
        disabled={laying.chosen.length === 0}
        onClick={() => laying.clear()}
      >
        {seats.back}
      </button>
    </div>
  );
}

interface Answer {
  readonly gesture: Gesture;
  readonly name: string;
  readonly follows: string;
  readonly suit?: string;
}

/** What can be said with one tap. */
function Answers({
  scene,
  talk,
  deck,
}: {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly deck: DeckWords;
}): ReactElement | null {
  const { gestures, commit, hinted } = useTable();
  const answers = gestures.flatMap((gesture) => answer(gesture, scene, talk, deck) ?? []);
  if (answers.length === 0) return null;
  return (
    <div className="ulti-ask-row">
      {answers.map(({ gesture, name, follows, suit }) => (
        <button
          key={gesture.choice.text}
          type="button"
          className="ulti-ask-answer"
          data-place={sayPlace(gesture.choice.text)}
          data-hinted={hinted.has(gesture.lift) ? '' : undefined}
          onClick={(event) => {
            event.stopPropagation();
            commit(gesture);
          }}
        >
          <strong>
            {suit !== undefined && <SuitSign suit={suit} />}
            {name}
          </strong>
          <small>{follows}</small>
        </button>
      ))}
    </div>
  );
}

function answer(
  gesture: Gesture,
  { view }: SceneOf<View>,
  talk: Talk,
  deck: DeckWords,
): Answer | undefined {
  const parts = parseMoveParts(gesture.choice.text);
  const { follows } = talk.text.tables.ulti;
  const { bid } = talk.text.games.ulti;
  const standing = bid.name(view.high?.bid ?? '');
  const high = bidOf(view, view.high?.bid);
  const forfeited = high !== undefined && isForfeited(high, view.options);
  const said = (text: string): Answer => ({ gesture, name: gesture.label.text, follows: text });
  if (parts?.kind === 'trump') {
    const { suit } = parts;
    const trumps = (view.hand ?? []).filter((card) => card.startsWith(suit)).length;
    return { ...said(follows.trumps(trumps)), name: deck.suit(suit), suit };
  }
  if (parts?.kind !== 'word') return undefined;
  switch (parts.word) {
    case 'pass': {
      const bidder = personAt(talk.company, view.high?.seat ?? 0);
      return said(forfeited ? follows.passForfeit(bidder) : follows.pass(bidder, standing));
    }
    case 'pickup':
      return said(view.phase === 'FINAL' ? follows.raiseOwn : follows.pickup);
    case 'hold':
      return said(follows.hold(standing));
    case 'release':
      return said(follows.release(lastBidder(view, talk), bid.name(view.announced ?? '')));
    case 'stand':
      return said(forfeited ? follows.forfeit : follows.stand);
    case 'done':
      return said(follows.done);
    case 'concede':
      return undefined;
    default:
      return parts.word satisfies never;
  }
}
