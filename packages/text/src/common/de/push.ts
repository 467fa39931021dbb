/** Mitteilungen: auf dem Sperrbildschirm, in wenigen Worten. */
import type { PushWords } from '../en/push.ts';

export const push: PushWords = {
  turn: 'Du bist dran',
  deadline: (when) => `Frist: ${when}`,
  back: (name) => `${name} ist wieder da`,
  rematch: (name) => `${name} möchte noch einmal spielen`,
  openSeat: 'Jemand wartet auf Mitspieler',
  evening: 'Der Abend beginnt',
};
