import type { BaseView } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Seen, View } from '@pakli/ulti';
import type { Catalogue } from '../catalogue.ts';
import { frenchFace, frenchSuit } from './french.ts';
import { capital } from '../locale.ts';
import { personAt, type Audience } from '../person.ts';
import { common, type Deck, type Label, type Sentence, type Speech } from '../speech.ts';
import type { Raised } from './parts.ts';

/** `ulti betli@2` as parts of the contract, against whom. */
function raisedIn(words: readonly string[], { names }: Audience): Raised[] {
  return words.map((word) => {
    const [component = '', seat] = word.split('@');
    return { component, against: seat === undefined ? undefined : (names[Number(seat)] ?? seat) };
  });
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

/** The same event with the names of the French cards that are shown in their place. */
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
      return { ...part, text: spokenInFrench(part.text) };
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

function spokenInFrench(text: string): string {
  const [verb = '', name = ''] = text.split(' ');
  if (verb === 'trump') return `${verb} ${frenchSuit(name)}`;
  return verb === 'play' || verb === 'discard' ? `${verb} ${frenchFace(name)}` : text;
}

export function ultiSpeech(catalogue: Catalogue, deck: Deck = 'german'): Speech {
  const { log, choice: words, ...text } = catalogue.games.ulti;

  /** What somebody says at the table, by its first word. */
  function said(seat: number, spoken: string, company: Audience): string {
    const person = personAt(company, seat);
    const [verb = '', ...rest] = spoken.split(' ');
    const [first = ''] = rest;
    switch (verb) {
      case 'bid':
        return log.bid(person, first);
      case 'pass':
        return log.pass(person);
      case 'hold':
        return log.hold(person);
      case 'release':
        return log.release(person);
      case 'trump':
        return log.trump(person, first);
      case 'kontra':
        return log.kontra(person, raisedIn(rest, company));
      case 'raise':
        return log.raise(person, raisedIn(rest, company));
      case 'done':
        return log.done(person);
      case 'concede':
        return log.concede(person);
      default:
        return `${person.name}: ${spoken}`;
    }
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
    const card = notation.split(' ')[1] ?? '';
    const spoken = deck === 'french' ? spokenInFrench(notation) : notation;
    const [verb = '', ...rest] = spoken.split(' ');
    const [first = ''] = rest;
    switch (verb) {
      case 'bid':
        return { ...one(words.bid(first)), short: text.bid.name(first) };
      case 'discard':
        return { text: words.discard(first), short: words.shortDiscard, notes: [], card };
      case 'trump':
        return one(words.trump(first));
      case 'kontra':
        return one(words.kontra(raisedIn(rest, company)));
      case 'stand':
        return one(words.stand(view.high?.bid ?? ''));
      case 'raise':
        return one(words.raise(raisedIn(rest, company)));
      case 'play': {
        // Of whoever makes the move, and that need not be who reads it.
        const wins = (seen as readonly Seen[]).some(
          (part) => part.kind === 'trick' && part.winner === view.turn,
        );
        const notes = wins ? [words.wins] : [];
        return {
          text: [words.play(first), ...notes].join('; '),
          short: words.shortPlay,
          notes,
          card,
        };
      }
      case 'pass':
      case 'pickup':
      case 'hold':
      case 'release':
      case 'done':
      case 'concede':
        return one(words[verb]);
      default:
        return one(spoken);
    }
  }

  return {
    ...common(catalogue, text),
    goal: (id) => text.goal(id),
    // Hosts send events of any game; those of this one are of this kind.
    tell: (seen, company): Sentence[] =>
      (seen as readonly Seen[]).flatMap((part, event) => {
        // Who has nothing to announce says nothing.
        if (part.kind === 'marriages' && part.values.length === 0) return [];
        const text = capital(sentence(shown(part), company), catalogue.locale);
        return [{ text, cards: cardsIn(part), event }];
      }),
    choice: (offered: Choice, view: BaseView, company) => choice(offered, view as View, company),
    ...(deck === 'french' ? { inDeck: frenchFace } : {}),
  };
}
