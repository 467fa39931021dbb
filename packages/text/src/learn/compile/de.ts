import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Offen in seine Linie',
    before:
      'Drei Linien liegen zwischen euch, jede mit zwei Protokollen. Offen darf eine Karte nur in eine Linie, in der ihr Protokoll steht. Dann zählt sie ihre Zahl, und ihr Text geschieht. Spiel eine deiner Fünfen offen.',
    after: 'Fünf Punkte in dieser Linie. Der Text einer Fünf kostet dich eine Karte: Wirf eine ab.',
    wrong: 'Verdeckt zählt sie nur 2. Leg sie offen in die Linie ihres eigenen Protokolls.',
  },
  down: {
    title: 'Verdeckt überallhin',
    before:
      'Verdeckt darf eine Karte in jede Linie. Sie hat keinen Text und zählt 2. Deine erste Linie hat 7: Leg nach.',
    after: 'Neun. Noch ein Zug, und die Linie ist bereit.',
    wrong:
      'Jetzt zählt die erste Linie, und offen darf keine der beiden dorthin. Spiel eine verdeckt.',
  },
  refresh: {
    title: 'Auffrischen',
    before:
      'Statt eine Karte zu spielen darfst du auffrischen: zieh, bis du fünf hast. Mit einer einzigen schwachen Karte ist es Zeit.',
    after:
      'Wieder fünf Karten. Auffrischen kostet einen Zug, also lass die Hand erst klein werden.',
    wrong: 'Eine Karte ist keine Hand. Frisch auf.',
  },
  lead: {
    title: 'Zehn, und mehr als sie',
    before:
      'Eine Linie ist bereit, wenn du dort zehn oder mehr hast und mehr als dein Gegner. Du hast in zwei Linien 8. Bring die richtige auf zehn.',
    after: 'Zehn gegen fünf: Zu Beginn deines nächsten Zugs wird diese Linie kompiliert.',
    wrong: 'Dort läge dein Gegner immer noch vorn. Wähl die Linie, in der zehn genügen.',
  },
  compile: {
    title: 'Kompilieren',
    before:
      'Dein Zug beginnt, und zwei Linien sind bereit: Eine musst du kompilieren. Alle ihre Karten werden gelöscht, und das Protokoll ist fertig. Drei Protokolle gewinnen, und eines von diesen ist schon fertig.',
    after: 'Zwei Protokolle sind fertig. Die andere Linie wartet auf den nächsten Zug.',
    wrong:
      'Dieses Protokoll ist schon kompiliert; noch einmal bringt nur eine Karte. Nimm die andere Linie.',
  },
  tie: {
    title: 'Gleichstand hält die Linie',
    before:
      'Dein Gegner hat in der dritten Linie zehn gegen deine acht und würde sie im nächsten Zug kompilieren. Halt das mit einer Karte auf.',
    after: 'Zehn gegen zehn: Niemand führt, niemand kompiliert.',
    wrong:
      'In der dritten Linie brennt es. Zwei Punkte mehr dort, und dein Gegner führt nicht mehr.',
  },
  flip: {
    title: 'Umdrehen',
    before:
      'Fire-0 dreht eine andere Karte um und zieht dann zwei. Eine offene Fünf liegt danach verdeckt und zählt nur 2. Spiel sie und dreh die richtige Karte um.',
    after: 'Drei Punkte weniger für deinen Gegner und zwei Karten für dich.',
    wrong:
      'Spiel Fire-0 offen und wähl dann die oberste Karte deines Gegners, die am meisten verliert.',
  },
  delete: {
    title: 'Löschen',
    before:
      'Fire-1 sagt: Wirf eine Karte ab; wenn du es tust, lösche eine. Nur unbedeckte Karten sind wählbar, die letzte jedes Stapels. Nimm die größte heraus.',
    after:
      'Fünf Punkte weg. Was darunter lag, ist wieder unbedeckt, und eine offene Karte hätte noch einmal gewirkt.',
    wrong: 'Erst Fire-1 offen, dann ein Abwurf, dann die höchste unbedeckte Karte des Gegners.',
  },
  may: {
    title: 'Dreh deine eigene auf',
    before:
      'Life-2 zieht eine Karte und lässt dich eine verdeckte umdrehen. Deine erste Linie hat neun, und die verdeckte Karte obenauf ist eine Drei. Sag ja.',
    after: 'Offen zählt sie 3: zehn in der Linie, bereit zum Kompilieren.',
    wrong: 'Spiel Life-2 offen in ihre Linie und nimm das Umdrehen an, das sie anbietet.',
  },
  control: {
    title: 'Kontrolle',
    before:
      'Wer in zwei Linien führt, nimmt die Kontrolle. Beim Kompilieren oder Auffrischen gibst du sie aus und darfst Tafeln umordnen, bevor das Kompilieren zählt. Nur Water fehlt, aber bereit ist die Linie von Fire. Bring Water dorthin.',
    after: 'Water stand in der kompilierten Linie. Alle drei sind fertig: Du hast gewonnen.',
    wrong: 'Ordne deine eigenen Tafeln um, sodass Water in der ersten Linie steht.',
  },
};
