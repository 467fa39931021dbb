import type { ServerWords } from '../en/server.ts';
import { genitiv } from './grammar.ts';

export const server: ServerWords = {
  building: 'Bygger webbordet …',
  serving: (address) => `Pakli är öppet på ${address}`,
  portTaken: (port, next) =>
    `Port ${port} är upptagen av ett annat program; ${next} används i stället.`,
  noPort: (first, last) =>
    `Alla portar från ${first} till ${last} är upptagna. Ange en ledig: npm start -- --port 9000`,
  badPort: (text) => `${text} är ingen port. En port är ett tal från 1 till 65535.`,
  stop: 'Stoppa med Ctrl+C.',
  portBusy: (port) => `Port ${port} är upptagen av ett annat program.`,
  portForbidden: (port) =>
    `Den här användaren får inte öppna port ${port}. Välj en från 1024 och uppåt med --port, eller tillåt det.`,
  noAddress: (address) =>
    `Den här datorn har inte adressen ${address}. Ange en annan med --address.`,
  noPage: (folder) =>
    `Det finns ingen byggd sida i ${folder}. Bygg den eller ange dess mapp med --page.`,
  dataNewer: (file) =>
    `${file} är skriven av en senare version av Pakli. Uppdatera Pakli eller ange en annan mapp med --data.`,
  dataInUse: (file) =>
    `En annan Pakli har ${file} öppen. Stoppa den eller ange en annan mapp med --data.`,
  dataNotWritable: (file) =>
    `Det går inte att skriva till ${file}. Tillåt det eller ange en annan mapp med --data.`,
  databaseNotWritable: (place) =>
    `Det går inte att skriva till ${place}. Om det är en standby, ange den primära servern i PAKLI_POSTGRES; annars ge användaren rätt att skriva.`,
  dataMissing: (file) => `Det finns ingen databas på ${file}. Ange dess mapp med --data.`,
  dataDamaged: (file) =>
    `${file} är ingen databas från Pakli, eller så är den skadad. Den har lämnats som den är: lägg tillbaka en säkerhetskopia eller ange en annan mapp med --data.`,
  discFull: (file) => `Det finns ingen plats kvar på disken för ${file}.`,
  noDatabase: (place) =>
    `Ingen databas svarar på ${place}. Starta den, eller rätta PAKLI_POSTGRES.`,
  unsafeDatabase: (place) =>
    `${place} svarar innan det som den fick ligger på disken. Slå på fsync, full_page_writes och synchronous_commit där.`,
  badSetting: (name, text) => `${name} kan inte vara ”${text}”.`,
  badProxy: (text) =>
    `--proxy kan inte vara ”${text}”. Ange adresser eller adressblock, till exempel 127.0.0.1,10.0.0.0/8; värdnamn slås inte upp.`,
  needsNumber: (from, to) => `Det ska vara ett heltal från ${from} till ${to}.`,
  needsLike: (example) => `Skriv så här: ${example}`,
  needsLimits: (names) =>
    `Skriv namn=tal, med komma emellan. Namnen är ${names}; talet är minst 1.`,
  hiddenSetting: (name) =>
    `Värdet för ${name} är ingen adress. Det skrivs inte ut, eftersom det kan innehålla ett lösenord.`,
  missingValue: (name) => `${name} behöver ett värde.`,
  strayArgument: (number) => `Argument ${number} hör inte till någon inställning.`,
  unknownSetting: (name) => `Det finns ingen inställning som heter ${name}.`,
  settings: (names) => `Inställningar: ${names}. Vad de gör står i docs/hosting.md.`,
  home: (address) => `I hemnätverket: ${address}`,
  noHome: 'Datorn är inte ansluten till något nätverk: ingen annan kan komma.',
  stopping: 'Stoppar …',
  backedUp: (file) => `Allt fram till nu finns i ${file}.`,
  backupNotWritable: (file) =>
    `Kopian ${file} går inte att skriva. Ange en fil i en mapp som finns och som går att skriva till.`,
  backupByDatabase:
    'Borden ligger i PostgreSQL: kopiera dem med dess egna verktyg, till exempel pg_dump. --backup kopierar bara en databasfil.',

  /** For link previews. */
  preview: {
    table: {
      title: (game) => `${game} med vänner`,
      about: 'En plats väntar på dig. Öppnas i webbläsaren: inget konto, inget att installera.',
    },
    evening: {
      title: (game) => `${game}: en kväll med samma kort`,
      about: 'Alla spelar samma givar. Var med i webbläsaren: inget konto, inget att installera.',
    },
    day: {
      title: (game) => `${game}: dagens giv`,
      about: 'Alla får samma kort i dag. Hur spelar du dem?',
    },
    puzzle: {
      title: (game) => `${game}: en uppgift`,
      about: 'Ett drag är bäst. Ser du det?',
    },
    replay: {
      title: (game) => `${game}: ett inspelat parti`,
      about:
        'Följ det drag för drag, eller spela vidare själv. Öppnas i webbläsaren: inget att installera.',
    },
    challenge: {
      title: (game) => `${game}: du är utmanad`,
      about: 'Du får samma kort, mot samma datorer. Klarar du dig bättre?',
    },
  },

  picture: {
    turn: (name) => `${genitiv(name)} tur`,
    over: 'Partiet är slut',
    free: 'Ledig plats',
    computer: 'Dator',
    seat: (n) => `Plats ${n}`,
    players: (n) => `${n} spelare`,
    round: (n, all) => `Rond ${n} av ${all}`,
    eveningOver: 'Kvällen är slut',
  },

  site: {
    title: 'Pakli: kortspel med dolda kort',
    about:
      'Mot datorer som inte ser dina kort, eller med vänner via länk. Inget konto, inget att installera.',
  },

  feed: {
    title: 'Pakli: dagens uppgift och givar',
    puzzle: (game) => `Dagens uppgift: ${game}`,
    deals: 'Dagens givar',
    dealsAbout: 'En giv i varje spel, samma kort för alla. Hur spelar du dem?',
  },
};
