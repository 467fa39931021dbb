/** Burada olmayana söylenenler: kilit ekranında, az sözle. */
import type { PushWords } from '../en/push.ts';

export const push: PushWords = {
  turn: 'Sıra sende',
  deadline: (when) => `Süre sonu: ${when}`,
  back: (name) => `${name} geri döndü`,
  rematch: (name) => `${name} bir daha oynamak istiyor`,
  openSeat: 'Biri oyuncu bekliyor',
  evening: 'Oyun gecesi başlıyor',
};
