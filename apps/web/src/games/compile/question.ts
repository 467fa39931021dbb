/** The person's current question, and a line on what follows. */
import type { Pending, Seen, View } from '@pakli/compile';
import { actionQuestion, personAt } from '@pakli/text';
import type { Gesture } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import { parseCardName, textOf } from './cards.ts';

export interface QuestionText {
  readonly title: string;
  readonly about: string;
}

export function questionOf(
  view: View,
  pending: Pending,
  gestures: readonly Gesture[],
  talk: Talk,
): QuestionText {
  const { ask } = talk.text.games.compile;
  const { ask: words, target } = talk.text.tables.compile;
  const { kind, min = 0, max = 0, cause } = pending;
  switch (kind) {
    case 'action': {
      const title = actionQuestion(gestures.map(({ choice }) => choice.text));
      const about = {
        action: `${words.action} ${words.refresh}`,
        play: words.action,
        refresh: words.mustRefresh,
      };
      return { title: ask[title], about: about[title] };
    }
    case 'hand':
      if (cause === null) return { title: words.cache(min), about: words.cacheAbout };
      return { title: ask.hand(min, max), about: words.cacheAbout };
    case 'line':
      if (cause === null) return { title: words.compile, about: words.compileAbout };
      return {
        title: shifts(view, gestures) ? (target['to'] ?? ask.line) : ask.line,
        about: words.line,
      };
    case 'card':
      return { title: target[doneTo(gestures)] ?? ask.card, about: words.second };
    case 'play':
      return { title: ask.play, about: words.action };
    case 'nothing':
      return { title: '', about: '' };
    case 'draft':
    case 'ban':
    case 'may':
    case 'either':
    case 'order':
    case 'rearrange':
    case 'controlTarget':
    case 'pair':
    case 'number':
    case 'protocol':
    case 'player':
      return { title: ask[kind], about: words[kind] };
    default:
      return kind satisfies never;
  }
}

/** What is foreseen to happen to a chosen card. */
function doneTo(gestures: readonly Gesture[]): string {
  for (const { choice } of gestures) {
    // The host foresees this game's events.
    const first = (choice.seen as readonly Seen[]).find(({ kind }) => kind !== 'text');
    if (first !== undefined) return first.kind;
  }
  return '';
}

function shifts(view: View, gestures: readonly Gesture[]): boolean {
  return view.texts.length > 0 && doneTo(gestures) === 'shift';
}

/** The sentence being resolved, with its card. */
export function sentenceOf(view: View, talk: Talk): { card: string; text: string } | undefined {
  const text = view.texts.at(-1);
  if (text === undefined || text.card === null) return undefined;
  const said = textOf(text.card, talk.text)[text.box];
  const now = text.box === 'middle' ? said[said.length - text.left] : undefined;
  return { card: text.card, text: now ?? said.join(' ') };
}

/** Who chooses now, if a text is waiting. */
export function chooserOf({ pending }: View, talk: Talk): string {
  const { effects } = talk.text.tables.compile;
  return pending === null ? '' : effects.chooses(personAt(talk.company, pending.player));
}

export function spoken(card: string, { text }: Talk): string {
  const { protocol, value } = parseCardName(card);
  return text.games.compile.card.name(protocol, value);
}
