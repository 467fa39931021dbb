import type { ulti as english } from '../en/game.ts';
import { capital } from '../../locale.ts';
import {
  bidNamer,
  raisedNamer,
  suitNamer,
  tellNamer,
  type GermanRank,
  type GermanSuit,
} from '../parts.ts';
import { cards } from '../../common/sv/cards.ts';
import { reasons } from './reasons.ts';
import {
  count,
  dig,
  kort,
  list,
  poäng,
  signed,
  signedTenths,
  vem,
} from '../../common/sv/grammar.ts';

const SUITS: Readonly<Record<GermanSuit, string>> = {
  H: 'hjärter',
  B: 'bjällror',
  L: 'löv',
  A: 'ekollon',
};
/** As in other books on German cards: över and under would be prepositions. */
const RANKS: Readonly<Record<GermanRank, string>> = {
  '7': 'sju',
  '8': 'åtta',
  '9': 'nio',
  U: 'unter',
  O: 'ober',
  K: 'kung',
  X: 'tio',
  A: 'ess',
};
const COMPONENTS: Readonly<Record<string, string>> = {
  passz: 'Passz',
  '40-100': '40-100',
  '20-100': '20-100',
  ulti: 'Ulti',
  betli: 'Betli',
  durchmars: 'Durchmars',
  fourAces: 'Fyra ess',
};
const LINES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'silent durchmars': 'Tyst Durchmars',
  'silent 100': 'Tyst hundra',
  'silent ulti': 'Tyst Ulti',
  'silent ulti failed': 'Misslyckad tyst Ulti',
  'passz not played': 'Passz, ospelad',
};
const LEVELS = [
  '',
  'kontra',
  'rekontra',
  'subkontra',
  'mordkontra',
  'hirschkontra',
  'Fedák Sári',
] as const;

const suitOf = suitNamer(SUITS, cards.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
/** `löv ober`: as with `hjärter dam`, the name is the same as an object and with an article. */
const name = tellNamer((rank, suit) => `${SUITS[suit]} ${RANKS[rank]}`, cards.name);
const LAST = { betli: 'Betli', durchmars: 'Durchmars', coloured: 'Trumfdurchmars' } as const;
// Without trumps and alone, a Hearts contract goes by its Hungarian name.
const RE = { betli: 'Rebetli', durchmars: 'Redurchmars', coloured: undefined } as const;
const bid = bidNamer(({ hearts, base, ulti, fourAces, open, all, alone }) => {
  const re = hearts && !open && alone && all ? RE[all] : undefined;
  return [
    hearts && re === undefined && 'Hjärter',
    base && component(base),
    ulti && 'Ulti',
    fourAces && 'Fyra ess',
    open && (hearts || !alone ? 'öppen' : 'Öppen'),
    re ?? (all && LAST[all]),
  ];
});
const raised = raisedNamer(list, component, (name) => `mot ${name}`);

export const ulti: typeof english = {
  tile: {
    name: 'Ulti',
    about: 'Bjud högst, välj trumf och ta sista sticket med sjuan.',
    aim: 'Målet: klara det du bjuder, ensam mot två.',
    players: '3 spelare',
    length: '5 min per giv',
  },

  card: { name, suit: suitOf },
  bid: {
    name: bid,
    worth: (n) => `ger ${n}`,
    forfeit: (n) => `spelas inte: kostar ${n} till varje motspelare`,
    component,
    level: (n) => LEVELS[n] ?? String(n),
    noTrump: 'utan trumf',
    needs: {
      '40-100': 'kung och ober i trumf; 60 kortpoäng',
      '20-100': 'kung och ober i en annan färg; 80 kortpoäng',
      ulti: 'trumfsjuan tar sista sticket',
      betli: 'inte ett enda stick',
      durchmars: 'alla tio stick',
      passz: 'fler poäng än motspelarna',
      fourAces: 'alla fyra essen i stick',
    },
  },

  zones: {
    talon: 'Talong',
    trick: 'Stick',
    lastTrick: 'Senaste sticket',
    contract: 'Kontrakt',
    trump: (suit) => `Trumf: ${suitOf(suit)}`,
    soloist: 'Spelförare',
    defender: 'Motspelare',
    hand: kort,
    tricks: (n) => count(n, 'stick', 'stick'),
    points: poäng,
    auction: 'Budgivning',
    ladder: 'Kontrakt, lägst först',
  },

  log: {
    deal: (dealer, forehand) =>
      `${vem(dealer)} ger. ${vem(forehand)} får tolv kort och bjuder först.`,
    bid: (person, id) => `${vem(person)} bjuder ${bid(id)}.`,
    pass: (person) => `${vem(person)} passar.`,
    pickup: (person) => `${vem(person)} tar upp talongen.`,
    pickupCards: (person, cards) => `${vem(person)} tar upp talongen: ${list(cards.map(name))}.`,
    discard: (person) => `${vem(person)} lägger ett kort i talongen.`,
    discardCard: (person, card) => `${vem(person)} lägger ${name(card)} i talongen.`,
    hold: (person) => `${vem(person)} håller: det första budet står kvar.`,
    release: (person) => `${vem(person)} släpper budet.`,
    stand: (person, id) => `${vem(person)} står fast vid ${bid(id)}.`,
    contract: (soloist, id, trump) =>
      `${vem(soloist)} spelar ${bid(id)}${trump === null ? '' : `, med ${suitOf(trump)} som trumf`}.`,
    trump: (person, suit) => `${vem(person)} väljer ${suitOf(suit)} som trumf.`,
    kontra: (person, parts) => `${vem(person)} säger kontra: ${raised(parts)}.`,
    raise: (person, parts) => `${vem(person)} höjer ${raised(parts)}.`,
    done: (person) => `${vem(person)} höjer inte mer.`,
    play: (person, card) => `${vem(person)} spelar ${name(card)}.`,
    marriages: (person, values) => `${vem(person)} anmäler ${list(values.map(String))}.`,
    trick: (winner, n) =>
      n === 0 ? `${vem(winner)} tar sticket.` : `${vem(winner)} tar sticket med ${poäng(n)}.`,
    open: 'Handen läggs upp.',
    concede: (person) => `${vem(person)} ger upp.`,
    over: (scores) =>
      `Given är slut: ${list(
        scores.map(({ person, score }) => `${person.you ? 'du' : person.name} ${signed(score)}`),
      )}.`,
  },

  choice: {
    bid: (id) => `Bjud ${bid(id)}`,
    discard: (card) => `Lägg ${name(card)} i talongen`,
    shortDiscard: 'I talongen',
    pass: 'Passa',
    pickup: 'Ta upp talongen och bjud',
    hold: 'Håll budet',
    release: 'Släpp budet',
    stand: (id) => `Spela ${bid(id)}`,
    trump: (suit) => `${capital(suitOf(suit), 'sv')} som trumf`,
    kontra: (parts) => `Kontra: ${raised(parts)}`,
    raise: (parts) => `Höj ${raised(parts)}`,
    done: 'Höj inget',
    play: (card) => `Spela ${name(card)}`,
    shortPlay: 'Spela',
    concede: 'Ge upp given',
    wins: 'tar sticket',
  },

  reasons,
  worth: (value) => `${signedTenths(value)} poäng`,
  measure: 'poäng som du vinner (+) eller förlorar (−) i given',
  goal: (id) => `för ${bid(id)}`,

  result: {
    line: (id) => LINES[id] ?? id,
    amount: (n) => signed(n),
    against: (person) => `mot ${dig(person)}`,
    total: 'Summa',
    talon: (cards) => `I talongen: ${list(cards)}`,
    conceded: 'Spelföraren gav upp.',
    points: {
      title: 'Poäng',
      tricks: 'I stick',
      lastTrick: 'Sista sticket',
      talon: 'Talong',
      marriages: 'Mariager',
      sum: 'Tillsammans',
    },
    hundred: (marriage, needs, has, talon) =>
      `${marriage} för mariagen; ${needs} behövdes i stick${talon ? ' och talong' : ''}, ${has} blev det`,
    noMarriage: 'kung och ober fanns inte',
    penalty: (n) => `varav ${n} för förlorad Ulti`,
    pays: (from, to, n) => `${vem(from)} betalar ${dig(to)} ${n}.`,
    even: (one, other) => `Inget betalas mellan ${dig(one)} och ${dig(other)}.`,
    delta: (person, n) =>
      n >= 0 ? `${vem(person)} vinner ${poäng(n)}.` : `${vem(person)} förlorar ${poäng(-n)}.`,
  },

  refusals: {
    'no-such-bid': (d) => `Budet ”${d.bid}” finns inte på den här stegen.`,
    'no-such-card': (d) => `Kortet ”${d.card}” finns inte.`,
    'no-such-suit': (d) => `Färgen ”${d.suit}” finns inte.`,
    'no-such-component': (d) => `”${d.component}” är ingen del av ett kontrakt.`,
    'bid-closed': () => 'Det är inte dags att bjuda.',
    'discard-closed': () => 'Det finns inget att lägga bort nu.',
    'discard-not-held': () => 'Lägg bort två olika kort ur din egen hand.',
    'pass-closed': () => 'Du kan inte passa nu.',
    'pickup-closed': () => 'Talongen kan inte tas upp nu.',
    'pickup-no-bid-left': () =>
      'Den som tar upp talongen måste bjuda, och det finns inget högre bud kvar.',
    'stand-closed': () => 'Bara högstbjudande kan spela, när de andra har passat.',
    'bid-too-low': () => 'Budet måste vara högre än det som gäller.',
    'hold-closed': () => 'Det finns inget att hålla eller släppa.',
    'trump-closed': () => 'Det är inte dags att välja trumf.',
    'trump-colour': () =>
      'Ett vanligt kontrakt spelas i bjällror, löv eller ekollon; hjärter bara om Hjärter bjöds.',
    'bid-cards-missing': () => 'Du har inte de kort som budet kräver.',
    'discard-needed': () => 'Ditt bud behöver det kortet: behåll det.',
    'trump-cards-missing': () =>
      'Med den trumffärgen har du inte de kort som ditt kontrakt kräver.',
    'kontra-closed': () => 'En motspelare säger kontra i första sticket, innan kortet är spelat.',
    'kontra-component': () => 'Den delen av kontraktet kan du inte säga kontra på.',
    'raise-closed': () => 'Inget kan höjas nu.',
    'raise-lane': () => 'Du kan inte höja det här, eller så är det redan på högsta nivån.',
    'done-closed': () => 'Det finns inget att bestämma om kontra nu.',
    'play-closed': () => 'Du kan inte spela något kort nu.',
    'card-not-held': () => 'Det kortet har du inte på hand.',
    'must-follow': () => 'Du har färgen som spelades ut: bekänn.',
    'must-beat': () => 'Du kan sticka över i färgen: gör det.',
    'must-trump': () => 'Du har inte färgen som spelades ut, men du har trumf: spela en.',
    'must-overtrump': () => 'Du kan spela en högre trumf: gör det.',
    'seven-kept': () => 'I Ulti behålls trumfsjuan så länge ett annat kort kan spelas.',
    'concede-closed': () => 'Bara spelföraren kan ge upp, när det är spelförarens tur att spela.',
    'card-twice': (d) => `Det finns bara ett sådant kort: ${name(d.card)}.`,
    'not-a-deal': (d) => `”${d.text}” är ingen giv.`,
    'deal-size': (d) => `Given har ${kort(d.cards)}. Den ska ha ${d.expected}.`,
  },
};
