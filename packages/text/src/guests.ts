/** The voices of games outside the house: they bring their own texts, and generic ones fill the gaps. */
import type { BaseView, GameModule, Refusal } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import { parseCard } from '@pakli/core/cards';
import type { GameTexts, TableFact, TextOf, TextValues } from '@pakli/core/module';
import { greetWith, type Catalogue, type GuestLearning } from './catalogue.ts';
import { askGuests } from './games.ts';
import { capital, isLocale } from './locale.ts';
import type { Audience } from './person.ts';
import { common, explain, type RefusalText, type Label, type Speech } from './speech.ts';

type Spoken = Pick<GameModule, 'game' | 'name' | 'rules' | 'table' | 'texts'>;

const GUESTS = new Map<string, Spoken>();

/** Registers a voice for this game. */
export function lendVoice(guest: Spoken): void {
  GUESTS.set(guest.game.id, guest);
  askGuests(guestSpeech);
  greetWith(introduce);
}

/** Languages of guests beyond those of the house. */
export function guestTongues(): readonly string[] {
  const all = [...GUESTS.values()].flatMap(({ texts }) => Object.keys(texts ?? {}));
  return [...new Set(all)].filter((tongue) => !isLocale(tongue));
}

/** Adds the guests' names to those of the games of the house. */
function introduce(catalogue: Catalogue, wanted: readonly string[]): Catalogue {
  const tongues = guestTongues();
  const tongue = wanted
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((one) => isLocale(one) || tongues.includes(one));
  const spoken: Catalogue = {
    ...catalogue,
    tongues,
    ...(tongue === undefined || isLocale(tongue) ? {} : { tongue }),
  };
  const { frame } = catalogue;
  const guests = [...GUESTS.values()].map((guest) => {
    const { name, about = '', aim = '' } = textsOf(guest, spoken);
    const { id, seats } = guest.game;
    const players = frame.home.players(countsOf(seats));
    return [id, { name: name ?? guest.name ?? id, about, aim, players, length: '' }];
  });
  // A guest is found by its id; the games of the house are unaffected.
  const games = { ...frame.games, ...(Object.fromEntries(guests) as object) };
  const bent = new Map(
    [...GUESTS.values()].flatMap((guest) => {
      const { name, play } = textsOf(guest, spoken);
      return name === undefined || play === undefined ? [] : [[name, play] as const];
    }),
  );
  const home = {
    ...frame.home,
    play: (game: string) => bent.get(game) ?? frame.home.play(game),
  };
  const learning = [...GUESTS.values()].map((guest) => [guest.game.id, learningOf(guest, spoken)]);
  return {
    ...spoken,
    guests: Object.fromEntries(learning) as Record<string, GuestLearning>,
    frame: { ...frame, games, home },
  };
}

/** Each in the requested language, else in English. */
function learningOf(guest: Spoken, spoken: Catalogue): GuestLearning {
  const english = guest.texts?.['en'];
  const {
    leaflet = english?.leaflet,
    lessons = english?.lessons,
    puzzles = english?.puzzles,
  } = textsOf(guest, spoken);
  return {
    ...(leaflet === undefined ? {} : { leaflet }),
    ...(lessons === undefined ? {} : { lessons }),
    ...(puzzles === undefined ? {} : { puzzles }),
  };
}

/** How many can play: `2`, `2–4`, `2, 3, 11`. */
function countsOf(seats: readonly number[]): string {
  const [fewest = 0, most = fewest] = [seats[0], seats.at(-1)];
  const all = seats.length > 1 && seats.length === most - fewest + 1;
  return all ? `${fewest}–${most}` : seats.join(', ');
}

/** In the requested language, else in English, else in any. */
function textsOf({ texts = {} }: Spoken, { tongue, locale }: Catalogue): GameTexts {
  return texts[tongue ?? locale] ?? texts['en'] ?? Object.values(texts)[0] ?? {};
}

/** A guest's name for a card; the card as written if it has none. */
export function guestCard(catalogue: Catalogue, id: string, card: string): string {
  const guest = GUESTS.get(id);
  const said = guest && textsOf(guest, catalogue).card?.(card);
  return said ?? (parseCard(card) === undefined ? card : catalogue.cards.name(card));
}

/** A guest's name for a place; the place's id without its owner if it has none. */
export function guestPlace(
  catalogue: Catalogue,
  id: string,
  place: string,
  company: Audience,
): string {
  const guest = GUESTS.get(id);
  return (guest && textsOf(guest, catalogue).place?.(place, company)) ?? place.replace(/:\d+$/, '');
}

/** The exact rules of a guest, in the requested language if available. */
export function guestRules(catalogue: Catalogue, id: string): string {
  const guest = GUESTS.get(id);
  return (guest && (textsOf(guest, catalogue).rules ?? guest.rules)) ?? '';
}

/** A guest's text about the deal; the id and its values if it has none. */
export function guestFact(
  catalogue: Catalogue,
  id: string,
  { id: fact, values = {} }: TableFact,
): string {
  const guest = GUESTS.get(id);
  const said = guest && textBy(textsOf(guest, catalogue).facts, fact, values);
  return said ?? [fact, ...Object.values(values)].join(' ');
}

function textBy(
  texts: Readonly<Record<string, TextOf>> = {},
  id: string,
  values: TextValues,
): string | undefined {
  const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
  return typeof text === 'function' ? text(values) : text;
}

function refusalOf(catalogue: Catalogue, texts: GameTexts, refusal: Refusal): RefusalText {
  const { refused, rule, detail = {} } = refusal;
  const text = textBy(texts.refusals, refused, detail);
  if (text === undefined) return explain(catalogue, refusal);
  return {
    text: capital(text, catalogue.locale),
    rule: explain(catalogue, { refused, rule }).rule,
  };
}

/** Points with their sign, in the form of all languages. */
function plainWorth(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded > 0 ? `+${rounded}` : String(rounded);
}

/** The voice of a guest; undefined for any other game. */
function guestSpeech(catalogue: Catalogue, id: string): Speech | undefined {
  const guest = GUESTS.get(id);
  if (guest === undefined) return undefined;
  const texts = textsOf(guest, catalogue);
  const { table } = guest;
  const labelled = (choice: Choice, view: BaseView, company: Audience): Label => {
    const { text = choice.text, short } = texts.choice?.(choice, view, company) ?? {};
    const card = table?.card?.(view, choice.move);
    const { locale } = catalogue;
    const [long, brief] = [capital(text, locale), capital(short ?? text, locale)];
    return { text: long, short: brief, notes: [], card };
  };
  const tell: Speech['tell'] = (seen, company) =>
    (texts.tell?.(seen, company) ?? []).map((text) => ({
      text: capital(text, catalogue.locale),
      cards: [],
      event: Math.max(0, seen.length - 1),
    }));
  const said = common(catalogue, {
    presets: texts.presets ?? {},
    options: texts.options ?? {},
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
