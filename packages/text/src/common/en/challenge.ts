/** Texts around games with somebody else's cards: challenges, and the deal of the day. */
import { count, ordinal } from './grammar.ts';

export const challenge = {
  /** Sends a finished game to a friend. */
  send: {
    title: 'The same cards for a friend',
    about:
      'Your friend gets the same cards in the same seat, against the same computers. How it went for you is shown once they have finished.',
    name: 'Your name, for your friend',
    link: 'Link to the challenge',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'The browser does not let us copy. Select the text and copy it yourself.',
    share: 'Share',
    text: (game: string): string => `${game}: can you do better with my cards?`,
  },

  /** The landing page of such a link. */
  page: {
    title: (game: string): string => `You are challenged to ${game}`,
    titleBy: (name: string, game: string): string => `${name} challenges you to ${game}`,
    about:
      'You get the same cards in the same seat, against the same computers. Both results are shown when you have finished.',
    against: (level: string): string => `Computers: ${level}`,
    take: 'Take the challenge',
    goOn: 'Continue your game',
    played: 'You have already played these cards.',
  },

  /** Both results. */
  duel: {
    title: 'Side by side',
    you: 'You',
    friend: 'Your friend',
    parted: 'Where your play diverged',
    same: 'You decided the same every time.',
    look: 'See it on the table',
    theirs: (name: string): string => `How ${name} continued`,
    reply: 'Send your result',
  },

  /** A game's result for one seat. */
  result: {
    won: 'Won',
    lost: 'Lost',
    draw: 'Draw',
    place: (place: number, seats: number): string => `${ordinal(place)} of ${seats}`,
    points: (n: number): string => count(n, 'point', 'points'),
  },

  /** The deal of the day. */
  day: {
    about:
      'Today everybody gets the same cards in the same seat. The computers play at level Strong, the same for everybody. They are dealt on this device, for fun: nobody compares results.',
    /** Link to the deals of the day that a server compares. */
    compare: 'Compare with others',
    play: (game: string): string => `Play today’s ${game}`,
    goOn: (game: string): string => `Continue today’s ${game}`,
    streak: (days: number): string => `Streak: ${count(days, 'day', 'days')}`,
    expert: 'The expert',
    thinking: 'The expert is still playing…',
    share: 'Share the result',
    text: 'The result as text',
    all: 'All deals of the day',
  },
};

export type ChallengeWords = typeof challenge;
