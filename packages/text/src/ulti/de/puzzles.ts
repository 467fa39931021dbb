import { ulti } from './game.ts';
import type * as english from '../en/puzzles.ts';

const { name } = ulti.card;

export const themes: typeof english.themes = {
  seven: {
    name: 'Die Sieben zuletzt',
    why: ({ card, seven }) =>
      `Nur nach ${name(card)} bleibt ${name(seven)} für den letzten Stich und macht ihn; jede andere Karte kostet den Ulti.`,
  },
  pull: {
    name: 'Die Sieben herauslocken',
    why: ({ card, seven }) =>
      `Nach ${name(card)} muss der Alleinspieler ${name(seven)} zu früh hergeben; nach jeder anderen Karte macht sie den letzten Stich.`,
  },
  silent: {
    name: 'Stiller Ulti',
    why: ({ card, seven }) =>
      `Nach ${name(card)} macht ${name(seven)} den letzten Stich: ein stiller Ulti, den keine andere Karte bringt.`,
  },
  hundred: {
    name: 'Bis hundert zählen',
    why: ({ card, needs }) =>
      `Es fehlten ${needs} Augen zur Hundert, und nur ${name(card)} bringt sie heim.`,
  },
  deny: {
    name: 'Unter hundert halten',
    why: ({ card, needs }) =>
      `Soweit du sehen kannst, fehlen dem Alleinspieler noch ${needs} Augen, und nur nach ${name(card)} bekommt er sie nicht.`,
  },
  draw: {
    name: 'Erst Trumpf ziehen',
    why: ({ card, count }) =>
      count === 1
        ? `Ein Trumpf ist noch draußen: Zieh ihn, bevor er dir ${name(card)} wegsticht.`
        : `${count} Trümpfe sind noch draußen: Zieh sie, bevor dir einer davon ${name(card)} wegsticht.`,
  },
  smear: {
    name: 'Schmieren',
    why: ({ card, taker, points }) =>
      `Dein Partner hat den Stich mit ${name(taker)}: Leg ${name(card)} mit ${points} Augen dazu.`,
  },
  little: {
    name: 'Wenig hergeben',
    why: ({ card, dear, points }) =>
      `Dieser Stich ist verloren: also ${name(card)} und nicht ${name(dear)} mit ${points} Augen.`,
  },
  back: {
    name: 'Die hohe Karte zurückhalten',
    why: ({ card, kept }) =>
      `Noch nicht ${name(kept)}: Nach ${name(card)} macht diese Karte später ihren eigenen Stich.`,
  },
  pin: {
    name: 'Darunter geht es nicht',
    why: ({ card, taken }) =>
      `Unter ${name(card)} kommt der Alleinspieler nicht: ${name(taken)} muss den Stich nehmen, und der Betli ist verloren.`,
  },
  trap: {
    name: 'Den letzten Ausweg nehmen',
    why: ({ card, taken }) =>
      `Mit ${name(card)} ist noch niemand gefangen, aber der letzte Ausweg ist zu: Am Ende muss ${name(taken)} einen Stich nehmen.`,
  },
  shed: {
    name: 'Weg mit der Gefahr',
    why: ({ card }) =>
      `Du kannst nicht bedienen, also weg mit ${name(card)}: Behältst du diese Karte, macht sie einen Stich.`,
  },
};

const teil = (part: string): string => ulti.result.line(part);

export const reasons: typeof english.reasons = {
  lost: ({ card, by }) => `${name(by)} wird ${name(card)} schlagen.`,
  count: (d) => `Deine Seite endet mit ${d.points} statt mit ${d.best} Augen.`,
  made: (d) => `Der Alleinspieler schafft es: ${teil(d.part)}.`,
  youMake: (d) => `Du schaffst es: ${teil(d.part)}.`,
  youLose: (d) => `Für dich verloren: ${teil(d.part)}.`,
  against: (d) => `Die Gegenspieler schaffen es: ${teil(d.part)}.`,
  gone: (d) => `Damit ist ${teil(d.part)} dahin.`,
  caught: ({ card }) => `${name(card)} muss einen Stich nehmen, und der Betli ist verloren.`,
  escapes: () => 'Der Alleinspieler kommt ohne Stich durch.',
};
