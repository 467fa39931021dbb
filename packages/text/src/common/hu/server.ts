import type { ServerWords } from '../en/server.ts';

export const server: ServerWords = {
  building: 'Készül a webes asztal…',
  serving: (address) => `A Pakli itt vár: ${address}`,
  portTaken: (port, next) => `Ezt a portot más program használja: ${port}; helyette: ${next}.`,
  noPort: (first, last) =>
    `${first} és ${last} között minden port foglalt. Adj meg egy szabadot: npm start -- --port 9000`,
  badPort: (text) => `${text} nem port. A port 1 és 65535 közötti szám.`,
  stop: 'Leállítás: Ctrl+C.',
  portBusy: (port) => `Ezt a portot más program használja: ${port}.`,
  portForbidden: (port) =>
    `Ez a felhasználó nem nyithatja meg ezt a portot: ${port}. Adj meg egyet 1024-től felfelé (--port), vagy engedélyezd.`,
  noAddress: (address) =>
    `Ennek a gépnek nincs ilyen címe: ${address}. Adj meg másikat: --address.`,
  noPage: (folder) =>
    `Ebben a mappában nincs kész oldal: ${folder}. Készítsd el, vagy add meg a mappáját: --page.`,
  dataNewer: (file) =>
    `Ezt a fájlt a Pakli egy későbbi változata írta: ${file}. Frissítsd a Paklit, vagy adj meg másik mappát: --data.`,
  dataInUse: (file) =>
    `Ezt a fájlt egy másik Pakli használja: ${file}. Állítsd le, vagy adj meg másik mappát: --data.`,
  dataNotWritable: (file) =>
    `Ide nem lehet írni: ${file}. Engedélyezd, vagy adj meg másik mappát: --data.`,
  databaseNotWritable: (place) =>
    `Ide nem lehet írni: ${place}. Ha ez tartalékszerver, add meg az elsődlegest a PAKLI_POSTGRES értékében; ha nem, adj írási jogot ennek a felhasználónak.`,
  dataMissing: (file) => `Itt nincs adatbázis: ${file}. Add meg a mappáját: --data.`,
  dataDamaged: (file) =>
    `Ez nem a Pakli adatbázisa, vagy megsérült: ${file}. Érintetlenül maradt: tedd vissza egy mentésből, vagy adj meg másik mappát: --data.`,
  discFull: (file) => `Betelt a lemez, nincs hely ennek: ${file}.`,
  noDatabase: (place) =>
    `Nem válaszol adatbázis itt: ${place}. Indítsd el, vagy javítsd ki a PAKLI_POSTGRES értékét.`,
  unsafeDatabase: (place) =>
    `${place} előbb válaszol, mint hogy az adat a lemezre kerülne. Kapcsold be ott ezeket: fsync, full_page_writes, synchronous_commit.`,
  badSetting: (name, text) => `Ennek a beállításnak nem lehet „${text}” az értéke: ${name}.`,
  badProxy: (text) =>
    `A --proxy nem lehet „${text}”. Címeket vagy tartományokat adj meg, például 127.0.0.1,10.0.0.0/8; gépneveket a program nem old fel.`,
  needsNumber: (from, to) => `Egész számot vár, ${from} és ${to} között.`,
  needsLike: (example) => `Így írd: ${example}`,
  needsLimits: (names) =>
    `Név=szám alakban add meg, vesszővel elválasztva. A nevek: ${names}; a szám legalább 1.`,
  hiddenSetting: (name) =>
    `Ennek a beállításnak az értéke nem cím: ${name}. Nem írjuk ki, mert jelszó lehet benne.`,
  missingValue: (name) => `Ennek a beállításnak értéket kell adni: ${name}.`,
  strayArgument: (number) => `A parancssor ${number}. szava egyik beállításhoz sem tartozik.`,
  unknownSetting: (name) => `Nincs ilyen beállítás: ${name}.`,
  settings: (names) => `Beállítások: ${names}. Hogy mire valók, a docs/hosting.md leírja.`,
  home: (address) => `Az otthoni hálózaton: ${address}`,
  noHome: 'Ez a gép nincs hálózaton: más nem tud csatlakozni.',
  stopping: 'Leállás…',
  backedUp: (file) => `Eddig minden itt van: ${file}.`,
  backupNotWritable: (file) =>
    `A másolat nem írható ide: ${file}. Adj meg egy fájlt egy létező, írható mappában.`,
  backupByDatabase:
    'Az asztalok PostgreSQL-ben vannak: mentsd őket annak saját eszközeivel, például a pg_dump paranccsal. A --backup csak adatbázisfájlt másol.',

  /** For link previews. */
  preview: {
    table: {
      title: (game) => `${game} barátokkal`,
      about:
        'Egy hely rád vár. A böngészőben nyílik meg: nem kell fiók, nem kell telepíteni semmit.',
    },
    evening: {
      title: (game) => `${game}: játékest azonos lapokkal`,
      about:
        'Mindenki ugyanazokat a leosztásokat játssza. A böngészőben csatlakozhatsz: nem kell fiók, nem kell telepíteni semmit.',
    },
    day: {
      title: (game) => `${game}: a nap leosztása`,
      about: 'Ma mindenki ugyanazokat a lapokat kapja. Te mire mész velük?',
    },
    puzzle: {
      title: (game) => `${game}: egy feladvány`,
      about: 'Egyetlen lépés a legjobb. Látod, melyik?',
    },
    replay: {
      title: (game) => `${game}: egy játszma visszajátszása`,
      about:
        'Kövesd lépésről lépésre, vagy játszd tovább bárhonnan. A böngészőben nyílik meg: nem kell telepíteni semmit.',
    },
    challenge: {
      title: (game) => `${game}: kihívtak egy játszmára`,
      about: 'Ugyanazokat a lapokat kapod, ugyanazok ellen a gépek ellen. Te jobban boldogulsz?',
    },
  },

  picture: {
    turn: (name) => `${name} jön`,
    over: 'Vége a játszmának',
    free: 'Szabad hely',
    computer: 'Gép',
    seat: (n) => `${n}. hely`,
    players: (n) => `${n} játékos`,
    round: (n, all) => `Forduló: ${n} / ${all}`,
    eveningOver: 'A játékest véget ért',
  },

  site: {
    title: 'Pakli: kártyajátékok rejtett lapokkal',
    about:
      'Gépek ellen, amelyek nem látják a lapjaidat, vagy barátokkal, linkkel. Nem kell fiók, nem kell telepíteni semmit.',
  },

  feed: {
    title: 'Pakli: a nap feladványa és leosztásai',
    puzzle: (game) => `A nap feladványa: ${game}`,
    deals: 'A nap leosztásai',
    dealsAbout: 'Minden játékból egy leosztás, mindenkinek ugyanazok a lapok. Te mire mész velük?',
  },
};
