/** What a person may do: numbered, named, found by what is typed. Pure; a screen and a pipe ask the same way. */
import type { BaseView } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import { faceOf, type Audience, type Label, type Speech } from '@pakli/text';

/** A legal move with its number, from 1. */
export interface Offer {
  readonly number: number;
  readonly text: string;
  readonly label: Label;
}

export function offersOf(
  choices: readonly Choice[],
  view: BaseView,
  company: Audience,
  speech: Speech | undefined,
): Offer[] {
  return choices.map((choice, index) => ({
    number: index + 1,
    text: choice.text,
    label: speech?.choice(choice, view, company) ?? {
      text: choice.text,
      short: choice.text,
      notes: [],
      card: undefined,
    },
  }));
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function bare(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** The card that somebody means: `qh`, `10h`, `hj q`, or as the offers write it, `lo`, `fire 1`. */
function cardNamed(typed: string, offers: readonly Offer[]): string | undefined {
  const text = typed.trim().toUpperCase();
  const face = faceOf(text) ?? faceOf(text.replace(/^10/, 'T'));
  if (face !== undefined) return face;
  return offers.find(({ label }) => label.card !== undefined && bare(label.card) === bare(typed))
    ?.label.card;
}

/** The offers of the card that is typed, or those in whose notation a word begins so; all if nothing is typed. */
export function matching(offers: readonly Offer[], typed: string): readonly Offer[] {
  const text = plain(typed);
  if (text === '') return offers;
  if (/^\d+$/.test(text)) {
    const numbered = offers.filter(({ number }) => String(number).startsWith(text));
    if (numbered.length > 0) return numbered;
  }
  const card = cardNamed(typed, offers);
  if (card !== undefined) {
    const ofCard = offers.filter(({ label }) => label.card === card);
    if (ofCard.length > 0) return ofCard;
  }
  return offers.filter((offer) => ` ${plain(offer.text)}`.includes(` ${text}`));
}

/** Do rows of offers, a card each, show the whole hand? Not if a card can do nothing or is there twice. */
export function showsHand(offers: readonly Offer[], hand: readonly string[]): boolean {
  const faces = hand.map((card) => faceOf(card) ?? card);
  return (
    new Set(faces).size === faces.length &&
    faces.every((face) => offers.some(({ label }) => label.card === face))
  );
}

/** The letters and words that are no moves. */
export const COMMANDS = {
  h: 'hint',
  u: 'undo',
  r: 'rules',
  s: 'save',
  q: 'quit',
  l: 'look',
  c: 'claim',
} as const;
export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS] | 'help';

export type Meaning =
  | { readonly kind: 'command'; readonly command: CommandName; readonly argument: string }
  | { readonly kind: 'play'; readonly text: string }
  | { readonly kind: 'pick'; readonly typed: string }
  | { readonly kind: 'no-such-number' };

/** What a typed line means. What nobody offers is given to the one door, which says why not. */
export function interpret(line: string, offers: readonly Offer[], claims = false): Meaning {
  const text = line.trim();
  const exact = offers.find((offer) => plain(offer.text) === plain(text));
  if (exact !== undefined) return { kind: 'play', text: exact.text };
  const command = commandIn(text);
  // Where nothing can be claimed the letter is one of a move or a card.
  if (command !== undefined && (claims || command.command !== 'claim')) return command;
  if (/^\d+$/.test(text)) {
    const chosen = offers[Number(text) - 1];
    return chosen === undefined ? { kind: 'no-such-number' } : { kind: 'play', text: chosen.text };
  }
  const found = matching(offers, text);
  const [only] = found;
  if (only === undefined) return { kind: 'play', text };
  const named = cardNamed(text, offers) !== undefined || plain(only.text).startsWith(plain(text));
  return found.length === 1 && named
    ? { kind: 'play', text: only.text }
    : { kind: 'pick', typed: text };
}

function commandIn(text: string): Extract<Meaning, { kind: 'command' }> | undefined {
  const [word = '', ...rest] = text.split(/\s+/);
  const argument = rest.join(' ');
  if (word === '' || word === '?' || word === 'help') {
    return { kind: 'command', command: 'help', argument: word };
  }
  for (const [letter, command] of Object.entries(COMMANDS)) {
    if (word.toLowerCase() === letter || word.toLowerCase() === command) {
      return { kind: 'command', command, argument };
    }
  }
  return undefined;
}
