import type { LearnWords } from '../en/learn.ts';
import { punkte, signed } from './grammar.ts';

export const learn: LearnWords = {
  title: (game) => `${game} lernen`,
  backTo: (game) => `Zurück zu „${game} lernen“`,
  rules: 'Die Regeln',
  tutorial: 'Erste Schritte',
  tutorialAbout:
    'Kleine Stellungen mit je einer Idee. Hier kann nichts schiefgehen: Nimm Züge zurück, so oft du magst.',
  puzzles: 'Aufgaben',
  puzzlesAbout:
    'In jeder ist genau ein Zug der beste, und das ist bewiesen. Die Zahl sagt, wie schwer er zu finden ist: etwa 800, wenn ein erster Blick genügt, 2200, wenn man weit vorausschauen muss.',
  ownRating: (rating, margin) => `Deine Wertung: ${rating} ± ${margin}`,
  ownRatingAbout:
    'Sie ändert sich mit deinem ersten Versuch an jeder Aufgabe. In 19 von 20 Fällen liegt deine wahre Stärke innerhalb von ±.',
  streak: (n, longest) => `Serie: ${n} (längste: ${longest})`,
  nearYou: 'Eine Aufgabe auf deinem Niveau',
  done: 'erledigt',
  solved: (n, of) => `${n} von ${of} gelöst`,
  lesson: (n, of) => `Lektion ${n} von ${of}`,
  puzzle: (n) => `Aufgabe ${n}`,
  rating: (n) => `Schwierigkeit ${n}`,
  puzzleName: (n, rating, solved) =>
    `Aufgabe ${n}, Schwierigkeit ${rating}${solved ? ', gelöst' : ''}`,
  share: 'Aufgabe teilen',
  again: 'Neuer Versuch',
  show: 'Zeig es mir',
  next: 'Weiter',
  nextUnsolved: 'Nächste Aufgabe',
  firstGame: 'Eine erste kurze Partie spielen',
  toPuzzles: 'Weiter zu den Aufgaben',
  unseen: 'Die anderen haben noch',
  soFar: 'Bisher gespielt',
  tray: 'Alle Karten',
  playOn: 'Weiterspielen',
  stepBack: 'Einen Zug zurück',
  nextBest: 'Der zweitbeste Zug:',
  suchAs: 'Jeder andere Zug scheitert, zum Beispiel:',
  goesOn: 'So geht es am besten weiter:',
  otherMoves: 'Und die anderen Züge?',
  ideas: 'Ein Motiv üben',
  ideasAbout: 'Wählst du eins, weißt du, wonach du suchst.',
  allPuzzles: 'Alle Aufgaben',
  right: 'Richtig!',
  solution: 'Das war der Zug:',
  goals: {
    best: 'Ein Zug ist hier der beste. Welcher?',
    points:
      'Die letzten Karten des Durchgangs, und die Hand des Gegners liegt offen. Welcher Zug endet am besten, wenn beide fehlerlos spielen?',
    soloist:
      'Du bist Alleinspieler. Eine Karte ist die beste, wo immer die ungesehenen Karten liegen. Welche?',
    defender:
      'Du bist Gegenspieler. Eine Karte ist die beste, wo immer die ungesehenen Karten liegen. Welche?',
    first:
      'Wenige Karten sind übrig. Ein Zug sorgt dafür, dass niemand mit weniger Punkten endet als du, was immer die anderen haben und tun. Welcher?',
    penalty:
      'Wenige Karten sind übrig. Welcher Zug hält deine Strafe am niedrigsten, selbst wenn alle gegen dich spielen?',
    win: 'Du kannst in diesem Zug gewinnen, was immer verdeckt liegt. Was wählst du zuerst?',
    stop: 'Dein Gegner würde zu Beginn des nächsten Zuges gewinnen. Genau einer deiner Züge verhindert es, was auch immer verdeckt ist. Was wählst du zuerst?',
  },
  praise: {
    points: (best) => `Bei bestem Spiel endet der Durchgang mit ${signed(best)} für dich.`,
    payment: (best) => `Das bringt deiner Seite ${signed(best)}.`,
    first: 'Was sie auch haben und tun, niemand endet mit weniger Punkten als du.',
    penalty: (best) => `Was sie auch tun, du endest mit höchstens ${punkte(-best)}.`,
    win: 'Von hier an hält dich niemand mehr auf.',
    stop: 'Damit bleibst du im Spiel.',
  },
  wrong: {
    points: (value, best) =>
      `Das kostet dich ${punkte(best - value)}: Der Durchgang endet mit ${signed(value)} für dich statt mit ${signed(best)}, wenn der Gegner gut spielt.`,
    payment: (value, best) =>
      `Das kostet deine Seite ${punkte(best - value)}: ${signed(value)} statt ${signed(best)}, so wie die Karten liegen.`,
    first: 'Jetzt kann jemand mit weniger Punkten enden als du.',
    penalty: (value, best) =>
      `Schlimmstenfalls endest du mit ${punkte(-value)}. Ein Zug hält es bei ${-best}.`,
    win: 'Das gewinnt in diesem Zug nicht sicher.',
    stop: 'Danach kann dein Gegner sein drittes Protokoll immer noch kompilieren und gewinnt.',
    punished: 'So wird es bestraft:',
  },
  rulesPage: {
    search: 'In den Regeln suchen',
    found: (n) => (n === 0 ? 'Nichts gefunden' : n === 1 ? '1 Stelle' : `${n} Stellen`),
    contents: 'Inhalt',
    link: (rule) => `Link zu Regel ${rule}`,
    exact: 'Genaue Regeln',
    short: 'Die Regeln in Kürze',
    exactly: (rule) => `Regel ${rule} im Wortlaut`,
    minutes: (n) => `In ${n} ${n === 1 ? 'Minute' : 'Minuten'} gelesen`,
  },
};
