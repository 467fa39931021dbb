import type { OnlineWords } from '../en/online.ts';

export const online: OnlineWords = {
  name: {
    label: 'Ditt namn',
    about: 'De andra vid bordet ser det. Webbläsaren kommer ihåg det.',
  },

  create: {
    title: (game) => `${game} med vänner`,
    about: 'Du får en länk att skicka. Den som öppnar den kan slå sig ner, utan konto.',
    takebacks: 'Drag får tas tillbaka',
    takebacksAbout: 'Om alla vid bordet går med på det.',
    hints: 'Övningsbord',
    hintsAbout: 'Alla får be om tips.',
    talk: 'Chatt',
    talkAbout: 'Spelarna får skriva egna meddelanden, inte bara välja färdiga fraser och emojier.',
    newcomers: 'Nya spelare får ta över',
    newcomersAbout:
      'Om någon lämnar sin plats får värden erbjuda den. En ny spelare som sätter sig där ser dess kort.',
    open: 'Öppna bordet',
    evening: 'Är ni många? En kväll med samma kort vid alla bord',
  },

  clock: {
    label: 'Klocka',
    none: 'Utan klocka',
    bank: (minutes, seconds) => `${minutes} minuter + ${seconds} sekunder per drag`,
    move: (seconds) => `${seconds} sekunder per drag`,
    days: (n) => `${n === 1 ? '1 dag' : `${n} dagar`} per drag`,
    about: 'När någons tid är ute spelar en dator det draget.',
  },

  gathering: {
    title: (game) => `${game} med vänner`,
    invited: (game) => `Du är inbjuden att spela ${game}`,
    invitedBy: (name, game) => `${name} bjuder in dig att spela ${game}`,
    how: 'Så spelar man',
    differs: 'Det här skiljer sig från de vanliga reglerna',
    takebacks: 'Drag får tas tillbaka om alla går med på det.',
    noTakebacks: 'Drag får inte tas tillbaka.',
    hints: 'Övningsbord: alla får be om tips.',
    talk: 'Man får skriva till varandra.',
    newcomers: 'Om någon lämnar sin plats får en ny spelare ta över den och ser dess kort.',
    waiting: 'Ansluter igen …',
    seats: 'Platser',
    free: 'Ledig',
    you: 'du',
    host: 'värd',
    sit: 'Sitt här',
    move: 'Flytta hit',
    stand: 'Res dig',
    sitDown: 'Slå dig ner',
    at: (act, seat) => `${act}: plats ${seat}`,
    remove: 'Avvisa',
    removeSure: (name) => `${name} kan sedan inte komma tillbaka till bordet.`,
    keep: 'Låt sitta',
    computer: (seat) => `Vem spelar på plats ${seat}`,
    lock: 'Stäng bordet för fler spelare',
    watch: 'Andra får titta på',
    start: 'Starta spelet',
    fill: (seats) =>
      seats === 1
        ? 'En dator tar den lediga platsen.'
        : `Datorer tar de ${seats} lediga platserna.`,
    waitFor: (name) => `${name} startar spelet.`,
    wait: 'Värden startar spelet.',
    hostAway: 'Värden är borta. Du får starta spelet.',
    watching: 'Du tittar på: du ser det som ligger öppet, men ingens hand förrän matchen är slut.',
    noWatching: 'Ingen får titta på när spelet har börjat.',
    full: 'Alla platser är upptagna.',
    locked: 'Värden har stängt bordet: ingen mer får slå sig ner.',
  },

  invite: {
    title: 'Bjud in andra',
    link: 'Länk till bordet',
    copy: 'Kopiera länken',
    copied: 'Kopierat.',
    notCopied: 'Webbläsaren låter oss inte kopiera. Markera länken och kopiera den själv.',
    share: 'Dela',
    text: (game) => `Spela ${game} med mig!`,
    code: 'QR-kod med länken, för mobilens kamera',
    onlyHere:
      'Den här adressen fungerar bara på den här datorn. Starta Pakli med --lan och öppna adressen som skrivs ut för att bjuda in andra.',
  },

  news: {
    sat: (name, seat) => `${name} slår sig ner på plats ${seat}.`,
    stood: (name) => `${name} har rest sig.`,
    computer: (seat) => `En dator tar plats ${seat}.`,
    cleared: (seat) => `Plats ${seat} är ledig.`,
    locked: 'Bordet är stängt.',
    unlocked: 'Bordet är öppet igen.',
  },

  closed: {
    gone: 'Bordet finns inte, eller finns inte längre.',
    old: 'Sidan är äldre än servern. Ladda om den för att komma till bordet.',
    full: 'Du kan inte titta på vid det här bordet: åskådare släpps inte in, eller så är alla åskådarplatser upptagna.',
    notYours: 'Du spelar inte längre vid det här bordet.',
    broken: 'Servern förstod inte sidan. Ladda om den.',
  },

  elsewhere: {
    open: 'Fortsätt på en annan enhet',
    about: 'Fortsätt på samma plats i en annan webbläsare eller enhet.',
    once: 'Länken fungerar en gång, i tio minuter. Den som öppnar den spelar som du: behåll den för dig själv.',
    link: 'Länk till din andra enhet',
    title: 'Fortsätt här',
    becomes: (maker) =>
      `Du spelar som ${maker} i den här webbläsaren, på samma platser. Fortsätt bara om länken är din egen.`,
    asks: (name, maker) =>
      `I den här webbläsaren spelar du redan som ${name}. Om du fortsätter spelar du i stället som ${maker} och kan inte bli ${name} igen.`,
    act: (maker) => `Fortsätt som ${maker}`,
  },

  screen: {
    open: 'Visa på en stor skärm',
    about: 'En tv eller surfplatta i mitten visar det som alla får se, men ingens hand.',
    address: 'Skärmens adress',
    here: 'Öppna den här',
    join: 'Skanna för att sätta dig',
    handFirst: 'Visa min hand först',
    handFirstAbout: 'För en mobil, medan en stor skärm i rummet visar bordet.',
    tableFirst: 'Visa bordet först',
  },

  mine: {
    title: 'Dina bord',
    gathering: 'väntar på spelare',
    said: 'nya meddelanden',
    rematch: (name) => `${name} vill spela igen`,
  },

  others: {
    title: 'Andra spelare',
    mute: 'Tysta alla',
    muteAbout: 'Du ser inte vad andra skriver vid bord med länk.',
    signs: 'Visa emojier',
    signsAbout: 'Andras smileys och hjärtan.',
    names: 'Dölj namn',
    namesAbout: 'Andra heter Spelare 1, Spelare 2 och så vidare. Från och med nästa bord.',
    player: (n) => `Spelare ${n}`,
  },

  calls: {
    title: 'Aviseringar',
    notify: 'Meddela mig när jag behövs',
    notifyAbout: 'En avisering när det är din tur och för det du väljer nedan.',
    problems: {
      denied:
        'Webbläsaren blockerar aviseringar. Tillåt dem för sidan i webbläsarens inställningar.',
      http: 'Du kan inte få aviseringar när sidan är stängd: webbläsare tillåter det bara över https.',
      ios: 'Vill du få aviseringar när Pakli är stängt lägger du först till Pakli på hemskärmen: Dela, sedan ”Lägg till på hemskärmen”. Slå sedan på dem där.',
      browser:
        'Den här webbläsaren kan inte meddela dig när sidan är stängd, bara när den ligger öppen i bakgrunden.',
      server:
        'Den här servern meddelar dig inte när sidan är stängd, bara när den ligger öppen i bakgrunden.',
    },
    wishes: {
      turn: 'Det är min tur',
      back: 'En motståndare är tillbaka',
      evening: 'En kväll börjar',
    },
    quiet: 'Tysta tider',
    quietAbout: 'Det som händer då får du veta efteråt.',
    from: 'Från',
    until: 'till',
    calendar: 'Kalender',
    calendarAbout:
      'När du senast måste spela vid bord där man har dagar på sig per drag, för kalendern i telefonen. Den som har adressen kan läsa tiderna; en ny adress gör den gamla ogiltig.',
    newAddress: 'Ny adress',
    noAddress: 'Ingen adress',
  },

  privacy: {
    link: 'Vad servern sparar',
    title: 'Vad servern sparar',
    text: [
      'Partier som du spelar ensam eller vid en och samma enhet stannar i den här webbläsaren.',
      'För bord med länk sparar servern ditt namn, ett slumptal och fingeravtrycket av en kaka. De raderas när du väljer ”Radera mig” i inställningarna, eller 180 dagar efter ditt senaste besök.',
      'Lägger du till en lösennyckel är namnet ditt: servern sparar nyckelns offentliga halva och raderar dig två år efter ditt senaste besök.',
      'Om du slår på aviseringar sparar servern adressen där webbläsarens tillverkare (som Google, Mozilla eller Apple) kan väcka den och skickar krypterade meddelanden dit: din tur, spelet och namn, aldrig ett kort.',
      'Borden sparas i 180 dagar efter sista draget: varje drag, alla kort och, som slumptal, vem som satt var.',
      'Resultat från kvällar sparas i fem år, på en adress som består. Ditt namn står där så länge servern har det kvar.',
      'Det som sagts vid ett bord sparas i 30 dagar, och anmälningar med de 20 sista raderna i 180 dagar.',
      'IP-adresser finns i minnet i några minuter och ingen annanstans. Det finns inga lösenord, ingen statistik och ingen annan tredje part.',
      'Den som har bordets länk får titta på om inte värden säger nej, och ser ingen hand förrän matchen är slut; sedan kan alla med länken få protokollet med alla kort och namn.',
      'Klistrar du in bordets länk i en chatt får chattjänsten en bild av läget just då: namn, ställning och öppna kort.',
      'Den som driver servern kan läsa allt.',
      '”Radera mig” i inställningarna tar genast bort namn, kakor och det du har sagt; borden behåller ett tal som inte leder någonstans.',
    ],
  },

  guest: {
    title: 'Spela med vänner',
    about:
      'Utöver dina bord sparar servern ditt namn, ett slumptal och ett fingeravtryck av en kaka i 180 dagar efter ditt senaste besök.',
    rename: 'Byt namn',
    renamed: 'Du har ett nytt namn.',
    remove: 'Radera mig',
    removeSure: 'Namn och kaka raderas genast, och du förlorar dina platser.',
    keep: 'Behåll',
    removed: 'Dina uppgifter är raderade.',
  },

  account: {
    title: 'Ett namn som är ditt',
    about:
      'Med en lösennyckel är namnet ditt här: samma på alla enheter, och ingen annan kan ta det. Ingen e-post och inget lösenord.',
    insecure:
      'Lösennycklar kräver en https-adress. Här är det bara den här webbläsaren som minns dig.',
    old: 'Den här webbläsaren stöder inte lösennycklar.',
    add: 'Lägg till en lösennyckel',
    another: 'Lägg till en till',
    added: 'Nu är namnet ditt.',
    list: 'Dina lösennycklar',
    passkey: (date) => `Lösennyckel från ${date}`,
    synced: 'synkad med dina andra enheter',
    single: 'bara på en enhet',
    used: (date) => `senast använd ${date}`,
    remove: 'Ta bort',
    removed: 'Lösennyckeln är borttagen.',
    last: 'Det här är din enda lösennyckel. Utan den kan andra ta namnet, och koden på papper gäller inte längre.',
    code: 'Få en kod att skriva ner',
    newCode: 'Få en ny kod',
    codeAbout: 'Om du blir av med alla lösennycklar kommer du in igen med en kod på papper.',
    codeThere: 'Du har en kod på papper.',
    codeOnce: 'Skriv ner den nu: den visas bara en gång och ersätter en tidigare kod.',
    codeLabel: 'Kod på papper',
    download: 'Ladda ner allt om mig',
    back: 'Har du spelat här på en annan enhet?',
    signIn: 'Logga in med lösennyckel',
    byCode: 'Använd en kod på papper',
    enter: 'Logga in',
    bring: (name) => `Ta med partierna som ${name} spelar`,
  },

  openSeats: {
    open: 'Öppet för vem som helst',
    openAbout: 'Står på listan på serverns startsida tills spelet börjar.',
    programs: 'Även program får vara med',
    named: 'Visa mitt namn på listan',
    waits: (game) => `Någon väntar på att spela ${game}`,
    waitsNamed: (name, game) => `${name} väntar på att spela ${game}`,
    title: 'Öppna bord',
    free: (n) => `${n} ${n === 1 ? 'ledig plats' : 'lediga platser'}`,
    programsWelcome: 'program får vara med',
    blocks: 'Blockerade personer',
    nobody: 'Någon som inte finns kvar',
    unblock: 'Häv blockeringen',
  },
};
