import type { ChallengeWords } from '../en/challenge.ts';
import { count } from './grammar.ts';

export const challenge: ChallengeWords = {
  send: {
    title: 'Dieselben Karten für jemand anderen',
    about:
      'Wer den Link öffnet, bekommt dieselben Karten auf demselben Platz, gegen dieselben Computer. Wie es dir ergangen ist, wird erst am Ende gezeigt.',
    name: 'Dein Name, für dein Gegenüber',
    link: 'Link zur Herausforderung',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.',
    share: 'Teilen',
    text: (game) => `${game}: Machst du mehr aus meinen Karten?`,
  },

  page: {
    title: (game) => `Du bist herausgefordert: ${game}`,
    titleBy: (name, game) => `${name} fordert dich heraus: ${game}`,
    about:
      'Du bekommst dieselben Karten auf demselben Platz, gegen dieselben Computer. Beide Ergebnisse werden gezeigt, wenn du fertig bist.',
    against: (level) => `Computer: ${level}`,
    take: 'Herausforderung annehmen',
    goOn: 'Weiterspielen',
    played: 'Diese Karten hast du schon gespielt.',
  },

  duel: {
    title: 'Nebeneinander',
    you: 'Du',
    friend: 'Dein Gegenüber',
    parted: 'Hier habt ihr verschieden entschieden',
    same: 'Ihr habt euch jedes Mal gleich entschieden.',
    look: 'Auf dem Tisch ansehen',
    theirs: (name) => `Wie es bei ${name} weiterging`,
    reply: 'Dein Ergebnis schicken',
  },

  result: {
    won: 'Gewonnen',
    lost: 'Verloren',
    draw: 'Unentschieden',
    place: (place, seats) => `${place}. Platz von ${seats}`,
    points: (n) => count(n, 'Punkt', 'Punkte'),
  },

  day: {
    about:
      'Heute bekommen alle dieselben Karten, auf demselben Platz und gegen dieselben starken Computer. Ausgeteilt wird auf diesem Gerät, nur zum Spaß: Niemand vergleicht die Ergebnisse.',
    compare: 'Mit anderen vergleichen',
    play: (game) => `${game} von heute spielen`,
    goOn: (game) => `${game} von heute weiterspielen`,
    streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
    expert: 'Der Meister',
    thinking: 'Der Meister spielt noch …',
    share: 'Ergebnis teilen',
    text: 'Das Ergebnis als Text',
    all: 'Alle Blätter des Tages',
  },
};
