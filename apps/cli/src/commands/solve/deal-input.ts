/**
 * Deals and positions for the solver, from text that anyone may have written:
 * JSON objects, one a line or in lists of one document, or plain lines
 * `HAND / HAND / HAND / TALON trump S contract ID`, or positions of the game as
 * it writes them. What does not fit is refused with its line.
 */
import { isRefusal, withOptions, EVERYBODY } from '@pakli/core';
import {
  anyObject,
  anything,
  anyText,
  either,
  explain,
  fits,
  isJsonObject,
  listOf,
  mapOf,
  oneOf,
  orNull,
  parseJson,
  strictObjectOf,
  tupleOf,
  whole,
  type Infer,
} from '@pakli/core/shape';
import {
  COMPONENTS,
  ladderOf,
  parseCard,
  parseSuit,
  ulti,
  type Bid,
  type Component,
  type Options,
} from '@pakli/ulti';
import {
  faultOf,
  openCards,
  stakesOf,
  type KontraLevels,
  type PlayOptions,
  type Position,
  type Stakes,
} from '@pakli/ulti/solver';
import { Failure, Refused } from '../../input/failure.ts';

/** One position to be solved. */
export interface SolveTask {
  readonly name: string;
  readonly position: Position;
  readonly options: PlayOptions;
  /** With a contract the payment is asked for, too. */
  readonly contract?: { readonly id: string; readonly stakes: Stakes };
}

/** What holds for every deal that does not say it itself. */
export interface Defaults {
  readonly trump?: string;
  readonly contract?: string;
}

const HAND = 10;
const PACK = 32;
const MAX_LEVEL = 6;

const CARDS = listOf(anyText, 0, PACK);
const SEAT = whole(0, 2);
const PAIR = tupleOf(whole(0), whole(0));
const LEVEL = whole(0, MAX_LEVEL);

const DEAL = strictObjectOf(
  { hands: tupleOf(CARDS, CARDS, CARDS) },
  {
    id: anyText,
    talon: CARDS,
    trump: orNull(anyText),
    soloist: SEAT,
    leader: SEAT,
    table: listOf(anyText, 0, 2),
    points: PAIR,
    tricks: PAIR,
    aces: whole(0, 4),
    marriages: listOf(listOf(oneOf([20, 40]), 0, 4), 3),
    kontra: mapOf(COMPONENTS, either(LEVEL, tupleOf(LEVEL, LEVEL))),
    options: anyObject,
    contract: anyText,
    /** What golden files expect; not looked at. */
    result: anything,
  },
);
type Given = Infer<typeof DEAL>;

function bidOf(id: string, options: Options): Bid | undefined {
  return ladderOf(options).byId.get(id);
}

/** All tasks of a text; `source` stands before line numbers in what is refused. */
export function readTasks(text: string, source: string, defaults: Defaults): SolveTask[] {
  // A document of one line is a line.
  const whole = text.trim().includes('\n') ? parseJson(text) : undefined;
  const found = whole === undefined ? fromLines(text, source) : fromDocument(whole, source);
  if (found.length === 0) throw new Failure(`${source}: no deal in it`);
  return found.map(({ place, value }, index) => {
    try {
      const name = `${index + 1}`;
      return typeof value === 'string' ? positionTask(value, name) : taskOf(value, name, defaults);
    } catch (error) {
      if (error instanceof Refused)
        throw new Refused(error.refusal, { where: place, game: 'ulti' });
      throw error instanceof Failure ? new Failure(`${place}: ${error.message}`) : error;
    }
  });
}

interface Found {
  readonly place: string;
  readonly value: unknown;
}

/** A deal, a list of deals, or an object with lists of deals. */
function fromDocument(content: unknown, source: string): Found[] {
  if (isJsonObject(content) && 'hands' in content) return [{ place: source, value: content }];
  const lists = Array.isArray(content) ? { deal: content } : content;
  if (!isJsonObject(lists))
    throw new Failure(`${source}: a deal is a JSON object or a line of text`);
  return Object.entries(lists).flatMap(([name, list]) =>
    Array.isArray(list)
      ? list.map((value, i) => ({ place: `${source}: ${name} ${i + 1}`, value }))
      : [],
  );
}

function fromLines(text: string, source: string): Found[] {
  return text.split('\n').flatMap((full, i) => {
    const line = full.trim();
    const place = `${source}:${i + 1}`;
    if (line === '' || line.startsWith('#')) return [];
    if (POSITION.test(line)) return [{ place, value: line }];
    if (!/^[[{]/.test(line)) return [{ place, value: fromText(line, place) }];
    const value = parseJson(line.replace(/,$/, ''));
    if (value === undefined) throw new Failure(`${place}: is not JSON`);
    return fromDocument(value, place);
  });
}

/** A position of the game (rule 11.3): `contract: U ; trump: A ; ...` or `dealer: 2 ; deal: ...`. */
const POSITION = /^[a-z][a-z 0-2]*:/;

function positionTask(text: string, name: string): SolveTask {
  const options = ulti.rules.defaults;
  const state = ulti.create(options, 3);
  const refusal = ulti.readPosition(state, text);
  if (refusal !== undefined) throw new Refused(refusal);
  const found = openCards(state);
  if (found === undefined) throw new Failure('no card is to be played in this position');
  const { contract } = ulti.view(state, EVERYBODY);
  const { position, stakes } = found;
  return { name, position, options, contract: { id: contract ?? '', stakes } };
}

/** `HAND / HAND / HAND / TALON trump S contract ID`; talon and words may be left out. */
function fromText(line: string, place: string): Given {
  const [dealt = '', ...words] = line.split(/\s(?=trump\s|contract\s)/);
  const [first = [], second = [], third = [], talon, ...more] = dealt
    .split('/')
    .map((group) => group.trim().split(/\s+/).filter(Boolean));
  if (more.length > 0) throw new Failure(`${place}: three hands and the talon, and no more`);
  const given: Record<string, string> = {};
  for (const word of words) {
    const [key = '', value = '', ...rest] = word.trim().split(/\s+/);
    if (rest.length > 0) throw new Failure(`${place}: "${rest.join(' ')}" is not understood`);
    given[key] = value;
  }
  return { hands: [first, second, third], ...(talon && { talon }), ...given };
}

function taskOf(value: unknown, number: string, defaults: Defaults): SolveTask {
  if (!fits(DEAL, value)) throw new Failure(explain(DEAL, value));
  const given = value;
  const options = withOptions(ulti.rules, given.options ?? {});
  if (isRefusal(options)) throw new Refused(options);
  const trump = given.trump ?? defaults.trump;
  const id = given.contract ?? heartsFormOf(defaults.contract, trump, options);
  const bid = id === undefined ? undefined : bidOf(id, options);
  if (id !== undefined && bid === undefined) throw new Failure(`contract: no bid is called ${id}`);
  const position = positionOf(given, bid?.noTrump === true ? undefined : trump);
  const name = given.id ?? number;
  if (id === undefined || bid === undefined) {
    if (given.kontra !== undefined) throw new Failure('kontra: there is no contract');
    return { name, position, options };
  }
  if (!bid.noTrump && (trump === undefined || bid.hearts !== (trump === 'H'))) {
    throw new Failure(`trump: ${id} is played with ${bid.hearts ? 'H' : 'B, L or A'}`);
  }
  const known = stakesOf(bid, position);
  const stakes = {
    ...known,
    kontra: kontraOf(given, known),
    marriages: given.marriages === undefined ? known.marriages : marriagesOf(given, position),
  };
  if (given.marriages === undefined && position.tricks[0] + position.tricks[1] > 0) {
    throw new Failure('marriages: must be given after the first trick');
  }
  return { name, position, options, contract: { id, stakes } };
}

/** A plain trump bid for all deals is the Hearts one where hearts are trump. */
function heartsFormOf(
  id: string | undefined,
  trump: string | undefined,
  options: Options,
): string | undefined {
  const plain = id !== undefined && trump === 'H' && !id.startsWith('H-');
  return plain && bidOf(id, options)?.noTrump === false ? `H-${id}` : id;
}

function positionOf(given: Given, suit: string | undefined): Position {
  const trump = suit === undefined ? undefined : parseSuit(suit);
  if (suit !== undefined && trump === undefined) {
    throw new Failure(`trump: no suit is called ${suit}`);
  }
  const [first, second, third] = given.hands;
  const hands = [
    maskOf(first, 'hands.0'),
    maskOf(second, 'hands.1'),
    maskOf(third, 'hands.2'),
  ] as const;
  const table = (given.table ?? []).map((text) => cardOf(text, 'table'));
  const held = first.length + second.length + third.length + table.length;
  const soloist = given.soloist ?? 0;
  const full = held === 3 * HAND;
  if (!full) {
    const missing = (['points', 'tricks', 'talon'] as const).filter((key) => !(key in given));
    if (missing.length > 0) {
      throw new Failure(
        `hands: not ten cards each, and without that ${missing.join(', ')} must be given`,
      );
    }
  }
  const seen = table.reduce((all, card) => all | (1 << card), hands[0] | hands[1] | hands[2]);
  const talon = given.talon === undefined ? ~seen : maskOf(given.talon, 'talon');
  const position: Position = {
    hands,
    talon,
    trump,
    soloist,
    leader: given.leader ?? soloist,
    table,
    points: given.points ?? [0, 0],
    tricks: given.tricks ?? [0, 0],
    aces: given.aces ?? 0,
  };
  const fault = faultOf(position);
  if (fault !== undefined) throw new Failure(fault);
  if (given.talon !== undefined && given.talon.length !== PACK - 3 * HAND) {
    throw new Failure('talon: two cards are expected');
  }
  return position;
}

function cardOf(text: string, place: string): number {
  const card = parseCard(text);
  if (card === undefined) throw new Failure(`${place}: no card is called ${text}`);
  return card;
}

function maskOf(names: readonly string[], place: string): number {
  let mask = 0;
  for (const name of names) {
    const bit = 1 << cardOf(name, place);
    if ((mask & bit) !== 0) throw new Failure(`${place}: ${name} is there twice`);
    mask |= bit;
  }
  return mask;
}

function kontraOf(
  { kontra = {} }: Given,
  { values }: Stakes,
): Partial<Record<Component, KontraLevels>> {
  const levels: Partial<Record<Component, KontraLevels>> = {};
  for (const component of COMPONENTS) {
    const given = kontra[component];
    if (given === undefined) continue;
    if (values[component] === undefined) {
      throw new Failure(`kontra: ${component} is not part of the contract`);
    }
    levels[component] = typeof given === 'number' ? [given, given] : given;
  }
  return levels;
}

function marriagesOf({ marriages = [] }: Given, { soloist }: Position): Stakes['marriages'] {
  const of = (turn: number): readonly number[] => marriages[(soloist + turn) % 3] ?? [];
  return [of(0), [...of(1), ...of(2)]];
}
