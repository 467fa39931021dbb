import type { LinkedWords } from '../en/linked.ts';
import { count, list } from './cards.ts';

export const linked: LinkedWords = {
  toTable: 'Asztal',
  toHand: 'Lapjaim',
  away: 'nincs itt',
  covered: 'gép játszik helyette',
  computer: 'Gép',

  waiting: 'Újracsatlakozás…',
  gone: {
    gone: 'Ez az asztal már nincs meg.',
    old: 'Ez az oldal régebbi, mint a szerver. Töltsd be újra.',
    removed: 'A házigazda eltávolított ettől az asztaltól.',
    deleted: 'Az adataid törlődtek, már nem ülsz ennél az asztalnál.',
    full: 'Ezt az asztalt már nem nézheted.',
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
  since: (move, later) =>
    later === 0 ? move : `${move} Azóta ${count(later, 'lépés', 'lépés')} történt.`,

  nameless: 'Valaki',
  offered: (name) => `Folytathatod a játékot itt: ${name} helyén.`,
  sitDown: 'Leülök',

  offer: (name) => `Hely felajánlása: ${name}`,
  offerAbout: 'Aki a linkkel érkezik, leülhet oda, és tovább játszhat.',
  keepSeat: (name) => `A hely már nem szabad: ${name}`,
  watchOn: 'Nézhessék mások is',
  watchOff: 'Senki se nézhesse',
  watchOffAbout: 'Aki most nézi, többé nem láthatja.',
  talkOn: 'Csevegés engedélyezése',
  talkOff: 'Csak kész mondatok és jelek',

  news: {
    left: (name) => `${name} nincs itt.`,
    back: (name) => `${name} visszajött.`,
    covered: (name) => `${name} helyett gép játszik.`,
    plays: (name) => `${name} újra játszik.`,
    sat: (name) => `${name} leült.`,
    hosting: 'Most te vagy a házigazda.',
    seconds: (n) => `Még ${count(n, 'másodperc', 'másodperc')}.`,
  },

  say: {
    title: 'Szólj hozzá',
    phrases: {
      hello: 'Sziasztok!',
      'good-luck': 'Sok szerencsét!',
      'well-played': 'Szép játék!',
      nice: 'Szép lépés!',
      thanks: 'Köszönöm!',
      sorry: 'Bocsánat!',
      oops: 'Hoppá!',
      hurry: 'Te jössz.',
      moment: 'Egy pillanat.',
      back: 'Itt vagyok újra.',
      'one-more': 'Még egyet?',
      bye: 'Viszlát!',
    },
    signs: {
      smile: 'mosolyog',
      laugh: 'nevet',
      think: 'töpreng',
      clap: 'tapsol',
      wow: 'ámul',
      cry: 'sír',
      heart: 'szívet küld',
      tea: 'teáért megy',
    },
    text: 'A te szavaid',
    send: 'Elmondom',
    said: (name, text) => `${name}: ${text}`,
    lines: 'Ami elhangzott',
    unread: (count) => `${count} új`,
    nothing: 'Még senki sem szólt.',
    people: 'A többiek',
    mute: (name) => `Némítás: ${name}`,
    unmute: (name) => `Némítás vége: ${name}`,
    report: (name) => `Bejelentés: ${name}`,
    reportSure: (name) =>
      `A szerver üzemeltetője elolvassa az asztal utolsó 20 sorát, és azt, hogy bejelentetted: ${name}.`,
    reported: 'Bejelentve.',
    cancel: 'Mégse',
    silent: 'Senkit sem hallasz: ezt választottad a beállításokban.',
  },

  goOn: 'Az új asztalhoz',

  honest: {
    ask: 'Tisztességes volt az osztás?',
    yes: (n) =>
      `Igen. Összesen ${n} osztás volt, és mindig azok a lapok jöttek, amelyek a játszma előtti titokból és mindenki számából következnek.`,
    own: 'A böngésződ száma is köztük van.',
    limits: 'Azt nem mutathatja meg, hogy közben senki sem nézte meg a lapokat.',
    no: 'Nem.',
    wrong: {
      own: 'A kiszolgáló most mást mond, mint amit az elején mutatott vagy kapott.',
      commitment: 'A titok nem az, amelyhez a kiszolgáló kötötte magát.',
      nonces: 'A játékosok számai hiányosak.',
      rules: 'A játszmát más szabályokkal játszották, mint amelyekkel az asztal nyílt.',
      starter: 'A sorsolás szerint más kezdett volna.',
      cards: 'A titokból és a számokból más lapok következnek, mint amelyeket kiosztottak.',
    },
  },
};
