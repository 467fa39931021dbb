/** Compile's cards in Swedish. */
import type { Amount, Condition, Expr, Filter, On, Selector, ValueTest } from '@pakli/compile';
import { clause, stepClause, type CardWords } from '../card-text.ts';
import { capital } from '../locale.ts';

type By = 'opponent' | 'both' | undefined;
/** `do` is a command, `may` stands behind `du får`. */
type Form = 'do' | 'may';

/** Command, infinitive, present. */
const VERBS = {
  draw: ['dra', 'dra', 'drar'],
  discard: ['kasta', 'kasta', 'kastar'],
  delete: ['radera', 'radera', 'raderar'],
  flip: ['vänd', 'vända', 'vänder'],
  shift: ['flytta', 'flytta', 'flyttar'],
  return: ['lämna tillbaka', 'lämna tillbaka', 'lämnar tillbaka'],
  take: ['ta', 'ta', 'tar'],
  play: ['spela', 'spela', 'spelar'],
  reveal: ['visa', 'visa', 'visar'],
  refresh: ['fyll på', 'fylla på', 'fyller på'],
  rearrange: ['ordna om', 'ordna om', 'ordnar om'],
  swap: ['byt plats på', 'byta plats på', 'byter plats på'],
  give: ['ge', 'ge', 'ger'],
  put: ['lägg', 'lägga', 'lägger'],
  shuffle: ['blanda', 'blanda', 'blandar'],
  say: ['säg', 'säga', 'säger'],
  do: ['gör', 'göra', 'gör'],
  choose: ['välj', 'välja', 'väljer'],
} as const;

/** Whose hand or deck: `din`, and `sin` once the opponent is the one who acts. */
const own = (by: By): string => (by === undefined ? 'din' : 'sin');
const other = (by: By): string => (by === 'opponent' ? 'din' : 'din motståndares');
/** Whose cards and protocols. */
const whose = (side: 'own' | 'opp'): string => (side === 'own' ? 'dina' : 'din motståndares');
const kort = (n: number): string => `${n} kort`;

function or(parts: readonly (string | number)[]): string {
  return parts.length < 3
    ? parts.join(' eller ')
    : `${parts.slice(0, -1).join(', ')} eller ${parts.at(-1)}`;
}

function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'det sagda talet';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) {
    const { side, ...cards } = expr.count;
    const held = { own: ' som du har', opp: ' som din motståndare har', any: '' }[side ?? 'any'];
    return `antalet ${adjectives(cards, false)}${kind(cards)}kort${held}${details(cards)}`;
  }
  if ('handSize' in expr) return `antalet kort på ${singular(expr.handSize)} hand`;
  if ('trashSize' in expr) return `antalet kort i ${singular(expr.trashSize)} papperskorg`;
  if ('distinctProtocols' in expr) return `antalet ${differentProtocols(expr)}`;
  if ('valueOfCard' in expr) return 'det kortets värde';
  if ('tally' in expr) return plus('det antalet', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} delat med ${number(part)}, avrundat nedåt`;
}

const singular = (side: 'own' | 'opp'): string => (side === 'own' ? 'din' : 'din motståndares');

function plus(text: string, add = 0): string {
  if (add === 0) return text;
  return `${text} ${add > 0 ? 'plus' : 'minus'} ${Math.abs(add)}`;
}

type Protocols = { readonly distinctProtocols: 'field' | 'thisLine' };
const fieldOf = ({ distinctProtocols }: Protocols): string =>
  distinctProtocols === 'field' ? 'på bordet' : 'i den här banan';
const differentProtocols = (expr: Protocols): string =>
  `olika protokoll på uppvända kort ${fieldOf(expr)}`;

/** How many cards of a hand or deck. */
function amount(count: Amount, by: By, filter: Filter = {}): string {
  const noun = `${kind(filter)}kort${not(filter)}`;
  if (typeof count === 'number') return `${count} ${noun}`;
  if (count === 'all') return `alla ${noun}`;
  if (count === 'hand') return `${own(by)} hand`;
  if (count === 'deck') return `${own(by)} lek`;
  if ('min' in count) {
    return count.min === 0 ? 'valfritt antal kort' : `${count.min} eller fler kort`;
  }
  if ('tally' in count) return plus('lika många kort', count.plus);
  if ('valueOfCard' in count) return 'lika många kort som det kortets värde';
  if ('count' in count) return `1 kort för varje ${one(count.count)}`;
  if ('distinctProtocols' in count) {
    return `1 kort för varje protokoll som finns på uppvända kort ${fieldOf(count)}`;
  }
  return `lika många kort som ${number(count)}`;
}

function test(value: ValueTest): string {
  if ('in' in value) return `med värde ${or(value.in)}`;
  if ('eq' in value) return value.eq === 'num' ? 'med det sagda värdet' : 'med samma värde';
  return 'lt' in value
    ? `med lägre värde än ${number(value.lt)}`
    : `med högre värde än ${number(value.gt)}`;
}

const kind = ({ protocol }: Filter): string => (protocol === undefined ? '' : `${protocol}-`);
const not = ({ protocolNot }: Filter): string =>
  protocolNot === undefined ? '' : ` som inte är ${protocolNot}`;

/** Before the noun: of one card, or of several and of somebody's. */
function adjectives({ cover, face, other: another }: Selector, single: boolean): string {
  return [
    another ? (single ? 'annat ' : 'andra ') : '',
    cover === 'covered' ? (single ? 'täckt ' : 'täckta ') : '',
    face === undefined ? '' : `${face === 'up' ? 'uppvän' : 'nedvän'}${single ? 't ' : 'da '}`,
  ].join('');
}

/** After the noun. */
function details(selector: Selector): string {
  const { line, stack, value, extreme, lineWhere } = selector;
  const parts = [
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `med det ${extreme === 'max' ? 'högsta' : 'lägsta'} värdet`,
    stack === undefined ? '' : 'i den här stapeln',
    line === undefined ? '' : LINES[line],
    selector.in === undefined ? '' : 'bland de dragna',
    lineWhere === undefined ? '' : `i en bana där ${condition(lineWhere)}`,
  ];
  return not(selector) + parts.map((part) => (part === '' ? '' : ` ${part}`)).join('');
}

const LINES = {
  this: 'i den här banan',
  other: 'i en annan bana',
  current: 'där',
  lineOfThat: 'i samma bana',
  lineOfPlate: 'i dess bana',
} as const;

function many(selector: Selector): string {
  const { side } = selector;
  const of = side === undefined || side === 'any' ? '' : `${whose(side)} `;
  return `${of}${adjectives(selector, false)}${kind(selector)}kort${details(selector)}`;
}

function one(selector: Selector): string {
  return `${adjectives(selector, true)}${kind(selector)}kort${details(selector)}`;
}

/** A card may be chosen although it is covered; another one comes first: `annat täckt eller otäckt kort`. */
const either = (card: string): string => card.replace(/^(annat )?/, '$1täckt eller otäckt ');

/** The cards that a step is done to. */
function target(selector: Selector, by: By): string {
  const { ref, pick, side, cover } = selector;
  if (ref !== undefined) {
    return { self: 'det här kortet', that: 'det kortet', event: 'det' }[ref];
  }
  if (pick === 'all') return `alla ${many(selector)}`;
  if (pick === 'each') return `varje ${one(selector)}`;
  if (side === undefined || side === 'any') {
    return `1 ${cover === 'any' ? either(one(selector)) : one(selector)}`;
  }
  // `side` is seen from the card, the words from whoever acts.
  const mine = (side === 'own') === (by === undefined);
  const owner = mine
    ? by === undefined
      ? 'dina'
      : 'sina'
    : by === 'opponent'
      ? 'dina'
      : other(by);
  const covered = cover === 'any' ? 'täckta eller otäckta ' : '';
  return `1 av ${owner} ${covered}${adjectives(selector, false)}${kind(selector)}kort${details(selector)}`;
}

function condition(cond: Condition): string {
  switch (cond.cond) {
    case 'selfCovered':
      return 'det här kortet är täckt';
    case 'selfCovering':
      return 'det här kortet täcker ett annat';
    case 'oppTotalHigher':
      return `din motståndares summa${cond.line === 'this' ? ' i den här banan' : ''} är högre än din`;
    case 'exists':
      return `det finns ett ${one(cond.target)}`;
    case 'protocolIs':
      return 'det kortet är av det sagda protokollet';
    case 'compare':
      return comparison(cond);
    default:
      return cond satisfies never;
  }
}

type Compare = Extract<Condition, { cond: 'compare' }>;

function comparison({ left, cmp, right }: Compare): string {
  if (typeof left === 'object' && typeof right === 'number') {
    if ('handSize' in left) {
      const who = left.handSize === 'own' ? 'du' : 'din motståndare';
      if (cmp === '==' && right === 0) return `${who} inte har några kort på hand`;
      return `${who} har ${bound(cmp, right, 'kort')} på hand`;
    }
    if ('trashSize' in left) {
      return `det finns ${bound(cmp, right, 'kort')} i ${singular(left.trashSize)} papperskorg`;
    }
    if ('count' in left) return `det finns ${bound(cmp, right, many(left.count))}`;
    if ('distinctProtocols' in left) {
      return `det finns ${bound(cmp, right, differentProtocols(left))}`;
    }
  }
  return `${number(left)} ${cmp} ${number(right)}`;
}

function bound(cmp: Compare['cmp'], n: number, noun: string): string {
  switch (cmp) {
    case '>':
      return n === 0 ? noun : `fler än ${n} ${noun}`;
    case '>=':
      return `${n} eller fler ${noun}`;
    case '<':
      return `färre än ${n} ${noun}`;
    case '<=':
      return `högst ${n} ${noun}`;
    case '==':
      return `exakt ${n} ${noun}`;
    default:
      return cmp satisfies never;
  }
}

/** What a line must have to be chosen. */
function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `med ${bound(cond.cmp, Number(cond.right), many(counted))}`;
  }
  return `där ${condition(cond)}`;
}

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
  switch (event) {
    case 'start':
      return 'i början av din tur';
    case 'end':
      return 'i slutet av din tur';
    case 'wouldBeCovered':
      return `innan det här kortet täcks${byProtocol === undefined ? '' : ` av ett uppvänt ${byProtocol}-kort`}`;
    case 'afterDraw':
      return after('dragit kort');
    case 'afterDiscard':
      return after('kastat kort');
    case 'afterDelete':
      return after('raderat kort');
    case 'afterPlay':
      return after(`spelat ett kort${line === undefined ? '' : ' i den här banan'}`);
    case 'afterClearCache':
      return after(`tömt ${mine} cache`);
    case 'afterShuffle':
      return after(`blandat ${mine} lek`);
    case 'afterRefresh':
      return after('fyllt på');
    case 'afterCompile':
      return after('kompilerat');
    default:
      return event satisfies never;
  }
}

/** Behind a clause the verb comes first: `får du vända`, `kastar din motståndare`. */
const inverted = (text: string): string =>
  text.replace(/^(du|din motståndare|båda spelarna) (\S+)/, '$2 $1');
/** What comes after something else: `sedan visar din motståndare`, but `blanda sedan`. */
function afterwards(text: string): string {
  const next = inverted(text);
  return next === text ? text.replace(/^\S+/, '$& sedan') : `sedan ${next}`;
}

function stepsIn(form: Form): CardWords['steps'] {
  const act = (by: By, verb: keyof typeof VERBS): string => {
    const [command, infinitive, present] = VERBS[verb];
    if (by === undefined) return form === 'do' ? command : infinitive;
    return `${by === 'both' ? 'båda spelarna' : 'din motståndare'} ${present}`;
  };
  return {
    draw({ by, count, from, filter }) {
      const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
      // Decks are named by the player who acts.
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
      `${act(by, 'flip')} ${target(cards, by)}${ignoreMiddle ? ' utan att göra dess mellersta text' : ''}`,
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
      `${act(undefined, 'say')} ${what === 'number' ? 'ett tal' : 'ett protokoll'}`,
    flipProtocol: ({ protocol }) =>
      `${act(undefined, 'flip')} ditt protokoll ${protocol} till den kompilerade sidan`,
    forbidCompile: () => 'din motståndare kan inte kompilera i sin nästa tur',
    copyMiddle: ({ target: cards }) =>
      `${act(undefined, 'do')} mellersta texten på ${target(cards, undefined)} som om den stod på det här kortet`,
    chain: ({ gate, first, then }, words) =>
      gate === 'done'
        ? `${stepClause(first, words)}. Om du gör det: ${clause(then, cardWords)}`
        : words.join([stepClause(first, words), clause(then, words)]),
    may: ({ do: steps }) => `du får ${clause(steps, permitted)}`,
    either: ({ options }, words) => `antingen ${or(options.map((steps) => clause(steps, words)))}`,
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
      return `${where}: ${clause(steps, words)}`;
    },
    chooseLine({ among, where, do: steps }, words) {
      const line = among === 'any' ? 'en bana' : 'en annan bana';
      const only = where === undefined ? '' : ` ${lineWith(where)}`;
      return `${act(undefined, 'choose')} ${line}${only} och ${clause(steps, words)}`;
    },
    repeat({ times, do: steps }, words) {
      if (typeof times === 'object' && 'floorDiv' in times) {
        const [whole, part] = times.floorDiv;
        if (typeof whole === 'object' && 'count' in whole && typeof part === 'number') {
          return `för varje ${part} ${many(whole.count)}: ${clause(steps, words)}`;
        }
      }
      return `lika många gånger som ${number(times)}: ${clause(steps, words)}`;
    },
  };
}

const rules: CardWords['rules'] = {
  trigger: ({ on, do: steps }, words) => {
    const [first = '', ...rest] = steps.map((step) => stepClause(step, words));
    return [`${when(on)}: ${first}`, ...rest.map((text) => capital(text, 'sv'))].join('. ');
  },
  modify(rule) {
    if (rule.what === 'cardValue') return `nedvända kort i den här stapeln har värdet ${rule.set}`;
    const { whose: side, add, when: cond } = rule;
    const total = `${singular(side)} summa i den här banan`;
    const only = cond === undefined ? '' : ` medan ${condition(cond)}`;
    if (typeof add === 'number') {
      return `${total} är ${Math.abs(add)} ${add < 0 ? 'lägre' : 'högre'}${only}`;
    }
    return `${total} ökas med ${number(add)}${only}`;
  },
  restrict(rule) {
    switch (rule.what) {
      case 'flip':
        return 'det här kortet kan inte vändas';
      case 'draw':
        return `${WHO[rule.who]} kan inte dra kort${rule.when === undefined ? '' : ` medan ${condition(rule.when)}`}`;
      case 'cachePhase':
        return rule.who === 'own'
          ? 'hoppa över din cachefas'
          : `${WHO[rule.who]} hoppar över sin cachefas`;
      case 'middle': {
        const turn = rule.during === undefined ? '' : `${TURN[rule.during]}: `;
        const cards = rule.who === 'any' ? 'kort' : `${whose(rule.who)} kort`;
        const place = rule.line === 'this' ? ' i den här banan' : '';
        return `${turn}mellersta texten på ${cards}${place} gäller inte`;
      }
      case 'play':
      case 'playFaceDown':
      case 'playFaceUp': {
        const facing = { play: '', playFaceDown: ' nedvända', playFaceUp: ' uppvända' }[rule.what];
        const place = rule.line === 'this' ? ' i den här banan' : '';
        return `${WHO[rule.who]} kan inte spela kort${facing}${place}`;
      }
      default:
        return rule satisfies never;
    }
  },
  permit(rule) {
    switch (rule.what) {
      case 'playFaceUpAnyLine':
        return `${WHO[rule.who ?? 'any']} får spela kort uppvända i valfri bana`;
      case 'playFaceUpHere':
        return `${rule.protocol}-kort får spelas uppvända i den här banan`;
      case 'playSelfAnyLine':
        return 'det här kortet får spelas uppvänt i valfri bana';
      case 'playSelfEitherSide':
        return 'det här kortet får spelas på vilken sida som helst';
      default:
        return rule satisfies never;
    }
  },
  replace(rule, words) {
    const instead = clause(rule.with, words);
    switch (rule.event) {
      case 'flipSelf':
        return `när det här kortet skulle vändas: ${instead} i stället`;
      case 'compileDeleteSelf':
        return `när det här kortet skulle raderas av en kompilering: ${instead} i stället`;
      case 'returnToHand':
        return `när ett kort skulle gå tillbaka till ${singular(rule.whose)} hand: ${instead} i stället`;
      default:
        return rule satisfies never;
    }
  },
};

const common: Pick<CardWords, 'join' | 'sentence' | 'rules'> = {
  join: ([first = '', ...rest]) => [first, ...rest.map(afterwards)].join(', '),
  sentence: (text) => `${capital(text, 'sv')}.`,
  rules,
};
export const cardWords: CardWords = { ...common, steps: stepsIn('do') };
/** Behind `du får`. */
const permitted: CardWords = { ...common, steps: stepsIn('may') };
