import type { Seen, PackageSource } from '@pakli/buddy-bluff';
import type { Choice } from '@pakli/core/analysis';
import type { Catalogue } from '../catalogue.ts';
import { capital } from '../locale.ts';
import type { LentCards } from './parts.ts';
import { personAt, type Audience } from '../person.ts';
import { common, type Label, type Sentence, type Speech } from '../speech.ts';

function lent(sources: readonly PackageSource[], company: Audience): LentCards[] {
  return sources.map(({ from, place, cards }) => ({
    place: from,
    owner: from === 'slot' ? personAt(company, place) : undefined,
    faces: cards,
  }));
}

/** Nobody reads a sentence with more card names. */
const MOST_NAMED = 4;

export function buddyBluffSpeech(catalogue: Catalogue): Speech {
  const { log, choice: words, ...text } = catalogue.games['buddy-bluff'];

  function tell(seen: readonly Seen[], company: Audience): Sentence[] {
    const told: Sentence[] = [];
    let player = personAt(company, 0);
    let card = '';
    seen.forEach((part, event) => {
      const say = (sentence: string, cards: readonly string[] = []): void => {
        told.push({ text: capital(sentence, catalogue.locale), cards, event });
      };
      switch (part.kind) {
        case 'play':
          player = personAt(company, part.seat);
          card = part.card;
          return;
        case 'pool':
          say(log.pool(player, part.card), [part.card]);
          return;
        case 'package': {
          const target = personAt(company, part.target);
          say(log.package(player, card, lent(part.sources, company), target), part.cards);
          return;
        }
        case 'seal':
          say(log.seal(personAt(company, part.seat), part.rank, part.size));
          if (part.buried.length > MOST_NAMED) {
            say(log.manyBuried(part.buried.length), part.buried);
          } else if (part.buried.length > 0) say(log.buried(part.buried), part.buried);
          return;
        case 'deal': {
          const size = Math.max(0, ...part.sizes);
          if (part.round === 1) say(log.firstDeal(part.centre, size), part.centre);
          else say(log.deal(part.round, size));
          return;
        }
        case 'over':
          say(
            log.over(
              part.scores.map((score, seat) => ({ person: personAt(company, seat), score })),
            ),
          );
      }
    });
    return told;
  }

  function choice(seen: readonly Seen[], notation: string, company: Audience): Label {
    const card = seen.find((part) => part.kind === 'play')?.card;
    const laid = seen.find((part) => part.kind === 'package');
    const seals = seen.filter((part) => part.kind === 'seal');
    if (card === undefined) return { text: notation, short: notation, notes: [], card };
    if (laid === undefined) {
      const text = capital(words.pool(card), catalogue.locale);
      return { text, short: words.shortPool, notes: [], card };
    }
    const target = personAt(company, laid.target);
    const sealed = seals.map(({ seat, rank }) => words.seals(personAt(company, seat), rank));
    return {
      text: capital(
        [words.package(card, lent(laid.sources, company), target), ...sealed].join('; '),
        catalogue.locale,
      ),
      short: words.shortPackage(target),
      notes: seals.map(({ rank }) => words.shortSeals(rank)),
      card,
    };
  }

  return {
    ...common(catalogue, {
      ...text,
      worth: (value, options) => text.worth(value, (options?.['deals'] ?? 1) !== 1),
    }),
    expected: (points) => text.expected(points),
    // Hosts send events of any game; those of this one are of this kind.
    tell: (seen, company) => tell(seen as readonly Seen[], company),
    choice: ({ seen, text: notation }: Choice, _view, company) =>
      choice(seen as readonly Seen[], notation, company),
  };
}
