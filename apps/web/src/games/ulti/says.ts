/** What a seat has just said, for its bubble. */
import type { Seat } from '@pakli/core';
import { capital } from '@pakli/text';
import type { View } from '@pakli/ulti';
import type { Talk } from '../../words/talk.ts';
import type { DeckWords } from './Face.tsx';

/** Once it is known who plays, of all words only these are still shown. */
export function isShownLater(text: string): boolean {
  return /^(trump|kontra|raise)/.test(text);
}

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
  const later = view.actions.filter(({ seat: by, text }) => by === seat && isShownLater(text));
  const marriages = (view.marriages[seat] ?? []).map((value) => says.marriage(value));
  const words = [
    ...later.map((action) => spoken(action.text, talk, deck, levelOf(view, action))),
    ...marriages,
  ];
  return words.length === 0 ? undefined : words.join(' ');
}

/** Rule 6.3: what a raise raises to; the soloist says 2, 4 and 6, the defenders 3 and 5. */
function levelOf({ actions, soloist }: View, said: View['actions'][number]): number {
  const answers = actions
    .slice(0, actions.indexOf(said) + 1)
    .filter(({ seat, text }) => seat === soloist && text.startsWith('raise')).length;
  return said.seat === soloist ? 2 * answers : 2 * answers + 1;
}

function spoken(text: string, talk: Talk, deck: DeckWords, level = 0): string {
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
      return table.says.kontra(parts);
    case 'raise':
      return table.says.raise(capital(ulti.bid.level(level), talk.text.locale), parts);
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
