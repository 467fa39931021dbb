/** Texts of the Compile table besides those of its log and moves. */
import type { Person } from '../../person.ts';
import { cards, Who, Whose } from '../../common/en/grammar.ts';

const line = (n: number): string => `line ${n + 1}`;

export const compileTable = {
  /** What a protocol is about, for the draft. */
  protocols: {
    Darkness: 'Moves and flips hidden cards; your own face-down cards count for more.',
    Death: 'Deletes cards, small ones and whole lines of them.',
    Fire: 'Burns cards of your hand to delete, return and flip others.',
    Gravity: 'Pulls cards into its line and piles up your deck under it.',
    Life: 'Grows face-down cards from your deck and flips them open.',
    Light: 'Draws cards, looks at hidden ones and gathers them in a line.',
    Metal: 'Heavy and slow: lowers totals, forbids plays, delays a compile.',
    Plague: 'Makes the other player discard, and feeds on it.',
    Psychic: 'Looks into the other hand, empties it, and moves what lies open.',
    Speed: 'Plays another card at once and is always on the move.',
    Spirit: 'Refreshes, draws, and plays face-up wherever it likes.',
    Water: 'Flows: returns cards to hand and puts protocols in a new order.',
    Apathy: 'Turns cards face-down, silences texts, and profits from the silence.',
    Hate: 'Deletes at any price, also its own.',
    Love: 'Gives and takes cards; both players draw.',
    Chaos: 'Stirs decks, lines and protocols.',
    Clarity: 'Reveals decks and finds the card you need; a full hand counts.',
    Corruption: 'Settles on the other side and spoils what lies there.',
    Courage: 'Strong where the other player is ahead.',
    Fear: 'Silences the other side, drives cards off and empties hands.',
    Ice: 'Slides from line to line and cannot be turned.',
    Luck: 'Bets on the top cards of the decks.',
    Mirror: 'Copies texts and answers what the other player does.',
    Peace: 'Empties hands and waits for its moment.',
    Smoke: 'Thrives where face-down cards lie.',
    Time: 'Brings cards back from the trash and shuffles it into the deck.',
    War: 'Answers when the other player refreshes, compiles or draws.',
    Assimilation: 'Takes cards of the other deck and field for itself.',
    Diversity: 'Strong when many different protocols lie in the field.',
    Unity: 'Strong when many of its own cards lie in the field.',
  } as Readonly<Record<string, string>>,

  /** Names of things on the table, for screen readers. */
  places: {
    plate: (owner: Person, protocol: string, n: number, compiled: boolean): string =>
      `${Whose(owner)} ${protocol}, ${line(n)}, ${compiled ? 'compiled' : 'not compiled'}`,
    total: (owner: Person, n: number, total: number): string =>
      `${Who(owner)}: total ${total} in ${line(n)}`,
    stack: (owner: Person, n: number, size: number): string =>
      `${Whose(owner)} stack in ${line(n)}: ${cards(size)}`,
    card: (card: string, covered: boolean): string => (covered ? `${card}, covered` : card),
    faceDown: (value: number, covered: boolean, known: string | undefined): string =>
      `Face-down card worth ${value}${covered ? ', covered' : ''}${known === undefined ? '' : `: ${known}`}`,
    coming: (card: string): string => `${card}, on its way`,
    unseen: 'Face-down card',
    line: (n: number): string => `Line ${n + 1}`,
    deck: (owner: Person, n: number): string => `${Whose(owner)} deck: ${cards(n)}`,
    trash: (owner: Person, n: number): string => `${Whose(owner)} trash: ${cards(n)}`,
    playUp: (n: number): string => `Face-up in ${line(n)}`,
    playDown: (n: number): string => `Face-down in ${line(n)}`,
    tray: 'Cards to choose from',
    handTexts: 'Read your cards',
  },

  lane: {
    toGo: (n: number): string => `${n} to go`,
    ready: 'ready',
    lead: 'ahead',
    faceUp: 'Face-up',
    faceDown: 'Face-down',
    controlAbout: (person: Person): string =>
      `${Who(person)} ${person.you ? 'have' : 'has'} control and may put protocols in a new order at the next compile or refresh.`,
    free: 'Nobody has control: whoever leads in two lines at the start of their own turn takes it.',
    noCompile: 'no compile next turn',
  },

  boxes: {
    top: 'Always, even when covered',
    middle: 'When it is played, turned up or uncovered',
    bottom: 'While it is uncovered',
  },

  draft: {
    about:
      'The six cards of each protocol become your deck. Its plate stands in a line, left to right as you pick.',
    rule: 'To win, compile all three: 10 or more in a line, and more than the other side.',
    tap: 'Tap a protocol to see its six cards. Tap it again to pick it.',
    open: 'still to pick',
    look: (protocol: string): string => `${protocol}: its six cards`,
    /** Spoken with the table. */
    left: (protocols: readonly string[]): string =>
      `Protocols to choose from: ${protocols.join(', ')}`,
  },

  /** Questions, and their consequences. */
  ask: {
    draft: 'Its six cards come into your deck. The other player cannot take it any more.',
    ban: 'Nobody can pick it in this game.',
    action:
      'Tap a card, then a line. Face-up it needs its protocol there and does its text; face-down it goes anywhere and counts 2.',
    lifted: 'Tap a lit place to play it there. Escape or another tap takes it back.',
    refresh: 'Or tap your deck: draw until you hold five cards.',
    mustRefresh: 'You have nothing to play. Tap your deck to draw until you hold five cards.',
    compile: 'Which line do you compile?',
    compileAbout: 'All cards of the line are deleted, on both sides, and your plate is compiled.',
    cache: (n: number): string => `You hold more than five cards: discard ${n}.`,
    cacheAbout: 'Tap the cards that you can spare, then confirm.',
    /** The question contains the minimum and maximum. */
    several: (chosen: number, least: number, most: number): string =>
      least === most ? `${chosen} of ${least} chosen.` : `${chosen} chosen.`,
    second: 'Tap a lit card to see it, tap it again to choose it.',
    line: 'Tap one of the lit lines.',
    may: 'You need not. If you say no, what begins with “If you do” does not happen either.',
    either: 'What you choose happens at once.',
    order: 'Tap the card whose text comes first. The others follow.',
    rearrange: 'Tap a plate, then where it goes; or drag it. The stacks stay where they are.',
    controlTarget: 'Control is spent now, whatever you choose. Only the protocols change lines.',
    pair: 'Tap one stack, then the other.',
    number: 'The text goes on with the number that you name.',
    protocol: 'Tap one of the plates.',
    player: 'The other one follows.',
    whose: (person: Person): string =>
      person.you ? 'Rearrange your protocols' : `Rearrange ${person.name}’s protocols`,
    confirm: 'Confirm',
  },

  /** What a card is chosen for. */
  target: {
    delete: 'Choose the card that is deleted.',
    flip: 'Choose the card that is flipped.',
    shift: 'Choose the card that is shifted.',
    return: 'Choose the card that goes back to hand.',
    discard: 'Choose the card that you discard.',
    reveal: 'Choose the card that is revealed.',
    give: 'Choose the card that you give away.',
    seize: 'Choose the card that you take.',
    play: 'Choose the card that you play, and where.',
    draw: 'Choose the card that you draw.',
    copyMiddle: 'Choose the card whose middle text you copy.',
    to: 'Choose the line it goes to.',
  } as Readonly<Record<string, string>>,

  /** The texts being resolved. */
  effects: {
    now: 'now',
    waits: 'waits',
    owner: (person: Person): string => (person.you ? 'your text' : `${person.name}’s text`),
    chooses: (person: Person): string => (person.you ? 'you choose' : `${person.name} chooses`),
    more: (n: number): string => `Effects: ${n}`,
    gone: 'a card that has left',
  },

  /** Announced while it happens. */
  moments: {
    start: 'At the start of the turn',
    end: 'At the end of the turn',
    compile: (person: Person, protocol: string): string =>
      `${Who(person)} ${person.you ? 'compile' : 'compiles'} ${protocol}`,
    recompile: 'compiled once more',
    control: (person: Person): string => `${Who(person)} ${person.you ? 'take' : 'takes'} control`,
    won: (person: Person): string => `${Who(person)} ${person.you ? 'win' : 'wins'}`,
  },

  /** A move's effects, beside its name. */
  notes: {
    draw: (n: number): string => `draw ${n}`,
    delete: (n: number): string => `delete ${n}`,
    flip: (n: number): string => `flip ${n}`,
    return: (n: number): string => `return ${n}`,
    discard: (n: number): string => `discard ${n}`,
    compile: 'compile',
    win: 'win',
  },

  score: {
    compiled: 'Compiled',
    goal: 'Three compiled protocols win.',
    deck: 'Deck',
    trash: 'Trash',
  },
};
