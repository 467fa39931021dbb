/** What a seat has just said, for its bubble. */
import type { Seat } from '@pakli/core';
import { capital } from '@pakli/text';
import type { Said, View } from '@pakli/ulti';
import { parseMoveParts, type Doubled, type MoveParts } from '@pakli/ulti/move-parts';
import type { Talk } from '../../words/talk.ts';
import type { DeckWords } from './deck-words.ts';

/** Whether the words stay in view once the soloist is known. */
export function isShownLater(parts: MoveParts | undefined): boolean {
  return parts?.kind === 'trump' || parts?.kind === 'kontra' || parts?.kind === 'raise';
}

/** Each part once, however many opponents it is doubled against. */
export function componentsIn(doubled: readonly Doubled[]): string[] {
  return [...new Set(doubled.map(({ component }) => component))];
}

/** The kind of a move or of something said, from its text. */
export function kindOf({ text }: Pick<Said, 'text'>): MoveParts['kind'] | undefined {
  return parseMoveParts(text)?.kind;
}

/** During the auction the last word; later, the words said until the first trick is gone. */
export function saidBy(view: View, seat: Seat, talk: Talk, deck: DeckWords): string | undefined {
  if (view.soloist === null) {
    const last = view.actions.findLast(
      (action) => action.seat === seat && kindOf(action) !== 'discard',
    );
    return last === undefined ? undefined : spoken(last.text, talk, deck);
  }
  if (view.tricks.length > 1 || (view.tricks.length === 1 && view.trick !== null)) return undefined;
  const { says } = talk.text.tables.ulti;
  const later = view.actions.filter(
    ({ seat: by, text }) => by === seat && isShownLater(parseMoveParts(text)),
  );
  const marriages = (view.marriages[seat] ?? []).map((value) => says.marriage(value));
  const words = [
    ...later.map((action) => spoken(action.text, talk, deck, levelOf(view, action))),
    ...marriages,
  ];
  return words.length === 0 ? undefined : words.join(' ');
}

/** Rule 6.3: the level a raise reaches; the soloist says 2, 4 and 6, the defenders 3 and 5. */
function levelOf({ actions, soloist }: View, said: Said): number {
  const answers = actions
    .slice(0, actions.indexOf(said) + 1)
    .filter((action) => action.seat === soloist && kindOf(action) === 'raise').length;
  return said.seat === soloist ? 2 * answers : 2 * answers + 1;
}

function spoken(text: string, talk: Talk, deck: DeckWords, level = 0): string {
  const { ulti } = talk.text.games;
  const { ulti: table } = talk.text.tables;
  const parts = parseMoveParts(text);
  if (parts === undefined) return text;
  const named = (doubled: readonly Doubled[]): string =>
    componentsIn(doubled)
      .map((component) => ulti.bid.component(component))
      .join(', ');
  switch (parts.kind) {
    case 'bid':
      return ulti.bid.name(parts.bid);
    case 'trump':
      return table.says.trump(deck.suit(parts.suit));
    case 'kontra':
      return table.says.kontra(named(parts.doubled));
    case 'raise': {
      const raised = capital(ulti.bid.level(level), talk.text.locale);
      return table.says.raise(raised, named(parts.doubled));
    }
    case 'play':
    case 'discard':
      return text;
    case 'word':
      return table.says[parts.word];
    default:
      return parts satisfies never;
  }
}
