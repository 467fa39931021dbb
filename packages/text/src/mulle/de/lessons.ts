import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  capture: {
    title: 'Gleiches nimmt Gleiches',
    before:
      'Wer am Zug ist, spielt eine Karte. Sie nimmt eine Karte gleichen Werts vom Tisch; eine Karte, die nichts nimmt, wird dort abgelegt. Nimm etwas.',
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
      'Gespielt wird mit zwei Kartendecks, jede Karte hat also einen Zwilling. Zwillinge, die zusammen genommen werden, sind eine Mulle und zählen ihren Rang: So gewinnt man dieses Spiel. Dein Herz-König sieht seinen Zwilling. Nimm ihn.',
    after:
      'Eine Mulle: 13 Punkte auf einmal. Die andere Summe 13 bleibt, denn ein Zwilling, der allein liegt, wird allein genommen.',
    wrong: 'Nichts auf dem Tisch ist mehr wert als der Zwilling. Nimm König mit König.',
  },
  tabbe: {
    title: 'Tabbe',
    before:
      'Wer alles nimmt, was auf dem Tisch liegt, macht eine Tabbe und bekommt einen Punkt extra. Alle Summen von 13 darf man zusammen nehmen. Räume den Tisch ab.',
    after: 'Neun und vier, acht und fünf: Der Tisch ist leer. Tabbe!',
    wrong: 'Es bleiben Karten auf dem Tisch. Welche deiner Karten nimmt alle auf einmal?',
  },
  choose: {
    title: 'Welche Karten zählen',
    before:
      'Außer Mullen bringen am Ende Pik und Asse Punkte, dazu Pik-Zwei und Karo-Zehn. Der König kann eine der beiden Neunen zusammen mit der Vier nehmen. Nimm die bessere.',
    after:
      'Pik-Neun ist einen Punkt wert, Herz-Neun nichts. Kleinigkeiten entscheiden knappe Partien.',
    wrong: 'Das bringt keinen Punkt. Der König nimmt Pik-Neun und die Vier: Pik zählt.',
  },
  intake: {
    title: 'Der Fang',
    before:
      'Am Ende zählt, was du genommen hast: Jedes Pik und jedes Ass ist 1 Punkt wert, Pik-Ass, Pik-Zwei und Karo-Zehn je 2. Das ist dein Fang; in den beiden Kartendecks stecken 40 Punkte. Womit nimmst du am meisten?',
    after: 'Die Dame nimmt die Dame, dazu Zehn und Zwei: 4 Punkte Fang mit einer Karte.',
    wrong: 'Das bringt weniger. Karo-Zehn und Pik-Zwei machen zusammen 12: je 2 Punkte.',
  },
  lay: {
    title: 'Eine Karte ablegen',
    before:
      'Keine deiner Karten nimmt hier etwas, also musst du eine ablegen, und dein Gegner darf sie nehmen. Behalte, was zählt. Welche Karte kannst du entbehren?',
    after:
      'Die Sechs ist nichts wert. Ablegen darfst du auch, wenn du nehmen könntest: Manchmal lohnt es sich zu warten.',
    wrong: 'Diese Karte ist für den, der sie nimmt, 2 Punkte wert. Karo-Sechs ist nichts wert.',
  },
  bonus: {
    title: 'Der Zuschlag',
    before:
      'Dein Fang ist 20 Punkte wert, die Hälfte von allem. Jeder Punkt über 20 zählt dreifach: einmal selbst und zweimal als Zuschlag. Nimm, was zählt.',
    after:
      'Mit Pik-Neun sind es 21: ein Punkt und zwei weitere als Zuschlag. Drei Karten ohne Punkt hätten nichts gebracht.',
    wrong: 'Das bringt keinen Punkt, und ein einziges Pik zählt jetzt drei. Nimm Pik-Neun.',
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
  reserved: {
    title: 'Die gebundene Karte',
    before:
      'Dieser Bau von 9 gehört dir, und du hast eine einzige Neun dafür. Sie ist gebunden: Sie darf nehmen oder zum Bau nachgelegt werden, aber du darfst sie weder ablegen noch anderswo damit bauen. Nimm den Bau, bevor Bo es tut.',
    after: 'Genommen. Mit zwei Neunen auf der Hand wäre eine davon frei gewesen.',
    wrong: 'Dein Bau liegt noch da, und jede Neun nimmt ihn. Nimm ihn mit deiner.',
  },
  lock: {
    title: 'Gesperrt',
    before:
      'Was denselben Wert hat, kommt von selbst zu einem neuen Bau dazu, und mit mehr als zwei Karten ist er gesperrt: Niemand ändert seinen Wert mehr. Baue noch einmal 9; diesmal liegt schon eine Neun da.',
    after:
      'Fünf, Vier und Neun in einem Bau. Wer eine Neun hat, darf den Bau trotzdem nehmen, also warte nicht zu lange.',
    wrong: 'Mache 9 aus der Fünf und der Vier. Die Neun auf dem Tisch kommt von selbst dazu.',
  },
  raise: {
    title: 'Den Bau erhöhen',
    before:
      'Einen offenen Bau darf nur sein Besitzer erhöhen, und nur auf einen Wert, den er auf der Hand hat: Lege eine Karte darauf. Acht und vier sind 12, und du hast eine Dame. Was auf dem Tisch 12 wert ist, kommt dazu.',
    after:
      'Vier Karten im Wert 12, und gesperrt. Alle anderen Damen sind weg, also kannst nur noch du sie nehmen.',
    wrong:
      'Lege die Vier auf deinen Bau von 8: Das macht 12, die Dame auf dem Tisch kommt dazu, und deine eigene Dame nimmt später alles.',
  },
  take: {
    title: 'Greif zu',
    before:
      'Ein Bau gehört jemandem nur, bis er genommen wird. Dein Gegner hat drei Karten auf 9 gesperrt. Bediene dich.',
    after: 'Offen oder gesperrt: Wer den Wert auf der Hand hat, darf nehmen.',
    wrong:
      'Wer 9 baut, hat eine Neun und kann ihn im nächsten Zug nehmen. Welche deiner Karten hat den Wert des Baus?',
  },
  special: {
    title: 'Asse und andere Sonderkarten',
    before:
      'Auf dem Tisch zählt ein Ass 1. Auf der Hand zählt es 14, Pik-Zwei 15 und Karo-Zehn 16. Von dort nehmen sie nur zweierlei: ihren Zwilling, wenn er allein liegt, und einen Bau dieses Werts. Hier gibt es beides: Nimm zuerst den Zwilling, dann den Bau.',
    after:
      'Zwillingsasse sind eine Mulle von 14, mehr gibt es nicht, und das andere Ass nahm den Bau. Merke: Karo-Zehn auf der Hand nimmt keine Zehn.',
    wrong:
      'Zuerst nimmt Herz-Ass seinen Zwilling: 14 Punkte. Dann nimmt dein anderes Ass den Bau von 14.',
  },
  feed: {
    title: 'Nachlegen',
    before:
      'Dieser Bau von 9 gehört dir, du hast zwei Neunen, und alle anderen Neunen sind weg. Lege eine nach: Der Bau ist dann gesperrt, und die andere Neun nimmt im nächsten Zug alles.',
    after:
      'Vier Karten, und die beiden Neunen sind Zwillinge: eine Mulle von 9. Inzwischen konnte niemand den Bau ändern.',
    wrong: 'Lege eine Neun zu deinem eigenen Bau nach; die andere nimmt ihn im nächsten Zug.',
  },
  trotta: {
    title: 'Trotta',
    before:
      'Du hast zwei Damen; der Zwilling der einen liegt auf dem Tisch, alle anderen sind weg. Sammle um die eine jede Dame und jedes Paar, das 12 ergibt (eine Trotta): ein gesperrter Bau, den deine andere Dame im nächsten Zug nimmt.',
    after: 'Fünf Karten und eine Mulle von 12. Sofort zu nehmen hätte weniger gebracht.',
    wrong:
      'Erst die Trotta mit einer deiner Damen: Sie sammelt die Dame sowie Sieben und Fünf. Dann nimmt deine andere Dame den Bau.',
  },
  rounds: {
    title: 'Runden',
    before:
      'Ihr spielt beide die letzte Karte dieser Runde. Was auf dem Tisch liegt, bleibt liegen, und jeder bekommt acht neue Karten. Nimm vorher etwas.',
    after:
      'Weiter mit der nächsten Runde. Sechs Runden sind ein Durchgang, zwei Durchgänge eine Partie; am Ende einer Runde wird nichts gezählt. Einer von euch beginnt alle Runden eines Durchgangs, der andere die des nächsten.',
    wrong: 'Acht nimmt Acht. Überlass sie nicht Bo.',
  },
  last: {
    title: 'Wer zuletzt nimmt',
    before:
      'Die letzte Karte des Durchgangs: Was am Ende auf dem Tisch liegt, bekommt, wer zuletzt genommen hat. Das gibt weder Mulle noch Tabbe, zählt aber zum Fang.',
    after:
      'Du hast zuletzt genommen, also gehören auch Pik-Ass, Pik-König und Karo-Zehn dir: 5 Punkte Fang. Dann wird der Durchgang abgerechnet: 33 zu 29, und nur der Unterschied zählt, 4 Punkte für dich.',
    wrong: 'Was übrig ist, bekommt, wer zuletzt genommen hat. Nimm die Sieben mit der Sieben.',
  },
};
