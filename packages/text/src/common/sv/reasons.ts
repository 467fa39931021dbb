import type { Reasons } from '../en/reasons.ts';
import { name } from './cards.ts';
import { count, kort, poäng } from './grammar.ts';

const straff = (n: number): string => count(n, 'straffpoäng', 'straffpoäng');
const ess = (n: number): string => (n === 0 ? 'inget ess' : count(n, 'ess', 'ess'));
const trumf = (n: number): string => (n === 0 ? 'ingen trumf' : count(n, 'trumf', 'trumf'));
const färg = (n: number, held: number): string =>
  `Den längsta färgen har ${kort(n)}, och på handen finns ${ess(held)}`;
const låga = (n: number): string => `På handen finns ${kort(n)} från sju till tio`;
const bana = (line: number, own: number, other: number): string =>
  `ställningen blir ${own}–${other} i bana ${line}`;

export const reasons: Reasons = {
  mulle: {
    capture: (n) => `Det tar in ${kort(n)}; inget av dem räknas i intaget.`,
    'capture-points': (n, worth) => `Det tar in ${kort(n)}, värda ${poäng(worth)} i intaget.`,
    'capture-mulle': (worth) => `Det tar in en mulle: ${poäng(worth)} på en gång.`,
    'capture-tabbe': (n) => `Det tar in ${kort(n)} och tömmer bordet: en tabbe.`,
    build: (value, card) =>
      `Det blir ett bygge på ${value}, och ${name(card)} är kvar på hand för att ta in det.`,
    trotta: (value) => `Det låser allt som är värt ${value} i ett bygge som ingen kan ändra.`,
    feed: (value, n) =>
      `Det låsta bygget på ${value} har sedan ${kort(n)}, och den som tar det tar alla.`,
    discard: (n, unseen) =>
      `Av ${kort(unseen)} som inte har synts än kan ${n === 0 ? 'inget' : n} ta det på egen hand.`,
    'discard-safe': 'Motståndaren kan inte ha tvillingen: kortet kan inte bli en mulle.',
    'discard-for-mulle': 'Tvillingen är kvar på hand: båda kan tas in som en mulle.',
  },
  'buddy-bluff': {
    discard: (n) =>
      `Kortet ger ingen träff. I dess valör har ${kort(n)} inte synts än och kan ta tillbaka det.`,
    'discard-safe':
      'Kortet ger ingen träff, och ingen annan kan ha de andra korten i dess valör: ingen annan kan ta tillbaka det.',
    'package-seals': (n) =>
      `Det låser ${kort(n)} under ett sigill: ingen kan flytta ${n === 1 ? 'det' : 'dem'} mer.`,
    'package-keeps': (n) =>
      `Det kostar ${straff(n)} nu, men korten ligger öppna och kan lyftas igen.`,
    'package-gives-away': (n) => `Det flyttar ${straff(n)} från det egna facket till någon annans.`,
    'package-on-leader': (n) => `Det ger ${straff(n)} till den som leder.`,
    'package-on-match-leader': (n) => `Det ger ${straff(n)} till den som leder matchen.`,
    'package-on-rival': (n, after) =>
      `Det ger ${straff(n)} till en motståndare, vars fack sedan har ${after}.`,
  },
  ulti: {
    'bid-trump': (n, held) => `Det kan spelas med ${trumf(n)}, och på handen finns ${ess(held)}.`,
    'bid-betli': (n) => `${låga(n)}: de håller sig under andra.`,
    'bid-durchmars': (held) => `På handen finns ${ess(held)}.`,
    'discard-points': (n) =>
      `I talongen är ${poäng(n)} i säkerhet: de räknas för den som spelar det här kontraktet.`,
    'discard-suit': (left) =>
      left === 0 ? 'Sedan är färgen slut på handen.' : `Kvar i färgen: ${kort(left)}.`,
    'trump-long': (n) => `Det ger ${trumf(n)}.`,
    pass: (n, held) => `${färg(n, held)}: för lite för ett högre bud.`,
    pickup: (n, held) => `${färg(n, held)}: nog för ett försök med talongen.`,
    hold: (n, held) => `${färg(n, held)}: nog för att spela.`,
    release: (n, held) => `${färg(n, held)}: bättre för motspel.`,
    stand: (n, held) => `${färg(n, held)}: ett högre kontrakt vore en risk.`,
    'double-trumps': (n, held) => `På handen finns ${trumf(n)} och ${ess(held)}.`,
    'double-low': (n) => `${låga(n)}.`,
    'double-aces': (held) => `På handen finns ${ess(held)}.`,
    'done-trumps': (n, held) =>
      `På handen finns ${trumf(n)} och ${ess(held)}: för lite för att dubbla.`,
    'done-low': (n) => `${låga(n)}: för lite för att dubbla.`,
    'done-aces': (held) => `På handen finns ${ess(held)}: för lite för att dubbla.`,
    'lead-trump': (n) => `Det drar ut trumf: ${trumf(n)} är fortfarande ute.`,
    'lead-trump-last': 'Ingen annan har någon trumf kvar.',
    lead: (n) => `I färgen är ${count(n, 'högre kort', 'högre kort')} fortfarande ute.`,
    'lead-master': 'Inget högre kort i färgen är ute längre.',
    take: 'Det tar sticket.',
    'take-sure': 'Det tar sticket: inget kort som är ute slår det.',
    'take-ahead': (n) => `Det leder sticket; ${kort(n)} som är ute kan slå det.`,
    'stay-under': 'Det håller sig under.',
    'feed-partner': (n) => `Medspelaren tar sticket: ${poäng(n)} till samma sida.`,
    'feed-ahead': (n) => `Medspelaren leder sticket: ${poäng(n)} till samma sida om det håller.`,
    'throw-away': 'Det tar inte sticket.',
    'throw-away-points': (n) =>
      n === 0
        ? 'Det tar inte sticket och har inga poäng.'
        : `Det tar inte sticket och ger bort ${poäng(n)}.`,
  },
  compile: {
    draft: 'Av det som är kvar har det här protokollet vunnit mest.',
    ban: 'Det här protokollet har vunnit mest. Bättre att ingen har det.',
    wins: 'Det vinner partiet.',
    compiles: (line) => `Det kompilerar bana ${line}.`,
    stops: (line) => `Det hindrar motståndaren från att kompilera bana ${line}.`,
    ready: (line, own, other) =>
      `Då är banan redo, ${bana(line, own, other)}: den kompileras nästa tur om ingen hindrar det.`,
    'ready-to-win': (line, own, other) =>
      `Då är den sista banan redo, ${bana(line, own, other)}: det vinner nästa tur om ingen hindrar det.`,
    refresh: (n) =>
      `Med ${kort(n)} på hand finns lite att välja på: det drar kort så att de blir fem.`,
    rearranges: 'Det ändrar vilket protokoll som står i vilken bana.',
    declines: 'Allt förblir som det är.',
    weakens: (n) => `Det tar ${poäng(n)} från motståndaren.`,
    control: (n) => `Det ger ledningen i ${n} banor: nog för kontroll.`,
    empties: (n) => `Motståndaren får ${kort(n)} färre på hand.`,
    draws: (n) => `Det ger ${kort(n)} till att välja mellan.`,
    'face-down': (line, own, other) => `Nedvänt: ${bana(line, own, other)}.`,
    points: (line, own, other) => `Då blir ställningen ${own}–${other} i bana ${line}.`,
    spares: (n) => `Ett av ${kort(n)} på hand offras.`,
    unread: 'Bara motståndaren kan läsa kortet: snittet över vad det kan vara avgör.',
  },
};
