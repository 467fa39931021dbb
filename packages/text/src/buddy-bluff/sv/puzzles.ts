import { capital } from '../../locale.ts';
import { ranks } from '../../common/sv/cards.ts';
import type * as english from '../en/puzzles.ts';

const alla = (rank: string): string => capital(ranks(rank), 'sv');

export const themes: typeof english.themes = {
  keep: {
    name: 'Lite till dig själv',
    why: (d) =>
      d.top === undefined
        ? `Du tar ${d.points} poäng själv, för efter varje annat drag kan de andra skada dig mer.`
        : `Du tar ${d.points} poäng själv, men de täcker ${d.top}, som någon annars kunde ha gett dig tillbaka med ett kort till.`,
  },
  'one-pile': {
    name: 'En hög lånar ut ett kort',
    why: (d) =>
      `I samma hög lånar ${ranks(d.rank)} bara ut den översta; i två fack hade den sista hittat två.`,
  },
  uncover: {
    name: 'Vad som ligger under',
    why: (d) =>
      `Den som lyfter ${d.top} blottar ${d.below}, och det finns en till av ${ranks(d.rank)} på någons hand.`,
  },
  'hold-back': {
    name: 'Ingen brådska',
    why: (d) =>
      `Ingen annan kan lyfta ${ranks(d.rank)}, så ditt kort kan vänta, och något annat kommer först.`,
  },
  rid: {
    name: 'Bort från ditt fack',
    why: (d) => `${d.points} poäng lämnar ditt fack, och av alla fack duger bara det här.`,
  },
  'cover-other': {
    name: 'Täckt',
    why: (d) =>
      `${alla(d.rank)} täcker ${d.top}, och ingen annan kan lyfta dem; öppet hade kortet kunnat användas mot dig.`,
  },
  'cover-pool': {
    name: 'Locket på högen',
    why: (d) =>
      `${d.top} i högen är täckt nu; den som har en till av ${ranks(d.rank)} hade kunnat använda kortet mot dig.`,
  },
  rival: {
    name: 'Närmaste rivalen',
    why: (d) =>
      `${d.points} poäng måste hamna hos din närmaste rival, som hade ${d.before}: efter varje annat drag kan någon ännu sluta under dig.`,
  },
};

export const reasons: typeof english.reasons = {
  laid: (d) => `Någons ${d.card} ger dig ${d.points} poäng.`,
  ends: (d) => `Som korten sitter slutar du på ${d.own} poäng.`,
  ahead: (d) =>
    `Som korten sitter slutar du på ${d.own} och ${d.name}, som är närmast, på ${d.points}.`,
  behind: (d) => `Som korten sitter slutar ${d.name} på ${d.points} och du på ${d.own}.`,
};
