import { capital } from '../../locale.ts';
import { ulti } from './game.ts';
import type * as english from '../en/puzzles.ts';

const { name } = ulti.card;

export const themes: typeof english.themes = {
  seven: {
    name: 'Sjuan sist',
    why: ({ card, seven }) =>
      `Bara efter ${name(card)} finns ${name(seven)} kvar till sista sticket och tar det; varje annat kort spräcker Ultin.`,
  },
  pull: {
    name: 'Locka fram sjuan',
    why: ({ card, seven }) =>
      `Efter ${name(card)} måste spelföraren släppa ${name(seven)} för tidigt; efter varje annat kort tar den sista sticket.`,
  },
  silent: {
    name: 'Tyst Ulti',
    why: ({ card, seven }) =>
      `Efter ${name(card)} tar ${name(seven)} sista sticket: en tyst Ulti som inget annat kort ger.`,
  },
  hundred: {
    name: 'Räkna till hundra',
    why: ({ card, needs }) =>
      `Det fattades ${needs} poäng till hundra, och bara ${name(card)} tar hem dem.`,
  },
  deny: {
    name: 'Håll spelföraren under hundra',
    why: ({ card, needs }) =>
      `Såvitt du kan se fattas spelföraren ännu ${needs} poäng, och bara ${name(card)} håller dem borta.`,
  },
  draw: {
    name: 'Trumfen först',
    why: ({ card, count }) =>
      count === 1
        ? `En trumf är kvar ute: dra ut den innan den tar ${name(card)} för dig.`
        : `${count} trumfar är kvar ute: dra ut dem innan någon av dem tar ${name(card)} för dig.`,
  },
  smear: {
    name: 'Mata sticket',
    why: ({ card, taker, points }) =>
      `Din medspelare har sticket med ${name(taker)}: lägg på ${name(card)} och dess ${points} poäng.`,
  },
  little: {
    name: 'Ge bort så lite som möjligt',
    why: ({ card, dear, points }) =>
      `Sticket är förlorat: lägg ${name(card)} och inte ${name(dear)} med sina ${points} poäng.`,
  },
  back: {
    name: 'Spara det höga kortet',
    why: ({ card, kept }) =>
      `Inte ${name(kept)} än: efter ${name(card)} tar det ett eget stick senare.`,
  },
  pin: {
    name: 'Det går inte att komma under',
    why: ({ card, taken }) =>
      `Spelföraren kommer inte under ${name(card)}: ${name(taken)} måste ta sticket, och Betlin är förlorad.`,
  },
  trap: {
    name: 'Stäng sista utvägen',
    why: ({ card, taken }) =>
      `Med ${name(card)} fångas ingen genast, men sista utvägen stängs: till slut måste ${name(taken)} ta ett stick.`,
  },
  shed: {
    name: 'Bort med faran',
    why: ({ card }) =>
      `Du kan inte bekänna, så bort med ${name(card)}: behåller du det tar det ett stick.`,
  },
};

const del = (part: string): string => ulti.result.line(part);

export const reasons: typeof english.reasons = {
  lost: ({ card, by }) => `${capital(name(by), 'sv')} kommer att ta ${name(card)}.`,
  count: (d) => `Din sida slutar på ${d.points} kortpoäng i stället för ${d.best}.`,
  made: (d) => `Spelföraren klarar ${del(d.part)}.`,
  youMake: (d) => `Du klarar ${del(d.part)}.`,
  youLose: (d) => `Du går bet på ${del(d.part)}.`,
  against: (d) => `Motspelarna klarar ${del(d.part)}.`,
  gone: (d) => `Då uteblir ${del(d.part)}.`,
  caught: ({ card }) => `${capital(name(card), 'sv')} måste ta ett stick, och Betlin är förlorad.`,
  escapes: () => 'Spelföraren klarar sig utan stick.',
};
