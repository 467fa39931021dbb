/** Vad som sägs kring en kväll: många bord som spelar samma kort. */
import type { EveningWords } from '../en/evening.ts';
import { count } from './grammar.ts';

export const evening: EveningWords = {
  title: 'En kväll med samma kort',
  about:
    'Alla spelar samma givar, vid så många bord som behövs. Du jämförs med dem som hade samma kort som du.',
  plain:
    'I det här spelet ändrar ett enda annorlunda drag allt som följer, så samma kort jämnar bara ut turen lite grann. Poängen läggs helt enkelt ihop.',

  create: {
    game: 'Spel',
    name: 'Vad kvällen heter',
    rounds: 'Ronder',
    boards: 'Givar per rond',
    time: 'Tid för en rond',
    noLimit: 'Ingen gräns',
    minutes: (n) => count(n, 'minut', 'minuter'),
    level: 'Datorer på tomma platser',
    open: 'Öppna kvällen',
  },

  links: {
    players: 'Länk för spelare',
    director: 'Länk för tävlingsledaren',
    directorAbout:
      'Den som har länken leder kvällen, på vilken enhet som helst. Spara den och behåll den för dig själv.',
    code: 'QR-kod med länken för spelare',
    text: (title) => `Kom och spela: ${title}`,
    screen: 'Visa på en stor skärm',
    scan: 'Skanna för att gå med',
  },

  people: {
    directorJoins: 'Spelar du också?',
    title: (n) => count(n, 'spelare', 'spelare'),
    join: 'Gå med',
    joined: 'Du är med. Tävlingsledaren startar första ronden.',
    late: 'Du är med från och med nästa rond.',
    leave: 'Lämna kvällen',
    leaveSure: 'Från och med nästa rond spelar du inte. Du kan komma tillbaka.',
    back: 'Spela igen',
    replaced: (name) => `${name} spelar vidare för dig.`,
    rejoin: 'Du kan gå med igen: från och med nästa rond spelar du för egen räkning.',
    out: 'Tävlingsledaren har strukit dig från kvällen.',
    stay: 'Stanna',
    left: 'har gått',
    removed: 'borttagen',
    you: 'du',
    none: 'Ingen har gått med än.',
  },

  round: {
    of: (n, all) => `Rond ${n} av ${all}`,
    first: 'Före första ronden',
    between: (n) => `Rond ${n} är slut`,
    over: 'Kvällen är slut',
    seat: (table, seat) => `Bord ${table}, plats ${seat}`,
    go: 'Till ditt bord',
    unfinished: 'När ni är klara väntar du här: resultaten visas när alla bord är klara.',
    waits: 'Tävlingsledaren startar nästa rond.',
    until: (time) => `Paus till ${time}`,
    table: (n) => `Bord ${n}`,
    computer: 'Dator',
    left: (minutes) => `${count(minutes, 'minut', 'minuter')} kvar`,
  },

  director: {
    name: 'Tävlingsledare',
    people: 'Tryck på ett namn för att ta bort någon eller låta någon annan ta över.',
    removeAbout: 'En dator spelar resten av ronden.',
    title: 'Du leder kvällen',
    start: (n) => `Starta rond ${n}`,
    finish: 'Avsluta ronden nu',
    finishSure: 'Givar som inte är färdiga räknas inte.',
    end: 'Avsluta kvällen',
    endSure: 'Inga fler ronder spelas. Resultaten finns kvar.',
    rest: (minutes) => `${count(minutes, 'minuts', 'minuters')} paus`,
    done: (done, all) => `${done} av ${count(all, 'giv', 'givar')}`,
    remove: (name) => `Ta bort ${name}`,
    substitute: (name) => `Låt någon annan spela för ${name}`,
    substituteAbout: 'Välj någon som är med och inte har spelat än.',
    nobody: 'Alla som är med har redan spelat.',
    keep: 'Avbryt',
    adjust: 'Ändra resultatet',
    reason: 'Skäl (alla kan läsa det)',
    save: 'Spara',
  },

  standings: {
    title: 'Ställning',
    place: 'Plats',
    name: 'Namn',
    percent: '%',
    imps: 'IMP',
    points: 'Poäng',
    boards: 'Givar',
    about:
      'I 19 fall av 20 ligger det sanna värdet inom intervallet. De grå går inte att skilja från dig på de här givarna: skillnaden kan bero enbart på korten.',
    few: 'Så få givar säger inte mycket: skillnaderna kan bero på enbart korten.',
    range: (low, high) => `${low} till ${high}`,
  },

  boards: {
    title: 'Dina givar',
    every: 'Alla givar',
    board: (n) => `Giv ${n}`,
    all: 'Vad de andra gjorde',
    score: 'Poäng',
    covered: 'En dator spelade en stund',
    seat: (n) => `Plats ${n}`,
    awards: {
      plus: 'Bättre än medel',
      average: 'Medel',
      minus: 'Sämre än medel',
      struck: 'Räknas inte',
      played: 'Som det spelades',
    },
  },

  results: {
    file: 'Resultaten som fil',
    csv: 'Resultaten som tabell (CSV)',
    address: 'Resultatens adress',
    fair: 'Alla givar bestämdes före första ronden. I filen finns allt som behövs för att kontrollera det.',
  },

  check: {
    ask: 'Gick givarna rätt till?',
    match: (n) =>
      `Giv ${n}: det gick rätt till. Alla bord fick korten som hade bestämts före första ronden.`,
    cards: (n, table) =>
      `Giv ${n}: det gick inte rätt till. Bord ${table} fick andra kort än de som hade bestämts före första ronden.`,
    points: (n, table) =>
      `Giv ${n}: resultatet vid bord ${table} stämmer inte med det som spelades där.`,
    record: (n, table) =>
      `Giv ${n}: kan inte kontrolleras, för det som spelades vid bord ${table} saknas.`,
    commitment:
      'Det gick inte rätt till: det hemliga talet är inte det som servern hade bundit sig till.',
    nonces: 'Det gick inte rätt till: några av spelarnas tal saknas.',
    own: 'Det gick inte rätt till: servern säger nu något annat än vad den visade eller fick i början.',
    proof: 'Servern har inte visat sitt hemliga tal, så givarna kan inte kontrolleras.',
  },

  series: {
    title: 'Kvällar i serie',
    choose: 'Serie',
    none: 'Ingen serie',
    start: 'Starta en serie',
    name: 'Seriens namn',
    scoring: 'Vad en kväll är värd',
    places: 'Poäng för placeringen',
    percent: 'Kvällens procent',
    placesAbout:
      'Den som kommer sist får 1 poäng, alla andra en poäng mer än platsen under. Poängen från alla kvällar läggs ihop.',
    percentAbout: 'Procenten från alla kvällar läggs ihop.',
    people: 'Den som kommer med en annan enhet under samma namn räknas som samma person.',
    all: 'Alla kvällar i serien',
    go: (evening) => `Till ”${evening}”`,
    total: 'Totalt',
    evenings: 'Kvällar',
    wait: 'En kväll räknas när den är slut. Ingen är det än.',
    open: 'inte slut än',
    winner: (name) => `Vinnare: ${name}`,
    direct: 'Du leder serien',
    next: 'Öppna nästa kväll',
    add: 'Lägg till en tidigare kväll',
    link: 'Länk till kvällen',
    remove: (evening) => `Ta bort ”${evening}” ur serien`,
    removeSure: 'Den räknas inte längre i serien. Själva kvällen finns kvar.',
    directorAbout:
      'Den som har länken kan lägga till kvällar i serien. Spara den och behåll den för dig själv.',
    address: 'Seriens adress',
    file: 'Ställningen som fil',
    csv: 'Ställningen som tabell (CSV)',
    gone: 'Den här serien finns inte, eller inte längre.',
  },

  gone: 'Den här kvällen finns inte, eller inte längre.',
};
