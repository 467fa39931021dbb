import type { buddyBluff as english } from '../en/game.ts';
import type { LentCards } from '../parts.ts';
import type { Person } from '../../person.ts';
import { name, names, ranks } from '../../common/de/cards.ts';
import { reasons } from './reasons.ts';
import { count, genitiv, karten, list, share, tut } from '../../common/de/grammar.ts';

const Fach = (person: Person): string => `${person.you ? 'Dein' : genitiv(person.name)} Fach`;
/** In welches Fach etwas kommt. */
const ins = (person: Person, target: Person): string => {
  if (person.seat === target.seat) return person.you ? 'in dein eigenes Fach' : 'ins eigene Fach';
  return `in ${target.you ? 'dein' : genitiv(target.name)} Fach`;
};
/** In oder aus wessen Fach. */
const dem = (owner: Person): string => `${owner.you ? 'deinem' : genitiv(owner.name)} Fach`;
const from = ({ place, owner, faces }: LentCards, taker: Person | undefined): string => {
  if (owner !== undefined) {
    const own = taker?.seat === owner.seat && !owner.you;
    return `${names(faces)} aus ${own ? 'dem eigenen Fach' : dem(owner)}`;
  }
  return `${names(faces)} ${place === 'pool' ? 'von der Ablage' : 'aus der Mitte'}`;
};
const all = (lent: readonly LentCards[], taker?: Person): string =>
  list(lent.map((part) => from(part, taker)));

export const buddyBluff: typeof english = {
  tile: {
    name: 'Buddy Bluff',
    about: 'Sammle Karten gleichen Rangs zu Paketen und schiebe die Strafe jemand anderem zu.',
    aim: 'Ziel: am Ende die wenigsten Strafpunkte.',
    players: '4 Spieler',
    length: '5 Minuten',
  },
  modes: {
    name: 'Was der Tisch zeigt',
    standard: {
      name: 'Normal',
      about: 'Offene Karten, Siegel, Strafen und die letzten vier Züge.',
    },
    memory: { name: 'Gedächtnis', about: 'Offene Karten und Siegel. Strafen erst am Ende.' },
    open: { name: 'Offen', about: 'Alle Karten, und wie viele jedes Rangs noch erreichbar sind.' },
  },

  zones: {
    centre: 'Mitte',
    place: (n) => `Platz ${n} der Mitte`,
    closed: 'geschlossen',
    pool: 'Ablage',
    poolTop: (face, n) => `Ablage mit ${karten(n)}, oben ${name(face)}`,
    emptyPool: 'Leere Ablage',
    slot: Fach,
    slotTop: (person, face, n) => `${Fach(person)}: ${karten(n)}, oben ${name(face)}`,
    closedSlot: (person, n) => `${Fach(person)}: ${karten(n)}, keine offene Karte`,
    seal: (rank, n) => `Siegel auf ${karten(n)}: ${ranks(rank)}`,
    deck: (n) => `${karten(n)} im Stapel`,
    round: (n) => `Runde ${n} von 3`,
    accessible: (rank, n) => `${ranks(rank)}: ${n} erreichbar`,
  },

  score: {
    penalty: 'Strafe',
    points: (n) => count(n, 'Punkt', 'Punkte'),
    lowest: 'Die niedrigste Strafe gewinnt.',
    accessible: 'Noch erreichbare Karten jedes Rangs',
  },

  log: {
    firstDeal: (centre, n) => `In der Mitte: ${names(centre)}. Alle bekommen ${karten(n)}.`,
    deal: (round, n) => `Runde ${round}: Alle bekommen ${karten(n)}.`,
    pool: (person, card) => `${tut(person, 'legst', 'legt')} ${name(card)} auf die Ablage.`,
    package: (person, card, lent, target) =>
      `${tut(person, 'spielst', 'spielt')} ${name(card)}, ${person.you ? 'nimmst' : 'nimmt'} ${all(lent, person)} und ${
        person.you ? 'legst' : 'legt'
      } das Paket ${ins(person, target)}.`,
    seal: (owner, rank, n) =>
      `${count(n, 'Karte wird', 'Karten werden')} in ${dem(owner)} versiegelt: die ${ranks(rank)}.`,
    buried: (faces) => `${names(faces)} ${faces.length === 1 ? 'wird' : 'werden'} begraben.`,
    manyBuried: (n) => `${count(n, 'Karte wird', 'Karten werden')} begraben.`,
    over: (scores) =>
      `Das Spiel ist aus. Strafen: ${list(
        scores.map(({ person, score }) => `${person.you ? 'du' : person.name} ${score}`),
      )}.`,
  },

  choice: {
    pool: (card) => `${name(card)} auf die Ablage legen`,
    package: (card, lent, target) =>
      `${name(card)} spielen, ${all(lent)} nehmen und das Paket ${
        target.you ? 'in dein eigenes Fach' : `in ${genitiv(target.name)} Fach`
      } legen`,
    seals: (owner, rank) => `versiegelt die ${ranks(rank)} in ${dem(owner)}`,
    shortPool: 'Auf die Ablage',
    shortPackage: (target) => (target.you ? 'Behalten' : `An ${target.name}`),
    shortSeals: (rank) => `versiegelt die ${ranks(rank)}`,
  },

  reasons,
  assumes: 'wenn alle so weiterspielen wie bisher',
  worth: (value, match) =>
    `${share(value)} ${match ? 'Chance auf den Gesamtsieg' : 'Gewinnchance'}`,
  expected: (n) => `etwa ${count(n, 'Strafpunkt', 'Strafpunkte')}`,

  refusals: {
    'card-not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    'target-required': () =>
      'Diese Karte passt zu offenen Karten. Wähle das Fach, in das das Paket kommt.',
    'no-match': () =>
      'Diese Karte passt zu nichts, also kommt sie auf die Ablage und in kein Fach.',
    'bad-target': () => 'Dieses Fach gibt es nicht. Wähle einen der vier Spieler.',
    'named-twice': (d) => `„${d.text}“ steht zweimal da.`,
    'no-such-card': (d) => `Die Karte „${d.card}“ gibt es nicht.`,
    'card-twice': (d) => `Diese Karte gibt es nur einmal: ${name(d.card)}.`,
    'card-dealt': (d) => `Diese Karte ist nicht mehr im Stapel: ${name(d.card)}.`,
    'not-a-deal': (d) => `„${d.text}“ ist keine Kartenverteilung.`,
    'deal-size': (d) => `Ausgeteilt werden ${karten(d.cards)}. Es sollten ${d.expected} sein.`,
    'bad-number': (d) => `„${d.text}“ ist falsch: höchstens ${d.most}.`,
    'nothing-dealt': () => 'Vor dem ersten Austeilen kann nichts auf dem Tisch liegen.',
    'nothing-to-play': () => 'Niemand hat eine Karte, obwohl noch nichts gespielt wurde.',
    'centre-size': (d) => `Die Mitte hat vier Plätze, nicht ${d.cards}.`,
    'bad-seal': (d) =>
      `Die Siegel von „${d.text}“ sind falsch: Eckige Klammern stehen um Karten eines Rangs.`,
  },
};
