import type { LessonTexts } from '../lesson.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Bedienen und stechen',
    before:
      'Bediene die Farbe und stich, wenn du kannst: In Ulti musst du. Der Alleinspieler hat Laub-Unter ausgespielt.',
    after:
      'Der Ober sticht den Unter. Rangfolge von unten: 7, 8, 9, Unter, Ober, König, Zehn, Ass.',
    wrong: 'Du hast Laub, musst also bedienen, und mit dem Ober kannst du den Unter stechen.',
  },
  trump: {
    title: 'Trumpfzwang',
    before:
      'Kannst du nicht bedienen, musst du trumpfen; nur ohne Trumpf darfst du spielen, was du willst. Herz ist Trumpf, Laub wurde ausgespielt.',
    after: 'Selbst die Trumpf-Acht sticht den König einer anderen Farbe.',
    wrong: 'Du hast kein Laub, aber einen Trumpf. Der muss fallen.',
  },
  smear: {
    title: 'Schmieren',
    before:
      'Dein Partner macht diesen Stich mit dem Ass. Du kannst weder bedienen noch trumpfen, darfst also spielen, was du willst. Asse und Zehnen bringen die Augen: Gib ihm welche.',
    after: 'Die Eichel-Zehn ist in Sicherheit: zehn Augen für die Gegenspieler.',
    wrong:
      'Der Stich gehört euch beiden. Spiele die Karte mit den meisten Augen: Eine Zehn zählt 10.',
  },
  draw: {
    title: 'Trumpf ziehen',
    before:
      'Du bist Alleinspieler und spielst aus. Ein Trumpf ist noch draußen und bedroht dein Laub. Spiele zuerst das Trumpf-Ass.',
    after:
      'Die Neun ist gefallen. Jetzt sind Laub-Ass und Laub-Zehn hoch, und mit den zehn Augen des letzten Stichs hast du gewonnen.',
    wrong: 'Wem das Laub ausgeht, der würde trumpfen. Zieh ihm vorher den Trumpf.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Du hast versprochen, den letzten Stich mit der Trumpf-Sieben zu machen. Jemand hat noch einen Trumpf. Spiele die drei Stiche so, dass die Sieben den letzten macht.',
    after: 'Trumpf-Ass, König, Sieben: Der Ulti ist gemacht.',
    wrong: 'Zuerst das Trumpf-Ass, damit die Neun fällt; sonst sticht sie am Ende deine Sieben.',
  },
  defend: {
    title: 'Den Ulti fangen',
    before:
      'Noch zwei Stiche, und der letzte Trumpf des Alleinspielers ist die Sieben. Spiele die Farbe, die er nicht hat: Dann muss er jetzt damit stechen.',
    after: 'Die Sieben fiel einen Stich zu früh. Der Ulti ist verloren.',
    wrong:
      'Schellen kann er bedienen, und die Sieben bleibt für den letzten Stich. Laub kann er nicht.',
  },
  betli: {
    title: 'Betli',
    before:
      'Im Betli darfst du keinen einzigen Stich machen. Es gibt keinen Trumpf, und die Zehn ist niedrig: 7, 8, 9, Zehn, Unter, Ober, König, Ass. Bleib unter der Zehn, aber werde die höchstmögliche Karte los.',
    after: 'Die Neun ist weg, und die Sieben, die sicherste Karte, hast du noch.',
    wrong: 'Unter der Zehn, aber nicht tiefer als nötig: Hebe die Sieben auf.',
  },
  durchmars: {
    title: 'Durchmarsch',
    before:
      'Alle zehn Stiche müssen dir gehören, ein verlorener beendet ihn. Es gibt keinen Trumpf, und die Zehn ist niedrig. Du spielst aus, der Laub-Unter ist noch unterwegs: Mach die letzten zwei Stiche.',
    after: 'Das Ass hat den Unter gezogen, nun ist sogar die Zehn hoch.',
    wrong: 'Ohne Trumpf ist die Zehn niedriger als der Unter. Zieh ihn zuerst mit dem Ass.',
  },
  bid: {
    title: 'Die erste Ansage',
    before:
      'Der erste Spieler hat zwölf Karten und muss ansagen. Sieh deine an: nichts als Siebenen, Achten und Neunen. Welche Ansage will genau das?',
    after:
      'Ein Betli. Niemand kann diesen Karten einen Stich aufzwingen, selbst der teuerste, aufgelegt und in Herz, ist sicher.',
    wrong: 'Mit so niedrigen Karten machst du keine Stiche. Sag das Spiel an, das keine will.',
  },
  hundred: {
    title: '40-100',
    before:
      'König und Ober einer Farbe sind ein Paar: 40 Augen, wenn die Farbe Trumpf ist. Damit und mit 60 Augen in Karten schaffst du 40-100, das 4 bringt. Du hast das Paar in Eichel, drei Asse und zwei Zehnen. Sag es an.',
    after:
      '40-100. Mit einem Paar neben Trumpf wäre es 20-100: Dann braucht es 80 Augen in Karten, und es bringt 8.',
    wrong:
      'Ein Passz bringt nur 1. Du hast das Paar und mehr als 60 Augen in Assen, Zehnen und Bildern: Sag 40-100 an.',
  },
  twenty: {
    title: '20-100',
    before:
      'König und Ober einer Farbe, die nicht Trumpf ist, sind 20 wert. Für 20-100 brauchst du dann 80 Augen in Karten, die zehn des letzten Stichs eingerechnet, und es bringt 8. Du hast König und Ober in Schellen, drei Asse und drei Zehnen, und deine längste Farbe ist Eichel. Sag es an.',
    after:
      '20-100. Asse und Zehnen allein sind 63 Augen; König, Ober, Unter und der letzte Stich bringen den Rest.',
    wrong: 'Das Paar ist in Schellen, und Eichel wird Trumpf: also eine Zwanzig. Sag 20-100 an.',
  },
  judge: {
    title: 'Die Hand beurteilen',
    before:
      'Cem hat 40-100 angesagt. Wer den Talon aufnimmt, muss mehr ansagen. Zähl, was du hast: eine lange Farbe, Asse, ein Paar, die Trumpf-Sieben mit Trümpfen dazu? Ein Ass und kurze Farben reichen nicht.',
    after: 'Gepasst. Zwei Gegenspieler mit wenigen Augen halten trotzdem manches Spiel auf.',
    wrong:
      'Zwei unbekannte Karten retten diese Hand nicht, und eine höhere Ansage, die verliert, kostet mehr als das Gegenspiel.',
  },
  pickup: {
    title: 'Dafür lohnt der Talon',
    before:
      'Cem hat Passz angesagt, das Niedrigste. Wer den Talon aufnimmt, bekommt zwei Karten, muss höher ansagen und legt wieder zwei ab; einer Hand, die nichts braucht, kann der Talon also nicht schaden. Welches Spiel gewinnt deine Hand von selbst? Nimm auf und sag es an.',
    after:
      'Siebenen, Achten und Neunen: Niemand kann dir einen Stich aufzwingen, und die zwei Karten des Talons gehen zurück.',
    wrong: 'Diese Hand macht keinen Stich, was auch geschieht. Nimm auf und sag einen Betli an.',
  },
  hold: {
    title: 'Die Ansage halten',
    before:
      'Du hast Ulti angesagt, Wert 5. Bo sagt Betli an, auch das ist 5 wert und stünde darüber. Wer zuerst angesagt hat, wird gefragt: halten, dann bleibt deine Ansage, oder freigeben. Dein Ulti ist stark.',
    after:
      'Gehalten. Jetzt schlägt es nur eine Ansage von höherem Wert, und Bos Talon liegt für den, der sich traut.',
    wrong:
      'Gibst du frei, spielt Bo Betli und du bist Gegenspieler. Mit sechs Trümpfen, Ass, Zehn und Sieben dabei: halten.',
  },
  name: {
    title: 'Nenne Trumpf',
    before:
      'Dein Passz steht, und jetzt nennst du Trumpf: Schellen, Laub oder Eichel. Du willst viele davon, und hohe.',
    after: 'Sechs Laub mit Ass, Zehn und König: So sieht ein Trumpf aus.',
    wrong: 'Zähle deine Farben durch. Eine ist doppelt so lang wie jede andere.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Der Alleinspieler hat einen Ulti in Eichel angesagt, und du hast fünf davon mit Ass und Zehn. Vor deiner ersten Karte darfst du ihm Kontra geben.',
    after: 'Kontra: Der Ulti geht jetzt um den doppelten Wert, und er wird ihn kaum machen.',
    wrong: 'Gib erst Kontra, dann spiele. Das Kontra gilt dem Ulti.',
  },
};
