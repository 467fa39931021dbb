/** Texts around recorded games: replay, analysis, sharing, the list of games. */
import type { Person } from '../../person.ts';
import { tellGrades } from './grades.ts';
import { count } from './grammar.ts';

export const replay = {
  title: 'Replay',
  /** Replaces "You" in a game given to somebody else. */
  somebody: 'Player',

  list: {
    title: 'Replays',
    about: 'The games of this browser, newest first.',
    none: 'No games yet. Play one, or import one.',
    running: 'still being played',
    branch: 'what if',
    imported: 'imported',
    remove: (game: string): string => `Delete ${game}`,
    sure: 'Delete this game for good?',
    yes: 'Delete',
    no: 'Keep',
  },

  take: {
    title: 'Import a game',
    about: 'Paste a record or a share link, choose a file, or drop one anywhere on the page.',
    text: 'Record or link',
    open: 'Open it',
    file: 'Choose a file',
    line: (n: number, problem: string): string => `Line ${n}: ${problem}`,
    unread: 'The file cannot be read.',
    notText: 'This is not a text file.',
  },

  view: {
    title: 'Seen by',
    seat: (person: Person): string => (person.you ? 'As you saw it' : `As ${person.name} saw it`),
    open: (person: Person): string =>
      `All cards open, from ${person.you ? 'your' : `${person.name}’s`} seat`,
    running: 'The game is still being played: you see it from your own seat.',
  },

  controls: {
    label: 'Moves',
    first: 'To the start',
    back: 'One step back',
    play: 'Play automatically',
    pause: 'Stop',
    next: 'One step forward',
    last: 'To the end',
    step: (n: number, of: number): string => `Step ${n} of ${of}`,
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },

  keys: 'Arrow keys step, Home and End jump, space plays automatically.',

  branch: {
    act: 'Play on from here',
  },

  share: {
    title: 'Share',
    about:
      'The link holds the whole game and opens it at this move. Nothing is sent anywhere else.',
    link: 'Link',
    record: 'Record as text',
    copyLink: 'Copy the link',
    copyRecord: 'Copy the record',
    copied: 'Copied.',
    notCopied: 'The browser does not let us copy. Select the text and copy it yourself.',
    download: 'Save as a file',
    tooLong: 'This game is too long for a link. Share its record instead.',
    running: 'A game can be shared once it is over: a link holds all cards.',
    /** HTML to copy. */
    own: 'On your own page',
    ownAbout:
      'HTML for a page or a blog. The frame shows one seat’s cards; nobody has to leave your page.',
    frame: 'Embed code',
    copyFrame: 'Copy the embed code',
    picture: 'A picture with a link, where frames are not allowed',
    copyPicture: 'Copy the picture',
  },

  analysis: {
    title: 'Analysis',
    about: (person: Person): string =>
      `The strongest player reviews each of ${person.you ? 'your' : `${person.name}’s`} decisions, with the same cards in sight.`,
    start: 'Analyse',
    goOn: 'Continue',
    stop: 'Stop',
    again: 'Try again',
    failed: 'The analysis stopped: something went wrong on our side.',
    progress: (n: number, of: number): string =>
      `${n} of ${count(of, 'decision', 'decisions')} looked at`,
    none: (person: Person): string => `${person.you ? 'You' : person.name} had nothing to decide.`,
    curve: (person: Person): string =>
      person.you
        ? 'How you stood, from what you knew'
        : `How ${person.name} stood, from what ${person.name} knew`,
    exact: 'All cards open, calculated',
    /** After a share in percent. */
    accuracy: (
      decisions: number,
      best: number,
      good: number,
      slips: number,
      blunders: number,
    ): string => `accuracy. ${tellGrades(decisions, best, good, slips, blunders)}`,
    grades: { best: 'Best', good: 'Good', slip: 'Slip', blunder: 'Blunder' },
    equal: 'Nothing to grade: no choice made a difference that matters.',
    /** Payments of deals, broken down: signed numbers. */
    luck: (person: Person, cards: string, own: string, others: string): string =>
      person.you
        ? `From the first card on, with all cards open and best play by everybody, the cards were worth ${cards} to you. Your moves changed that by ${own}, the others’ moves by ${others}.`
        : `From the first card on, with all cards open and best play by everybody, the cards were worth ${cards} to ${person.name}. ${person.name}’s moves changed that by ${own}, the others’ moves by ${others}.`,
    showAll: (n: number): string => `Show all ${n}`,
    best: 'The best move',
    bestAbout: 'everything else was clearly worse',
    swings: 'Where most was lost',
    noSwings: 'No move lost anything that matters.',
    worth: (played: string, better: string): string => `${played} instead of ${better}`,
    better: 'Better:',
    fine: 'A good choice, judging by the cards in sight.',
    knowable: 'By the cards in sight the other move was better: that could be seen.',
    hidden: 'Nobody could know: only with all cards open was another move better.',
    lucky:
      'By the cards in sight the other move was better. As the cards lay, this one cost nothing in the end.',
    marks: {
      knowable: 'the cards in sight were enough to see it',
      hidden: 'nobody could see it coming',
      lucky: 'cost nothing in the end, as the cards lay',
    },
    honest: 'Estimates come from simulated deals. Small differences mean little.',
  },
};

export type ReplayWords = typeof replay;
