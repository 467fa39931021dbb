/** What is said beside the cards of a table by link: who is there, what the others wish, how the line is. */
import { list } from './cards.ts';

export const linked = {
  /** On seat plates. */
  away: 'away',
  covered: 'computer plays',
  computer: 'Computer',

  /** One's own line. */
  waiting: 'Reconnecting…',
  /** Why it does not come back. */
  gone: {
    gone: 'This table is not there any more.',
    old: 'This page is older than the server. Load it again.',
    removed: 'The host has removed you from this table.',
    deleted: 'You are deleted, and no longer at this table.',
    full: 'Too many people are watching this table.',
    broken: 'The server did not understand this page. Load it again.',
  },
  reload: 'Load again',

  watching: 'You are watching. Nobody’s hand is shown before the match is over.',

  /** What somebody wishes of the others. */
  asks: {
    takeback: (name: string): string => `${name} would like to take their last move back.`,
    next: (name: string): string => `${name} is ready for the next deal.`,
    again: (name: string): string => `${name} would like to play again.`,
    end: (name: string): string => `${name} would like to end the match here.`,
  },
  /** What one wishes oneself, and who has not agreed. */
  asked: {
    takeback: 'You asked to take your move back.',
    next: 'You are ready for the next deal.',
    again: 'You would like to play again.',
    end: 'You asked to end the match.',
  },
  waitingFor: (names: readonly string[]): string => `Waiting for ${list(names)}.`,
  yes: 'Yes',
  no: 'No',
  withdraw: 'Never mind',
  /** To everybody, and to whoever asked in vain. */
  undone: 'A move was taken back.',
  stands: 'Not taken back: your move stands.',

  /** A computer plays for oneself, or could for somebody else. */
  coveredYou: 'A computer plays for you.',
  back: 'Take your seat back',
  isAway: (name: string): string => `${name} is away.`,
  cover: 'Let a computer play',

  takeBack: 'Take back',
  leave: 'Let a computer play for me',
  leaveAbout: 'Your seat stays yours: come back whenever you like.',
  end: 'End the match',
  endAbout: 'If everybody agrees, it ends here and all cards are shown.',
  ended: 'The match was ended.',
  goOn: 'Go to the new table',
};

export type LinkedWords = typeof linked;
