/** Compile's cards in German. */
import type {
  Amount,
  Condition,
  Expr,
  Filter,
  On,
  Selector,
  Step,
  ValueTest,
} from '@pakli/compile';
import type { CardWords } from '../card-text.ts';

type By = 'opponent' | 'both' | undefined;
/** `Zieh 1 Karte` or, behind `du darfst`, `1 Karte ziehen`. */
type Mood = 'do' | 'may';
/** How adjectives end: `1 verdeckte Karte`, `deiner verdeckten Karten`. */
type Ending = 'e' | 'en';

/** Imperative, what he does, what both do, infinitive; and what stands behind the object. */
interface Verb {
  readonly du: string;
  readonly er: string;
  readonly beide: string;
  readonly infinitive: string;
  readonly rest?: string;
}

const VERBS = {
  draw: { du: 'zieh', er: 'zieht', beide: 'ziehen', infinitive: 'ziehen' },
  discard: { du: 'wirf', er: 'wirft', beide: 'werfen', infinitive: 'abwerfen', rest: 'ab' },
  delete: { du: 'lösch', er: 'löscht', beide: 'löschen', infinitive: 'löschen' },
  flip: { du: 'dreh', er: 'dreht', beide: 'drehen', infinitive: 'umdrehen', rest: 'um' },
  shift: { du: 'verschieb', er: 'verschiebt', beide: 'verschieben', infinitive: 'verschieben' },
  take: { du: 'nimm', er: 'nimmt', beide: 'nehmen', infinitive: 'nehmen' },
  play: { du: 'spiel', er: 'spielt', beide: 'spielen', infinitive: 'spielen' },
  reveal: { du: 'zeig', er: 'zeigt', beide: 'zeigen', infinitive: 'zeigen' },
  arrange: { du: 'ordne', er: 'ordnet', beide: 'ordnen', infinitive: 'neu ordnen', rest: 'neu' },
  swap: { du: 'vertausch', er: 'vertauscht', beide: 'vertauschen', infinitive: 'vertauschen' },
  give: { du: 'gib', er: 'gibt', beide: 'geben', infinitive: 'geben' },
  put: { du: 'leg', er: 'legt', beide: 'legen', infinitive: 'legen' },
  shuffle: { du: 'misch', er: 'mischt', beide: 'mischen', infinitive: 'mischen' },
  name: { du: 'nenn', er: 'nennt', beide: 'nennen', infinitive: 'nennen' },
  carry: { du: 'führ', er: 'führt', beide: 'führen', infinitive: 'ausführen', rest: 'aus' },
} as const satisfies Record<string, Verb>;

function say(verb: keyof typeof VERBS, mood: Mood, by: By, object: string): string {
  const { du, er, beide, infinitive, rest }: Verb = VERBS[verb];
  if (mood === 'may') return `${object} ${infinitive}`;
  const end = rest === undefined ? '' : ` ${rest}`;
  if (by === undefined) return `${du} ${object}${end}`;
  return by === 'both' ? `beide ${beide} ${object}${end}` : `dein Gegner ${er} ${object}${end}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const karten = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);
/** Whose hand or deck, seen from whoever acts: `deine`, `seine`. */
const own = (by: By, ending = 'e'): string =>
  `${by === undefined ? 'dein' : by === 'both' ? 'ihr' : 'sein'}${ending}`;
/** The other player's: `deines Gegners`, or the reader's. */
const ofOther = (noun: string, by: By): string =>
  by === 'opponent' ? `deines ${noun}s` : `des ${noun}s deines Gegners`;

function oder(parts: readonly (string | number)[]): string {
  return parts.length < 3
    ? parts.join(' oder ')
    : `${parts.slice(0, -1).join(', ')} oder ${parts.at(-1)}`;
}

const side = (whose: 'own' | 'opp', mine: string, theirs: string): string =>
  whose === 'own' ? mine : theirs;

function number(expr: Expr | 'num'): string {
  if (expr === 'num') return 'die genannte Zahl';
  if (typeof expr === 'number') return String(expr);
  if ('count' in expr) return `die Zahl ${ofMany(expr.count)}`;
  if ('handSize' in expr) {
    return `die Zahl der Karten auf ${side(expr.handSize, 'deiner Hand', 'der Hand deines Gegners')}`;
  }
  if ('trashSize' in expr) {
    return `die Zahl der Karten in ${side(expr.trashSize, 'deiner Ablage', 'der Ablage deines Gegners')}`;
  }
  if ('distinctProtocols' in expr) return `die Zahl der ${protocols(expr, 'en')}`;
  if ('valueOfCard' in expr) return 'der Wert jener Karte';
  if ('tally' in expr) return plus('diese Zahl', expr.plus);
  const [whole, part] = expr.floorDiv;
  return `${number(whole)} geteilt durch ${number(part)}, abgerundet`;
}

function plus(text: string, add = 0): string {
  if (add === 0) return text;
  return `${text} ${add > 0 ? 'plus' : 'minus'} ${Math.abs(add)}`;
}

function protocols(
  { distinctProtocols }: { distinctProtocols: 'field' | 'thisLine' },
  ending: Ending,
): string {
  const where = distinctProtocols === 'field' ? 'im Feld' : 'in dieser Bahn';
  return `verschieden${ending} Protokolle auf offenen Karten ${where}`;
}

/** How many cards of a hand or deck. */
function amount(count: Amount, by: By, filter: Filter = {}): string {
  const noun = nounOf(filter);
  if (typeof count === 'number') return `${count} ${noun}${count === 1 ? '' : 'n'}`;
  if (count === 'all') return `alle ${noun}n`;
  if (count === 'hand') return `${own(by)} Hand`;
  if (count === 'deck') return `${own(by, '')} Deck`;
  if ('min' in count) {
    return count.min === 0 ? 'beliebig viele Karten' : `${count.min} oder mehr Karten`;
  }
  if ('tally' in count) return plus('ebenso viele Karten', count.plus);
  if ('valueOfCard' in count) return 'so viele Karten, wie der Wert jener Karte beträgt,';
  if ('count' in count) return `1 Karte für jede ${one(count.count)}`;
  if ('distinctProtocols' in count) return `1 Karte für jedes der ${protocols(count, 'en')}`;
  return `so viele Karten wie ${number(count)}`;
}

function test(value: ValueTest): string {
  if ('in' in value) return `mit Wert ${oder(value.in)}`;
  if ('eq' in value)
    return value.eq === 'num' ? 'mit der genannten Zahl als Wert' : 'mit demselben Wert';
  // The number stands in the dative.
  const than = number('lt' in value ? value.lt : value.gt).replace(/^die /, 'der ');
  return `mit einem Wert ${'lt' in value ? 'unter' : 'über'} ${than}`;
}

/** `Karte`, `Fire-Karte`. */
function nounOf({ protocol, protocolNot }: Filter): string {
  if (protocol !== undefined) return `${protocol}-Karte`;
  return protocolNot === undefined ? 'Karte' : `Nicht-${protocolNot}-Karte`;
}

function adjectives({ other, cover, face }: Selector, ending: Ending): string {
  return [
    other ? `ander${ending} ` : '',
    cover === 'covered' ? `überdeckt${ending} ` : '',
    face === undefined ? '' : `${face === 'up' ? 'offen' : 'verdeckt'}${ending} `,
  ].join('');
}

const LINES = {
  this: 'in dieser Bahn',
  other: 'in einer anderen Bahn',
  current: 'dort',
  lineOfThat: 'in derselben Bahn',
  lineOfPlate: 'in seiner Bahn',
} as const;

/** What stands behind the noun. */
function details(selector: Selector, single: boolean): string {
  const { cover, line, stack, value, extreme, lineWhere } = selector;
  return [
    cover === 'any' && single ? '(auch überdeckt)' : '',
    value === undefined ? '' : test(value),
    extreme === undefined ? '' : `mit dem ${extreme === 'max' ? 'höchsten' : 'niedrigsten'} Wert`,
    stack === undefined ? '' : 'in diesem Stapel',
    line === undefined ? '' : LINES[line],
    selector.in === undefined ? '' : 'unter den gezogenen',
    lineWhere === undefined ? '' : `in einer Bahn, in der ${condition(lineWhere)},`,
  ]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('');
}

/** `verdeckte Karten deines Gegners in dieser Bahn`. */
function many(selector: Selector, ending: Ending): string {
  const { side: whose } = selector;
  const mine = whose === 'own' ? (ending === 'e' ? 'deine ' : 'deiner ') : '';
  const theirs = whose === 'opp' ? ' deines Gegners' : '';
  const end = whose === 'own' ? 'en' : ending;
  return `${mine}${adjectives(selector, end)}${nounOf(selector)}n${theirs}${details(selector, false)}`;
}

/** In the genitive: `der verdeckten Karten`. */
function ofMany(selector: Selector): string {
  return `${selector.side === 'own' ? '' : 'der '}${many(selector, 'en')}`;
}

function one(selector: Selector): string {
  const { side: whose } = selector;
  const theirs = whose === 'opp' ? ' deines Gegners' : '';
  return `${whose === 'own' ? 'deiner ' : ''}${adjectives(selector, whose === 'own' ? 'en' : 'e')}${nounOf(selector)}${whose === 'own' ? 'n' : ''}${theirs}${details(selector, false)}`;
}

/** The cards that a step is done to. */
function target(selector: Selector, by: By): string {
  const { ref, pick, side: whose } = selector;
  if (ref !== undefined)
    return ref === 'self' ? 'diese Karte' : ref === 'that' ? 'jene Karte' : 'sie';
  if (pick === 'all') return `alle ${many(selector, 'en')}`;
  const noun = nounOf(selector);
  const rest = details(selector, true);
  if (pick === 'each') return `jede ${adjectives(selector, 'e')}${noun}${rest}`;
  if (whose === undefined || whose === 'any') return `1 ${adjectives(selector, 'e')}${noun}${rest}`;
  // `side` is seen from the card, the words from whoever acts.
  const mine = (whose === 'own') === (by === undefined);
  if (!mine && by === undefined)
    return `1 ${adjectives(selector, 'e')}${noun} deines Gegners${rest}`;
  return `1 ${mine ? own(by, 'er') : 'deiner'} ${adjectives(selector, 'en')}${noun}n${rest}`;
}

/** With the verb at the end, as behind `wenn`. */
function condition(cond: Condition): string {
  switch (cond.cond) {
    case 'selfCovered':
      return 'diese Karte überdeckt ist';
    case 'selfCovering':
      return 'diese Karte eine andere überdeckt';
    case 'oppTotalHigher':
      return cond.line === 'this'
        ? 'dein Gegner in dieser Bahn die höhere Summe hat'
        : 'dein Gegner die höhere Summe hat';
    case 'exists':
      return `es eine ${one(cond.target)} gibt`;
    case 'protocolIs':
      return 'jene Karte vom genannten Protokoll ist';
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
      const held = cmp === '==' && right === 0 ? 'keine Karten' : bound(cmp, right, 'Karten');
      return side(
        left.handSize,
        `du ${held} auf der Hand hast`,
        `dein Gegner ${held} auf der Hand hat`,
      );
    }
    if ('trashSize' in left) {
      const where = side(left.trashSize, 'deiner Ablage', 'der Ablage deines Gegners');
      return `in ${where} ${bound(cmp, right, 'Karten')} liegen`;
    }
    if ('count' in left) return `es ${bound(cmp, right, many(left.count, 'e'))} gibt`;
    if ('distinctProtocols' in left) return `es ${bound(cmp, right, protocols(left, 'e'))} gibt`;
  }
  return `${number(left)} ${cmp} ${number(right)} ist`;
}

function bound(cmp: Compare['cmp'], n: number, noun: string): string {
  switch (cmp) {
    case '>':
      return n === 0 ? noun : `mehr als ${n} ${n === 1 ? noun.replace(/^Karten$/, 'Karte') : noun}`;
    case '>=':
      return `${n} oder mehr ${noun}`;
    case '<':
      return `weniger als ${n} ${noun}`;
    case '<=':
      return `höchstens ${n} ${noun}`;
    case '==':
      return `genau ${n} ${noun}`;
    default:
      return cmp satisfies never;
  }
}

/** What a line must have to be chosen. */
function lineWith(cond: Condition): string {
  if (cond.cond === 'compare' && typeof cond.left === 'object' && 'count' in cond.left) {
    const { line: _, ...counted } = cond.left.count;
    return `mit ${bound(cond.cmp, Number(cond.right), many(counted, 'en'))}`;
  }
  return `, in der ${condition(cond)},`;
}

const TO = {
  other: 'in eine andere Bahn',
  this: 'in diese Bahn',
  current: 'dorthin',
  toOrFromThis: 'in diese Bahn oder aus ihr heraus',
  oppBestLine: 'in die Bahn mit der höchsten Summe deines Gegners',
} as const;

const PLAY_LINE = {
  any: '',
  this: ' in diese Bahn',
  other: ' in eine andere Bahn',
  current: ' dorthin',
  withFaceDown: ' in eine Bahn mit einer verdeckten Karte',
  underSelf: ' unter diese Karte',
} as const;

const WHO = { own: 'du', opp: 'dein Gegner', any: 'ein Spieler' } as const;

/** `nachdem du Karten gezogen hast`, `bevor diese Karte überdeckt wird`. */
function when({ event, who = 'own', line, during, byProtocol }: On): string {
  const turn =
    during === undefined ? '' : during === 'ownTurn' ? ' in deinem Zug' : ' im Zug deines Gegners';
  const has = who === 'own' ? 'hast' : 'hat';
  const after = (what: string): string => `nachdem ${WHO[who]}${turn} ${what} ${has}`;
  const their = who === 'own' ? 'dein' : 'sein';
  const by = byProtocol === undefined ? '' : ` von einer offenen ${byProtocol}-Karte`;
  switch (event) {
    case 'start':
      return 'Beginn deines Zuges';
    case 'end':
      return 'Ende deines Zuges';
    case 'wouldBeCovered':
      return `bevor diese Karte${by} überdeckt wird`;
    case 'afterDraw':
      return after('Karten gezogen');
    case 'afterDiscard':
      return after('Karten abgeworfen');
    case 'afterDelete':
      return after('Karten gelöscht');
    case 'afterPlay':
      return after(`${line === undefined ? '' : 'in diese Bahn '}eine Karte gespielt`);
    case 'afterClearCache':
      return after(`${their}en Cache geleert`);
    case 'afterShuffle':
      return after(`${their} Deck gemischt`);
    case 'afterRefresh':
      return after('aufgefrischt');
    case 'afterCompile':
      return after('kompiliert');
    default:
      return event satisfies never;
  }
}

/** One step, as a command or behind `du darfst`. */
function step(one_: Step, mood: Mood): string {
  switch (one_.op) {
    case 'draw': {
      const { by, count, from, filter } = one_;
      const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
      const source =
        from === 'oppDeck'
          ? by === 'opponent'
            ? ' von deinem Deck'
            : ' vom Deck deines Gegners'
          : from === 'ownDeck'
            ? ` von ${own(by, 'em')} Deck`
            : '';
      return say('draw', mood, by, `${amount(count, by, filter)}${value}${source}`);
    }
    case 'discard': {
      const { by, count, from, to, random } = one_;
      if (from === 'ownDeck') return say('discard', mood, by, `${own(by, '')} Deck`);
      if (from !== undefined) {
        const deck = from === 'ownDeckTop' ? `${own(by, 'es')} Decks` : ofOther('Deck', by);
        return say('discard', mood, by, `die oberste Karte ${deck}`);
      }
      const where =
        to === undefined
          ? ''
          : by === 'opponent'
            ? ' in deine Ablage'
            : ' in die Ablage deines Gegners';
      return say('discard', mood, by, `${random ? 'zufällig ' : ''}${amount(count, by)}${where}`);
    }
    case 'delete':
      return say('delete', mood, one_.by, target(one_.target, one_.by));
    case 'flip': {
      const silent = one_.ignoreMiddle ? ' (ihr mittlerer Text gilt nicht)' : '';
      return `${say('flip', mood, one_.by, target(one_.target, one_.by))}${silent}`;
    }
    case 'shift':
      return say('shift', mood, one_.by, `${target(one_.target, one_.by)} ${TO[one_.to]}`);
    case 'return': {
      const hand =
        one_.target.pick === 'all'
          ? 'auf die Hände ihrer Besitzer'
          : 'auf die Hand ihres Besitzers';
      return say('take', mood, one_.by, `${target(one_.target, one_.by)} zurück ${hand}`);
    }
    case 'seize':
      return say('take', mood, one_.by, `${target(one_.target, one_.by)} auf ${own(one_.by)} Hand`);
    case 'play':
      return playing(one_, mood);
    case 'reveal':
      return revealing(one_, mood);
    case 'refresh':
      if (mood === 'may') return 'auffrischen';
      return one_.by === undefined ? 'frisch auf' : 'dein Gegner frischt auf';
    case 'rearrange':
      return say('arrange', mood, one_.by, plates(one_.whose, 'Protokolle', one_.by));
    case 'swapProtocols':
      return say('swap', mood, one_.by, two(one_.whose, 'Protokolle'));
    case 'swapStacks':
      return say('swap', mood, one_.by, two(one_.whose, 'Stapel'));
    case 'give':
      return say('give', mood, undefined, `deinem Gegner ${karten(one_.count)} von deiner Hand`);
    case 'takeRandom':
      return say(
        'take',
        mood,
        undefined,
        `zufällig ${karten(one_.count)} von der Hand deines Gegners`,
      );
    case 'putOnDeckTop':
      return say(
        'put',
        mood,
        undefined,
        `${target(one_.target, undefined)} verdeckt oben auf sein Deck`,
      );
    case 'shuffle':
      return one_.what === 'deck'
        ? say('shuffle', mood, one_.by, `${own(one_.by, '')} Deck`)
        : say('shuffle', mood, one_.by, `${own(one_.by)} Ablage in ${own(one_.by, '')} Deck`);
    case 'declare':
      return say('name', mood, undefined, one_.what === 'number' ? 'eine Zahl' : 'ein Protokoll');
    case 'flipProtocol':
      return `dein Protokoll ${one_.protocol} gilt als kompiliert`;
    case 'forbidCompile':
      return 'dein Gegner kann in seinem nächsten Zug nicht kompilieren';
    case 'copyMiddle': {
      const text = say('carry', mood, undefined, `den mittleren Text von ${ofTarget(one_.target)}`);
      return `${text}, als stünde er auf dieser Karte`;
    }
    case 'chain': {
      const link = one_.gate === 'done' ? '. Wenn du das tust, ' : ', dann ';
      return `${step(one_.first, mood)}${link}${behind(all(one_.then, 'do'))}`;
    }
    case 'may':
      return `du darfst ${all(one_.do, 'may')}`;
    case 'either':
      return `entweder ${oder(one_.options.map((steps) => all(steps, mood)))}`;
    case 'if': {
      const rest = one_.else === undefined ? '' : `; sonst ${all(one_.else, 'do')}`;
      return `wenn ${condition(one_.cond)}, ${behind(all(one_.do, 'do'))}${rest}`;
    }
    case 'forEachLine':
      return `${EACH[one_.lines]}: ${all(one_.do, 'do')}`;
    case 'chooseLine': {
      const line = one_.among === 'any' ? 'eine Bahn' : 'eine andere Bahn';
      const only = one_.where === undefined ? '' : lineWith(one_.where);
      return (
        `wähl ${line}${only.startsWith(',') ? '' : ' '}${only}`.trimEnd() +
        ` und ${all(one_.do, 'do')}`
      );
    }
    case 'repeat':
      return repeated(one_);
    default:
      return one_ satisfies never;
  }
}

const EACH = {
  any: 'in jeder Bahn',
  other: 'in jeder anderen Bahn',
  withOwnCard: 'in jeder Bahn, in der du eine Karte hast',
  withFaceDown: 'in jeder Bahn mit einer verdeckten Karte',
} as const;

function all(steps: readonly Step[], mood: Mood): string {
  const [first = '', ...rest] = steps.map((one_) => step(one_, mood));
  return [first, ...rest.map((text) => (mood === 'may' ? text : behind(text)))].join(
    mood === 'may' ? ' und ' : ', dann ',
  );
}

/** Behind another clause the verb comes first: `wirft dein Gegner`. A command begins with it anyway. */
function behind(text: string): string {
  return text.replace(/^(du|dein Gegner|dein Protokoll \S+|beide) (\S+)/, '$2 $1');
}

function plates(whose: 'own' | 'opp', noun: string, by: By): string {
  if (by === 'opponent') return whose === 'own' ? `deine ${noun}` : `seine ${noun}`;
  return whose === 'own' ? `deine ${noun}` : `die ${noun} deines Gegners`;
}

function two(whose: 'own' | 'opp', noun: string): string {
  return whose === 'own' ? `2 deiner ${noun}` : `2 ${noun} deines Gegners`;
}

function ofTarget(selector: Selector): string {
  return target(selector, undefined).replace(/^1 (\S+)e Karte/, '1 $1en Karte');
}

function playing(
  { by, from, face, line, side: where, filter, ref, matching }: Extract<Step, { op: 'play' }>,
  mood: Mood,
): string {
  const facing = face === 'choice' ? '' : face === 'up' ? ' offen' : ' verdeckt';
  const value = filter?.value === undefined ? '' : ` ${test(filter.value)}`;
  const card = `1 ${nounOf(filter ?? {})}${value}`;
  const what =
    ref === 'that'
      ? 'jene Karte'
      : {
          hand: card,
          ownTrash: `${card} aus ${own(by, 'er')} Ablage`,
          ownDeckTop: `die oberste Karte ${own(by, 'es')} Decks`,
          oppDeckTop: `die oberste Karte ${ofOther('Deck', by)}`,
        }[from];
  const onto = where === undefined ? '' : ' auf die Seite deines Gegners';
  const free = matching === undefined ? '' : ', gleich welchen Protokolls,';
  return say('play', mood, by, `${what}${facing}${PLAY_LINE[line]}${onto}${free}`);
}

function revealing(
  { by, what, target: cards }: Extract<Step, { op: 'reveal' }>,
  mood: Mood,
): string {
  const shown = {
    hand: `${own(by)} Hand`,
    deck: `${own(by, '')} Deck`,
    deckTop: `die oberste Karte ${own(by, 'es')} Decks`,
    handCard: cards === undefined ? `1 Karte ${own(by, 'er')} Hand` : target(cards, by),
    trashCard: `1 Karte aus ${own(by, 'er')} Ablage`,
    fieldCard: target(cards ?? {}, by),
  }[what];
  return say('reveal', mood, by, shown);
}

function repeated({ times, do: steps }: Extract<Step, { op: 'repeat' }>): string {
  if (typeof times === 'object' && 'floorDiv' in times) {
    const [whole, part] = times.floorDiv;
    if (typeof whole === 'object' && 'count' in whole && typeof part === 'number') {
      return `für je ${part} ${many(whole.count, 'e')}: ${all(steps, 'do')}`;
    }
  }
  return `so oft wie ${number(times)}: ${all(steps, 'do')}`;
}

/** The same for every kind of step: what it says depends on its mood alone. */
const told = (one_: Step): string => step(one_, 'do');

export const cardWords: CardWords = {
  join: (clauses) => clauses.join(', dann '),
  sentence: (text) => `${capital(text.replace(/,$/, ''))}.`,
  steps: {
    draw: told,
    discard: told,
    delete: told,
    flip: told,
    shift: told,
    return: told,
    seize: told,
    play: told,
    reveal: told,
    refresh: told,
    rearrange: told,
    swapProtocols: told,
    swapStacks: told,
    give: told,
    takeRandom: told,
    putOnDeckTop: told,
    shuffle: told,
    declare: told,
    flipProtocol: told,
    forbidCompile: told,
    copyMiddle: told,
    chain: told,
    may: told,
    either: told,
    if: told,
    forEachLine: told,
    chooseLine: told,
    repeat: told,
  },
  rules: {
    trigger: ({ on, do: steps }) => {
      const [first = '', ...rest] = steps.map(told);
      const headed =
        on.event === 'start' || on.event === 'end'
          ? `${when(on)}: ${first}`
          : `${when(on)}, ${behind(first)}`;
      return [headed, ...rest.map(capital)].join('. ');
    },
    modify(rule) {
      if (rule.what === 'cardValue') {
        return `verdeckte Karten in diesem Stapel haben den Wert ${rule.set}`;
      }
      const { whose, add, when: cond } = rule;
      const total = side(whose, 'deine Summe', 'die Summe deines Gegners');
      const only = cond === undefined ? '' : `, solange ${condition(cond)}`;
      if (typeof add === 'number') {
        return `${total} in dieser Bahn ist um ${Math.abs(add)} ${add < 0 ? 'niedriger' : 'höher'}${only}`;
      }
      return `${total} in dieser Bahn ist höher um ${number(add)}${only}`;
    },
    restrict(rule) {
      const darf = 'who' in rule && rule.who === 'own' ? 'darfst' : 'darf';
      switch (rule.what) {
        case 'flip':
          return 'diese Karte kann nicht umgedreht werden';
        case 'draw':
          return `${WHO[rule.who]} ${darf} keine Karten ziehen${rule.when === undefined ? '' : `, solange ${condition(rule.when)}`}`;
        case 'cachePhase':
          return rule.who === 'own'
            ? 'überspring deine Cache-Phase'
            : `${WHO[rule.who]} überspringt die Cache-Phase`;
        case 'middle': {
          const cards = {
            any: 'Karten',
            own: 'deinen Karten',
            opp: 'Karten deines Gegners',
          }[rule.who];
          const place = rule.line === 'this' ? ' in dieser Bahn' : '';
          const turn =
            rule.during === undefined
              ? ''
              : rule.during === 'ownTurn'
                ? ' in deinem Zug'
                : ' im Zug deines Gegners';
          return `mittlere Texte von ${cards}${place} gelten${turn} nicht`;
        }
        case 'play':
        case 'playFaceDown':
        case 'playFaceUp': {
          const facing = { play: '', playFaceDown: ' verdeckt', playFaceUp: ' offen' }[rule.what];
          const place = rule.line === 'this' ? ' in diese Bahn' : '';
          return facing === ''
            ? `${WHO[rule.who]} ${darf} keine Karten${place} spielen`
            : `${WHO[rule.who]} ${darf} Karten nicht${facing}${place} spielen`;
        }
        default:
          return rule satisfies never;
      }
    },
    permit(rule) {
      switch (rule.what) {
        case 'playFaceUpAnyLine': {
          const who = rule.who ?? 'any';
          return `${WHO[who]} ${who === 'own' ? 'darfst' : 'darf'} Karten offen in jede Bahn spielen`;
        }
        case 'playFaceUpHere':
          return `${rule.protocol}-Karten dürfen offen in diese Bahn gespielt werden`;
        case 'playSelfAnyLine':
          return 'diese Karte darf offen in jede Bahn gespielt werden';
        case 'playSelfEitherSide':
          return 'diese Karte darf auf beiden Seiten gespielt werden';
        default:
          return rule satisfies never;
      }
    },
    replace(rule) {
      const instead = all(rule.with, 'do');
      switch (rule.event) {
        case 'flipSelf':
          return `würde diese Karte umgedreht, stattdessen: ${instead}`;
        case 'compileDeleteSelf':
          return `würde diese Karte beim Kompilieren gelöscht, stattdessen: ${instead}`;
        case 'returnToHand':
          return `würde eine Karte auf ${side(rule.whose, 'deine Hand', 'die Hand deines Gegners')} zurückgehen, stattdessen: ${instead}`;
        default:
          return rule satisfies never;
      }
    },
  },
};
