import type { compileTable as english } from '../en/table.ts';
import type { Person } from '../../person.ts';
import { dein, genitiv, karten, tut } from '../../common/de/grammar.ts';

const deine = (person: Person): string => (person.you ? 'Deine' : genitiv(person.name));
const bahn = (n: number): string => `Bahn ${n + 1}`;

export const compileTable: typeof english = {
  protocols: {
    Darkness: 'Verschiebt und dreht, was verdeckt liegt; deine verdeckten Karten zählen mehr.',
    Death: 'Löscht Karten: einzelne kleine und ganze Bahnen.',
    Fire: 'Verbrennt Handkarten, um andere zu löschen, zurückzugeben oder umzudrehen.',
    Gravity: 'Zieht Karten in seine Bahn und häuft dein Deck unter sich auf.',
    Life: 'Lässt verdeckte Karten aus dem Deck wachsen und deckt sie auf.',
    Light: 'Zieht Karten, sieht Verdecktes an und sammelt es in einer Bahn.',
    Metal: 'Schwer und langsam: senkt Summen, verbietet Züge, verzögert das Kompilieren.',
    Plague: 'Lässt den Gegner abwerfen und lebt davon.',
    Psychic: 'Sieht dem Gegner in die Hand, leert sie und bewegt, was offen liegt.',
    Speed: 'Spielt gleich noch eine Karte und ist immer unterwegs.',
    Spirit: 'Frischt auf, zieht und spielt offen, wo es will.',
    Water: 'Fließt: nimmt Karten zurück auf die Hand und ordnet Protokolle neu.',
    Apathy: 'Dreht Karten um, bringt Texte zum Schweigen und zehrt von der Stille.',
    Hate: 'Löscht um jeden Preis, auch die eigenen.',
    Love: 'Gibt und nimmt Karten; beide ziehen.',
    Chaos: 'Wirbelt Decks, Bahnen und Protokolle durcheinander.',
    Clarity: 'Deckt Decks auf und findet die gesuchte Karte; eine volle Hand zählt.',
    Corruption: 'Setzt sich beim Gegner fest und verdirbt, was dort liegt.',
    Courage: 'Stark, wo der Gegner vorn liegt.',
    Fear: 'Bringt den Gegner zum Schweigen, verjagt Karten und leert Hände.',
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
    handTexts: 'Deine Karten lesen',
  },

  lane: {
    toGo: (n) => `noch ${n}`,
    ready: 'bereit',
    lead: 'vorn',
    faceUp: 'Offen',
    faceDown: 'Verdeckt',
    controlAbout: (person) =>
      `${tut(person, 'hast', 'hat')} die Kontrolle und ${person.you ? 'darfst' : 'darf'} beim nächsten Kompilieren oder Auffrischen Protokolle neu ordnen.`,
    free: 'Niemand hat die Kontrolle: Wer zu Beginn seines Zuges in zwei Bahnen führt, bekommt sie.',
    noCompile: 'kein Kompilieren im nächsten Zug',
  },

  boxes: {
    top: 'Immer, auch überdeckt',
    middle: 'Beim Ausspielen, Aufdecken oder Freiwerden',
    bottom: 'Solange sie frei ist',
  },

  draft: {
    about:
      'Die sechs Karten jedes Protokolls werden dein Deck. Die Tafeln kommen von links nach rechts in die Bahnen, in der Reihenfolge, in der du wählst.',
    rule: 'Wer alle drei kompiliert, gewinnt: mindestens 10 in einer Bahn, und mehr als der Gegner.',
    tap: 'Tippe auf ein Protokoll, um seine sechs Karten zu sehen, und noch einmal, um es zu wählen.',
    open: 'noch zu wählen',
    look: (protocol) => `${protocol}: seine sechs Karten`,
    left: (protocols) => `Zur Wahl stehen: ${protocols.join(', ')}`,
  },

  ask: {
    draft: 'Seine sechs Karten kommen in dein Deck. Der Gegner bekommt es nicht mehr.',
    ban: 'Niemand kann es in dieser Partie wählen.',
    action:
      'Tippe auf eine Karte, dann auf eine Bahn. Offen braucht sie dort ihr Protokoll und führt ihren Text aus; verdeckt darf sie überallhin und zählt 2.',
    lifted:
      'Tippe auf eine leuchtende Stelle, um sie dort zu spielen. Mit Esc oder noch einem Tippen nimmst du sie zurück.',
    refresh: 'Oder tippe auf dein Deck, um auf fünf Karten nachzuziehen.',
    mustRefresh: 'Du kannst nichts spielen. Tippe auf dein Deck, um auf fünf Karten nachzuziehen.',
    compile: 'Welche Bahn kompilierst du?',
    compileAbout:
      'Alle Karten der Bahn werden gelöscht, auf beiden Seiten, und deine Tafel ist kompiliert.',
    cache: (n) => `Du hast mehr als fünf Karten: Wirf ${n} ab.`,
    cacheAbout: 'Tippe auf die Karten, die du entbehren kannst, und bestätige.',
    several: (chosen, least, most) =>
      least === most ? `${chosen} von ${least} gewählt.` : `${chosen} gewählt.`,
    second: 'Tippe auf eine leuchtende Karte, um sie anzusehen, und noch einmal, um sie zu wählen.',
    line: 'Tippe auf eine der leuchtenden Bahnen.',
    may: 'Freiwillig. Bei Nein entfällt auch, was mit „Wenn du das tust“ beginnt.',
    either: 'Was du wählst, geschieht sofort.',
    order: 'Tippe auf die Karte, deren Text zuerst kommt. Die anderen folgen.',
    rearrange:
      'Tippe auf eine Tafel, dann dorthin, wo sie stehen soll; oder ziehe sie. Die Stapel bleiben liegen.',
    controlTarget:
      'Die Kontrolle ist nun weg, was du auch wählst. Nur die Protokolle wechseln die Bahn.',
    pair: 'Tippe auf einen Stapel, dann auf den anderen.',
    number: 'Der Text geht mit der Zahl weiter, die du nennst.',
    protocol: 'Tippe auf eine der Tafeln.',
    player: 'Der andere folgt.',
    whose: (person) => `${person.you ? 'Deine' : genitiv(person.name)} Protokolle neu ordnen`,
    confirm: 'Bestätigen',
  },

  target: {
    delete: 'Wähle die Karte, die gelöscht wird.',
    flip: 'Wähle die Karte, die umgedreht wird.',
    shift: 'Wähle die Karte, die verschoben wird.',
    return: 'Wähle die Karte, die auf die Hand zurückgeht.',
    discard: 'Wähle die Karte, die du abwirfst.',
    reveal: 'Wähle die Karte, die gezeigt wird.',
    give: 'Wähle die Karte, die du hergibst.',
    seize: 'Wähle die Karte, die du nimmst.',
    play: 'Wähle die Karte, die du spielst, und wohin.',
    draw: 'Wähle die Karte, die du ziehst.',
    copyMiddle: 'Wähle die Karte, deren mittleren Text du nachahmst.',
    to: 'Wähle die Bahn, in die sie geht.',
  },

  effects: {
    now: 'jetzt',
    waits: 'wartet',
    owner: (person) => (person.you ? 'dein Text' : `${genitiv(person.name)} Text`),
    chooses: (person) => (person.you ? 'du wählst' : `${person.name} wählt`),
    more: (n) => `Effekte: ${n}`,
    gone: 'eine Karte, die fort ist',
  },

  moments: {
    start: 'Zu Beginn des Zuges',
    end: 'Am Ende des Zuges',
    compile: (person, protocol) => `${tut(person, 'kompilierst', 'kompiliert')} ${protocol}`,
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
    compile: 'kompilieren',
    win: 'gewinnen',
  },

  score: {
    compiled: 'Kompiliert',
    goal: 'Drei kompilierte Protokolle gewinnen.',
    deck: 'Deck',
    trash: 'Ablage',
  },
};
