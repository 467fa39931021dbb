import type { BaseView } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Seen, View } from '@pakli/ulti';
import { parseMoveParts, type Doubled } from '@pakli/ulti/move-parts';
import type { Catalogue } from '../catalogue.ts';
import { frenchFace, frenchSuit } from './french.ts';
import { capital } from '../locale.ts';
import { personAt, type Audience } from '../person.ts';
import { common, type Deck, type Label, type Sentence, type Speech } from '../speech.ts';
import type { RaisedPart } from './parts.ts';

/** The doubled parts of the contract, and against whom. */
function raisedIn(doubled: readonly Doubled[], { names }: Audience): RaisedPart[] {
  return doubled.map(({ component, against }) => ({
    component,
    against: against === undefined ? undefined : (names[against] ?? String(against)),
  }));
}

/** A move without a card. */
function one(text: string): Label {
  return { text, short: text, notes: [], card: undefined };
}

function cardsIn(part: Seen): readonly string[] {
  if (part.kind === 'play') return [part.card];
  if (part.kind === 'pickup') return part.cards ?? [];
  return part.kind === 'discard' && part.card !== null ? [part.card] : [];
}

/** The same event with the names of the French cards shown instead. */
function inFrench(part: Seen): Seen {
  switch (part.kind) {
    case 'play':
      return { ...part, card: frenchFace(part.card) };
    case 'discard':
      return { ...part, card: part.card === null ? null : frenchFace(part.card) };
    case 'pickup':
      return { ...part, cards: part.cards?.map(frenchFace) ?? null };
    case 'contract':
      return { ...part, trump: part.trump === null ? null : frenchSuit(part.trump) };
    case 'said':
    case 'deal':
    case 'marriages':
    case 'trick':
    case 'open':
    case 'over':
      return part;
    default:
      return part satisfies never;
  }
}

export function ultiSpeech(catalogue: Catalogue, deck: Deck = 'german'): Speech {
  const { log, choice: words, ...text } = catalogue.games.ulti;

  const suit = (name: string): string => (deck === 'french' ? frenchSuit(name) : name);
  const face = (card: string): string => (deck === 'french' ? frenchFace(card) : card);

  /** A player's words at the table. */
  function said(seat: number, spoken: string, company: Audience): string {
    const person = personAt(company, seat);
    const parts = parseMoveParts(spoken);
    switch (parts?.kind) {
      case 'bid':
        return log.bid(person, parts.bid);
      case 'trump':
        return log.trump(person, suit(parts.suit));
      case 'kontra':
      case 'raise':
        return log[parts.kind](person, raisedIn(parts.doubled, company));
      case 'word':
        if (parts.word !== 'pickup' && parts.word !== 'stand') return log[parts.word](person);
        break;
      case 'play':
      case 'discard':
      case undefined:
    }
    return `${person.name}: ${spoken}`;
  }

  function sentence(part: Seen, company: Audience): string {
    switch (part.kind) {
      case 'deal':
        return log.deal(
          personAt(company, part.dealer),
          personAt(company, (part.dealer + 1) % company.names.length),
        );
      case 'said':
        return part.bid === undefined
          ? said(part.seat, part.text, company)
          : log.stand(personAt(company, part.seat), part.bid);
      case 'pickup': {
        const person = personAt(company, part.seat);
        return part.cards === null ? log.pickup(person) : log.pickupCards(person, part.cards);
      }
      case 'discard': {
        const person = personAt(company, part.seat);
        return part.card === null ? log.discard(person) : log.discardCard(person, part.card);
      }
      case 'contract':
        return log.contract(personAt(company, part.soloist), part.bid, part.trump);
      case 'play':
        return log.play(personAt(company, part.seat), part.card);
      case 'marriages':
        return log.marriages(personAt(company, part.seat), part.values);
      case 'trick':
        return log.trick(personAt(company, part.winner), part.noTrump ? 0 : part.points);
      case 'open':
        return log.open;
      case 'over':
        return log.over(
          part.result.deltas.map((score, seat) => ({ person: personAt(company, seat), score })),
        );
      default:
        return part satisfies never;
    }
  }

  const shown = (part: Seen): Seen => (deck === 'french' ? inFrench(part) : part);

  function choice({ text: notation, seen }: Choice, view: View, company: Audience): Label {
    const parts = parseMoveParts(notation);
    switch (parts?.kind) {
      case 'bid':
        return { ...one(words.bid(parts.bid)), short: text.bid.name(parts.bid) };
      case 'discard': {
        const card = parts.card ?? '';
        return { text: words.discard(face(card)), short: words.shortDiscard, notes: [], card };
      }
      case 'trump':
        return one(words.trump(suit(parts.suit)));
      case 'kontra':
      case 'raise':
        return one(words[parts.kind](raisedIn(parts.doubled, company)));
      case 'word':
        return one(parts.word === 'stand' ? words.stand(view.high?.bid ?? '') : words[parts.word]);
      case 'play': {
        // For the player who makes the move, who need not be the reader.
        const wins = (seen as readonly Seen[]).some(
          (part) => part.kind === 'trick' && part.winner === view.turn,
        );
        const notes = wins ? [words.wins] : [];
        return {
          text: [words.play(face(parts.card)), ...notes].join('; '),
          short: words.shortPlay,
          notes,
          card: parts.card,
        };
      }
      case undefined:
        return one(notation);
      default:
        return parts satisfies never;
    }
  }

  return {
    ...common(catalogue, text),
    goal: (id) => text.goal(id),
    // Hosts send events of any game; those of this one are of this kind.
    tell: (seen, company): Sentence[] =>
      (seen as readonly Seen[]).flatMap((part, event) => {
        // A player with nothing to announce says nothing.
        if (part.kind === 'marriages' && part.values.length === 0) return [];
        const text = capital(sentence(shown(part), company), catalogue.locale);
        return [{ text, cards: cardsIn(part), event }];
      }),
    choice: (offered: Choice, view: BaseView, company) => choice(offered, view as View, company),
    ...(deck === 'french' ? { inDeck: frenchFace } : {}),
  };
}
