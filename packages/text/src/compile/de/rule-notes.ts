import type english from '../en/rule-notes.ts';

const PLATE =
  'Das Protokoll, das in dieser Bahn liegt und dessen sechs Karten im Deck dieses Spielers sind. Keines darf zweimal vorkommen.';

const ruleNotes: typeof english = {
  first: 'Wer zuerst wählt und den ersten Zug hat.',
  draft: 'Wie jeder zu seinen drei Protokollen kommt.',
  sets: 'Aus welchen Schachteln die Protokolle kommen. Ohne festgelegte Protokolle braucht es mindestens zwölf.',
  P0L0: PLATE,
  P0L1: PLATE,
  P0L2: PLATE,
  P1L0: PLATE,
  P1L1: PLATE,
  P1L2: PLATE,
  control:
    'Wer in zwei Bahnen führt, bekommt die Kontrolle und darf beim Kompilieren oder Auffrischen Protokolle umordnen.',
  maxTurns: 'Eine Partie, die so lange dauert, endet unentschieden.',
  shiftEnters:
    'Ob eine überdeckte Karte ihren mittleren Text ausführt, wenn sie durch Verschieben frei wird.',
  compileDeletes:
    'Ob Texte, die auf Löschen antworten, auch beim Kompilieren einer Bahn antworten.',
  compileBan: 'Ob Metal 1 auch dann noch sperrt, wenn es überdeckt, umgedreht oder weg ist.',
  diversity6:
    'Wie viele verschiedene Protokolle im Feld sein müssen, damit diese Karte liegen bleibt.',
  unity4: 'Wann im Zug diese Karte ins Deck schaut.',
};

export default ruleNotes;
