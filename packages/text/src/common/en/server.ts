/** Console output of a server. */
import { count } from './grammar.ts';

export const server = {
  building: 'Building the web table…',
  serving: (address: string): string => `Pakli is open at ${address}`,
  portTaken: (port: number, next: number): string =>
    `Port ${port} is taken by another program; using ${next} instead.`,
  noPort: (first: number, last: number): string =>
    `All ports from ${first} to ${last} are taken. Name a free one: npm start -- --port 9000`,
  badPort: (text: string): string => `${text} is not a port. A port is a number from 1 to 65535.`,
  stop: 'Stop it with Ctrl+C.',
  portBusy: (port: number): string => `Port ${port} is taken by another program.`,
  portForbidden: (port: number): string =>
    `Port ${port} may not be opened by this user. Choose one from 1024 on with --port, or allow it.`,
  noAddress: (address: string): string =>
    `This machine does not have the address ${address}. Name another with --address.`,
  noPage: (folder: string): string =>
    `No built page found in ${folder}. Build it, or pass its folder with --page.`,
  dataNewer: (file: string): string =>
    `${file} was written by a later version of Pakli. Update Pakli, or name another folder with --data.`,
  dataInUse: (file: string): string =>
    `Another Pakli has ${file} open. Stop it, or name another folder with --data.`,
  dataNotWritable: (file: string): string =>
    `${file} cannot be written. Allow it, or name another folder with --data.`,
  databaseNotWritable: (place: string): string =>
    `${place} cannot be written. If it is a standby, name the primary in PAKLI_POSTGRES; if not, allow this user to write.`,
  dataMissing: (file: string): string =>
    `There is no database at ${file}. Name its folder with --data.`,
  dataDamaged: (file: string): string =>
    `${file} is not a Pakli database, or it is damaged. It was left as it is: restore a backup, or name another folder with --data.`,
  discFull: (file: string): string => `There is no space left on the disk for ${file}.`,
  noDatabase: (place: string): string =>
    `No Pakli database answers at ${place}. Start it, or fix PAKLI_POSTGRES.`,
  unsafeDatabase: (place: string): string =>
    `${place} acknowledges writes before they are on disk. Turn on fsync, full_page_writes and synchronous_commit there.`,
  badSetting: (name: string, text: string): string => `${name} cannot be “${text}”.`,
  badProxy: (text: string): string =>
    `--proxy cannot be “${text}”. Name addresses or ranges, such as 127.0.0.1,10.0.0.0/8; host names are not looked up.`,
  needsNumber: (from: number, to: number): string =>
    `It takes a whole number from ${from} to ${to}.`,
  needsLike: (example: string): string => `Write it like this: ${example}`,
  needsLimits: (names: string): string =>
    `Write name=number, with commas in between. The names are ${names}; a number is 1 or more.`,
  hiddenSetting: (name: string): string =>
    `The value of ${name} is not an address. It is not printed because it may contain a password.`,
  missingValue: (name: string): string => `${name} needs a value.`,
  strayArgument: (number: number): string => `Argument ${number} does not belong to any setting.`,
  unknownSetting: (name: string): string => `There is no setting called ${name}.`,
  settings: (names: string): string => `Settings: ${names}. docs/hosting.md explains them.`,
  home: (address: string): string => `On your home network: ${address}`,
  noHome: 'This machine is not on a network: nobody else can join.',
  stopping: 'Stopping…',
  backedUp: (file: string): string => `Everything up to now is in ${file}.`,
  backupNotWritable: (file: string): string =>
    `The copy ${file} cannot be written. Name a file in a folder that exists and may be written.`,
  backupByDatabase:
    'The tables are in PostgreSQL: copy them with its own tools, such as pg_dump. --backup copies a database file only.',

  /** For link previews. */
  preview: {
    table: {
      title: (game: string): string => `${game} with friends`,
      about: 'A seat is waiting for you. It opens in the browser: no account, nothing to install.',
    },
    evening: {
      title: (game: string): string => `${game}: an evening with the same cards`,
      about: 'Everybody plays the same deals. Join in the browser: no account, nothing to install.',
    },
    day: {
      title: (game: string): string => `${game}: the deal of the day`,
      about: 'Everybody gets the same cards today. How will you play them?',
    },
    puzzle: {
      title: (game: string): string => `${game}: a puzzle`,
      about: 'One move is best. Do you see it?',
    },
    replay: {
      title: (game: string): string => `${game}: a recorded game`,
      about:
        'Follow it move by move, or play on from any of them. It opens in the browser: nothing to install.',
    },
    challenge: {
      title: (game: string): string => `${game}: you are challenged`,
      about: 'You get the same cards, against the same computers. Can you do better?',
    },
  },

  /** In preview pictures: the current state of a table, a puzzle or an evening. */
  picture: {
    turn: (name: string): string => `${name}’s turn`,
    over: 'The game is over',
    free: 'Free seat',
    computer: 'Computer',
    seat: (n: number): string => `Seat ${n}`,
    players: (n: number): string => count(n, 'player', 'players'),
    round: (n: number, all: number): string => `Round ${n} of ${all}`,
    eveningOver: 'The evening is over',
  },

  /** For previews of the page's own address. */
  site: {
    title: 'Pakli: card games with hidden cards',
    about:
      'Against computers that cannot see your cards, or with friends by link. No account, nothing to install.',
  },

  /** For feed readers. */
  feed: {
    title: 'Pakli: puzzle and deals of the day',
    puzzle: (game: string): string => `Puzzle of the day: ${game}`,
    deals: 'The deals of the day',
    dealsAbout: 'A deal of each game, the same cards for everybody. How will you play them?',
  },
};

export type ServerWords = typeof server;
