import { changes } from '../account.ts';
import type * as english from '../en/puzzles.ts';
import { list, poäng, signed } from '../../common/sv/grammar.ts';

export const themes: typeof english.themes = {
  'deny-mulle': {
    name: 'Ingen mulle åt motståndaren',
    why: (d) =>
      `Efter varje annat drag tar motståndaren genast en mulle, värd minst ${poäng(d.points)}.`,
  },
  'mulle-ahead': {
    name: 'En mulle på gång',
    why: (d) =>
      `${d.card} tar inget än, men vad motståndaren än gör ger ditt nästa kort minst ${poäng(d.points)} i mullar.`,
  },
  bonus: {
    name: 'Över tjugo',
    why: (d) =>
      `Med bästa spel slutar ditt intag på ${d.intake}, vilket ger ${d.bonus} i bonus; efter det näst bästa draget når det inte över 20.`,
  },
  'deny-bonus': {
    name: 'Inte över tjugo',
    why: (d) =>
      `Motståndarens intag stannar på ${d.intake}; efter det näst bästa draget går det över 20 och ger ${d.bonus} i bonus.`,
  },
  order: {
    name: 'Först det som kan gå förlorat',
    why: (d) =>
      `Det som ${d.first} tar kan gå förlorat; ${d.later} tar lika mycket nästa gång, vad motståndaren än gör.`,
  },
  'safe-build': {
    name: 'Ett bygge bara för dig',
    why: (d) =>
      `Motståndaren kan inte ta bygget på ${d.value}, men det kan ditt nästa kort, vad svaret än blir.`,
  },
  steal: {
    name: 'Före ägaren',
    why: (d) =>
      `Bygget på ${d.value} är motståndarens och hade tagits in nästa gång; ${d.card} hinner först.`,
  },
  tabbe: {
    name: 'Tomt bord',
    why: (d) =>
      `${d.card} tömmer bordet: en tabbe till dig, och motståndaren kan bara slänga ett kort.`,
  },
  last: {
    name: 'Sist att ta in',
    why: (d) =>
      `Bara så är du sist att ta in och får allt som ligger kvar på bordet: ${d.cards} kort, ${poäng(d.points)}.`,
  },
  wait: {
    name: 'Det kan vänta',
    why: (d) =>
      `Nästa gång tar ${d.card} fortfarande minst ${poäng(d.points)}, vad motståndaren än gör; alltså finns det tid för annat.`,
  },
  'safe-discard': {
    name: 'Det ingen kan ta',
    why: (d) => `Av alla kort du kan slänga är ${d.card} det enda som motståndaren inte kan ta in.`,
  },
};

const alla = (cards: string): string => list(cards.split(' '));

/** As on the score sheet, whose texts a page of puzzles does not load. */
const COLUMNS = { mulle: 'Mullar', tabbe: 'Tabbar', intake: 'Intag', bonus: 'Bonus' };

export const reasons: typeof english.reasons = {
  nothing: () => 'Motståndaren kan inte ta in något nu.',
  noPoints: () => 'Inget som motståndaren kan ta in nu ger poäng.',
  nextSure: (d) =>
    d.cards === ''
      ? `Vad motståndaren än gör tar ${d.card} in minst ${poäng(d.points)} nästa gång.`
      : `Vad motståndaren än gör tar ${d.card} in ${alla(d.cards)} nästa gång: minst ${poäng(d.points)}.`,
  next: (d) => `Efter bästa svaret tar ${d.card} in ${alla(d.cards)}: ${poäng(d.points)}.`,
  later: (d) => `Med bästa spel tar ${d.card} senare in ${alla(d.cards)}: ${poäng(d.points)}.`,
  takes: (d) => `Motståndarens ${d.card} tar in ${alla(d.cards)}: ${poäng(d.points)}.`,
  account: (d) => `Slutresultatet jämfört med bästa draget: ${changes(d, COLUMNS, signed)}.`,
};
