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
  bid: {
    title: 'Die erste Ansage',
    before:
      'Der erste Spieler hat zwölf Karten und muss ansagen. Sieh deine an: nichts als Siebenen, Achten und Neunen. Welche Ansage will genau das?',
    after:
      'Ein Betli. Niemand kann diesen Karten einen Stich aufzwingen, selbst der teuerste, aufgelegt und in Herz, ist sicher.',
    wrong: 'Mit so niedrigen Karten machst du keine Stiche. Sag das Spiel an, das keine will.',
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
