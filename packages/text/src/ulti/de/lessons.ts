import type { LessonTexts } from '../../chunks.ts';

export const lessons: LessonTexts = {
  follow: {
    title: 'Stichzwang',
    before:
      'Bediene die Farbe und übernimm den Stich, wenn du kannst: Bei Ulti musst du. Der Alleinspieler hat Laub-Unter ausgespielt.',
    after:
      'Der Ober schlägt den Unter. Rangfolge von unten: 7, 8, 9, Unter, Ober, König, Zehn, Ass.',
    wrong: 'Du hast Laub, musst also bedienen, und mit dem Ober kannst du den Stich übernehmen.',
  },
  trump: {
    title: 'Trumpfzwang',
    before:
      'Kannst du nicht bedienen, musst du trumpfen; nur ohne Trumpf darfst du spielen, was du willst. Herz ist Trumpf, Laub wurde ausgespielt.',
    after: 'Selbst die Trumpf-Acht schlägt den König einer anderen Farbe.',
    wrong: 'Du hast kein Laub, aber einen Trumpf. Der muss fallen.',
  },
  worth: {
    title: 'Passz, und was Karten zählen',
    before:
      'Im Passz brauchst du mehr als die Hälfte der Augen. Ass 11, Zehn 10, König 4, Ober 3, Unter 2 und 10 für den letzten Stich: insgesamt 130, also genügen 66. Du bist Alleinspieler, Eichel ist Trumpf, du hast 46, und zwei Stiche sind übrig. Was spielst du aus?',
    after:
      'Das Trumpf-Ass machte den letzten Stich: 11 Augen, 4 für den König und 10 für den letzten Stich ergeben 71. Jeder der beiden Gegenspieler zahlt dir 1.',
    wrong:
      'Jetzt bleibt für den letzten Stich und seine zehn Augen nur die Sieben, und die macht ihn nicht. Spiele die Sieben aus und hebe das Trumpf-Ass für den Schluss auf.',
  },
  smear: {
    title: 'Schmieren',
    before:
      'Dein Partner macht diesen Stich mit dem Ass. Du kannst weder bedienen noch trumpfen, darfst also spielen, was du willst. Asse und Zehnen bringen die Augen: Gib ihm welche.',
    after: 'Die Eichel-Zehn ist in Sicherheit: zehn Augen für die Gegenspieler.',
    wrong:
      'Der Stich gehört euch beiden. Spiele die Karte mit den meisten Augen: Die Zehn zählt 10, und später bekäme sie der Alleinspieler.',
  },
  draw: {
    title: 'Trumpf ziehen',
    before:
      'Du bist Alleinspieler und spielst aus. Ein Trumpf ist noch draußen und bedroht dein Laub. Spiele zuerst das Trumpf-Ass.',
    after:
      'Die Neun ist gefallen. Jetzt sind Laub-Ass und Laub-Zehn hoch, und mit den zehn Augen des letzten Stichs hast du gewonnen.',
    wrong: 'Wem das Laub ausgeht, der kann trumpfen. Zieh ihm vorher den Trumpf.',
  },
  name: {
    title: 'Trumpf nennen',
    before:
      'Dein Passz steht, und jetzt nennst du Trumpf: Schellen, Laub oder Eichel. Du willst viele davon, und hohe.',
    after:
      'Sechs Laub mit Ass, Zehn und König: So sieht eine Trumpffarbe aus. Fünf gute Trümpfe und ein, zwei Asse daneben sind ein Blatt für einen Passz.',
    wrong: 'Zähle deine Farben durch. Eine ist dreimal so lang wie jede andere.',
  },
  hearts: {
    title: 'Herz zählt doppelt',
    before:
      'Der erste Spieler bekommt zwölf Karten und muss ansagen. Mit Schellen, Laub oder Eichel als Trumpf ist ein Passz 1 wert; mit Herz ist es eine eigene Ansage, Herz Passz, und 2 wert. In Herz zählt jede Ansage doppelt, gewonnen oder verloren. Deine lange Farbe ist Herz: Sag an.',
    after:
      'Herz Passz: Jeder Gegenspieler zahlt dir 2, wenn du gewinnst, und du zahlst jedem 2, wenn du verlierst.',
    wrong:
      'Einen einfachen Passz spielt man nicht mit Herz als Trumpf, und Herz ist deine lange Farbe. Sag Herz Passz an.',
  },
  talon: {
    title: 'Zwei Karten ablegen',
    before:
      'Du hast Passz angesagt, und Eichel wird Trumpf. Wer ansagt, legt zwei seiner zwölf Karten ab: Das ist der Talon, und seine Augen zählen am Ende für den Alleinspieler. Lege die beiden blanken Zehnen ab, die einzigen Karten ihrer Farbe.',
    after:
      'Zwanzig Augen sind in Sicherheit, und Schellen und Laub kannst du jetzt trumpfen. Aber die anderen dürfen den Talon aufnehmen, wenn sie mehr ansagen.',
    wrong:
      'Eine blanke Zehn geht an das Ass ihrer Farbe verloren. Im Talon gehören ihre zehn Augen dir: Lege die Schellen-Zehn und die Laub-Zehn ab.',
  },
  forty: {
    title: 'Vierzig und Zwanzig',
    before:
      'König und Ober einer Farbe sind eine Mariage: 40 Augen, wenn die Farbe Trumpf ist, sonst 20. Im Passz und im Ulti melden alle ihre Mariagen mit der ersten Karte, und sie zählen für die eigene Seite. Du hast eine in Laub, und so viel Laub wie Eichel. Nenne Trumpf.',
    after: 'Mit Laub als Trumpf ist deine Mariage 40 wert. Mit Eichel wären es 20 gewesen.',
    wrong: 'Dein König und dein Ober sind Laub. 40 wert sind sie nur, wenn Laub Trumpf ist.',
  },
  ulti: {
    title: 'Ulti',
    before:
      'Du hast versprochen, den letzten Stich mit der Trumpf-Sieben zu machen. Jemand hat noch einen Trumpf. Spiele die drei Stiche so, dass die Sieben den letzten macht.',
    after:
      'Das Ass hat die Neun gezogen, und danach konnte niemand die Sieben schlagen: Der Ulti ist gemacht.',
    wrong: 'Zuerst das Trumpf-Ass, damit die Neun fällt; sonst schlägt sie am Ende deine Sieben.',
  },
  defend: {
    title: 'Den Ulti fangen',
    before:
      'Noch zwei Stiche, und der letzte Trumpf des Alleinspielers ist die Sieben. Spiele die Farbe, die er nicht hat: Dann muss er jetzt damit trumpfen.',
    after: 'Die Sieben fiel einen Stich zu früh. Der Ulti ist verloren.',
    wrong:
      'Schellen kann er bedienen, und die Sieben bleibt für den letzten Stich. Laub kann er nicht.',
  },
  seven: {
    title: 'Ein Blatt für Ulti',
    before:
      'Ein Ulti braucht die Trumpf-Sieben und genug Trümpfe, um alle anderen zu ziehen: mit der Sieben mindestens fünf, das Ass dabei, und möglichst Asse daneben. Er ist 5 wert: 4 für den Ulti und 1 für den Passz, der dazugehört. Sieh deine Eicheln an und sag an.',
    after:
      'Ulti: Jeder Gegenspieler zahlt dir 5, wenn du beides gewinnst. Ein verlorener Ulti kostet dich allein schon 5 an jeden, eins mehr, als er bringt.',
    wrong:
      'Du kannst mehr versprechen: die Eichel-Sieben, vier weitere mit Ass und Zehn, und zwei Asse daneben. Sag Ulti an.',
  },
  betli: {
    title: 'Betli',
    before:
      'Im Betli darfst du keinen einzigen Stich machen. Es gibt keinen Trumpf, und die Zehn ist niedrig: 7, 8, 9, Zehn, Unter, Ober, König, Ass. Bleib unter der Zehn, aber werde die höchstmögliche Karte los.',
    after: 'Die Neun ist weg, und die Sieben, die sicherste Karte, hast du noch.',
    wrong:
      'Jetzt bleibt dir die Neun, und eine Acht kann ihr einen Stich aufzwingen. Spiele die Neun, solange die Zehn darüberliegt.',
  },
  bid: {
    title: 'Ein Blatt für Betli',
    before:
      'Sieh deine zwölf Karten an: nichts als Siebenen, Achten und Neunen. Welche Ansage will genau das? Sie ist 5 wert und als Rebetli, in Herz, 10; Trumpf gibt es in beiden nicht.',
    after:
      'Ein Betli. Niemand kann diesen Karten einen Stich aufzwingen, also ist selbst der Rebetli sicher.',
    wrong: 'Mit so niedrigen Karten machst du keine Stiche. Sag das Spiel an, das keine will.',
  },
  durchmars: {
    title: 'Durchmarsch',
    before:
      'Alle zehn Stiche müssen dir gehören; mit dem ersten verlorenen ist er vorbei. Es gibt keinen Trumpf, und die Zehn ist niedrig. Du spielst aus, der Laub-Unter ist noch unterwegs: Mach die letzten zwei Stiche.',
    after: 'Das Ass hat den Unter gezogen, nun ist sogar die Zehn hoch.',
    wrong: 'Ohne Trumpf ist die Zehn niedriger als der Unter. Zieh ihn zuerst mit dem Ass.',
  },
  hundred: {
    title: '40-100',
    before:
      'Mit der Mariage in Trumpf, 40, und 60 Augen in Karten schaffst du 40-100, das 4 bringt. Du hast König und Ober in Eichel, drei Asse und zwei Zehnen. Sag es an.',
    after:
      '40-100. Mit einer Mariage neben Trumpf wäre es 20-100: Dann braucht es 80 Augen in Karten, und es bringt 8.',
    wrong:
      'Dein Blatt ist für 40-100 gemacht: die Mariage in Eichel und genau 60 Augen in Assen, Zehnen und Bildern, noch ohne den letzten Stich. Sag es an.',
  },
  twenty: {
    title: '20-100',
    before:
      'König und Ober einer Farbe, die nicht Trumpf ist, sind 20 wert. Für 20-100 brauchst du dann 80 Augen in Karten, die zehn des letzten Stichs eingerechnet, und es bringt 8. Du hast König und Ober in Schellen, drei Asse und drei Zehnen, und deine längste Farbe ist Eichel. Sag es an.',
    after:
      '20-100. Asse und Zehnen allein sind 63 Augen; König, Ober, Unter und der letzte Stich bringen den Rest.',
    wrong: 'Die Mariage ist in Schellen, und Eichel wird Trumpf: also eine Zwanzig. Sag 20-100 an.',
  },
  judge: {
    title: 'Das Blatt einschätzen',
    before:
      'Cem hat 40-100 angesagt. Wer den Talon aufnimmt, muss mehr ansagen. Überlege, was du hast: eine lange Farbe, Asse, eine Mariage, die Sieben einer Farbe mit vielen Trümpfen? Nichts davon hat dieses Blatt.',
    after: 'Gepasst. Zwei Gegenspieler mit wenigen Augen halten trotzdem manches Spiel auf.',
    wrong:
      'Zwei unbekannte Karten retten dieses Blatt nicht, und eine höhere Ansage, die verliert, kostet mehr als das Gegenspiel.',
  },
  pickup: {
    title: 'Wann sich der Talon lohnt',
    before:
      'Cem hat Passz angesagt, das Niedrigste. Wer den Talon aufnimmt, bekommt zwei Karten, muss höher ansagen und legt wieder zwei ab; einem Blatt, das nichts braucht, kann der Talon also nicht schaden. Welches Spiel gewinnt dein Blatt von selbst? Nimm auf und sag es an.',
    after:
      'Siebenen, Achten und Neunen: Niemand kann dir einen Stich aufzwingen, und die zwei Karten des Talons legst du wieder ab.',
    wrong: 'Dieses Blatt macht keinen Stich, was auch geschieht. Nimm auf und sag einen Betli an.',
  },
  hold: {
    title: 'Die Ansage halten',
    before:
      'Du hast Ulti angesagt, Wert 5. Bo sagt Betli an, auch das ist 5 wert und stünde darüber. Wer zuerst angesagt hat, wird gefragt: halten, dann bleibt deine Ansage, oder freigeben. Dein Ulti ist stark.',
    after:
      'Gehalten. Jetzt schlägt ihn nur eine Ansage von höherem Wert, und der Talon, den Bo abgelegt hat, liegt da für den, der sich traut.',
    wrong:
      'Gibst du frei, spielt Bo Betli und du bist Gegenspieler. Mit sechs Trümpfen, Ass, Zehn und Sieben dabei: halten.',
  },
  kontra: {
    title: 'Kontra',
    before:
      'Der Alleinspieler hat einen Ulti in Eichel angesagt, und du hast fünf davon mit Ass und Zehn. Vor deiner ersten Karte darfst du ihm Kontra geben.',
    after:
      'Kontra: Der Ulti geht jetzt um den doppelten Wert, und er wird ihn kaum machen. Nun kennst du das Spiel: Alle anderen Ansagen verbinden, was du gelernt hast, oder werden aufgelegt gespielt.',
    wrong: 'Kontra gibt man vor der ersten eigenen Karte. Wähle den Ulti und gib Kontra.',
    wrongs: {
      'kontra passz': 'Der Passz ist nur 1 wert. Scheitern wird der Ulti: Gib ihm Kontra.',
    },
  },
};
