import { ranks } from '../../common/de/cards.ts';
import type * as english from '../en/puzzles.ts';
import { punkte } from '../../common/de/grammar.ts';

export const themes: typeof english.themes = {
  keep: {
    name: 'Ein wenig für dich selbst',
    why: (d) =>
      d.top === undefined
        ? `Du nimmst ${punkte(d.points)} selbst, denn nach jedem anderen Zug können dir die anderen mehr schaden.`
        : `Du nimmst ${punkte(d.points)} selbst, aber sie decken ${d.top} zu; sonst hätte dir jemand die Karte mit einer zweiten zurückgeben können.`,
  },
  'one-pile': {
    name: 'Ein Stapel gibt nur eine Karte her',
    why: (d) =>
      `Auf einem Stapel geben die ${ranks(d.rank)} nur die oberste her; in zwei Fächern fände die letzte Karte des Rangs zwei.`,
  },
  uncover: {
    name: 'Was darunterliegt',
    why: (d) =>
      `Wer ${d.top} aufnimmt, deckt ${d.below} auf, und jemand hat noch eine Karte dieses Rangs (${ranks(d.rank)}).`,
  },
  'hold-back': {
    name: 'Keine Eile',
    why: (d) =>
      `Niemand sonst kann die ${ranks(d.rank)} aufnehmen; deine Karte kann warten, und etwas anderes kommt zuerst.`,
  },
  rid: {
    name: 'Weg aus deinem Fach',
    why: (d) => `${punkte(d.points)} verlassen dein Fach, und von allen Fächern taugt nur dieses.`,
  },
  'cover-other': {
    name: 'Zugedeckt',
    why: (d) =>
      `Die ${ranks(d.rank)} decken ${d.top} zu, und niemand sonst kann sie aufnehmen; offen hätte man die Karte gegen dich verwenden können.`,
  },
  'cover-pool': {
    name: 'Deckel auf die Ablage',
    why: (d) =>
      `${d.top} auf der Ablage ist jetzt zugedeckt; wer noch eine Karte des Rangs hat (${ranks(d.rank)}), hätte sie gegen dich verwenden können.`,
  },
  rival: {
    name: 'Der nächste Rivale',
    why: (d) =>
      `${punkte(d.points)} mussten zu deinem nächsten Rivalen, der bei ${d.before} stand: Nach jedem anderen Zug kann noch jemand unter dir enden.`,
  },
};

export const reasons: typeof english.reasons = {
  laid: (d) => `Jemand legt dir mit ${d.card} ${punkte(d.points)} ins Fach.`,
  ends: (d) =>
    `So wie die Karten liegen, endest du mit ${d.own === 1 ? '1 Punkt' : `${d.own} Punkten`}.`,
  ahead: (d) =>
    `So wie die Karten liegen, endest du mit ${d.own} und ${d.name}, am nächsten dran, mit ${d.points}.`,
  behind: (d) => `So wie die Karten liegen, endet ${d.name} mit ${d.points} und du mit ${d.own}.`,
};
