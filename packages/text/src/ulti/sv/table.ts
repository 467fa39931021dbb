import type { ultiTable as english } from '../en/table.ts';
import { count, genitiv, poäng, vem } from '../../common/sv/grammar.ts';

export const ultiTable: typeof english = {
  ask: {
    bidFirst:
      'Du har tolv kort och bjuder först; två av dem lägger du sedan bort. Tryck på ett kontrakt för att se vad det kräver. De ljusa får du bjuda; om du klarar dem är en annan sak.',
    bidOver: (bid) =>
      `Talongen är på din hand. Bjud mer än ${bid}: tryck på ett kontrakt för att se vad det kräver.`,
    discard: (n) =>
      n === 1
        ? 'Tryck på ännu ett kort som ska läggas bort.'
        : 'Tryck på två kort som ska ligga nedvända som talong.',
    discardReady: 'Lägg bort de här två, eller tryck på ett kort för att ta tillbaka det.',
    talonYours: 'Deras poäng räknas för dig om du blir spelförare.',
    talonTheirs: 'Deras poäng räknas för motspelarna.',
    lowTen: 'Utan trumf rankas tian precis över nian: dina kort ligger nu i den ordningen.',
    answer: (person, bid, value) => `${vem(person)} bjuder ${bid} för ${value}. Bjuder du mer?`,
    hold: (person, bid, own) =>
      `${vem(person)} bjuder ${bid}, lika mycket värt som ditt bud ${own}.`,
    final: (bid) => `Ingen bjuder över ditt bud ${bid}.`,
    trump: (bid) => `Du spelar ${bid}. Vilken färg är trumf?`,
    kontra: (person, bid) =>
      `Tror du att ${person.name} går bet i ${bid}? Säg kontra, eller spela bara ett kort.`,
    raise: 'Du har fått kontra. Svara med rekontra på det du är säker på.',
    raiseAgain: 'Spelföraren svarade med rekontra. En gång till?',
    lead: 'Du spelar ut: vilket kort som helst.',
    free: 'Du har varken färgen eller trumf: spela vilket kort som helst.',
    freeNoTrump: 'Du har inte färgen: spela vilket kort som helst.',
    follow: (suit) => `Bekänn med ${suit}.`,
    beat: (suit) => `Bekänn med ${suit} och stick över, eftersom du kan.`,
    trumpIn: (suit) => `Du har inte färgen: spela trumf, ${suit}.`,
    overtrump: (suit) => `Spela en högre trumf, ${suit}, eftersom du kan.`,
    keepSeven: 'Trumfsjuan stannar på din hand till sista sticket.',
    again: 'Tryck en gång till för att spela kortet.',
  },

  follows: {
    pass: (person, bid) =>
      `${vem(person)} får spela ${bid}. Du blir tillfrågad igen efter ett högre bud.`,
    passForfeit: (person) =>
      `Om ingen bjuder mer betalar ${person.you ? 'du' : person.name} 2 till varje motspelare, och inget spelas.`,
    pickup: 'Du måste bjuda högre och sedan lägga bort två kort.',
    raiseOwn: 'Du tar tillbaka talongen och måste bjuda högre än förut.',
    hold: (bid) => `Ditt bud ${bid} står kvar; bara ett bud av högre värde slår det.`,
    release: (person, bid) => `${person.you ? 'Ditt' : genitiv(person.name)} bud ${bid} står kvar.`,
    forfeit: 'Du betalar 2 till varje motspelare, och korten ges på nytt.',
    stand: 'Du spelar ensam mot de två andra.',
    trumps: (n) => count(n, 'trumf på handen', 'trumfar på handen'),
    kontra: 'Det som får kontra kostar eller ger det dubbla.',
    raise: (times) => `Det som höjs räknas ${times} gånger.`,
    done: 'Insatsen ändras inte.',
  },

  claim: {
    mine: 'Resten är mina',
    ours: 'Resten är våra',
    none: 'Jag tar inga fler stick',
    about: (n, ours) =>
      `${n === 2 ? 'Båda sticken' : `Alla ${n} stick`} som är kvar är ${ours ? 'motspelarnas' : 'dina'}, vem som än har vad. Dina kort spelas åt dig.`,
    noneAbout: (n) => `Inget av de ${n} stick som är kvar kan bli ditt. Dina kort spelas åt dig.`,
    running: 'Resten är avgjord: dina kort spelas åt dig.',
    stop: 'Stopp',
    early: 'För många kort är ute för att det ska vara säkert.',
    unsure: (card) => `Inte säkert än: ${card} kan fortfarande ta ett stick.`,
    closed: 'Det finns inget att lägga upp nu.',
  },

  ladder: {
    fitting: 'Dina',
    all: 'Alla',
    filter: 'Kontrakt som visas',
    every: 'Alla kontrakt',
    tapOne: 'Tryck på ett kontrakt för att se vad det kräver och ger.',
    wins: (n) => `ger ${n} från var och en`,
    loses: (n) => `betalar ${n} till var och en`,
    penalty: (n) => `En förlorad Ulti kostar ${n} till.`,
    worth: (n) => `värt ${n}`,
    plainTrumps: (one, other, third) => `trumf: ${one}, ${other} eller ${third}`,
    heartTrumps: 'hjärter är trumf, så allt räknas dubbelt',
    french: {
      '40-100': 'kung och dam i trumf; 60 kortpoäng',
      '20-100': 'kung och dam i en annan färg; 80 kortpoäng',
    },
    heartsOnly: 'utan trumf; Hjärter, så allt räknas dubbelt',
    noTrumps: 'utan trumf; tian ligger strax över nian',
    open: 'din hand läggs upp efter första sticket',
    missing: 'du har inte korten till det',
    unheld: 'Du har inte korten till det: det som kräver dem är förlorat.',
    tooLow: 'för lågt nu',
    standing: 'gällande bud',
    fits: 'inget kort saknas till det',
    stands: 'Det här budet gäller just nu.',
    below: (bid) => `För lågt nu: ${bid} gäller.`,
    lacks: 'Du har inte korten som det kräver.',
    pickUpFirst: 'Ta upp talongen för att bjuda det.',
    later: 'Du kan bjuda det på din tur, när du har tagit upp talongen.',
  },

  says: {
    pass: 'Pass',
    pickup: 'Jag tar upp',
    hold: 'Jag håller',
    release: 'Ditt',
    stand: 'Jag spelar',
    done: 'Det räcker',
    concede: 'Jag ger upp',
    trump: (suit) => `Trumf: ${suit}`,
    kontra: (parts) => `Kontra på ${parts}!`,
    raise: (level, parts) => `${level} på ${parts}!`,
    marriage: (value) => (value === 40 ? 'Fyrtio!' : 'Tjugo!'),
  },

  seats: {
    leads: 'utspel',
    wins: 'tar',
    taken: (person, n) => `${vem(person)} har tagit ${count(n, 'stick', 'stick')}`,
    tricks: 'Sticken hittills',
    open: 'Upplagd hand',
    dealer: 'ger',
    double: (times) => `×${times}`,
    kontra: 'Säg kontra',
    lay: 'Lägg bort dem',
    back: 'Välj om',
    tick: 'Kryssa för vad du dubblar:',
    against: (name) => `mot ${name}`,
  },

  prospect: {
    title: 'Vad som ännu är möjligt',
    made: 'hemma',
    lost: 'bet',
    open: 'öppet',
    points: (has, needs, left) =>
      has >= needs ? `${has} av ${poäng(needs)}` : `${has} av ${poäng(needs)}; ${left} kvar att ta`,
    race: (own, theirs, left) =>
      left === 0
        ? `${own} mot ${poäng(theirs)}`
        : `${own} mot ${poäng(theirs)}; ${left} kvar att ta`,
    noTrick: (left) => `inget stick än, ${left} kvar`,
    tookTrick: 'spelföraren har tagit ett stick',
    allTricks: (has) => `${has} av 10 stick`,
    missedTrick: 'ett stick har gått till motspelarna',
    seven: (left) => `trumfsjuan måste ta sista sticket; ${left} kvar`,
    sevenWon: 'trumfsjuan har tagit sista sticket',
    sevenLost: 'trumfsjuan tar inte sista sticket',
    aces: (has) => `${has} av 4 ess`,
  },

  tray: {
    title: 'Alla 32 kort',
    unseen: 'inte sedda än',
    mine: 'på din hand',
    open: 'öppna',
    gone: 'borta',
  },

  score: {
    sides: 'Poäng hittills',
    soloist: 'Spelförare',
    defenders: 'Motspelare',
    none: 'Inget stick än',
    match: 'Hittills',
    auction: 'Budgivningen pågår.',
  },

  result: {
    title: (person, bid) => `${vem(person)} spelade ${bid}`,
    bill: 'Avräkningen, från spelförarens sida',
    line: 'Vad spelet gällde',
    made: 'hemma',
    lost: 'bet',
  },
};
