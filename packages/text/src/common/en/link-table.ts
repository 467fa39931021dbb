/** Texts beside the cards of a table by link: who is there, what the others want, the state of the connection. */
import { count, list } from './grammar.ts';

export const linkTable = {
  /** On a phone that shows the hand while a shared screen shows the table. */
  toTable: 'Table',
  toHand: 'My hand',
  /** On seat plates. */
  away: 'away',
  covered: 'computer plays',

  /** One's own connection. */
  waiting: 'Reconnecting…',
  /** Why it does not reconnect. */
  gone: {
    gone: 'This table no longer exists.',
    damaged: 'This table cannot be read any more. The server’s operator can see why.',
    old: 'This page is older than the server. Reload it.',
    removed: 'The host has removed you from this table.',
    deleted: 'Your data has been deleted, and you are no longer at this table.',
    full: 'You can no longer watch this table.',
    broken: 'The server did not understand this page. Reload it.',
  },
  reload: 'Reload',

  watching: 'You are watching. Nobody’s hand is shown before the match is over.',

  /** Requests to the others. */
  asks: {
    takeback: (name: string): string => `${name} would like to take their last move back.`,
    next: (name: string): string => `${name} is ready for the next deal.`,
    again: (name: string): string => `${name} would like to play again.`,
    end: (name: string): string => `${name} would like to end the match here.`,
  },
  /** One's own request, and who has not agreed. */
  asked: {
    takeback: 'You asked to take your move back.',
    next: 'You are ready for the next deal.',
    again: 'You would like to play again.',
    end: 'You asked to end the match.',
  },
  waitingFor: (names: readonly string[]): string => `Waiting for ${list(names)}.`,
  withdraw: 'Withdraw',
  /** To everybody, and to whoever asked in vain. */
  undone: 'A move was taken back.',
  stands: 'Not taken back: your move stands.',

  /** A computer plays for oneself, or could for another player. */
  coveredYou: 'A computer plays for you.',
  back: 'Take your seat back',
  cover: 'Let a computer play',

  takeBack: 'Take back',
  leave: 'Let a computer play for me',
  leaveAbout: 'Your seat stays yours: come back whenever you like.',
  /** Leaving the seat for good, and the seat of a player away for days. */
  release: 'Give up my seat',
  releaseAbout: 'A computer plays on for you to the end. You cannot take the seat back.',
  releaseSure: 'Give it up',
  releaseNot: 'Keep it',
  releaseOther: (name: string): string => `Release ${name}’s seat`,
  releaseOtherAbout:
    'They have been away for days. If everybody else agrees, the seat goes to a computer for good.',
  releaseAsks: (name: string, other: string): string =>
    `${name} would like to release ${other}’s seat.`,
  releaseAsked: (other: string): string => `You asked to release ${other}’s seat.`,
  end: 'End the match',
  endAbout: 'If everybody agrees, it ends here and all cards are shown.',
  ended: 'The match was ended.',
  /** At a table of an evening, whose round may go on elsewhere. */
  roundEnded: 'The round is over at this table.',
  /** What a takeback would undo, and how many moves have been played since. */
  since: (move: string, later: number): string =>
    later === 0 ? move : `${move} ${count(later, 'move has', 'moves have')} been played since.`,

  /** A person without a name: they had their data deleted. */
  nameless: 'Somebody',
  /** A seat open to any newcomer. */
  offered: (name: string): string => `You may play on for ${name}.`,
  sitDown: 'Sit down',

  /** The host's controls while cards are played. */
  offer: (name: string): string => `Offer ${name}’s seat`,
  offerAbout: 'Anyone who comes by the link may sit down there and play on.',
  keepSeat: (name: string): string => `No longer offer ${name}’s seat`,
  watchOn: 'Let others watch',
  watchOff: 'Let nobody watch',
  watchOffAbout: 'Anyone watching now will be sent away.',
  talkOn: 'Allow chat',
  talkOff: 'Ready phrases and emoji only',

  /** Announced by screen readers. */
  news: {
    left: (name: string): string => `${name} is away.`,
    back: (name: string): string => `${name} is back.`,
    covered: (name: string): string => `A computer plays for ${name}.`,
    plays: (name: string): string => `${name} plays again.`,
    sat: (name: string): string => `${name} has sat down.`,
    hosting: 'You are the host now.',
    seconds: (n: number): string => `${count(n, 'second', 'seconds')} left.`,
  },

  /** The chat of the table. */
  say: {
    title: 'Say something',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'well-played': 'Well played!',
      nice: 'Nice move!',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      oops: 'Oops!',
      hurry: 'It is your turn.',
      moment: 'One moment…',
      back: 'I am back.',
      'one-more': 'One more?',
      bye: 'Goodbye!',
    },
    signs: {
      smile: 'smiles',
      laugh: 'laughs',
      think: 'ponders',
      clap: 'claps',
      wow: 'is amazed',
      cry: 'weeps',
      heart: 'sends a heart',
      tea: 'fetches tea',
    },
    text: 'Your message',
    send: 'Send',
    lines: 'Messages',
    unread: (count: number) => `${count} new`,
    nothing: 'Nobody has said anything yet.',
    people: 'The others',
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Unmute ${name}`,
    report: (name: string): string => `Report ${name}`,
    reportSure: (name: string): string =>
      `The people who run this server will see the last 20 lines of this table, and that you reported ${name}.`,
    block: (name: string): string => `Block ${name}`,
    blocked: 'You will not see each other’s open tables.',
    reported: 'Reported.',
    cancel: 'Cancel',
    silent: 'Everybody is muted, as you chose in the settings.',
  },

  /** Whether the same people play another match. */
  rematch: {
    yes: 'Yes, play again',
    no: 'No, thanks',
    seconds: (n: number): string => `${count(n, 'second', 'seconds')} to answer.`,
    declined: (names: readonly string[]): string => `${list(names)} would rather not play again.`,
    silent: (names: readonly string[]): string => `No answer from ${list(names)}.`,
    /** A computer takes these people's seats. */
    without: (names: readonly string[]): string => `Play without ${list(names)}`,
    /** To a player who has not answered. */
    begun: 'The others have started a new match.',
  },
  goOn: 'Go to the new table',
  evening: 'Back to the evening',
  /** Link from a board of the day to all results with these cards. */
  sameCards: 'What others did with these cards',

  /** The check that the cards were dealt fairly. */
  honest: {
    ask: 'Was the deal fair?',
    yes: 'Yes. The order of all cards was fixed before anybody saw one, and nobody changed it.',
    how: 'How was that checked?',
    checked: (n: number): string =>
      `The server fixed a secret before the match, and everybody’s browser added a number. This page has shuffled with them again: ${n === 1 ? 'the cards were dealt once, and they were the same' : `cards were dealt ${n} times, and each time they were the same`}.`,
    own: 'The number that this browser gave is among them.',
    limits: 'It cannot show that nobody looked at the cards in the meantime.',
    no: 'No.',
    wrong: {
      own: 'The server now says something different from what it showed or was given at the start.',
      commitment: 'The secret is not the one the server committed to before the match.',
      nonces: 'Some of the players’ numbers are missing.',
      rules: 'The match was played by different rules from those the table was opened with.',
      starter: 'By the draw, somebody else should have started.',
      cards: 'Secret and numbers lead to different cards from those dealt.',
    },
  },
};

export type LinkTableWords = typeof linkTable;
