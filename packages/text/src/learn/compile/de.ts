import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  up: {
    title: 'Offen in seine Bahn',
    before:
      'Drei Bahnen liegen zwischen euch, jede mit zwei Protokollen. Offen darf eine Karte nur in eine Bahn, in der ihr Protokoll steht. Dann zählt sie ihre Zahl, und ihr Text geschieht. Spiel eine deiner Fünfen offen.',
    after: 'Fünf Punkte in dieser Bahn. Der Text einer Fünf kostet dich eine Karte: Wirf eine ab.',
    wrong: 'Verdeckt zählt sie nur 2. Leg sie offen in die Bahn ihres eigenen Protokolls.',
  },
  down: {
    title: 'Verdeckt überallhin',
    before:
      'Verdeckt darf eine Karte in jede Bahn. Sie hat keinen Text und zählt 2. Deine erste Bahn hat 7: Leg nach.',
    after: 'Neun. Noch ein Zug, und die Bahn ist bereit.',
    wrong:
      'Jetzt zählt die erste Bahn, und offen darf keine der beiden dorthin. Spiel eine verdeckt.',
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
      'Eine Bahn ist bereit, wenn du dort zehn oder mehr hast und mehr als dein Gegner. Du hast in zwei Bahnen 8. Bring die richtige auf zehn.',
    after: 'Zehn gegen fünf: Zu Beginn deines nächsten Zugs wird diese Bahn kompiliert.',
    wrong: 'Dort läge dein Gegner immer noch vorn. Wähl die Bahn, in der zehn genügen.',
  },
  compile: {
    title: 'Kompilieren',
    before:
      'Dein Zug beginnt, und zwei Bahnen sind bereit: Eine musst du kompilieren. Alle ihre Karten werden gelöscht, und das Protokoll ist fertig. Drei Protokolle gewinnen, und eines von diesen ist schon fertig.',
    after: 'Zwei Protokolle sind fertig. Die andere Bahn wartet auf den nächsten Zug.',
    wrong:
      'Dieses Protokoll ist schon kompiliert; noch einmal bringt nur eine Karte. Nimm die andere Bahn.',
  },
  tie: {
    title: 'Gleichstand hält die Bahn',
    before:
      'Dein Gegner hat in der dritten Bahn zehn gegen deine acht und würde sie im nächsten Zug kompilieren. Halt das mit einer Karte auf.',
    after: 'Zehn gegen zehn: Niemand führt, niemand kompiliert.',
    wrong:
      'In der dritten Bahn brennt es. Zwei Punkte mehr dort, und dein Gegner führt nicht mehr.',
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
      'Life-2 zieht eine Karte und lässt dich eine verdeckte umdrehen. Deine erste Bahn hat neun, und die verdeckte Karte obenauf ist eine Drei. Sag ja.',
    after: 'Offen zählt sie 3: zehn in der Bahn, bereit zum Kompilieren.',
    wrong: 'Spiel Life-2 offen in ihre Bahn und nimm das Umdrehen an, das sie anbietet.',
  },
  control: {
    title: 'Kontrolle',
    before:
      'Wer in zwei Bahnen führt, nimmt die Kontrolle. Beim Kompilieren oder Auffrischen gibst du sie aus und darfst Tafeln umordnen, bevor das Kompilieren zählt. Nur Water fehlt, aber bereit ist die Bahn von Fire. Bring Water dorthin.',
    after: 'Water stand in der kompilierten Bahn. Alle drei sind fertig: Du hast gewonnen.',
    wrong: 'Ordne deine eigenen Tafeln um, sodass Water in der ersten Bahn steht.',
  },
};
