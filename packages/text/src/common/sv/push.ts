/** Aviseringar: visas på en låsskärm, med få ord. */
import type { PushWords } from '../en/push.ts';

export const push: PushWords = {
  turn: 'Din tur',
  deadline: (when) => `Senast ${when}`,
  back: (name) => `${name} är tillbaka`,
  rematch: (name) => `${name} vill spela igen`,
  openSeat: 'Någon väntar på medspelare',
  evening: 'Kvällen börjar',
};
