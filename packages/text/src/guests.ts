/** The voices of games that are not of the house: they bring their own texts, and what they leave out is said by all. */
import {
  parseCard,
  type BaseView,
  type Choice,
  type GameModule,
  type GameTexts,
  type Refusal,
} from '@pakli/core';
import type { Catalogue } from './catalogue.ts';
import { askGuests } from './games/index.ts';
import { capital } from './locale.ts';
import type { Company } from './person.ts';
import { common, explain, type Explained, type Label, type Speech } from './speech.ts';

type Spoken = Pick<GameModule, 'game' | 'name' | 'table' | 'texts'>;

const GUESTS = new Map<string, Spoken>();

/** From now on there is a voice for this game. */
export function lendVoice(guest: Spoken): void {
  GUESTS.set(guest.game.id, guest);
  askGuests(guestSpeech);
}

/** The languages that guests speak and the house may not. */
export function guestTongues(): readonly string[] {
  return [...new Set([...GUESTS.values()].flatMap(({ texts }) => Object.keys(texts ?? {})))];
}

/** In the language that is asked for, else in English, else in any. */
function textsOf({ texts = {} }: Spoken, { tongue, locale }: Catalogue): GameTexts {
  return texts[tongue ?? locale] ?? texts['en'] ?? Object.values(texts)[0] ?? {};
}

/** What a guest is called, and what is said of it in a list. */
export function guestNamed(
  catalogue: Catalogue,
  id: string,
): { readonly name: string; readonly about: string } | undefined {
  const guest = GUESTS.get(id);
  if (guest === undefined) return undefined;
  const { name, about = '' } = textsOf(guest, catalogue);
  return { name: name ?? guest.name ?? id, about };
}

/** What a guest calls a card; as it is written where it has no word for it. */
export function guestCard(catalogue: Catalogue, id: string, card: string): string {
  const guest = GUESTS.get(id);
  const said = guest && textsOf(guest, catalogue).card?.(card);
  return said ?? (parseCard(card) === undefined ? card : catalogue.cards.name(card));
}

/** What a guest calls a place; its id where it has no word for it. */
export function guestPlace(
  catalogue: Catalogue,
  id: string,
  place: string,
  company: Company,
): string {
  const guest = GUESTS.get(id);
  return (guest && textsOf(guest, catalogue).place?.(place, company)) ?? place;
}

function refusalOf(catalogue: Catalogue, texts: GameTexts, refusal: Refusal): Explained {
  const { refused, rule, detail = {} } = refusal;
  const known = texts.refusals ?? {};
  const say = Object.hasOwn(known, refused) ? known[refused] : undefined;
  if (say === undefined) return explain(catalogue, refusal);
  const text = typeof say === 'string' ? say : say(detail);
  return {
    text: capital(text, catalogue.locale),
    rule: explain(catalogue, { refused, rule }).rule,
  };
}

/** Points with their sign, as all languages write them. */
function plainWorth(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** The voice of a guest; undefined for a game that is none. */
function guestSpeech(catalogue: Catalogue, id: string): Speech | undefined {
  const guest = GUESTS.get(id);
  if (guest === undefined) return undefined;
  const texts = textsOf(guest, catalogue);
  const { table } = guest;
  const labelled = (choice: Choice, view: BaseView, company: Company): Label => {
    const { text = choice.text, short } = texts.choice?.(choice, view, company) ?? {};
    const card = table?.card?.(view, choice.move);
    return { text: capital(text, catalogue.locale), short: short ?? text, notes: [], card };
  };
  const tell: Speech['tell'] = (seen, company) =>
    (texts.tell?.(seen, company) ?? []).map((text) => ({
      text: capital(text, catalogue.locale),
      cards: [],
      event: Math.max(0, seen.length - 1),
    }));
  const said = common(catalogue, {
    presets: texts.presets ?? {},
    options: Object.fromEntries(
      Object.entries(texts.options ?? {}).map(([key, { name, values = {} }]) => [
        key,
        { name, values },
      ]),
    ),
    reasons: texts.reasons ?? {},
    refusals: {},
    worth: (value) => texts.worth?.(value) ?? plainWorth(value),
  });
  return {
    ...said,
    refusal: (refusal) => refusalOf(catalogue, texts, refusal),
    choice: labelled,
    tell,
    ...(texts.tell === undefined ? { silent: true } : {}),
  };
}
