import type { compile as english } from '../en/game.ts';
import type { Person } from '../../person.ts';
import { reasons } from './reasons.ts';
import { count, dein, genitiv, karten, list, share, tut } from '../../common/de/grammar.ts';

const bahn = (n: number): string => `Bahn ${n + 1}`;
const deine = (person: Person): string => (person.you ? 'deine' : genitiv(person.name));
const reihenfolge = (plates: readonly string[]): string =>
  list(plates.map((plate, n) => `${plate} in ${bahn(n)}`));
/** Cards by name, and how many more are unreadable. */
const namen = (known: readonly string[], unknown: number): string => {
  if (known.length === 0) return karten(unknown);
  return list(
    unknown === 0 ? known : [...known, count(unknown, 'unbekannte Karte', 'unbekannte Karten')],
  );
};
/** `oberer Text` in einem Satz. */
const der = (box: string): string => `Der ${box.replace(/er Text$/, 'e Text')}`;
const wird = (n: number): string => (n === 1 ? 'wird' : 'werden');

export const compile: typeof english = {
  tile: {
    name: 'Compile',
    about:
      'Fülle drei Bahnen mit Karten und kompiliere alle deine Protokolle, bevor es der Gegner tut.',
    aim: 'Ziel: als Erster drei Protokolle kompilieren.',
    players: '2 Spieler',
    length: '20 Minuten',
  },

  card: {
    name: (protocol, value) => `${protocol} ${value}`,
    box: { top: 'oberer Text', middle: 'mittlerer Text', bottom: 'unterer Text' },
    noText: 'kein Text',
  },

  zones: {
    line: (n) => `Bahn ${n + 1}`,
    hand: (n) => `${karten(n)} auf der Hand`,
    deck: (n) => `${karten(n)} im Deck`,
    trash: (n) => `${karten(n)} in der Ablage`,
    total: (n) => `Summe ${n}`,
    control: 'Kontrolle',
    compiled: 'kompiliert',
    loading: 'nicht kompiliert',
    turn: (n) => `Zug ${n}`,
    effects: 'Was gerade geschieht',
  },

  ask: {
    draft: 'Wähle ein Protokoll.',
    ban: 'Streiche ein Protokoll.',
    action: 'Spiele eine Karte oder frische auf.',
    refresh: 'Du musst auffrischen.',
    card: 'Wähle eine Karte.',
    hand: (least, most) =>
      least === most ? `Wähle ${karten(least)}.` : `Wähle ${least} bis ${karten(most)}.`,
    line: 'Wähle eine Bahn.',
    play: 'Spiele eine Karte.',
    may: 'Willst du das tun?',
    either: 'Wähle, was geschieht.',
    order: 'Welcher Text kommt zuerst?',
    rearrange: 'Bringe die Protokolle in eine neue Reihenfolge.',
    controlTarget: 'Du hattest die Kontrolle: Protokolle neu ordnen?',
    pair: 'Wähle zwei Stapel, die du vertauschst.',
    number: 'Nenne eine Zahl.',
    protocol: 'Nenne ein Protokoll.',
    player: 'Wähle einen Spieler.',
    by: (card, box) => `${card}, ${box}`,
  },

  log: {
    draft: (person, protocol) => `${tut(person, 'wählst', 'wählt')} ${protocol}.`,
    ban: (person, protocol) => `${tut(person, 'streichst', 'streicht')} ${protocol}.`,
    protocols: (person, protocols) => `${tut(person, 'spielst', 'spielt')} ${list(protocols)}.`,
    decks: 'Die Decks werden gemischt. Jeder zieht fünf Karten.',
    turn: (person, n) => `Zug ${n}: ${tut(person, 'bist', 'ist')} dran.`,
    control: (person) => `${tut(person, 'übernimmst', 'übernimmt')} die Kontrolle.`,
    spendControl: (person) => `${tut(person, 'gibst', 'gibt')} die Kontrolle ab.`,
    compile: (person, n) => `${tut(person, 'kompilierst', 'kompiliert')} ${bahn(n)}.`,
    plate: (person, protocol) => `${dein(person)} ${protocol} ist kompiliert.`,
    recompile: (person, protocol) =>
      `${dein(person)} ${protocol} war schon kompiliert: dafür eine Karte aus dem anderen Deck.`,
    text: (card, box) => `${card}: ${der(box)} wird ausgeführt.`,
    due: (card, box) => `${card}: ${der(box)} kommt an die Reihe.`,
    idle: (card, box) => `${card}: ${der(box)} bewirkt nichts.`,
    play: (person, card, up, n) =>
      `${tut(person, 'spielst', 'spielt')} ${card} ${up ? 'offen' : 'verdeckt'} in ${bahn(n)}.`,
    playUnseen: (person, n) =>
      `${tut(person, 'spielst', 'spielt')} eine verdeckte Karte in ${bahn(n)}.`,
    delete: (known, unknown) =>
      `${namen(known, unknown)} ${wird(known.length + unknown)} gelöscht.`,
    arrive: (card) => `Die verdeckte Karte war ${card}.`,
    return: (known, unknown) =>
      `${namen(known, unknown)} ${known.length + unknown === 1 ? 'geht' : 'gehen'} auf die Hand zurück.`,
    seize: (person, known, unknown) =>
      `${tut(person, 'nimmst', 'nimmt')} ${namen(known, unknown)} auf die Hand.`,
    flip: (known, unknown, up) =>
      `${namen(known, unknown)} ${wird(known.length + unknown)} ${up ? 'aufgedeckt' : `umgedreht und ${known.length + unknown === 1 ? 'liegt' : 'liegen'} jetzt verdeckt`}.`,
    shift: (known, unknown, n) =>
      `${namen(known, unknown)} ${known.length + unknown === 1 ? 'wandert' : 'wandern'} in ${bahn(n)}.`,
    draw: (person, known, unknown) => `${tut(person, 'ziehst', 'zieht')} ${namen(known, unknown)}.`,
    discard: (person, known, unknown) =>
      `${tut(person, 'wirfst', 'wirft')} ${namen(known, unknown)} ab.`,
    reveal: (person, known, unknown) =>
      `${tut(person, 'zeigst', 'zeigt')} ${namen(known, unknown)}.`,
    refresh: (person) => `${tut(person, 'frischst', 'frischt')} auf.`,
    rearrange: (person, owner, plates) =>
      `${tut(person, 'ordnest', 'ordnet')} ${person.seat === owner.seat ? (person.you ? 'deine' : 'die eigenen') : deine(owner)} Protokolle neu: ${reihenfolge(plates)}.`,
    swapPlates: (person, owner, one, other) =>
      `${tut(person, 'tauschst', 'tauscht')} ${person.seat === owner.seat ? '' : `${deine(owner)} `}${one} und ${other}.`,
    swapStacks: (person, one, other) =>
      `${tut(person, 'vertauschst', 'vertauscht')} die Stapel von ${bahn(one)} und ${bahn(other)}.`,
    take: (person, known, unknown) =>
      `${tut(person, 'bekommst', 'bekommt')} ${namen(known, unknown)} aus der anderen Hand.`,
    shuffle: (person, n) =>
      `${tut(person, 'mischst', 'mischt')} die Ablage (${karten(n)}) ins Deck.`,
    shuffleDeck: (person) =>
      `${tut(person, 'mischst', 'mischt')} ${person.you ? 'dein' : 'das eigene'} Deck.`,
    declare: (person, what) => `${tut(person, 'nennst', 'nennt')} ${what}.`,
    forbidCompile: (person) =>
      `${tut(person, 'kannst', 'kann')} im nächsten Zug nicht kompilieren.`,
    cache: (person, n) => `${tut(person, 'leerst', 'leert')} den Cache: ${karten(n)}.`,
    loopGuard: (card, box) =>
      `${card}: ${der(box)} wird übersprungen, zu viele Texte unterbrechen einander.`,
    won: (person) => `${tut(person, 'hast', 'hat')} alle drei Protokolle kompiliert.`,
    resigned: (person) => `${tut(person, 'gibst', 'gibt')} auf.`,
    turnLimit: 'Der letzte Zug ist vorbei. Niemand gewinnt.',
  },

  turn: {
    play: (card, up, n) => `${card}${up ? '' : ' verdeckt'} in ${bahn(n)}`,
    playUnseen: (n) => `eine verdeckte Karte in ${bahn(n)}`,
  },

  choice: {
    play: (card, up, n, other) =>
      `${card} ${up ? 'offen' : 'verdeckt'} in ${bahn(n)} spielen${other ? ', auf der Seite des Gegners' : ''}`,
    shortPlay: (up, n) => `${up ? 'Offen' : 'Verdeckt'} in ${bahn(n)}`,
    refresh: 'Auffrischen: auf fünf Karten nachziehen',
    shortRefresh: 'Auffrischen',
    pick: (protocol) => `${protocol} wählen`,
    ban: (protocol) => `${protocol} streichen`,
    place: (owner, n, depth) =>
      `${owner.you ? 'Deine' : genitiv(owner.name)} verdeckte Karte in ${bahn(n)}, Platz ${depth + 1}`,
    line: (n) => `Bahn ${n + 1}`,
    yes: 'Ja',
    no: 'Nein',
    done: 'Fertig',
    operations: {
      discard: 'Abwerfen',
      flip: 'Umdrehen',
      shift: 'Verschieben',
      delete: 'Löschen',
      draw: 'Ziehen',
      return: 'Zurück auf die Hand',
      reveal: 'Zeigen',
      give: 'Hergeben',
      seize: 'Nehmen',
    },
    text: (card, box) => `${card}: ${box}`,
    order: (owner, plates) =>
      `${owner.you ? 'Deine' : genitiv(owner.name)} Protokolle, von links: ${plates.join(', ')}`,
    keep: 'Die Protokolle lassen, wie sie sind',
    player: (person) => (person.you ? 'Du' : person.name),
    pair: (one, other) => `Bahn ${one + 1} und ${other + 1}`,
    resign: 'Aufgeben',
  },

  reasons,
  assumes: 'gegen einen ebenbürtigen Gegner',
  worth: (value) => `${share(value)} Gewinnchance`,

  result: {
    compiled: (person, n) =>
      `${tut(person, 'hast', 'hat')} ${count(n, 'Protokoll', 'Protokolle')} kompiliert.`,
    turns: (n) => count(n, 'Zug', 'Züge'),
  },

  refusals: {
    malformed: (d) => `„${d.text}“ ist keine Antwort auf die Frage.`,
    'wrong-count': () => 'Das sind zu wenige Karten.',
    duplicate: () => 'Diese Karte hast du schon genannt.',
    'not-offered': () => 'Das steht nicht zur Wahl.',
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'play-forbidden': () => 'Eine Karte im Feld verbietet es, in diese Bahn zu spielen.',
    'face-down-forbidden': () => 'Eine Karte im Feld verbietet es, hier verdeckt zu spielen.',
    'face-up-forbidden': () => 'Eine Karte im Feld verbietet es, offen zu spielen.',
    'wrong-side': () => 'Diese Karte kannst du nur auf deiner Seite spielen.',
    'no-matching-protocol': () =>
      'Offen braucht eine Karte ihr eigenes Protokoll in der Bahn, deines oder das andere. Verdeckt darf sie überallhin.',
    'hand-full': () => 'Mit fünf oder mehr Karten auf der Hand kannst du nicht auffrischen.',
    'draw-forbidden': () => 'Eine Karte im Feld verbietet das Ziehen.',
    'nothing-to-draw': () => 'Es ist keine Karte mehr zum Ziehen da.',
    'too-few-protocols': () => 'Zur Auswahl braucht es mindestens zwölf Protokolle.',
    'protocol-twice': (d) => `${d.protocol} ist zweimal da.`,
    'protocol-not-enabled': (d) => `${d.protocol} ist in keiner der gewählten Schachteln.`,
    'no-such-card': (d) => `Es gibt keine Karte „${d.card}“.`,
    'no-such-protocol': (d) => `Es gibt kein Protokoll „${d.protocol}“.`,
    'card-twice': (d) => `${d.card} ist zweimal da.`,
    'named-twice': (d) => `„${d.text}“ steht zweimal da.`,
    'bad-check': () => 'Die Prüfsumme passt nicht: Ein Teil der Stellung fehlt.',
    'other-book': () =>
      'Die Stellung wurde mit anderen Karten oder Texten geschrieben, als diese Version hat.',
    'bad-plates': (d) => `„${d.text}“ ist falsch: Jeder Spieler hat drei Protokolle.`,
    'bad-control': () => 'Die Kontrolle hat P0, P1 oder niemand.',
    'bad-turn': () => 'Der Zug braucht einen Spieler und eine Nummer.',
    'bad-phase': () => 'Eine solche Phase gibt es nicht.',
    'bad-rest': () => 'Was gerade geschah, lässt sich nicht lesen.',
    'too-many-cards': (d) => `Das sind ${karten(d.cards)}: Eine Partie hat höchstens 36.`,
    'already-won': () => 'Alle drei Protokolle eines Spielers sind schon kompiliert.',
  },
};
