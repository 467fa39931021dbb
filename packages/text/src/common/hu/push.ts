/** Amit annak mondunk, aki nincs itt: a zárolt képernyőn, kevés szóval. */
import type { PushWords } from '../en/push.ts';

export const push: PushWords = {
  turn: 'Te jössz',
  deadline: (when) => `Határidő: ${when}`,
  back: (name) => `${name} visszajött`,
  rematch: (name) => `${name} szeretne még egyet játszani`,
  openSeat: 'Valaki játszótársra vár',
  evening: 'Kezdődik a játékest',
};
