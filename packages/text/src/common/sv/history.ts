import type { history as english } from '../en/history.ts';
import { count } from './grammar.ts';

export const history: typeof english = {
  title: 'Dina partier',
  about: 'Sparas bara i den här webbläsaren och delas med ingen.',
  replays: 'Se repriser',
  none: 'Inget parti är färdigspelat än. Spela ett, så räknas det här.',
  noneSuch: 'Inget sådant parti är färdigspelat än.',

  any: 'Alla',
  game: 'Spel',
  level: 'Styrka',
  rules: 'Regler',

  totals: 'Kort sagt',
  shareOf: (n) => `vunna av ${count(n, 'parti', 'partier')}`,
  outcomes: { won: 'Vunna', drawn: 'Delade', lost: 'Förlorade' },
  helped: 'med hjälp',
  helpedWins: (n) => `${n} av dem med tips, ångrade drag eller kända kort`,
  now: 'Just nu',
  longest: 'Längsta vinstsviten',
  streak: {
    won: (n) => (n === 1 ? '1 vinst' : `${n} vinster i rad`),
    drawn: (n) => (n === 1 ? '1 delad seger' : `${n} delade segrar i rad`),
    lost: (n) => (n === 1 ? '1 förlust' : `${n} förluster i rad`),
  },

  winCurve: (n) => `Vunna av de senaste ${n} partierna`,
  winCurveAbout: (n, share, won) =>
    n === 1
      ? `Senaste partiet: ${won ? '' : 'inte '}vunnet.`
      : `${share} vunna av de senaste ${n} partierna.`,
  pointCurve: (n) => `Poäng per parti, snitt över ${n}`,
  pointCurveAbout: (n, mean) =>
    `I snitt ${mean} poäng på ${n === 1 ? 'det senaste partiet' : `de senaste ${n} partierna`}.`,

  more: 'Mer',
  breakdown: 'Efter spel, styrka och regler',
  games: 'Partier',
  mean: 'Snittpoäng',
  contracts: 'Kontrakt',
  deals: 'Givar',
  perDeal: (n) => (n === 1 ? 'En giv' : `Snitt av ${n} givar`),
  opponents: 'Motståndarna',
  most: 'Som mest',
  sealed: 'Förseglade kort',
  protocols: 'Protokoll',
  protocol: 'Protokoll',
  list: 'Parti för parti',
  shared: 'Partier med flera spelare',
  points: (n) => count(n, 'poäng', 'poäng'),

  keeping: 'Spara eller ta bort',
  csv: 'Spara som tabell (CSV)',
  json: 'Spara som JSON',
  remove: 'Ta bort',
  removeOne: (game, when) => `Ta bort ${game}, ${when}`,
  removeAll: (n) => (n === 1 ? 'Ta bort partiet' : `Ta bort de ${n} partierna`),
  removeTitle: (n) => `Ta bort ${count(n, 'parti', 'partier')}?`,
  removeAbout: 'Resultat och repriser försvinner för alltid. Oavslutade partier blir kvar.',
};
