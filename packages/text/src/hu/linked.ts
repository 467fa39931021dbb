import type { LinkedWords } from '../en/linked.ts';
import { list } from './cards.ts';

export const linked: LinkedWords = {
  away: 'nincs itt',
  covered: 'gép játszik helyette',
  computer: 'Gép',

  waiting: 'Újracsatlakozás…',
  gone: {
    gone: 'Ez az asztal már nincs meg.',
    old: 'Ez az oldal régebbi, mint a szerver. Töltsd be újra.',
    removed: 'A házigazda eltávolított ettől az asztaltól.',
    deleted: 'Az adataid törlődtek, már nem ülsz ennél az asztalnál.',
    full: 'Túl sokan nézik már ezt az asztalt.',
    broken: 'A szerver nem értette az oldalt. Töltsd be újra.',
  },
  reload: 'Újratöltés',

  watching: 'Nézőként vagy itt. A parti végéig senkinek a lapjai nem látszanak.',

  asks: {
    takeback: (name) => `${name} szeretné visszavonni az utolsó lépését.`,
    next: (name) => `${name} kész a következő osztásra.`,
    again: (name) => `${name} szeretne még egyet játszani.`,
    end: (name) => `${name} itt befejezné a partit.`,
  },
  asked: {
    takeback: 'Kérted, hogy visszavonhasd a lépésed.',
    next: 'Kész vagy a következő osztásra.',
    again: 'Szeretnél még egyet játszani.',
    end: 'Javasoltad, hogy fejezzétek be a partit.',
  },
  waitingFor: (names) => `Még nem válaszolt: ${list(names)}.`,
  yes: 'Igen',
  no: 'Nem',
  withdraw: 'Mégse',
  undone: 'Egy lépés visszavonva.',
  stands: 'Nem lett visszavonva: a lépésed érvényes.',

  coveredYou: 'Egy gép játszik helyetted.',
  back: 'Visszaülök',
  isAway: (name) => `${name} nincs itt.`,
  cover: 'Játsszon helyette gép',

  takeBack: 'Visszavonás',
  leave: 'Játsszon helyettem gép',
  leaveAbout: 'A helyed a tiéd marad: bármikor visszaülhetsz.',
  end: 'A parti befejezése',
  endAbout: 'Ha mindenki beleegyezik, itt véget ér, és minden lap láthatóvá válik.',
  ended: 'A partit befejeztétek.',
  goOn: 'Az új asztalhoz',
};
