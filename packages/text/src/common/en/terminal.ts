/** Texts of the terminal only. English is the source and defines the type of the other languages. */
import { tellGrades } from './grades.ts';
import { count } from './grammar.ts';

export const terminal = {
  prompt: 'Your move',
  tooSmall: (columns: number, rows: number): string =>
    `A table needs ${columns} columns and ${rows} rows at least. q and Enter leave it.`,
  /** Commands at the prompt, each a letter and Enter. */
  commands: {
    h: 'hint',
    u: 'undo',
    r: 'rules',
    s: 'save',
    q: 'quit',
    l: 'look',
  },
  tab: 'Tab completes',
  how: 'Type the number of a move, a card, or the move itself. Esc takes back. r 5.2 shows a rule, s FILE saves a copy.',
  choose: 'Choose one by its number.',
  movesAgain: 'Enter shows your moves again.',
  numbers: (last: number): string => `There are moves 1 to ${last}.`,
  more: (n: number): string =>
    n === 1
      ? '… and one more move: type a card or a word to narrow them down'
      : `… and ${n} more moves: type a card or a word to narrow them down`,
  nothingToLookAt: 'There is nothing to look at.',
  nothingToUndo: 'You have not decided anything yet.',
  noHint: 'No player of this game can give hints.',
  noHintNow: 'There is nothing to decide now.',
  saved: (file: string): string => `The game is saved after every move. It is in ${file}`,
  savedAs: (file: string): string => `Saved as ${file}`,
  notSaved: (file: string, why: string): string => `${file} cannot be written: ${why}`,
  notKept: (file: string, why: string): string =>
    `Your game is not saved: ${file} cannot be written: ${why}`,
  /** Why a file cannot be written. */
  notWritten: {
    folder: 'no such folder',
    permission: 'no permission',
    space: 'no space is left',
    directory: 'it is a folder',
  },
  /** Followed by a command. */
  kept: 'Your game is saved. Resume it with:',
  study: 'See what you could have done better:',
  nothingKept: 'There is no unfinished game to resume.',
  damaged: (file: string, line: number): string =>
    `${file}, line ${line}: it says who sits where, and it is damaged. Fix it, or remove the file.`,
  /** A game played by another process. */
  elsewhere: {
    open: (process: number, host: string): string =>
      `This game is being played in another terminal (process ${process} on ${host}).`,
    choices: 'w watches · t takes it over · q leaves',
    watching: 'You are watching: this game is being played in another terminal.',
    keys: 't takes the game over · q leaves',
    free: 'Nobody is playing this game any more.',
    taken: 'Another terminal has taken this game over. What you did since is not in it.',
  },
  /** Several people at one terminal; the names are used to address people and to talk about them. */
  people: {
    yourTurn: (name: string): string => `${name}, it is your turn.`,
    away: 'The others look away.',
    keys: 'Space shows your cards · q leaves the table',
    undo: 'u takes the last move back',
    takeBack: (name: string, steps: number): string =>
      steps === 1
        ? `${name} would like to take a move back.`
        : `${name} would like to take a move back. The last ${steps} steps would be undone.`,
    agree: (name: string): string => `${name}, do you agree?`,
    answers: 'y yes · n no',
    refused: (name: string): string => `${name} does not agree.`,
    noHints: 'There are no hints while people play against each other.',
  },
  enterNext: 'Enter begins the next deal.',
  enterLeave: 'Enter leaves the table; u takes the last move back.',
  leave: 'You leave the table.',
  placeOf: (place: number): string => `${place}.`,

  /** Below a page that is longer than the screen. */
  pager: 'Space or ↓ next · ↑ back · q closes',
  noRule: (rule: string, known: string): string =>
    `There is no rule ${rule}. The sections are: ${known}.`,

  /** Column headings of pakli games. */
  games: { ruleSets: 'Rule sets', options: 'Options', players: 'Players' },

  watch: {
    keys: 'Space pause · + faster · - slower · n one move · q leave',
    paused: 'Paused',
    pause: (seconds: string): string => `${seconds} s per move`,
    ended: 'The match is over. q leaves.',
  },

  replay: {
    keys: '← → step · ↑ ↓ deal · Home End · a number and Enter jumps · Tab seat · q leave',
    step: (n: number, of: number): string => `Step ${n} of ${of}`,
    asSeat: (name: string): string => `as ${name} sees it`,
    asSpectator: 'as a spectator sees it',
    jump: 'Jump to step',
  },

  analyse: {
    title: (player: string): string => `As ${player} sees it`,
    honest:
      'Every estimate is made from what the mover knew, over simulated deals. Small differences mean little.',
    move: 'Move',
    who: 'Who',
    played: 'Played',
    before: 'Best',
    after: 'Played',
    lost: 'Lost',
    instead: 'Better',
    /** With open cards, where the game can compute it. */
    open: 'Open',
    openNote:
      'Open is what the mover would have got with all cards open and perfect play by everybody, before the move and after it.',
    openCurve: (name: string): string => `How ${name} stood with all cards open`,
    harm: (lost: string): string => `  with all cards open: lost ${lost}`,
    noHarm: '  with all cards open: did no harm',
    mistakes: (n: number, of: number): string =>
      n < of ? `The ${n} biggest of ${of} mistakes` : 'The biggest mistakes',
    /** Legend of the signs beside a loss. */
    signs: '? is a slip, ?? a blunder.',
    noMistakes: 'No slip and no blunder.',
    /** Estimates are plain numbers; this explains what a whole one is. */
    unit: (worth: string): string => `An estimate of 1 is ${worth}`,
    mistake: (
      n: number,
      who: string,
      played: string,
      better: string,
      lost: string,
    ): readonly string[] => [
      `Move ${n}, ${who}, lost ${lost}:`,
      `  played: ${played}`,
      `  better: ${better}`,
    ],
    curve: (name: string): string => `How ${name} stood before each own decision`,
    decisions: (n: number, forced: number): string =>
      `${count(n, 'decision', 'decisions')}${forced === 0 ? '' : `, and ${forced} without a choice`}`,
    total: (name: string, lost: string, n: number): string =>
      `${name}: ${lost} lost in ${count(n, 'decision', 'decisions')}`,
    /** Below a player's total; a share in percent. */
    accuracy: (
      share: string,
      decisions: number,
      best: number,
      good: number,
      slips: number,
      blunders: number,
    ): string => `  ${share} accuracy. ${tellGrades(decisions, best, good, slips, blunders)}`,
    luck: (cards: string, own: string, others: string): string =>
      `  From the first card on, with all cards open, the cards were worth ${cards}; own moves changed that by ${own}, the others’ by ${others}.`,
    nothing: 'There is no decision in this record.',
  },
  /** The table of Ulti. */
  ulti: {
    dealer: 'dealer',
    defenders: 'Defenders',
    highest: 'Highest bid',
    announced: 'Announced',
    noBid: 'Nobody has bid yet',
    held: 'held',
    ladder: 'Ladder',
    pass: 'pass',
    hold: 'hold',
    release: 'release',
    trickOf: (n: number): string => `Trick ${n} of 10`,
    ask: {
      bid: 'Bid a contract; two cards go into the talon after it.',
      discard: (left: number): string =>
        left === 1 ? 'Lay one more card in the talon.' : 'Lay two cards in the talon.',
      turn: 'Pass, or pick up the talon and bid higher.',
      hold: (bid: string): string => `Hold your bid, or release it for ${bid}.`,
      final: 'Play your contract, or pick up the talon and bid higher.',
      trump: 'Name the trump suit.',
      raise: 'Raise what they have doubled, or go on.',
      kontra: 'You may say kontra before your card.',
      lead: 'You lead any card.',
      keepSeven: 'The trump seven is kept.',
      follow: (suit: string): string => `Follow ${suit}.`,
      beat: (suit: string): string => `Follow ${suit} and beat the trick.`,
      ruff: 'You are out of the suit: play a trump.',
      overruff: 'You are out of the suit: play a higher trump.',
      free: 'You have neither the suit nor a trump: any card.',
      freeNoTrump: 'You do not have the suit: any card.',
    },
  },

  /** The table of Compile. */
  compile: {
    up: (line: number): string => `up in ${line}`,
    down: (line: number): string => `down in ${line}`,
    opposite: (play: string): string => `${play} across`,
    lies: (card: string, who: string, line: number): string => `${card} (${who}, ${line})`,
    onItsWay: (card: string, line: number): string => `${card} to line ${line}`,
    unseen: 'a face-down card',
    cannotCompile: 'may not compile now',
    readCard: 'Type the name of any card to read it.',
  },
};

export type TerminalWords = typeof terminal;
