import type { RefusalFacts } from '../../refusal-facts.ts';
import type { Person } from '../../person.ts';
import { reasons } from './reasons.ts';
import { cards, count, does, list, share, whose, Whose } from '../../common/en/grammar.ts';

const line = (n: number): string => `line ${n + 1}`;
const order = (plates: readonly string[]): string =>
  list(plates.map((plate, n) => `${plate} in ${line(n)}`));
/** Cards by name, and how many more are unreadable. */
const names = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return cards(unknown);
  return list(
    unknown === 0 ? known : [...known, `${unknown} unseen ${unknown === 1 ? 'card' : 'cards'}`],
  );
};
const are = (n: number): string => (n === 1 ? 'is' : 'are');

export const compile = {
  /** On the shelf. */
  tile: {
    name: 'Compile',
    about: 'Fill three lines with cards and compile all your protocols before the other side does.',
    aim: 'Aim: be the first to compile three protocols.',
    players: '2 players',
    length: '20 minutes',
  },

  card: {
    name: (protocol: string, value: number): string => `${protocol} ${value}`,
    box: { top: 'top text', middle: 'middle text', bottom: 'bottom text' },
    noText: 'no text',
  },

  zones: {
    line: (n: number): string => `Line ${n + 1}`,
    hand: (n: number): string => `${cards(n)} in hand`,
    deck: (n: number): string => `${cards(n)} in the deck`,
    trash: (n: number): string => `${cards(n)} in the trash`,
    total: (n: number): string => `total ${n}`,
    control: 'Control',
    compiled: 'compiled',
    loading: 'not compiled',
    turn: (n: number): string => `Turn ${n}`,
    effects: 'What is going on',
  },

  /** The question above the hand. */
  ask: {
    draft: 'Pick a protocol.',
    ban: 'Remove a protocol from the pool.',
    action: 'Play a card or refresh.',
    refresh: 'You must refresh.',
    card: 'Choose a card.',
    hand: (least: number, most: number): string =>
      least === most ? `Choose ${cards(least)}.` : `Choose ${least} to ${cards(most)}.`,
    line: 'Choose a line.',
    play: 'Play a card.',
    may: 'Do you want to do this?',
    either: 'Choose what to do.',
    order: 'Which text comes first?',
    rearrange: 'Put the protocols in a new order.',
    controlTarget: 'You had control: rearrange protocols?',
    pair: 'Choose two stacks to swap.',
    number: 'Name a number.',
    protocol: 'Name a protocol.',
    player: 'Choose a player.',
    by: (card: string, box: string): string => `${card}, ${box}`,
  },

  /** Sentences for events, one each. */
  log: {
    draft: (person: Person, protocol: string): string =>
      `${does(person, 'pick', 'picks')} ${protocol}.`,
    ban: (person: Person, protocol: string): string =>
      `${does(person, 'remove', 'removes')} ${protocol}.`,
    protocols: (person: Person, protocols: readonly string[]): string =>
      `${does(person, 'play', 'plays')} ${list(protocols)}.`,
    decks: 'The decks are shuffled. Both players draw five cards.',
    turn: (person: Person, n: number): string =>
      person.you ? `Turn ${n}: your turn.` : `Turn ${n}: ${person.name}’s turn.`,
    control: (person: Person): string => `${does(person, 'take', 'takes')} control.`,
    spendControl: (person: Person): string => `${does(person, 'give', 'gives')} control back.`,
    compile: (person: Person, n: number): string =>
      `${does(person, 'compile', 'compiles')} ${line(n)}.`,
    plate: (person: Person, protocol: string): string =>
      `${Whose(person)} ${protocol} is compiled.`,
    recompile: (person: Person, protocol: string): string =>
      `${Whose(person)} ${protocol} was compiled already: a card of the other deck instead.`,
    text: (card: string, box: string): string => `The ${box} of ${card} takes effect.`,
    /** It may ask something, or find nothing to do. */
    due: (card: string, box: string): string => `Now comes the ${box} of ${card}.`,
    idle: (card: string, box: string): string => `The ${box} of ${card} does nothing.`,
    play: (person: Person, card: string, up: boolean, n: number): string =>
      `${does(person, 'play', 'plays')} ${card} ${up ? 'face-up' : 'face-down'} in ${line(n)}.`,
    playUnseen: (person: Person, n: number): string =>
      `${does(person, 'play', 'plays')} a face-down card in ${line(n)}.`,
    delete: (known: readonly string[], unknown: number): string =>
      `${names(known, unknown)} ${are(known.length + unknown)} deleted.`,
    arrive: (card: string): string => `The face-down card was ${card}.`,
    return: (known: readonly string[], unknown: number): string =>
      `${names(known, unknown)} ${known.length + unknown === 1 ? 'goes' : 'go'} back to hand.`,
    seize: (person: Person, known: readonly string[], unknown: number): string =>
      `${does(person, 'take', 'takes')} ${names(known, unknown)} into ${person.you ? 'your' : 'their'} hand.`,
    flip: (known: readonly string[], unknown: number, up: boolean): string =>
      `${names(known, unknown)} ${known.length + unknown === 1 ? 'turns' : 'turn'} face-${up ? 'up' : 'down'}.`,
    shift: (known: readonly string[], unknown: number, n: number): string =>
      `${names(known, unknown)} ${known.length + unknown === 1 ? 'shifts' : 'shift'} to ${line(n)}.`,
    draw: (person: Person, known: readonly string[], unknown: number): string =>
      `${does(person, 'draw', 'draws')} ${names(known, unknown)}.`,
    discard: (person: Person, known: readonly string[], unknown: number): string =>
      `${does(person, 'discard', 'discards')} ${names(known, unknown)}.`,
    reveal: (person: Person, known: readonly string[], unknown: number): string =>
      `${does(person, 'show', 'shows')} ${names(known, unknown)}.`,
    refresh: (person: Person): string => `${does(person, 'refresh', 'refreshes')}.`,
    rearrange: (person: Person, owner: Person, plates: readonly string[]): string =>
      `${does(person, 'rearrange', 'rearranges')} ${person.seat === owner.seat ? (person.you ? 'your own' : 'their own') : whose(owner)} protocols: ${order(plates)}.`,
    swapPlates: (person: Person, owner: Person, one: string, other: string): string =>
      `${does(person, 'swap', 'swaps')} ${person.seat === owner.seat ? '' : `${whose(owner)} `}${one} and ${other}.`,
    swapStacks: (person: Person, one: number, other: number): string =>
      `${does(person, 'swap', 'swaps')} the stacks of ${line(one)} and ${line(other)}.`,
    take: (person: Person, known: readonly string[], unknown: number): string =>
      `${does(person, 'get', 'gets')} ${names(known, unknown)} from the other hand.`,
    shuffle: (person: Person, n: number): string =>
      `${does(person, 'shuffle', 'shuffles')} the trash (${cards(n)}) into ${person.you ? 'your' : 'their'} deck.`,
    shuffleDeck: (person: Person): string =>
      `${does(person, 'shuffle', 'shuffles')} ${person.you ? 'your' : 'their'} deck.`,
    declare: (person: Person, what: string): string => `${does(person, 'name', 'names')} ${what}.`,
    forbidCompile: (person: Person): string =>
      `${does(person, 'cannot', 'cannot')} compile in ${person.you ? 'your' : 'their'} next turn.`,
    cache: (person: Person, n: number): string =>
      `${does(person, 'clear', 'clears')} the cache: ${cards(n)}.`,
    loopGuard: (card: string, box: string): string =>
      `${card}: the ${box} is skipped, too many texts interrupt each other.`,
    won: (person: Person): string => `${does(person, 'have', 'has')} compiled all three protocols.`,
    resigned: (person: Person): string => `${does(person, 'give', 'gives')} up.`,
    turnLimit: 'The last turn is over. Nobody wins.',
  },

  /** A played card, in the sentence about a whole turn: `Bo: Chaos 5 to line 3, discards Chaos 3.` */
  turn: {
    play: (card: string, up: boolean, n: number): string =>
      `${card}${up ? '' : ' face-down'} to ${line(n)}`,
    playUnseen: (n: number): string => `a face-down card to ${line(n)}`,
  },

  /** A move as a button. */
  choice: {
    play: (card: string, up: boolean, n: number, other: boolean): string =>
      `Play ${card} face-${up ? 'up' : 'down'} in ${line(n)}${other ? ', on the opponent’s side' : ''}`,
    shortPlay: (up: boolean, n: number): string => `Face-${up ? 'up' : 'down'} in ${line(n)}`,
    refresh: 'Refresh: draw up to five cards',
    shortRefresh: 'Refresh',
    pick: (protocol: string): string => `Pick ${protocol}`,
    ban: (protocol: string): string => `Remove ${protocol}`,
    place: (owner: Person, n: number, depth: number): string =>
      `${whose(owner)} face-down card in ${line(n)}, place ${depth + 1}`,
    line: (n: number): string => `Line ${n + 1}`,
    yes: 'Yes',
    no: 'No',
    done: 'Done',
    operations: {
      discard: 'Discard',
      flip: 'Flip',
      shift: 'Shift',
      delete: 'Delete',
      draw: 'Draw',
      return: 'Back to hand',
      reveal: 'Show',
      give: 'Give away',
      seize: 'Take',
    } as Readonly<Record<string, string>>,
    text: (card: string, box: string): string => `${card}: ${box}`,
    order: (owner: Person, plates: readonly string[]): string =>
      `${whose(owner)} protocols, left to right: ${plates.join(', ')}`,
    keep: 'Leave the protocols as they are',
    player: (person: Person): string => (person.you ? 'You' : person.name),
    pair: (one: number, other: number): string => `Lines ${one + 1} and ${other + 1}`,
    resign: 'Give up',
  },

  /** The strongest player's reason. */
  // Declarations name their types: without it there is no type to write.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  reasons: reasons as typeof reasons,
  /** The opponents assumed by its chance. */
  assumes: 'against an equal opponent',
  /** What a hint's number means here. */
  worth: (value: number): string => `${share(value)} to win`,

  result: {
    compiled: (person: Person, n: number): string =>
      `${does(person, 'have', 'has')} ${count(n, 'compiled protocol', 'compiled protocols')}.`,
    turns: (n: number): string => count(n, 'turn', 'turns'),
  },

  refusals: {
    malformed: (d: RefusalFacts): string => `“${d.text}” is not an answer to what is asked.`,
    'wrong-count': (): string => 'That is too few cards.',
    duplicate: (): string => 'You have named this card already.',
    'not-offered': (): string => 'This is not among the choices.',
    'not-in-hand': (): string => 'This card is not in your hand.',
    'play-forbidden': (): string => 'A card in the field forbids playing in this line.',
    'face-down-forbidden': (): string => 'A card in the field forbids playing face-down here.',
    'face-up-forbidden': (): string => 'A card in the field forbids playing face-up.',
    'wrong-side': (): string => 'This card can only be played on your own side.',
    'no-matching-protocol': (): string =>
      'Face-up, a card needs its own protocol in the line, yours or the other one. Face-down it can go anywhere.',
    'hand-full': (): string => 'With five or more cards in hand you cannot refresh.',
    'draw-forbidden': (): string => 'A card in the field forbids drawing.',
    'nothing-to-draw': (): string => 'There is no card left to draw.',
    'too-few-protocols': (): string => 'A draft needs at least twelve protocols.',
    'protocol-twice': (d: RefusalFacts): string => `${d.protocol} is there twice.`,
    'protocol-not-enabled': (d: RefusalFacts): string =>
      `${d.protocol} is in none of the chosen boxes.`,
    'no-such-card': (d: RefusalFacts): string => `There is no card “${d.card}”.`,
    'no-such-protocol': (d: RefusalFacts): string => `There is no protocol “${d.protocol}”.`,
    'card-twice': (d: RefusalFacts): string => `${d.card} is there twice.`,
    'named-twice': (d: RefusalFacts): string => `“${d.text}” is given twice.`,
    'bad-check': (): string => 'The checksum does not fit: a part of the position is missing.',
    'other-book': (): string =>
      'The position was written with other cards or texts than this version has.',
    'bad-plates': (d: RefusalFacts): string =>
      `“${d.text}” is wrong: each player has three protocols.`,
    'bad-control': (): string => 'Control is with P0, with P1 or with nobody.',
    'bad-turn': (): string => 'The turn needs a player and a number.',
    'bad-phase': (): string => 'There is no such phase.',
    'bad-rest': (): string => 'What was going on cannot be read.',
    'too-many-cards': (d: RefusalFacts): string =>
      `There are ${cards(d.cards)}: a game has at most 36.`,
    'already-won': (): string => 'All three protocols of a player are compiled already.',
  },
};
