import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  title: 'Ebben a böngészőben',
  stored: {
    off: 'Nincs eltárolva: a Paklihoz itt hálózat kell.',
    storing: 'Letöltjük az összes játékot, hogy hálózat nélkül is működjenek…',
    ready: 'Eltárolva: minden játék hálózat nélkül is működik.',
    update: 'Elérhető a Pakli új változata.',
  },
  useIt: 'Átváltok rá',
  size: (size) => `Helyigény: ${size}`,
  version: (version) => `Verzió: ${version}`,
  licences: 'Licencek',
  fleeting:
    'Ez a böngésző itt semmit sem őriz meg, mint egy privát ablakban: a játszmáid csak az oldal bezárásáig maradnak meg.',
  install: 'A Pakli telepítése',
};
