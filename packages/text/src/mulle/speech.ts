import type { BaseView } from '@pakli/core';
import type { Group, PileView, Seen, View } from '@pakli/mulle';
import type { Catalogue } from '../catalogue.ts';
import { faceOf, type Face } from '../face.ts';
import { capital } from '../locale.ts';
import type { PileParts } from './parts.ts';
import { personAt, type Audience } from '../person.ts';
import { common, type Label, type Sentence, type Speech } from '../speech.ts';

function face(card: string): Face {
  return faceOf(card) ?? card;
}

function pileOf({ cards, value, build }: PileView, company: Audience): PileParts {
  return {
    faces: cards.map(face),
    value,
    owner: build === null ? undefined : personAt(company, build.owner),
    locked: build?.locked ?? false,
  };
}

type Play = Extract<Seen, { kind: 'play' }>;

/** The sums of a move, before the full stop: `… (9 + 4, 8 + 5).` Equal cards need none. */
function withSums(sentence: string, groups: readonly Group[]): string {
  if (groups.every(({ values }) => values.length < 2)) return sentence;
  const sums = groups.map(({ values }) => values.join(' + ')).join(', ');
  return sentence.replace(/\.$/, ` (${sums}).`);
}

function cardsIn(groups: readonly Group[]): string[] {
  return groups.flatMap(({ cards }) => cards);
}

export function mulleSpeech(catalogue: Catalogue): Speech {
  const { log, choice: words, ...text } = catalogue.games.mulle;

  function tell(seen: readonly Seen[], company: Audience): Sentence[] {
    const told: Sentence[] = [];
    let played: Play | undefined;
    seen.forEach((part, event) => {
      const say = (sentence: string, cards: readonly string[] = []): void => {
        const faces = cards.map(face);
        told.push({ text: capital(sentence, catalogue.locale), cards: faces, event });
      };
      switch (part.kind) {
        case 'play':
          played = part;
          // The name of a capture includes the captured cards.
          if (part.action !== 'capture') {
            const { groups = [], on } = part;
            const cards = [part.card, ...(on?.cards ?? []), ...cardsIn(groups)];
            say(withSums(tellPlay(part, company), groups), cards);
          }
          return;
        case 'capture': {
          const card = played?.card ?? '';
          const taken = part.cards.map(face);
          const person = personAt(company, part.seat);
          const told = log.capture(person, face(card), taken);
          say(withSums(told, played?.groups ?? []), [card, ...part.cards]);
          return;
        }
        case 'absorb':
          say(
            withSums(log.absorb(part.piles.length, cardsIn(part.groups).map(face)), part.groups),
            cardsIn(part.groups),
          );
          return;
        case 'mulle':
          say(log.mulle(personAt(company, part.seat), face(part.card), part.points), [
            part.card,
            part.card,
          ]);
          return;
        case 'tabbe':
          say(log.tabbe(personAt(company, part.seat), part.points));
          return;
        case 'deal': {
          const size = Math.max(0, ...part.sizes);
          if (part.round === 1) say(log.firstDeal(part.table.map(face), size), part.table);
          else say(log.deal(part.round, size));
          return;
        }
        case 'rest': {
          const { seat, cards } = part;
          if (seat === null) say(log.restNobody(cards.length), cards);
          else say(log.rest(personAt(company, seat), cards.length), cards);
          return;
        }
        case 'over':
          say(
            log.over(
              part.sheets.map(({ total }, seat) => ({
                person: personAt(company, seat),
                score: total,
              })),
            ),
          );
      }
    });
    return told;
  }

  function tellPlay({ seat, action, card, value = 0, ...part }: Play, company: Audience): string {
    const person = personAt(company, seat);
    const played = face(card);
    const { base, groups = [] } = part;
    if (base !== undefined) {
      // A server of 0.2.0 sends only the pile's value.
      const { on = { cards: [String(base)], value: base, build: null } } = part;
      return on.build?.owner === seat
        ? log.change(person, played, base, value)
        : log.build(person, played, pileOf(on, company), value);
    }
    if (action === 'trotta') return log.trotta(person, played, cardsIn(groups).map(face), value);
    return action === 'feed' ? log.feed(person, played, value) : log.discard(person, played);
  }

  function choice(
    seen: readonly Seen[],
    notation: string,
    table: readonly PileView[],
    company: Audience,
  ): Label {
    const play = seen.find((part) => part.kind === 'play');
    if (play === undefined) return { text: notation, short: notation, notes: [], card: undefined };
    const notes = consequences(seen);
    const move = name(play, table, company);
    return {
      text: capital([move.text, ...notes].join('; '), catalogue.locale),
      short: move.short,
      notes,
      card: face(play.card),
    };
  }

  function name(
    { action, card, piles, value = 0 }: Play,
    table: readonly PileView[],
    company: Audience,
  ): Pick<Label, 'text' | 'short'> {
    const played = face(card);
    const named = table
      .filter((_, place) => piles.includes(place + 1))
      .map((pile) => pileOf(pile, company));
    const faces = named.flatMap((pile) => pile.faces);
    const [base] = named;
    const names: Readonly<Record<Play['action'], () => Pick<Label, 'text' | 'short'>>> = {
      capture: () => ({
        text: words.capture(played, faces),
        short: words.shortCapture(faces.length),
      }),
      build: () => ({
        text: base === undefined ? words.shortBuild(value) : words.build(played, base, value),
        short: words.shortBuild(value),
      }),
      trotta: () => ({
        text: words.trotta(played, faces, value),
        short: words.shortTrotta(value),
      }),
      feed: () => ({ text: words.feed(played, value), short: words.shortFeed(value) }),
      discard: () => ({ text: words.discard(played), short: words.shortDiscard }),
    };
    return names[action]();
  }

  function consequences(seen: readonly Seen[]): string[] {
    const mulles = seen.filter((part) => part.kind === 'mulle');
    const points = mulles.reduce((sum, mulle) => sum + mulle.points, 0);
    return [
      ...(mulles.length > 0 ? [words.mulles(mulles.length, points)] : []),
      ...seen.flatMap((part) => {
        if (part.kind === 'tabbe') return [words.tabbe(part.points)];
        return part.kind === 'absorb' ? [words.absorbs(part.piles.length)] : [];
      }),
    ];
  }

  return {
    ...common(catalogue, text),
    // Hosts send events and views of any game; those of this one are of these kinds.
    tell: (seen, company) => tell(seen as readonly Seen[], company),
    choice: ({ seen, text: notation }, view: BaseView, company) =>
      choice(seen as readonly Seen[], notation, (view as View).table, company),
  };
}
