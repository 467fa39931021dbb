/** The person's question in words, and what follows from each answer. */
import type { View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import { dutyOf, isForfeited, type Duty } from '@pakli/ulti/present';
import { personAt, type Person } from '@pakli/text';
import type { Gesture, SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { bidOf } from './auction.ts';
import type { DeckWords } from './deck-words.ts';
import { kindOf } from './says.ts';

/** The bidder of the contract that may be held or let go. */
function lastBidder({ actions }: View, { company }: Talk): Person {
  return personAt(company, actions.findLast((said) => kindOf(said) === 'bid')?.seat ?? 0);
}

/** What the person has chosen on the table but not sent yet. */
export interface Gathered {
  /** Cards still to choose for the talon. */
  readonly missing?: number | undefined;
  readonly isLifted?: boolean;
}

/** What is asked. */
export function questionOf(
  scene: SceneOf<View>,
  talk: Talk,
  deck: DeckWords,
  { missing = (scene.view.hand?.length ?? 12) - 10, isLifted = false }: Gathered = {},
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
      if (missing === 0) return ask.discardReady;
      const lay = ask.discard(missing);
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
      return isLifted ? ask.again : duty(scene, talk, deck);
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
  // The hand has just been re-sorted.
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

/** A one-tap answer and its consequence. */
export interface QuestionAnswer {
  readonly name: string;
  readonly follows: string;
  readonly suit?: string;
}

export function answerOf(
  gesture: Pick<Gesture, 'choice' | 'label'>,
  { view }: SceneOf<View>,
  talk: Talk,
  deck: DeckWords,
): QuestionAnswer | undefined {
  const parts = parseMoveParts(gesture.choice.text);
  const { follows } = talk.text.tables.ulti;
  const { bid } = talk.text.games.ulti;
  const standing = bid.name(view.high?.bid ?? '');
  const high = bidOf(view, view.high?.bid);
  const forfeited = high !== undefined && isForfeited(high, view.options);
  const said = (follows: string): QuestionAnswer => ({ name: gesture.label.text, follows });
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
