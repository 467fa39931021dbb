/** What a seat has just said, for its bubble. */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/ulti';
import type { Talk } from '../../words/talk.ts';
import type { DeckWords } from './Face.tsx';

/** In the auction the last word; later until the first trick is gone. */
export function saidBy(view: View, seat: Seat, talk: Talk, deck: DeckWords): string | undefined {
  if (view.soloist === null) {
    const last = view.actions.findLast(
      (action) => action.seat === seat && !action.text.startsWith('discard'),
    );
    return last === undefined ? undefined : spoken(last.text, talk, deck);
  }
  if (view.tricks.length > 1 || (view.tricks.length === 1 && view.trick !== null)) return undefined;
  const { says } = talk.text.tables.ulti;
  const later = view.actions.filter(
    ({ seat: by, text }) => by === seat && /^(trump|kontra|raise)/.test(text),
  );
  const marriages = (view.marriages[seat] ?? []).map((value) => says.marriage(value));
  const words = [...later.map(({ text }) => spoken(text, talk, deck)), ...marriages];
  return words.length === 0 ? undefined : words.join(' ');
}

function spoken(text: string, talk: Talk, deck: DeckWords): string {
  const { ulti } = talk.text.games;
  const { ulti: table } = talk.text.tables;
  const [verb = '', ...rest] = text.split(' ');
  const [first = ''] = rest;
  const parts = [...new Set(rest.map((part) => part.replace(/@.*$/, '')))]
    .map((part) => ulti.bid.component(part))
    .join(', ');
  switch (verb) {
    case 'bid':
      return ulti.bid.name(first);
    case 'trump':
      return table.says.trump(deck.suit(first));
    case 'kontra':
    case 'raise':
      return table.says[verb](parts);
    case 'pass':
    case 'pickup':
    case 'hold':
    case 'release':
    case 'stand':
    case 'done':
    case 'concede':
      return table.says[verb];
    default:
      return text;
  }
}
