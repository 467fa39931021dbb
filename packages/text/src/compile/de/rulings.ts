import type { RulingWords } from '../en/rulings.ts';

export const german: RulingWords = {
  title: 'Die Karten von Compile',
  search: 'Namen und Texte durchsuchen',
  found: (n) => (n === 0 ? 'Keine Karte gefunden' : n === 1 ? '1 Karte' : `${n} Karten`),
  any: 'Alle',
  protocol: 'Protokoll',
  set: 'Schachtel',
  value: 'Wert',
  keyword: 'Was sie tut',
  box: 'Wo der Text steht',
  clear: 'Alle zeigen',
  rulings: 'So spielen wir es',
  keywords: {
    draw: 'Ziehen',
    discard: 'Abwerfen',
    flip: 'Umdrehen',
    shift: 'Verschieben',
    delete: 'Löschen',
    return: 'Zurückgeben',
    play: 'Ausspielen',
    reveal: 'Zeigen',
    rearrange: 'Protokolle bewegen',
    refresh: 'Auffrischen',
  },
  boxes: { top: 'Oben', middle: 'Mitte', bottom: 'Unten', none: 'Kein Text' },
  about: {
    eachLine:
      'Zuerst werden die Bahnen festgestellt, ihre Reihenfolge wählt der Besitzer. Es endet, sobald diese Karte nicht mehr offen und obenauf liegt.',
    death1:
      'Beide Löschungen hängen am Ziehen. Gibt es keine andere Karte zu löschen, löscht sie trotzdem sich selbst.',
    hate2: 'Löscht sie zuerst sich selbst, entfällt der zweite Satz.',
    light0: 'Der Wert zählt nach dem Umdrehen und allem, was daraus folgte.',
    emptyDeck: 'Aus einem leeren Deck wird nichts gespielt, und die Ablage wird nicht eingemischt.',
    metal3: 'In einer anderen Bahn zählen die Karten beider Seiten.',
    mirror1:
      '„Diese Karte“ und „diese Bahn“ sind die von Mirror 1. Solange Fear 0 mittlere Texte ausschaltet, gibt es nichts zu kopieren.',
    mirror2:
      'Beide Stapel brauchen eine Karte. Ihre Reihenfolge bleibt, und nichts gilt als überdeckt oder frei geworden.',
    luck1: 'Nur beim Umdrehen entfällt der mittlere Text.',
    ice4: 'Sie ist nur gegen Umdrehen geschützt, solange sie offen und obenauf liegt.',
    ice6: 'Mit leerer Hand dürfen mehrere Karten auf einmal kommen.',
    peace1: 'Der Besitzer wählt, wer zuerst abwirft.',
    bothSides: 'Verdeckte Karten beider Seiten in der Bahn zählen.',
    faceUpOnly: 'Nur offene Karten zählen: Eine verdeckte Karte hat kein Protokoll.',
    diversity0: 'Die Karte, die am Ende des Zuges gespielt wird, braucht kein passendes Protokoll.',
    itsSide:
      'Sie gehört zu der Seite, auf der sie liegt: Beginn und Ende des Zuges sind die dieses Spielers.',
    hate3: 'Kompilieren zählt als Löschen, einmal. Dafür gibt es eine Regeloption.',
    ban: 'Das Verbot bleibt, auch wenn diese Karte geht. Dafür gibt es eine Regeloption.',
    diversity6: 'Vier Protokolle sind nötig. Mit einer Regeloption sind es drei.',
    unity4: 'Sie wirkt am Ende des Zuges, mit einer Regeloption am Beginn.',
    metal6:
      'Wird eine ganze Menge auf einmal umgedreht, drehen sich erst die anderen; dann wird diese Karte stattdessen gelöscht.',
    war1: 'Man darf auch gar keine Karte abwerfen.',
    anyLine: 'Jede Bahn darf gewählt werden.',
    peace3: 'Das Umdrehen hängt nicht vom Abwerfen ab.',
    refresh:
      'Mit fünf oder mehr Karten auf der Hand, oder wenn es nichts zu ziehen gibt, bewirkt Auffrischen nichts, und die Kontrolle bleibt.',
    otherDeck: 'Ist das andere Deck leer, wird zuerst die Ablage seines Besitzers hineingemischt.',
    errata: 'Der Text folgt den Berichtigungen des Verlags.',
  },
};
