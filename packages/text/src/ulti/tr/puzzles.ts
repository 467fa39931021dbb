import { capital } from '../../locale.ts';
import { accusative } from '../../common/tr/grammar.ts';
import { ulti } from './game.ts';
import type * as english from '../en/puzzles.ts';

const { name } = ulti.card;

export const themes: typeof english.themes = {
  seven: {
    name: 'Yedili sona kalır',
    why: ({ card }) =>
      `Koz yedilisi yalnızca ${name(card)} oynanınca son löveye kalıp onu alır; başka her kart Ulti’yi batırır.`,
  },
  pull: {
    name: 'Yediliyi çıkart',
    why: ({ card }) =>
      `Sen ${name(card)} oynayınca ihaleci koz yedilisini erken vermek zorunda kalır; başka her kartta son löveyi yedili alır.`,
  },
  silent: {
    name: 'Sessiz Ulti',
    why: ({ card }) =>
      `Önce ${name(card)} oynanırsa son löveyi koz yedilisi alır: başka hiçbir kartın getirmediği bir sessiz Ulti.`,
  },
  hundred: {
    name: 'Yüz puana ulaş',
    why: ({ card, needs }) =>
      `Yüz puan için ${needs} puan eksikti ve onu yalnızca ${name(card)} getirir.`,
  },
  deny: {
    name: 'Yüz puana ulaşmasın',
    why: ({ card, needs }) =>
      `Gördüğün kadarıyla ihaleciye ${needs} puan eksik; bulamaması için tek yol ${name(card)}.`,
  },
  draw: {
    name: 'Önce koz',
    why: ({ card, count }) =>
      `Dışarıda hâlâ ${count} koz var: ${count === 1 ? 'senden' : 'biri senden'} şu kartı almadan topla: ${name(card)}.`,
  },
  smear: {
    name: 'Löveyi besle',
    why: ({ card, taker, points }) =>
      `Löve ortağının, onda ${name(taker)} var: üstüne ${points} puanlık ${name(card)} koy.`,
  },
  little: {
    name: 'Az ver',
    why: ({ card, dear, points }) =>
      `Bu löve gitti: üstüne ${points} puanlık ${name(dear)} değil, ${name(card)} konur.`,
  },
  back: {
    name: 'Büyüğü sakla',
    why: ({ card, kept }) =>
      `Daha sırası değil, dursun ${name(kept)}: önce ${name(card)} oynanırsa sonra kendi lövesini alır.`,
  },
  pin: {
    name: 'Altına girilmez',
    why: ({ card, taken }) =>
      `İhaleci bunun altına giremez (${name(card)}): löveyi ${name(taken)} alır ve Betli batar.`,
  },
  trap: {
    name: 'Son çıkışı kapat',
    why: ({ card, taken }) =>
      `Hemen yakalamaz ama ${name(card)} son çıkışı kapatır: sonunda ${name(taken)} löve almak zorunda kalır.`,
  },
  shed: {
    name: 'Tehlikeden kurtul',
    why: ({ card }) => `Renge uyamıyorsun, öyleyse gitsin ${name(card)}: elinde kalırsa löve alır.`,
  },
};

const parça = (part: string): string => ulti.result.line(part);

export const reasons: typeof english.reasons = {
  lost: ({ card, by }) => `${capital(name(by), 'tr')} ${accusative(name(card))} alacak.`,
  count: (d) => `Senin tarafın ${d.best} yerine ${d.points} kart puanıyla bitirir.`,
  made: (d) => `İhaleci ${parça(d.part)} yapar.`,
  youMake: (d) => `${parça(d.part)} yaparsın.`,
  youLose: (d) => `${parça(d.part)} batar.`,
  against: (d) => `Savunma ${parça(d.part)} yapar.`,
  gone: (d) => `O zaman ${parça(d.part)} kaçar.`,
  caught: ({ card }) => `${capital(name(card), 'tr')} löve almak zorunda kalır ve Betli batar.`,
  escapes: () => 'İhaleci hiç löve almadan kurtulur.',
};
