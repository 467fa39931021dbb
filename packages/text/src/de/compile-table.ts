import type { TableTexts } from '../en/index.ts';
import type { Person } from '../person.ts';
import { karten } from './cards.ts';
import { genitiv, tut } from './person.ts';

const dein = (person: Person): string => (person.you ? 'Dein' : genitiv(person.name));
const deine = (person: Person): string => (person.you ? 'Deine' : genitiv(person.name));
const bahn = (n: number): string => `Bahn ${n + 1}`;

export const compileTable: TableTexts['compile'] = {
  protocols: {
    Darkness: 'Verschiebt und dreht, was verdeckt liegt; deine verdeckten Karten zählen mehr.',
    Death: 'Löscht Karten, kleine und ganze Bahnen davon.',
    Fire: 'Verbrennt Handkarten, um andere zu löschen, zurückzugeben und umzudrehen.',
    Gravity: 'Zieht Karten in ihre Bahn und häuft dein Deck unter sich auf.',
    Life: 'Lässt verdeckte Karten aus dem Deck wachsen und deckt sie auf.',
    Light: 'Zieht Karten, sieht Verdecktes an und sammelt es in einer Bahn.',
    Metal: 'Schwer und langsam: senkt Summen, verbietet Züge, verzögert das Kompilieren.',
    Plague: 'Lässt den Gegner abwerfen und lebt davon.',
    Psychic: 'Sieht in die andere Hand, leert sie und bewegt, was offen liegt.',
    Speed: 'Spielt gleich noch eine Karte und ist immer unterwegs.',
    Spirit: 'Frischt auf, zieht und spielt offen, wo es will.',
    Water: 'Fließt: nimmt Karten zurück auf die Hand und ordnet Protokolle neu.',
    Apathy: 'Dreht Karten um, bringt Texte zum Schweigen und zehrt von der Stille.',
    Hate: 'Löscht um jeden Preis, auch die eigenen.',
    Love: 'Gibt und nimmt Karten; beide ziehen.',
    Chaos: 'Wirbelt Decks, Bahnen und Protokolle durcheinander.',
    Clarity: 'Deckt Decks auf und findet die gesuchte Karte; eine volle Hand zählt.',
    Corruption: 'Setzt sich auf der anderen Seite fest und verdirbt, was dort liegt.',
    Courage: 'Stark, wo der Gegner vorn liegt.',
    Fear: 'Bringt die andere Seite zum Schweigen, verjagt Karten und leert Hände.',
    Ice: 'Gleitet von Bahn zu Bahn und lässt sich nicht umdrehen.',
    Luck: 'Wettet auf die obersten Karten der Decks.',
    Mirror: 'Ahmt Texte nach und antwortet auf den Gegner.',
    Peace: 'Leert Hände und wartet auf seinen Augenblick.',
    Smoke: 'Gedeiht, wo verdeckte Karten liegen.',
    Time: 'Holt Karten aus der Ablage zurück und mischt sie ins Deck.',
    War: 'Antwortet, wenn der Gegner auffrischt, kompiliert oder zieht.',
    Assimilation: 'Holt sich Karten aus Deck und Feld des Gegners.',
    Diversity: 'Stark, wenn viele verschiedene Protokolle im Feld liegen.',
    Unity: 'Stark, wenn viele eigene Karten im Feld liegen.',
  },

  places: {
    plate: (owner, protocol, n, compiled) =>
      `${dein(owner)} ${protocol}, ${bahn(n)}, ${compiled ? 'kompiliert' : 'nicht kompiliert'}`,
    total: (owner, n, total) => `${owner.you ? 'Du' : owner.name}: Summe ${total} in ${bahn(n)}`,
    stack: (owner, n, size) => `${dein(owner)} Stapel in ${bahn(n)}: ${karten(size)}`,
    card: (card, covered) => (covered ? `${card}, überdeckt` : card),
    faceDown: (value, covered, known) =>
      `Verdeckte Karte mit Wert ${value}${covered ? ', überdeckt' : ''}${known === undefined ? '' : `: ${known}`}`,
    coming: (card) => `${card}, unterwegs`,
    unseen: 'Verdeckte Karte',
    line: (n) => `Bahn ${n + 1}`,
    deck: (owner, n) => `${dein(owner)} Deck: ${karten(n)}`,
    trash: (owner, n) => `${deine(owner)} Ablage: ${karten(n)}`,
    playUp: (n) => `Offen in ${bahn(n)}`,
    playDown: (n) => `Verdeckt in ${bahn(n)}`,
    tray: 'Karten zur Wahl',
  },

  lane: {
    toGo: (n) => `noch ${n}`,
    ready: 'bereit',
    lead: 'vorn',
    level: 'gleich',
    faceUp: 'Offen',
    faceDown: 'Verdeckt',
    controlAbout: (person) =>
      `${tut(person, 'hast', 'hat')} die Kontrolle: darf beim nächsten Kompilieren oder Auffrischen Protokolle neu ordnen.`,
    noCompile: 'kein Kompilieren im nächsten Zug',
  },

  boxes: {
    top: 'Immer, auch überdeckt',
    middle: 'Beim Ausspielen, Aufdecken oder Freiwerden',
    bottom: 'Solange sie obenauf liegt',
  },

  draft: {
    about:
      'Die sechs Karten jedes Protokolls werden dein Deck. Seine Tafel steht in einer Bahn, von links nach rechts, wie du wählst.',
    rule: 'Wer alle drei kompiliert, gewinnt: mindestens 10 in einer Bahn, und mehr als die andere Seite.',
    tap: 'Tipp auf ein Protokoll, um seine sechs Karten zu sehen, und noch einmal, um es zu wählen.',
    open: 'noch zu wählen',
    look: (protocol) => `${protocol}: seine sechs Karten`,
  },

  ask: {
    draft: 'Seine sechs Karten kommen in dein Deck. Der Gegner bekommt es nicht mehr.',
    ban: 'Niemand kann es in diesem Spiel wählen.',
    action:
      'Tipp auf eine Karte, dann auf eine Bahn. Offen braucht sie dort ihr Protokoll und führt ihren Text aus; verdeckt darf sie überallhin und zählt 2.',
    lifted: 'Tipp auf eine leuchtende Stelle, um sie dort zu spielen. Escape nimmt sie zurück.',
    refresh: 'Oder tipp auf dein Deck: auf fünf Karten nachziehen.',
    mustRefresh: 'Du kannst nichts spielen. Tipp auf dein Deck, um auf fünf Karten nachzuziehen.',
    compile: 'Welche Bahn kompilierst du?',
    compileAbout:
      'Alle Karten der Bahn werden gelöscht, auf beiden Seiten, und deine Tafel ist kompiliert.',
    cache: (n) => `Du hast mehr als fünf Karten: wirf ${n} ab.`,
    cacheAbout: 'Tipp auf die Karten, die du entbehren kannst, und bestätige.',
    several: (chosen, least, most) =>
      least === most
        ? `${chosen} von ${least} gewählt.`
        : `${chosen} gewählt, ${least} bis ${most}.`,
    second: 'Tipp auf eine leuchtende Karte, um sie anzusehen, und noch einmal, um sie zu wählen.',
    line: 'Tipp auf eine der leuchtenden Bahnen.',
    may: 'Du musst nicht. Bei Nein geht der Text dahinter weiter.',
    either: 'Eines davon geschieht sofort.',
    order: 'Tipp auf die Karte, deren Text zuerst kommt. Die anderen folgen.',
    rearrange:
      'Tipp auf eine Tafel, dann dorthin, wo sie stehen soll; oder zieh sie. Die Stapel bleiben liegen.',
    controlTarget: 'Die Kontrolle ist nun weg, was du auch wählst. Stapel bleiben, Tafeln wandern.',
    pair: 'Tipp auf einen Stapel, dann auf den anderen.',
    number: 'Der Text geht mit der Zahl weiter, die du nennst.',
    protocol: 'Tipp auf eine der Tafeln.',
    player: 'Der andere folgt.',
    whose: (person) => (person.you ? 'Deine neu ordnen' : `${genitiv(person.name)} neu ordnen`),
    confirm: 'Bestätigen',
  },

  target: {
    delete: 'Wähl die Karte, die gelöscht wird.',
    flip: 'Wähl die Karte, die umgedreht wird.',
    shift: 'Wähl die Karte, die verschoben wird.',
    return: 'Wähl die Karte, die auf die Hand zurückgeht.',
    discard: 'Wähl die Karte, die du abwirfst.',
    reveal: 'Wähl die Karte, die gezeigt wird.',
    give: 'Wähl die Karte, die du hergibst.',
    seize: 'Wähl die Karte, die du nimmst.',
    play: 'Wähl die Karte, die du spielst, und wohin.',
    draw: 'Wähl die Karte, die du ziehst.',
    copyMiddle: 'Wähl die Karte, deren mittleren Text du nachahmst.',
    to: 'Wähl die Bahn, in die sie geht.',
  },

  effects: {
    now: 'jetzt',
    waits: 'wartet',
    owner: (person) => (person.you ? 'dein Text' : `${genitiv(person.name)} Text`),
    chooses: (person) => (person.you ? 'du wählst' : `${person.name} wählt`),
    more: (n) => (n === 1 ? '1 offener Text' : `${n} offene Texte`),
    gone: 'eine Karte, die fort ist',
  },

  moments: {
    start: 'Am Beginn des Zuges',
    end: 'Am Ende des Zuges',
    compile: (person) => tut(person, 'kompilierst', 'kompiliert'),
    recompile: 'noch einmal kompiliert',
    control: (person) => `${tut(person, 'übernimmst', 'übernimmt')} die Kontrolle`,
    won: (person) => tut(person, 'gewinnst', 'gewinnt'),
  },

  notes: {
    draw: (n) => `${n} ziehen`,
    delete: (n) => `${n} löschen`,
    flip: (n) => `${n} umdrehen`,
    return: (n) => `${n} zurück`,
    discard: (n) => `${n} abwerfen`,
    compile: 'kompiliert',
    win: 'gewinnt',
  },

  score: {
    compiled: 'kompiliert',
    goal: 'Drei kompilierte Protokolle gewinnen.',
    deck: 'Deck',
    trash: 'Ablage',
  },
};
