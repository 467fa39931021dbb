/** Notifications: shown on a lock screen, so brief. */

export const push = {
  turn: 'Your turn',
  /** With the date and time. */
  deadline: (when: string): string => `Deadline: ${when}`,
  back: (name: string): string => `${name} is back`,
  rematch: (name: string): string => `${name} would like to play again`,
  openSeat: 'Somebody is waiting for players',
  evening: 'The evening is starting',
};

export type PushWords = typeof push;
