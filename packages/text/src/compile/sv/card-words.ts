/** Compile's cards in Swedish. */
import type { On } from '@pakli/compile';
import { byKind, clause, everyFew, type By, type CardWords, type StepWords } from '../card-text.ts';
import { capital } from '../../locale.ts';
import {
  amount,
  condition,
  kind,
  lineWith,
  many,
  not,
  number,
  or,
  other,
  own,
  singular,
  target,
  test,
  whose,
} from './card-terms.ts';
import { kort } from '../../common/sv/grammar.ts';

/** `do` is a command, `may` follows `du får`. */
type Form = 'do' | 'may';

/** Command, infinitive, present. */
const VERBS = {
  draw: ['dra', 'dra', 'drar'],
  discard: ['kasta', 'kasta', 'kastar'],
  delete: ['radera', 'radera', 'raderar'],
  flip: ['vänd', 'vända', 'vänder'],
  shift: ['flytta', 'flytta', 'flyttar'],
  return: ['skicka tillbaka', 'skicka tillbaka', 'skickar tillbaka'],
  take: ['ta', 'ta', 'tar'],
  play: ['spela', 'spela', 'spelar'],
  reveal: ['visa', 'visa', 'visar'],
  refresh: ['fyll på', 'fylla på', 'fyller på'],
  rearrange: ['ordna om', 'ordna om', 'ordnar om'],
  swap: ['byt plats på', 'byta plats på', 'byter plats på'],
  give: ['ge', 'ge', 'ger'],
  put: ['lägg', 'lägga', 'lägger'],
  shuffle: ['blanda', 'blanda', 'blandar'],
  name: ['nämn', 'nämna', 'nämner'],
  do: ['utför', 'utföra', 'utför'],
  choose: ['välj', 'välja', 'väljer'],
} as const;

const TO = {
  other: 'till en annan bana',
  this: 'till den här banan',
  current: 'dit',
  toOrFromThis: 'till eller från den här banan',
  oppBestLine: 'till den bana där din motståndares summa är högst',
} as const;

const PLAY_LINE = {
  any: '',
  this: ' i den här banan',
  other: ' i en annan bana',
  current: ' där',
  withFaceDown: ' i en bana med ett nedvänt kort',
  underSelf: ' under det här kortet',
} as const;

const WHO = { own: 'du', opp: 'din motståndare', any: 'en spelare' } as const;

const TURN = { ownTurn: 'under din tur', oppTurn: 'under din motståndares tur' } as const;

/** `efter att du har dragit kort`, `innan det här kortet täcks`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const mine = who === 'own' ? 'din' : 'sin';
  const after = (done: string): string =>
    `efter att ${WHO[who]} har ${done}${during === undefined ? '' : ` ${TURN[during]}`}`;
  return {
    start: 'i början av din tur',
    end: 'i slutet av din tur',
    wouldBeCovered: `innan det här kortet täcks${byProtocol === undefined ? '' : ` av ett uppvänt ${byProtocol}-kort`}`,
    afterDraw: after('dragit kort'),
    afterDiscard: after('kastat kort'),
    afterDelete: after('raderat kort'),
    afterPlay: after(`spelat ett kort${line === undefined ? '' : ' i den här banan'}`),
    afterClearCache: after(`tömt ${mine} cache`),
    afterShuffle: after(`blandat ${mine} lek`),
    afterRefresh: after('fyllt på'),
    afterCompile: after('kompilerat'),
  }[event];
}

/** After a clause the verb comes first: `får du vända`, `kastar din motståndare`. */
const inverted = (text: string): string =>
  text.replace(/^(du|din motståndare|båda spelarna) (\S+)/, '$2 $1');

const SUBJECT = /^(du|din motståndare|båda spelarna) /;

/** A following step: `, sedan visar din motståndare`, `, blanda sedan`; an unchanged subject is not repeated. */
function afterwards(text: string, before: string): string {
  const [who = ''] = SUBJECT.exec(text) ?? [];
  const verb = text.slice(who.length).replace(/^\S+/, '$& sedan');
  if (who === '') return `, ${verb}`;
  return before.startsWith(who) ? ` och ${verb}` : `, sedan ${inverted(text)}`;
}

function stepsIn(form: Form): StepWords {
  const act = (by: By, verb: keyof typeof VERBS): string => {
    const [command, infinitive, present] = VERBS[verb];
    if (by === undefined) return form === 'do' ? command : infinitive;
    return `${by === 'both' ? 'båda spelarna' : 'din motståndare'} ${present}`;
  };
  return {
    draw({ by, count, from, filter }) {
      const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
      // Decks are named relative to the acting player.
      const source =
        from === undefined ? '' : ` ur ${from === 'oppDeck' ? other(by) : own(by)} lek`;
      return `${act(by, 'draw')} ${amount(count, by, filter)}${value}${source}`;
    },
    discard({ by, count, from, to, random }) {
      const verb = act(by, 'discard');
      if (from === 'ownDeck') return `${verb} ${own(by)} lek`;
      if (from !== undefined) {
        return `${verb} det översta kortet i ${from === 'ownDeckTop' ? own(by) : other(by)} lek`;
      }
      const where = to === undefined ? '' : ` i ${other(by)} papperskorg`;
      return `${verb} ${amount(count, by)}${random ? ' på måfå' : ''}${where}`;
    },
    delete: ({ by, target: cards }) => `${act(by, 'delete')} ${target(cards, by)}`,
    flip: ({ by, target: cards, ignoreMiddle }) =>
      `${act(by, 'flip')} ${target(cards, by)}${ignoreMiddle ? ' utan att utföra dess mellersta text' : ''}`,
    shift: ({ by, target: cards, to }) => `${act(by, 'shift')} ${target(cards, by)} ${TO[to]}`,
    return: ({ by, target: cards }) =>
      `${act(by, 'return')} ${target(cards, by)} till ${cards.pick === 'all' ? 'ägarnas händer' : 'ägarens hand'}`,
    seize: ({ by, target: cards }) =>
      `${act(by, 'take')} ${target(cards, by)} till ${own(by)} hand`,
    play({ by, from, face, line, side, filter = {}, ref, matching }) {
      const facing = { up: ' uppvänt', down: ' nedvänt', choice: '' }[face];
      const value = filter.value === undefined ? '' : ` ${test(filter.value)}`;
      const card = `1 ${kind(filter)}kort${not(filter)}${value}`;
      const what =
        ref === 'that'
          ? 'det kortet'
          : {
              hand: card,
              ownTrash: `${card} ur ${own(by)} papperskorg`,
              ownDeckTop: `det översta kortet i ${own(by)} lek`,
              oppDeckTop: `det översta kortet i ${other(by)} lek`,
            }[from];
      const where = side === undefined ? '' : ' på din motståndares sida';
      const free = matching === undefined ? '' : ', oavsett protokoll';
      return `${act(by, 'play')} ${what}${facing}${PLAY_LINE[line]}${where}${free}`;
    },
    reveal({ by, what, target: cards }) {
      const shown = {
        hand: `${own(by)} hand`,
        deck: `${own(by)} lek`,
        deckTop: `det översta kortet i ${own(by)} lek`,
        handCard: cards === undefined ? `1 kort från ${own(by)} hand` : target(cards, by),
        trashCard: `1 kort ur ${own(by)} papperskorg`,
        fieldCard: target(cards ?? {}, by),
      };
      return `${act(by, 'reveal')} ${shown[what]}`;
    },
    refresh: ({ by }) => act(by, 'refresh'),
    rearrange: ({ by, whose: side }) => `${act(by, 'rearrange')} ${whose(side)} protokoll`,
    swapProtocols: ({ by, whose: side }) => `${act(by, 'swap')} 2 av ${whose(side)} protokoll`,
    swapStacks: ({ by, whose: side }) => `${act(by, 'swap')} 2 av ${whose(side)} staplar`,
    give: ({ count }) => `${act(undefined, 'give')} din motståndare ${kort(count)} från din hand`,
    takeRandom: ({ count }) =>
      `${act(undefined, 'take')} ${kort(count)} på måfå från din motståndares hand`,
    putOnDeckTop: ({ target: cards }) =>
      `${act(undefined, 'put')} ${target(cards, undefined)} nedvänt överst i ägarens lek`,
    shuffle: ({ by, what }) =>
      what === 'deck'
        ? `${act(by, 'shuffle')} ${own(by)} lek`
        : `${act(by, 'shuffle')} in ${own(by)} papperskorg i ${own(by)} lek`,
    declare: ({ what }) =>
      `${act(undefined, 'name')} ${what === 'number' ? 'ett tal' : 'ett protokoll'}`,
    flipProtocol: ({ protocol }) =>
      `${act(undefined, 'flip')} ditt protokoll ${protocol} till den kompilerade sidan`,
    forbidCompile: () => 'din motståndare kan inte kompilera i sin nästa tur',
    copyMiddle: ({ target: cards }) =>
      `${act(undefined, 'do')} mellersta texten på ${target(cards, undefined)} som om den stod på det här kortet`,
    chain: ({ gate, first, then }, words) =>
      gate === 'done'
        ? `${words.step(first, words)}. Om du gör det: ${clause(then, cardWords)}`
        : words.join([words.step(first, words), clause(then, words)]),
    may: ({ do: steps }) => `du får ${clause(steps, permitted)}`,
    either({ options }, words) {
      return `antingen ${or(options.map((steps) => clause(steps, words)))}`;
    },
    if({ cond, do: steps, else: otherwise }, words) {
      const rest = otherwise === undefined ? '' : `; annars ${inverted(clause(otherwise, words))}`;
      return `om ${condition(cond)}, ${inverted(clause(steps, words))}${rest}`;
    },
    forEachLine({ lines, do: steps }, words) {
      const where = {
        any: 'i varje bana',
        other: 'i varje annan bana',
        withOwnCard: 'i varje bana där du har ett kort',
        withFaceDown: 'i varje bana med ett nedvänt kort',
      }[lines];
      // The line was already named.
      return `${where}: ${clause(steps, words).replace(/ där$/, '')}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'en bana' : 'en annan bana';
      const only = where === undefined ? '' : ` ${lineWith(where)}`;
      return `${act(undefined, 'choose')} ${line}${only} och ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      const few = everyFew(times);
      if (few !== undefined) {
        return `för varje ${few.part} ${many(few.cards)}: ${clause(steps, words)}`;
      }
      return `lika många gånger som ${number(times)}: ${clause(steps, words)}`;
    },
  };
}

const rules: CardWords['rules'] = {
  trigger: ({ on, do: steps }, words) => {
    const [first = '', ...rest] = steps.map((step) => words.step(step, words));
    return [`${when(on)}: ${first}`, ...rest.map((text) => capital(text, 'sv'))].join('. ');
  },
  modify(rule) {
    if (rule.what === 'cardValue') return `nedvända kort i den här stapeln har värdet ${rule.set}`;
    const { whose: side, add, when: cond } = rule;
    const total = `${singular(side)} summa i den här banan`;
    const only = cond === undefined ? '' : ` så länge ${condition(cond)}`;
    if (typeof add === 'number') {
      return `${total} är ${Math.abs(add)} ${add < 0 ? 'lägre' : 'högre'}${only}`;
    }
    return `${total} ökas med ${number(add)}${only}`;
  },
  restrict: {
    flip: () => 'det här kortet kan inte vändas',
    draw: (rule) =>
      `${WHO[rule.who]} kan inte dra kort${rule.when === undefined ? '' : ` så länge ${condition(rule.when)}`}`,
    cachePhase: (rule) =>
      rule.who === 'own' ? 'hoppa över din cachefas' : `${WHO[rule.who]} hoppar över sin cachefas`,
    middle(rule) {
      const turn = rule.during === undefined ? '' : `${TURN[rule.during]}: `;
      const cards = rule.who === 'any' ? 'kort' : `${whose(rule.who)} kort`;
      const place = rule.line === 'this' ? ' i den här banan' : '';
      return `${turn}mellersta texten på ${cards}${place} gäller inte`;
    },
    play(rule) {
      const facing = { play: '', playFaceDown: ' nedvända', playFaceUp: ' uppvända' }[rule.what];
      const place = rule.line === 'this' ? ' i den här banan' : '';
      return `${WHO[rule.who]} kan inte spela kort${facing}${place}`;
    },
  },
  permit: {
    playFaceUpAnyLine: (rule) => `${WHO[rule.who ?? 'any']} får spela kort uppvända i valfri bana`,
    playFaceUpHere: (rule) => `${rule.protocol}-kort får spelas uppvända i den här banan`,
    playSelfAnyLine: () => 'det här kortet får spelas uppvänt i valfri bana',
    playSelfEitherSide: () => 'det här kortet får spelas på vilken sida som helst',
  },
  replace: {
    flipSelf: (_, instead) => `när det här kortet skulle vändas: ${instead} i stället`,
    compileDeleteSelf: (_, instead) =>
      `när det här kortet skulle raderas av en kompilering: ${instead} i stället`,
    returnToHand: (rule, instead) =>
      `när ett kort skulle gå tillbaka till ${singular(rule.whose)} hand: ${instead} i stället`,
  },
};

const common: Pick<CardWords, 'join' | 'sentence' | 'rules'> = {
  join: (clauses) =>
    clauses.map((text, i) => (i === 0 ? text : afterwards(text, clauses[i - 1] ?? ''))).join(''),
  sentence: (text) => `${capital(text, 'sv')}.`,
  rules,
};

export const cardWords: CardWords = { ...common, step: byKind(stepsIn('do')) };

/** After `du får`. */
const permitted: CardWords = { ...common, step: byKind(stepsIn('may')) };
