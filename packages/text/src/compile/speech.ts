import type { Seen, View } from '@pakli/compile';
import { parseCardName, parseMoveParts, parsePlace } from '@pakli/compile/move-parts';
import type { BaseView } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Catalogue } from '../catalogue.ts';
import { capital } from '../locale.ts';
import { personAt, type Audience, type Person } from '../person.ts';
import { common, type Label, type Sentence, type Speech } from '../speech.ts';
import { turnsOf } from './turns.ts';

/** The line of a place such as `P0.L1.2`. */
function lineAt(place: string | undefined): number {
  return parsePlace(place ?? '')?.line ?? 0;
}

type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { kind: Kind }>;

/** The names of the boxes that protocols come in, in every language. */
const BOXES: Readonly<Record<string, string>> = {
  MN01: 'Main 1',
  AX01: 'Aux 1',
  MN02: 'Main 2',
  AX02: 'Aux 2',
};

/** What happens to a chosen card, as far as it is foreseen. */
function doneBy(seen: readonly Seen[]): string {
  return seen.find(({ kind }) => kind !== 'text')?.kind ?? '';
}

/** The result of an opened text, as far as these events tell: it acts, finds nothing to do, or may still be asking. */
function comesOf(at: number, seen: readonly Seen[]): 'text' | 'idle' | 'due' {
  const card = seen[at]?.cards[0]?.card;
  const after = seen.slice(at + 1);
  if (after.some(({ kind, cause }) => kind !== 'text' && cause?.card === card)) return 'text';
  return after.length > 0 ? 'idle' : 'due';
}

/** A move without a card. */
function one(text: string, short = text): Label {
  return { text, short, notes: [], card: undefined };
}

export function compileSpeech(catalogue: Catalogue): Speech {
  const { log, choice: words, ...text } = catalogue.games.compile;
  const nameOf = (card: string): string => {
    const { protocol, value } = parseCardName(card);
    return text.card.name(protocol, value);
  };
  const plain: Readonly<Record<string, string>> = {
    yes: words.yes,
    no: words.no,
    none: words.keep,
    '-': words.done,
  };
  const boxOf = (box: string): string =>
    box === 'top' || box === 'bottom' ? text.card.box[box] : text.card.box.middle;

  /** Undefined for an event that needs no words of its own. */
  function sentence(at: number, seen: readonly Seen[], company: Audience): string | undefined {
    const part = seen[at];
    if (part === undefined) return undefined;
    const person = personAt(company, part.player ?? 0);
    const known = part.cards.flatMap(({ card }) => (card === null ? [] : [nameOf(card)]));
    const unknown = part.cards.length - known.length;
    const [first] = part.cards;
    const card = known[0] ?? '';
    switch (part.kind) {
      case 'draft':
        return log.draft(person, part.protocol);
      case 'ban':
        return log.ban(person, part.protocol);
      case 'protocols':
        return company.names
          .map((_, seat) =>
            log.protocols(personAt(company, seat), part.protocols.slice(3 * seat, 3 * seat + 3)),
          )
          .join(' ');
      case 'decks':
        return log.decks;
      case 'turn':
        return log.turn(person, part.number);
      case 'control':
        return log.control(person);
      case 'spendControl':
        return log.spendControl(person);
      case 'compile':
        return log.compile(person, part.line);
      case 'plate':
        return log.plate(person, part.protocol);
      case 'recompile':
        return log.recompile(person, part.protocol);
      case 'text':
        return log[comesOf(at, seen)](card, boxOf(part.box));
      case 'loopGuard':
        return log.loopGuard(card, boxOf(part.box));
      case 'play': {
        const n = lineAt(first?.to);
        return card === ''
          ? log.playUnseen(person, n)
          : log.play(person, card, first?.up ?? false, n);
      }
      case 'delete':
        return log.delete(known, unknown);
      case 'return':
        return log.return(known, unknown);
      case 'seize':
        return log.seize(person, known, unknown);
      case 'flip':
        return log.flip(known, unknown, first?.up ?? false);
      case 'shift':
        return log.shift(known, unknown, lineAt(first?.to));
      case 'draw':
        return log.draw(person, known, unknown);
      case 'discard':
        return log.discard(person, known, unknown);
      case 'reveal':
        return log.reveal(person, known, unknown);
      case 'refresh':
        return log.refresh(person);
      case 'rearrange':
        return rearranged(person, part, company);
      case 'swapStacks':
        return log.swapStacks(person, ...part.lines);
      case 'give':
      case 'take':
        return log.take(person, known, unknown);
      case 'shuffle':
        return part.joined === 0 ? log.shuffleDeck(person) : log.shuffle(person, part.joined);
      case 'declare':
        return log.declare(person, String(part.declared));
      case 'forbidCompile':
        return log.forbidCompile(person);
      case 'cache':
        return log.cache(person, part.count);
      case 'over':
        if (part.end === 'turnLimit') return log.turnLimit;
        return part.end === 'resigned'
          ? log.resigned(personAt(company, 1 - person.seat))
          : log.won(person);
      // Its cause has already told it, except for the name that nobody could read on the way.
      case 'land':
        return first?.news === true && parsePlace(first.to)?.line === undefined
          ? log.arrive(card)
          : undefined;
      default:
        return part satisfies never;
    }
  }

  /** A played card, where the player is clear. */
  function brief({ cards: [first] }: Seen): string {
    const n = lineAt(first?.to);
    const card = first?.card ?? null;
    return card === null
      ? text.turn.playUnseen(n)
      : text.turn.play(nameOf(card), first?.up ?? false, n);
  }

  function rearranged(
    person: Person,
    { whose, from, protocols }: SeenOf<'rearrange'>,
    company: Audience,
  ): string {
    const owner = personAt(company, whose);
    const moved = protocols.filter((_, line) => from[line] !== line);
    const [one, other] = moved;
    return moved.length === 2 && one !== undefined && other !== undefined
      ? log.swapPlates(person, owner, one, other)
      : log.rearrange(person, owner, protocols);
  }

  function tell(seen: readonly Seen[], company: Audience): Sentence[] {
    // What a text does after a choice is told with its card; before the choice the text itself was
    // told.
    let named: string | undefined;
    return seen.flatMap((part, event) => {
      const told = sentence(event, seen, company);
      if (told === undefined) return [];
      const { cause } = part;
      const by = cause === null || part.kind === 'text' ? undefined : nameOf(cause.card);
      const first = by !== undefined && by !== named;
      named = part.kind === 'text' ? nameOf(part.cards[0]?.card ?? '') : by;
      const cards = part.cards.flatMap(({ card }) => card ?? []);
      const line = capital(told, catalogue.locale);
      return [{ text: first ? `${by}: ${line}` : line, cards, event, depth: part.depth }];
    });
  }

  /** The certain effects of a move, in numbers. */
  function notesOf(seen: readonly Seen[]): string[] {
    const { notes } = catalogue.tables.compile;
    // The effects of a later turn are not the move's purpose.
    const end = seen.findIndex(({ kind }) => kind === 'turn');
    const own = end < 0 ? seen : seen.slice(0, end);
    const won = own.some(({ kind }) => kind === 'over') ? [notes.win] : [];
    const compiled = own.some(({ kind }) => kind === 'compile') ? [notes.compile] : [];
    const counted = (['delete', 'return', 'flip', 'draw', 'discard'] as const).flatMap((what) => {
      const moved = own.filter(({ kind }) => kind === what).flatMap((part) => part.cards);
      return moved.length === 0 ? [] : [notes[what](moved.length)];
    });
    return [...won, ...compiled, ...counted];
  }

  function choice(answer: string, seen: readonly Seen[], view: View, company: Audience): Label {
    const kind = view.pending?.kind;
    // A card or place says what happens to it: `Delete: Speed 4`.
    const done = kind === 'card' ? words.operations[doneBy(seen)] : undefined;
    const doing = (what: string): string => (done === undefined ? what : `${done}: ${what}`);
    const parts = parseMoveParts(answer);
    switch (parts?.kind) {
      case 'play': {
        const { card, line, up, across } = parts;
        const whole = words.play(nameOf(card), up, line, across);
        return { text: whole, short: words.shortPlay(up, line), notes: [], card };
      }
      case 'card': {
        const name = nameOf(parts.card);
        return { text: doing(name), short: name, notes: [], card: parts.card };
      }
      case 'place': {
        const place = words.place(personAt(company, parts.seat), parts.line, parts.depth);
        return one(capital(doing(place), catalogue.locale), capital(place, catalogue.locale));
      }
      case 'order':
        return one(words.text(nameOf(parts.card), boxOf(parts.box)));
      case 'rearrange':
        return one(orderOf(parts.from, seen, view, company));
      case 'pair':
        return one(words.pair(parts.lines[0] ?? 0, parts.lines[1] ?? 0));
      case 'line':
        return one(words.line(parts.line));
      case 'player': {
        const person = personAt(company, parts.seat);
        const { whose } = catalogue.tables.compile.ask;
        return one(kind === 'controlTarget' ? whose(person) : words.player(person));
      }
      case 'protocol':
        if (kind === 'draft') return one(words.pick(answer), answer);
        return kind === 'ban' ? one(words.ban(answer), answer) : one(answer);
      case 'resign':
        return one(words.resign);
      case 'word':
        if (answer === 'refresh') return one(words.refresh, words.shortRefresh);
        return one(plain[answer] ?? words.operations[answer] ?? answer);
      case undefined:
        return one(answer);
      default:
        return parts satisfies never;
    }
  }

  /** The protocols after the move; whose they are is foreseen, else they are one's own. */
  function orderOf(
    from: readonly number[],
    seen: readonly Seen[],
    view: View,
    company: Audience,
  ): string {
    const whose = seen.find((part) => part.kind === 'rearrange')?.whose ?? company.seat ?? 0;
    const plates = view.players[whose === 1 ? 1 : 0].protocols;
    const names = from.map((line) => plates[line]?.protocol ?? '');
    return capital(words.order(personAt(company, whose), names), catalogue.locale);
  }

  const said = common(catalogue, text);
  const optionValue: Speech['optionValue'] = (key, value) =>
    key === 'sets'
      ? String(value)
          .split('+')
          .map((box) => BOXES[box] ?? box)
          .join(' + ')
      : said.optionValue(key, value);
  return {
    ...said,
    optionValue,
    option: (key, value) => `${said.optionName(key)}: ${optionValue(key, value)}`,
    // Hosts send events and views of any game; those of this one are of these kinds.
    tell: (seen, company) => tell(seen as readonly Seen[], company),
    turns: (steps, company) =>
      turnsOf(steps as readonly (readonly Seen[])[], company, {
        locale: catalogue.locale,
        sentence: (at, seen) => sentence(at, seen, company),
        play: brief,
        name: catalogue.frame.table.seat,
        number: text.zones.turn,
      }),
    choice: ({ text: notation, seen }: Choice, view: BaseView, company) => ({
      ...choice(notation, seen as readonly Seen[], view as View, company),
      notes: notesOf(seen as readonly Seen[]),
    }),
  };
}
