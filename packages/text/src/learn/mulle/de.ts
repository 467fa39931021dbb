import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Gleiches nimmt Gleiches',
    before: 'Eine Handkarte nimmt eine Karte gleichen Werts vom Tisch. Nimm etwas.',
    after: 'Die Neun nimmt die Neun; beide kommen zu deinen genommenen Karten.',
    wrong:
      'Damit ist noch nichts genommen. Welche deiner Karten hat den Wert einer Karte auf dem Tisch? Nimm sie.',
  },
  sum: {
    title: 'Summen',
    before:
      'Karten auf dem Tisch darf man zusammenzählen: Was zusammen 13 ergibt, nimmt ein König. Bube ist 11, Dame 12, König 13. Finde die Summe.',
    after: 'Neun und vier sind dreizehn: drei Karten mit einer.',
    wrong:
      'Zähle Karten auf dem Tisch zusammen, bis sie eine deiner Karten ergeben. Der König zählt 13.',
  },
  mulle: {
    title: 'Mulle',
    before:
      'Zwei Kartenspiele sind im Spiel, jede Karte hat also einen Zwilling. Zwillinge, die zusammen genommen werden, sind eine Mulle und zählen ihren Rang: So gewinnt man dieses Spiel. Dein Herz-König sieht seinen Zwilling. Nimm ihn.',
    after:
      'Eine Mulle: 13 Punkte auf einmal. Die andere Summe 13 bleibt, denn ein Zwilling, der allein liegt, wird allein genommen.',
    wrong: 'Nichts auf dem Tisch ist mehr wert als der Zwilling. Nimm König mit König.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Wer alles nimmt, was auf dem Tisch liegt, macht eine Tabbe und bekommt einen Punkt extra. Alle Summen von 13 darf man zusammen nehmen. Räume den Tisch ab.',
    after: 'Neun und vier, acht und fünf: Der Tisch ist leer. Tabbe!',
    wrong: 'So bliebe etwas liegen. Suche die Karte, die zwei Summen auf einmal nimmt.',
  },
  choose: {
    title: 'Welche Karten zählen',
    before:
      'Außer Mullen bringen am Ende Pik und Asse Punkte, dazu Pik-Zwei und Karo-Zehn. Der König kann eine der beiden Neunen zusammen mit der Vier nehmen. Nimm die bessere.',
    after:
      'Pik-Neun ist einen Punkt wert, Herz-Neun nichts. Kleinigkeiten entscheiden knappe Partien.',
    wrong: 'Ein anderer Fang bringt mehr: Der König nimmt Pik-Neun und die Vier. Pik zählt.',
  },
  intake: {
    title: 'Der Fang',
    before:
      'Am Ende zählt, was du genommen hast: Jedes Pik und jedes Ass ist 1 Punkt wert, Pik-Ass, Pik-Zwei und Karo-Zehn je 2. Das ist dein Fang; in den beiden Spielen stecken 40 Punkte. Womit nimmst du am meisten?',
    after: 'Die Dame nimmt die Dame, dazu Zehn und Zwei: 4 Punkte Fang mit einer Karte.',
    wrong: 'Das bringt weniger. Karo-Zehn und Pik-Zwei machen zusammen 12: je 2 Punkte.',
  },
  bonus: {
    title: 'Der Zuschlag',
    before:
      'Dein Fang ist 20 Punkte wert, die Hälfte von allem. Jeder Punkt über 20 zählt dreifach: einmal selbst und zweimal als Zuschlag. Nimm, was zählt.',
    after:
      'Mit Pik-Neun sind es 21: ein Punkt und zwei weitere als Zuschlag. Drei Karten ohne Punkt hätten nichts gebracht.',
    wrong: 'Diese Karten sind keinen Punkt wert. Ein einziges Pik zählt jetzt drei.',
  },
  build: {
    title: 'Ein Bau',
    before:
      'Du darfst eine Karte auf einen Stapel legen, wenn du den neuen Wert auf der Hand hast. Du hast eine Neun: Lege die Vier auf die Fünf und nimm später beide mit der Neun.',
    after:
      'Ein offener Bau von 9, und er gehört dir. Solange er dir gehört, musst du eine Neun dafür behalten.',
    wrong:
      'Baue auf 9: Die Vier kommt auf die Fünf. Die Neun bleibt auf der Hand, um den Bau zu nehmen.',
  },
  lock: {
    title: 'Gesperrt',
    before:
      'Was denselben Wert hat, kommt von selbst zu einem neuen Bau dazu, und mit mehr als zwei Karten ist er gesperrt: Niemand ändert seinen Wert mehr. Baue noch einmal 9; diesmal liegt schon eine Neun da.',
    after:
      'Fünf, Vier und Neun in einem Knoten. Wer eine Neun hat, darf den Bau trotzdem nehmen, also warte nicht zu lange.',
    wrong: 'Mache 9 aus der Fünf und der Vier. Die Neun auf dem Tisch kommt von selbst dazu.',
  },
  take: {
    title: 'Greif zu',
    before:
      'Ein Bau gehört jemandem nur, bis er genommen wird. Dein Gegner hat drei Karten auf 9 gesperrt. Bediene dich.',
    after: 'Offen oder gesperrt: Wer den Wert hat, darf nehmen.',
    wrong:
      'Wer 9 baut, hat eine Neun und kann ihn im nächsten Zug nehmen. Welche deiner Karten hat den Wert des Baus?',
  },
  special: {
    title: 'Asse und andere Sonderkarten',
    before:
      'Auf dem Tisch zählt ein Ass 1, auf der Hand 14; Pik-Zwei zählt 15 und Karo-Zehn 16. Sie nehmen also nur Bauten dieses Werts. Hier ist einer.',
    after: 'Nur ein Ass konnte ihn nehmen. Bauten von 14, 15 und 16 sind vor allem anderen sicher.',
    wrong: 'Dein Ass zählt auf der Hand 14. Suche einen Bau von 14.',
  },
  feed: {
    title: 'Einen Bau füttern',
    before:
      'Dieser Bau von 9 gehört dir, und du hast zwei Neunen. Lege eine darauf (füttere ihn): Der Bau ist gesperrt, und die andere Neun nimmt im nächsten Zug alles.',
    after:
      'Vier Karten, und die beiden Neunen sind Zwillinge: eine Mulle von 9. Inzwischen konnte niemand den Bau ändern.',
    wrong: 'Eine Neun kommt auf deinen eigenen Bau; die andere nimmt ihn im nächsten Zug.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'Du hast zwei Damen. Sammle alles, was 12 wert ist, um die eine in einen gesperrten Bau (eine Trotta) und nimm im nächsten Zug alles mit der anderen Dame. Ihr Zwilling liegt dort.',
    after: 'Fünf Karten und eine Mulle von 12. Sofort zu nehmen hätte weniger gebracht.',
    wrong:
      'Erst die Trotta mit Herz-Dame: Sie sammelt die Dame sowie Sieben und Fünf. Dann nimm den Bau mit Kreuz-Dame.',
  },
  rounds: {
    title: 'Runden',
    before:
      'Ihr spielt beide die letzte Karte dieser Runde. Was auf dem Tisch liegt, bleibt liegen, und jeder bekommt acht neue Karten. Nimm vorher etwas.',
    after:
      'Weiter mit der nächsten Runde. Sechs Runden sind ein Durchgang, zwei Durchgänge eine Partie. Am Ende einer Runde wird nichts gezählt.',
    wrong: 'Acht nimmt Acht. Überlass sie nicht Bo.',
  },
  last: {
    title: 'Wer zuletzt nimmt',
    before:
      'Die letzte Karte des Durchgangs: Was am Ende auf dem Tisch liegt, bekommt, wer zuletzt genommen hat. Das gibt weder Mulle noch Tabbe, zählt aber zum Fang.',
    after:
      'Du hast zuletzt genommen, also gehören auch Pik-Ass, Pik-König und Karo-Zehn dir: 5 Punkte Fang. Dann wird der Durchgang verrechnet: Nur der Unterschied zählt.',
    wrong: 'Was übrig ist, bekommt, wer zuletzt genommen hat. Nimm die Sieben mit der Sieben.',
  },
};
