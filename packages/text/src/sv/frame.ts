import type { Frame } from '../en/index.ts';
import { capital } from '../locale.ts';
import { count, kort, list } from './cards.ts';
import { vem, vems } from './person.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';

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
    daily: 'Dagens problem',
    dailySolved: 'löst',
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
    friends: 'Spela med vänner',
    replays: 'Repriser',
    source: 'Källkod',
    private: 'Allt stannar i din webbläsare. Inget konto, ingen spårning.',
    privateAlone: 'Det du spelar mot datorn stannar i din webbläsare. Inget konto, ingen spårning.',
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

  server,
  refusals,
};
