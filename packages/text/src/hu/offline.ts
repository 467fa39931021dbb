import type { Offline } from '../en/index.ts';

export const offline: Offline = {
  title: 'Ebben a böngészőben',
  stored: {
    off: 'Nincs eltárolva: a Paklihoz itt hálózat kell.',
    storing: 'Minden játék letöltődik, hogy hálózat nélkül is működjön…',
    ready: 'Eltárolva: minden játék működik hálózat nélkül is.',
    update: 'Elkészült a Pakli új változata.',
  },
  useIt: 'Váltsunk rá',
  size: (size) => `Helyigény: ${size}`,
  version: (version) => `${version} verzió`,
  fleeting:
    'Ez a böngésző itt semmit sem őriz meg, mint egy privát ablakban: a játékaid az oldal bezárásáig maradnak meg.',
  install: 'A Pakli telepítése',
};
