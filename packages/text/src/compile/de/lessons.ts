import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  draft: {
    title: 'Protokolle wählen',
    before:
      'Eine Partie beginnt mit der Auswahl: Du wählst ein Protokoll, dein Gegner zwei, du zwei, dein Gegner das letzte. Die je sechs Karten deiner drei Protokolle sind dein Deck. Wähle dein erstes; hier ist jedes recht.',
    after:
      'Dieses Protokoll gehört nur dir: Keines wird zweimal gewählt. Deine drei stehen von links nach rechts in der Reihenfolge deiner Wahl, eines in jeder Bahn.',
    wrong: 'Jedes Protokoll ist recht.',
  },
  up: {
    title: 'Offen in die eigene Bahn',
    before:
      'Drei Bahnen liegen zwischen euch, jede mit zwei Protokollen. Offen darf eine Karte nur in eine Bahn, in der ihr Protokoll steht. Dann zählt sie ihre Zahl und führt ihren Text aus. Spiele eine deiner Fünfen offen.',
    after: 'Fünf Punkte in dieser Bahn. Der Text einer Fünf kostet dich eine Karte: Wirf eine ab.',
    wrong:
      'Spiele eine der Fünfen offen in die Bahn ihres eigenen Protokolls. Verdeckt zählt sie nur 2.',
  },
  down: {
    title: 'Verdeckt überallhin',
    before:
      'Verdeckt darf eine Karte in jede Bahn. Sie hat keinen Text und zählt 2. Deine erste Bahn hat 7: Lege nach.',
    after: 'Neun. Noch ein Zug, und die Bahn ist bereit.',
    wrong:
      'Jetzt zählt die erste Bahn, und offen darf keine der beiden dorthin. Spiele eine verdeckt.',
  },
  refresh: {
    title: 'Auffrischen',
    before:
      'Statt eine Karte zu spielen, darfst du auffrischen: Ziehe, bis du fünf hast. Mit einer einzigen schwachen Karte ist es Zeit.',
    after:
      'Wieder fünf Karten. Auffrischen kostet einen Zug, also lass die Hand erst klein werden. Mit fünf oder mehr Karten darfst du nicht auffrischen.',
    wrong: 'Eine Karte ist keine Hand. Frische auf.',
  },
  lead: {
    title: 'Zehn, und mehr als der Gegner',
    before:
      'Eine Bahn ist bereit, wenn du dort zehn oder mehr hast und mehr als dein Gegner. Du hast in zwei Bahnen 8. Bringe die richtige auf zehn.',
    after: 'Zehn gegen fünf: Zu Beginn deines nächsten Zuges wird diese Bahn kompiliert.',
    wrong:
      'In der ersten Bahn hat dein Gegner 11, da genügen zehn nicht. Bringe die zweite auf zehn.',
  },
  compile: {
    title: 'Kompilieren',
    before:
      'Dein Zug beginnt, und zwei Bahnen sind bereit: Eine musst du kompilieren. Alle ihre Karten werden gelöscht, und das Protokoll ist kompiliert. Drei Protokolle gewinnen, und eines von diesen ist schon kompiliert.',
    after: 'Zwei Protokolle sind kompiliert. Die andere Bahn wartet auf den nächsten Zug.',
    wrong:
      'Dieses Protokoll ist schon kompiliert; noch einmal bringt nur eine Karte. Nimm die andere Bahn.',
  },
  tie: {
    title: 'Gleichstand hält auf',
    before:
      'Dein Gegner hat in der dritten Bahn zehn gegen deine acht und würde sie im nächsten Zug kompilieren. Halt das mit einer Karte auf.',
    after: 'Zehn gegen zehn: Niemand führt, niemand kompiliert.',
    wrong:
      'In der dritten Bahn brennt es. Zwei Punkte mehr dort, und dein Gegner führt nicht mehr.',
  },
  flip: {
    title: 'Umdrehen',
    before:
      'Fire 0 dreht eine andere Karte um und zieht dann zwei. Eine offene Fünf liegt danach verdeckt und zählt nur 2. Spiele Fire 0 und drehe die richtige Karte um.',
    after: 'Drei Punkte weniger für deinen Gegner und zwei Karten für dich.',
    wrong:
      'Spiele Fire 0 offen und wähle dann die oberste Karte deines Gegners, die am meisten verliert.',
  },
  delete: {
    title: 'Löschen',
    before:
      'Fire 1 sagt: Wirf eine Karte ab; wenn du das tust, lösche eine. Wählbar ist nur, was nicht überdeckt ist: die letzte Karte jedes Stapels. Nimm die größte heraus.',
    after:
      'Fünf Punkte weg. Was darunter lag, ist wieder frei, und eine offene Karte hätte ihren Text noch einmal ausgeführt.',
    wrong:
      'Erst Fire 1 offen, dann wirf eine Karte ab, dann wähle die höchste freie Karte des Gegners.',
  },
  may: {
    title: 'Die eigene Karte aufdecken',
    before:
      'Life 2 zieht eine Karte und lässt dich eine verdeckte umdrehen. Deine erste Bahn hat neun, und die verdeckte Karte obenauf ist eine Drei. Sag Ja.',
    after: 'Offen zählt sie 3: zehn in der Bahn, bereit zum Kompilieren.',
    wrong: 'Spiele Life 2 offen in ihre Bahn und sag Ja, wenn du umdrehen darfst.',
  },
  shift: {
    title: 'Verschieben',
    before:
      'Eine Karte verschieben heißt, sie auf ihrer Seite in eine andere Bahn zu legen. Gravity 4 verschiebt eine verdeckte Karte in ihre Bahn. Deine erste Bahn hat 5: Spiele Gravity 4 dorthin und hole deine eigene verdeckte Karte dazu.',
    after: 'Fünf, vier und zwei: elf in der Bahn, bereit zum Kompilieren.',
    wrong: 'Spiele Gravity 4 offen in die erste Bahn und wähle dann deine eigene verdeckte Karte.',
  },
  cover: {
    title: 'Überdecken',
    before:
      'Nur die letzte Karte eines Stapels ist frei. Eine überdeckte behält ihre Punkte und ihren oberen Text, die anderen nicht. Life 3 hat ein letztes Wort: Bevor sie überdeckt wird, spielt sie die oberste Karte deines Decks verdeckt in eine andere Bahn. Überdecke sie mit Life 4, die eine Karte zieht, wenn sie eine andere überdeckt.',
    after:
      'Erst wirkte Life 3, und dann erst landete Life 4 darauf: zwei Punkte anderswo, vier hier und eine gezogene Karte.',
    wrong: 'Spiele Life 4 offen auf Life 3 und wähle dann, wohin die Karte aus dem Deck geht.',
  },
  interrupt: {
    title: 'Unterbrechungen',
    before:
      'Eine offene Karte, die frei wird, wirkt noch einmal, und zwar sofort, mitten in einem anderen Text. Unter deiner verdeckten Karte liegt Fire 0: Sie dreht eine Karte um und zieht zwei. Spiele Water 4, die eine deiner Karten auf die Hand zurücknimmt.',
    after:
      'Water 4 nahm die Karte weg, Fire 0 kam zum Vorschein und wirkte sofort: eine Karte, zwei Texte.',
    wrong:
      'Water 4 offen, nimm die verdeckte Karte auf Fire 0 zurück und drehe dann die Fünf des Gegners um.',
  },
  cache: {
    title: 'Der Cache',
    before:
      'Am Ende deines Zuges darfst du höchstens fünf Karten haben; den Rest wirfst du ab, und du wählst. Spiele Fire 0: Sie dreht eine Karte um und zieht zwei, dann hast du sechs. Drehe die Fünf um und gib die Karte her, die du am wenigsten brauchst.',
    after:
      'Wieder fünf Karten. Wer mit voller Hand zieht, verliert eine Karte: erst spielen, und ziehen, wenn Platz ist.',
    wrong: 'Spiele Fire 0 offen, drehe Metal 5 um und wirf dann eine Karte ab.',
  },
  gain: {
    title: 'Die Kontrolle übernehmen',
    before:
      'Zu Beginn deines Zuges wird geprüft: Führst du dann in zwei Bahnen, übernimmst du die Kontrolle. Für dich zählt nur dein eigener Zug. Du führst in der ersten Bahn, in der zweiten hast du 4 gegen 5. Geh dort in Führung.',
    after:
      'Dein Zug begann, du führtest in zwei Bahnen, also hast du die Kontrolle übernommen. Wozu sie gut ist, zeigt die nächste Lektion.',
    wrong:
      'Du führst immer noch nur in einer Bahn. Eine verdeckte Karte in der zweiten macht 6 gegen 5.',
  },
  control: {
    title: 'Kontrolle',
    before:
      'Du hast die Kontrolle. Beim Kompilieren oder Auffrischen gibst du sie ab und darfst Tafeln neu ordnen, bevor das Kompilieren zählt. Nur Water fehlt, aber bereit ist die Bahn von Fire. Bringe Water dorthin.',
    after: 'Water stand in der kompilierten Bahn. Alle drei sind kompiliert: Du hast gewonnen.',
    wrong: 'Ordne deine eigenen Tafeln so, dass Water in der ersten Bahn steht.',
  },
};
