import { name } from '../../common/sv/cards.ts';
import { kort, poäng } from '../../common/sv/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

export const reasons: typeof english = {
  capture: (n) =>
    `Det tar in ${kort(n)}; ${n === 1 ? 'det räknas inte' : 'inget av dem räknas'} i intaget.`,
  'capture-points': (n, worth) =>
    `Det tar in ${kort(n)}, ${n === 1 ? 'värt' : 'värda'} ${poäng(worth)} i intaget.`,
  'capture-mulle': (worth) => `Det tar in en mulle: ${poäng(worth)} på en gång.`,
  'capture-tabbe': (n) => `Det tar in ${kort(n)} och tömmer bordet: en tabbe.`,
  build: (value, card) =>
    `Det blir ett bygge på ${value}, och ${name(card)} är kvar på hand för att ta in det.`,
  trotta: (value) => `Det låser allt som är värt ${value} i ett bygge som ingen kan ändra.`,
  feed: (value, n) =>
    `Det låsta bygget på ${value} har sedan ${kort(n)}, och den som tar in det får alla.`,
  discard: (n, unseen) =>
    `Av ${kort(unseen)} som inte har synts än kan ${n === 0 ? 'inget' : n} ta in det som det ligger.`,
  'discard-safe': 'Motståndaren kan inte ha tvillingen: kortet kan inte bli en mulle.',
  'discard-for-mulle': 'Tvillingen är kvar på hand: båda kan tas in som en mulle.',
};
