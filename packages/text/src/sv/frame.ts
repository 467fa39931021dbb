import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, kort, list } from './cards.ts';
import { vem, vems } from './person.ts';

export const frame: Frame = {
  name: 'Pakli',
  tagline: 'Kortspel med dolda kort, mot spelare som inte ser dina.',

  games: {
    'buddy-bluff': {
      name: 'Buddy Bluff',
      about: 'Samla kort av samma valör i paket och låt någon annan ta straffet.',
      players: '4 spelare',
      length: '5 minuter',
    },
    mulle: {
      name: 'Mulle',
      about: 'Ta in kort från bordet, lås dina byggen och para ihop tvillingar till mullar.',
      players: '2 spelare',
      length: '20 minuter',
    },
    ulti: {
      name: 'Ulti',
      about: 'Bjud högst, välj trumf och ta sista sticket med sjuan.',
      players: '3 spelare',
      length: '5 min per giv',
    },
    compile: {
      name: 'Compile',
      about: 'Fyll tre banor med kort och kompilera alla dina protokoll före motståndaren.',
      players: '2 spelare',
      length: '20 minuter',
    },
  },

  home: {
    title: 'Spel',
    play: (game) => `Spela ${game}`,
    continue: 'Fortsätt',
    continueGame: (game, others) => `Fortsätt ${game} med ${list(others)}`,
    lastPlayed: (when) => `spelades senast ${when}`,
    noTable: 'Inget bord än',
    choices: (game) => `Val för ${game}`,
    level: 'De andras styrka',
    ruleSet: 'Regler',
    ownRules: (n) => `Egna regler (${n})`,
    allRules: 'Alla regler\u00a0…',
    deals: (n) => (n === 1 ? '1 giv' : `${n} givar`),
    seat: 'Din plats',
    seatNumber: (n) => `Plats ${n}`,
    anySeat: 'Valfri',
    rules: 'Så spelar man',
    cards: 'Korten',
    replays: 'Repriser',
    source: 'Källkod',
    private: 'Allt stannar i din webbläsare. Inget konto, ingen spårning.',
  },

  ruleSheet: {
    title: (game) => `Regler för ${game}`,
    from: 'Utgå från',
    use: 'Spela efter dessa',
    number: (min, max) => `från ${min} till ${max}`,
  },

  levels: {
    beginner: { name: 'Nybörjare', about: 'Spelar genast och missar mycket.' },
    casual: { name: 'Hobby', about: 'Spelar vettigt och slarvar ibland.' },
    strong: { name: 'Stark', about: 'Funderar på vad du kan ha på hand.' },
    expert: { name: 'Expert', about: 'Tänker en sekund och förlåter ingenting.' },
  },

  you: 'Du',
  opponents: { first: 'Bo', second: 'Cem', third: 'Dóra' },

  together: {
    open: 'Flera spelare',
    title: (game) => `${game} för flera spelare`,
    about:
      'Skicka runt enheten. Mellan turerna täcks bordet över, och var och en ser bara sina egna kort.',
    who: (n) => `Vem spelar på plats ${n}`,
    name: (n) => `Namn på plats ${n}`,
    person: 'Människa',
    computer: (level) => `Dator, ${level.toLowerCase()}`,
    player: (n) => `Spelare ${n}`,
    nobody: 'Minst en människa måste vara med.',
  },

  curtain: {
    give: (name) => `Ge enheten till ${name}. Ingen annan får titta.`,
    who: 'Vem har enheten?',
    about: 'Bordet är övertäckt. Bara dina egna kort kommer att visas.',
    here: (name) => `Jag är ${name}`,
    takeBack: (name) => `${name} ångrar senaste draget`,
    asks: (person) => `${person.name} vill ångra sitt senaste drag.`,
    agree: (name) => `${name}, går det bra?`,
    yes: 'Ja',
    no: 'Nej',
  },

  settings: {
    title: 'Inställningar',
    language: 'Språk',
    theme: 'Utseende',
    themes: { system: 'Följ systemet', light: 'Ljust', dark: 'Mörkt' },
    fourColours: 'Fyra kulörer',
    fourColoursAbout: 'Spader, hjärter, ruter och klöver får var sin kulör.',
    suits: 'Färger i Ulti',
    suitsAbout: 'Franska färger för den som är ovan vid ekollon, löv, hjärter och bjällror.',
    suitNames: { german: 'Tyska', french: 'Franska' },
    speed: 'Kortens fart',
    speeds: { slow: 'Långsam', normal: 'Lagom', fast: 'Snabb', off: 'Ingen rörelse' },
    sound: 'Ljud',
    soundAbout: 'Trä och papper.',
    autoPlay: 'Spela tvungna drag åt mig',
    autoPlayAbout: 'När bara ett drag är tillåtet spelas det utan att du tillfrågas.',
    on: 'På',
    off: 'Av',
  },

  table: {
    label: (game) => `Bordet: ${game}`,
    hand: 'Din hand',
    cardsInHand: (person, n) => `${vem(person)} har ${kort(n)} på hand`,
    seat: vem,
    log: 'Vad som har hänt',
    score: 'Poäng',
    moves: 'Vad du kan göra',
    movesOf: (card) => `Vad ${card} kan göra`,
    newHere: 'Ny här?',
    minute: 'Spelet på en minut',
    yourTurn: 'Din tur',
    turnOf: (person) => `${vems(person)} tur`,
    thinking: (person) => `${vem(person)} tänker …`,
    dealing: 'Korten delas ut',
    lastMove: 'Senaste drag',
    chooseCard: 'Välj ett kort.',
    chooseMove: 'Välj vad det ska göra, eller ta tillbaka det.',
    takeBack: 'Ta tillbaka',
    lifted: (card) => `${card}, lyft`,
    opened: 'Partiet fortsätter där du slutade.',
    undone: 'Ditt senaste drag är ångrat.',
    restored:
      'Servern har återställts från en säkerhetskopia: de sista dragen är borta. Partiet fortsätter härifrån.',
    restarted:
      'Något hos oss slutade fungera. Partiet har återställts och fortsätter från senaste draget.',
    deal: (n, of) => (of === 1 ? 'Giv' : `Giv ${n} av ${of}`),
    more: 'Mer',
    menu: 'Meny',
    close: 'Stäng',
    cancel: 'Avbryt',
    home: 'Alla spel',
    newDeal: 'Ny giv',
    newDealAbout: 'Samma spel med andra kort.',
    sameDeal: 'Samma giv igen',
    sameDealAbout: 'Samma kort från början.',
    swapSeats: 'Byt plats',
    swapSeatsAbout: 'Samma kort, spelade från nästa plats.',
    replay: 'Repris',
    replayAbout: 'Stega genom det som hände och se närmare på det.',
    mainLine: 'Tillbaka till det spelade partiet',
    giveUp: 'Ge upp',
    giveUpAbout: 'Given slutar genast och räknas som förlorad.',
    undo: 'Ångra',
    hint: 'Tips',
    settings: 'Inställningar',
    help: 'Tangenter',
    rules: 'Regler',
    leave: 'Lämna bordet',
  },

  hint: {
    title: 'Tips',
    thinking: 'Den starkaste spelaren tittar på dina kort …',
    stop: 'Avbryt',
    none: 'Det finns inget att bestämma just nu.',
    best: 'Bäst',
    also: 'Också möjligt',
    behind: (worlds) => `i snitt över ${count(worlds, 'tänkt giv', 'tänkta givar')}`,
    exact: 'uträknat till slutet',
    atMost: (worth) => `högst ${worth}`,
    play: 'Spela det',
  },

  keys: {
    title: 'Tangenter',
    choose: 'välj ett kort eller ett drag',
    play: 'lyft kortet; spela draget',
    takeBack: 'lägg tillbaka kortet; stäng',
    digits: 'lyft ett kort ur handen',
    hint: 'tips',
    undo: 'ångra',
    log: 'läs de senaste dragen',
    help: 'de här tangenterna',
    pointer:
      'Med finger eller mus: tryck på ett kort för att se vad det kan göra, tryck igen för att spela det. Du kan också dra det.',
    names: {
      arrows: 'Piltangenter',
      enter: 'Enter eller mellanslag',
      escape: 'Escape',
      digits: '1 till 9',
    },
  },

  result: {
    title: 'Partiet är slut',
    dealTitle: (n) => `Giv ${n} är slut`,
    winners: (winners) => {
      const [only] = winners;
      if (winners.length === 1 && only !== undefined) {
        return only.you ? 'Du vinner!' : `${only.name} vinner.`;
      }
      const names = list(winners.map((person) => (person.you ? 'du' : person.name)));
      return `${capital(names, 'sv')} delar förstaplatsen.`;
    },
    draw: 'Oavgjort.',
    place: (place) => `Plats ${place}`,
    standing: 'Ställning',
    final: 'Slutställning',
    ahead: (n, of) => `${n} poäng före ${of.you ? 'dig' : of.name}`,
    review: 'Gå igenom partiet',
    total: 'Summa',
    player: 'Spelare',
    nextDeal: 'Nästa giv',
    again: 'Spela igen',
    howItCame: 'Så kom poängen till',
    watch: 'Titta på bordet',
  },

  refused: {
    title: 'Det är inte tillåtet',
    rule: (rule) => `regel ${rule}`,
    read: (rule) => `Läs regel ${rule}`,
    ok: 'Okej',
  },

  error: {
    title: 'Något gick fel',
    what: 'Felet är vårt. Ditt parti är sparat fram till senaste draget.',
    detail: 'Vad som hände',
    reload: 'Spela vidare',
    home: 'Till alla spel',
    noPage: 'Den sidan finns inte.',
    old: 'Partiet började med en annan version av reglerna och kan inte fortsätta.',
    loading: 'Bordet dukas …',
    offline: 'Den här delen kunde inte hämtas. Är du uppkopplad?',
  },

  gallery: {
    title: 'Korten',
    about: 'Ritade i kod, skarpa i alla storlekar.',
    backs: 'Baksidor',
    sizes: 'Storlekar',
    width: (pixels) => `${count(pixels, 'bildpunkt', 'bildpunkter')} brett`,
  },

  rulesPage: {
    title: (game) => `Reglerna för ${game}`,
    only: 'De exakta reglerna finns bara på engelska.',
    back: 'Tillbaka',
  },

  server: {
    building: 'Bygger webbordet …',
    serving: (address) => `Pakli är öppet på ${address}`,
    portTaken: (port, next) =>
      `Port ${port} är upptagen av ett annat program; ${next} används i stället.`,
    noPort: (first, last) =>
      `Alla portar från ${first} till ${last} är upptagna. Ange en ledig: npm start -- --port 9000`,
    badPort: (text) => `${text} är ingen port. En port är ett tal från 1 till 65535.`,
    stop: 'Stoppa med Ctrl+C.',
    portBusy: (port) => `Port ${port} är upptagen av ett annat program.`,
    dataNewer: (file) =>
      `${file} är skriven av en senare version av Pakli. Uppdatera Pakli eller ange en annan mapp med --data.`,
    dataInUse: (file) =>
      `En annan Pakli har ${file} öppen. Stoppa den eller ange en annan mapp med --data.`,
    dataNotWritable: (file) =>
      `Det går inte att skriva till ${file}. Tillåt det eller ange en annan mapp med --data.`,
    dataDamaged: (file) =>
      `${file} är ingen databas från Pakli, eller så är den skadad. Den har lämnats som den är: lägg tillbaka en säkerhetskopia eller ange en annan mapp med --data.`,
    discFull: (file) => `Det finns ingen plats kvar på disken för ${file}.`,
    badSetting: (name, text) => `${name} kan inte vara ”${text}”.`,
    unknownSetting: (name) => `Det finns ingen inställning som heter ${name}.`,
    home: (address) => `I hemnätverket: ${address}`,
    noHome: 'Datorn är inte ansluten till något nätverk: ingen annan kan komma.',
    stopping: 'Stoppar …',
    backedUp: (file) => `Allt fram till nu finns i ${file}.`,
  },

  refusals: {
    'game-over': () => 'Partiet är slut.',
    'not-your-turn': () => 'Det är inte din tur.',
    'cards-are-dealt': () => 'Korten delas ut. Vänta på din tur.',
    'nothing-to-deal': () => 'Inga kort ska delas ut nu.',
    'no-such-seat': (d) =>
      `Plats ${d.seat} finns inte: bordet har ${count(d.seats, 'plats', 'platser')}.`,
    unreadable: (d) =>
      d.text === '' ? 'Det går inte att läsa.' : `”${d.text}” går inte att läsa.`,
    'unknown-option': (d) => `Valet ”${d.option}” finns inte. Det finns: ${d.known}.`,
    'bad-option-value': (d) =>
      `Valet ”${d.option}” kan inte vara ”${d.given}”. Det kan vara: ${d.values}.`,
    'bad-option': (d) => `”${d.text}” är inget val: skriv namn=värde.`,
    'option-twice': (d) => `Valet ”${d.option}” anges två gånger.`,
    'presets-exclude': (d) =>
      `”${d.other}” och ”${d.preset}” kan inte spelas samtidigt: ange ett av dem.`,
    'unknown-preset': (d) => `Regelverket ”${d.preset}” finns inte. Det finns: ${d.known}.`,
    'bad-seats': (d) => `Spelet kan inte spelas av ${d.seats}. Antal spelare: ${d.known}.`,
    'bad-names': (d) =>
      `Det finns ${count(d.names, 'namn', 'namn')} till ${count(d.seats, 'plats', 'platser')}.`,
    'not-a-record': (d) => `Det här är inget spelprotokoll: det börjar inte med ”${d.expected}”.`,
    'record-too-long': () => 'Texten är för lång för att vara ett spelprotokoll.',
    'deal-number': (d) => `Här ska giv ${d.expected} komma, inte giv ${d.got}.`,
    'unknown-header': (d) => `Raden ”${d.text}” betyder inget i ett spelprotokoll.`,
    'header-twice': (d) => `”${d.header}” anges två gånger.`,
    'missing-header': (d) => `Spelprotokollet saknar ”${d.header}”.`,
    'bad-header': (d) => `Det som står under ”${d.header}” är fel.`,
    'unknown-game': (d) => `Spelet ”${d.game}” finns inte. Det finns: ${d.known}.`,
    'unknown-level': (d) => `Styrkan ”${d.level}” finns inte.`,
    'not-over': () =>
      'Partiet är inte slut. Till dess kan det bara ses och spelas vidare från din egen plats.',
    'unknown-table': () =>
      'Det partiet finns inte i den här webbläsaren. Det kan ha spelats någon annanstans eller tagits bort.',
    'open-elsewhere': () =>
      'Partiet är öppet i en annan flik. Stäng det där för att fortsätta här.',
    'host-gone': () =>
      'Den del av Pakli som sparar dina partier kunde inte laddas. Försök igen, eller ladda om sidan.',
    restored: () => 'Bordet höll just på att återställas. Se vad som ligger där och försök igen.',
    failed: (d) => `Det fungerade inte, och felet är vårt (${d.text}). Försök igen.`,
    'storage-full': () =>
      'Webbläsaren har inget utrymme kvar. Det du gör nu sparas inte förrän det finns något.',
    'storage-closed': () =>
      'Webbläsaren låter oss inte spara partier just nu. Det du gör sparas inte förrän den gör det.',
    'storage-newer': () =>
      'En nyare version av Pakli är öppen i en annan flik. Ladda om sidan för att fortsätta.',
    'storage-older': () =>
      'En äldre version av Pakli är öppen i en annan flik. Stäng den där och försök igen.',
    busy: () => 'Ett annat drag pågår fortfarande.',
    'other-game': (d) => `Det här är ett protokoll från ${d.got}, inte från ${d.expected}.`,
    'other-version': (d) =>
      `Protokollet följer version ${d.got} av reglerna. Versioner som finns här: ${d.known}.`,
    'match-over': (d) => `Giv ${d.deal} kommer efter matchens slut.`,
    'deal-not-over': (d) => `Giv ${d.deal} börjar innan den förra är slut.`,
    'other-result': (d) =>
      `Protokollet säger att resultatet är ${d.expected}, men det är ${d.got}.`,
    'other-checksum': (d) =>
      `Protokollet är inte som det skrevs: dess kontrollsumma är ${d.got} och inte ${d.expected}.`,
    'not-a-link': () => 'Det här är ingen länk till ett parti.',
    'already-started': () => 'Spelet har redan börjat.',
    'not-started': () => 'Spelet har inte börjat än.',
    'not-over-yet': () => 'Matchen är inte slut än.',
    'played-on': () => 'Ni spelar redan vidare vid ett annat bord.',
    'not-seated': () => 'Slå dig ner först.',
    'seat-taken': () => 'Platsen är upptagen.',
    'seat-covered': () => 'Datorn spelar för dig. Ta tillbaka din plats först.',
    'not-covered': () => 'Det här är redan din plats.',
    'not-wanted': () => 'Värden vill inte ha dig vid bordet.',
    'table-locked': () => 'Bordet är stängt: ingen mer får slå sig ner.',
    'only-host': () => 'Det får bara bordets värd göra.',
    'only-house': () => 'Det får ingen vid bordet göra.',
    stale: () => 'Bordet har ändrats under tiden. Titta igen.',
    'not-yet': () => 'Tiden är inte ute än.',
    'deal-goes-on': () => 'Given är inte slut än.',
    'no-takebacks': () => 'Vid det här bordet tas ingenting tillbaka.',
    'nothing-to-take-back': () => 'Du har inte bestämt något än.',
    'question-open': () => 'Någon har redan frågat. Svara först.',
    'no-question': () => 'Det frågar ingen längre.',
    'already-answered': () => 'Du har redan gått med på det. De andra ska svara.',
    'no-name': () => 'Säg först vad du heter.',
    'name-taken': () => 'Någon vid bordet heter redan så. Ta ett annat namn.',
    'not-away': () => 'Hen är här, eller gick alldeles nyss.',
    'bad-name': () => 'Ett namn har 1 till 20 bokstäver.',
    'too-often': () => 'Det var för ofta. Försök igen om några minuter.',
    'too-many-tables': () => 'Du har för många bord öppna. Spela klart vid ett först.',
    'no-such-table': () => 'Bordet finns inte, eller finns inte längre.',
    'no-such-page': () => 'Det finns ingenting på den här adressen.',
    'foreign-page': () => 'Bara den här serverns egen sida får fråga om det.',
    'too-long': () => 'Det är för långt.',
    'bad-request': (d) => `Det här går inte att läsa: ${d.at} passar inte.`,
    'bad-event': (d) => `Bordets logg är skadad: ${d.at} stämmer inte.`,
    'asked-too-often': (d) =>
      `Du fick nej. Fråga igen om ${count(d.seconds, 'sekund', 'sekunder')}.`,
    'bad-command': (d) => `Bordet förstår inte det här: ${d.at} stämmer inte.`,
    'bad-view': (d) => `Det här är ingen vy av spelet: ${d.at} stämmer inte.`,
    'no-such-view': () => 'Ingen ställning i spelet ser ut som den här vyn.',
    'bad-link': () => 'Länken är skadad: inget parti kan läsas ur den.',
    'link-too-long': () => 'Partiet är för långt för en länk.',
    unknown: (d) => `Det går inte (${d.text}).`,
  },
};
