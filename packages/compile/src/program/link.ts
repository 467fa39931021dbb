/**
 * Writes the programs of the cards. Sentences are put between OPEN and CLOSE,
 * which collect and resolve the reactions (RULES 8.6).
 */
import { checksum } from '@pakli/core';
import { varied } from '../cards/varied.ts';
import type { Options } from '../types.ts';
import {
  EITHER_WORDS,
  EVENTS,
  type CardData,
  type Name,
  type On,
  type Op,
  type ProtocolData,
  type Rule,
  type Selector,
  type Step,
} from './steps.ts';
import {
  HAS,
  type Book,
  type BoxText,
  type Node,
  type NodeOf,
  type NodeOp,
  type Text,
  type Trigger,
} from './program.ts';
import { ANY, Cond, filterOf, Num, OPP, OWN, protocolIndex, Sel } from './terms.ts';

/** The registers that hold a name; a text never binds two names of one register. */
const REGISTER: Readonly<Record<Name, number>> = {
  that: 0,
  n: 1,
  num: 1,
  drawn: 2,
  proto: 3,
  plate: 3,
};

/** The steps that act on a whole set at once, and on each card of one in turn. */
const ON_ALL: ReadonlySet<Op> = new Set<Op>(['delete', 'flip', 'return', 'shift']);
const ON_EACH: ReadonlySet<Op> = new Set<Op>(['flip']);

/** What the interpreter has no meaning for, though the types allow it. */
function problemOf(step: Step): string | undefined {
  const target: Selector | undefined = 'target' in step ? step.target : undefined;
  const pick = target?.pick;
  if (pick === 'all' && !ON_ALL.has(step.op)) return `${step.op} has no "all"`;
  if (pick === 'each' && !ON_EACH.has(step.op)) return `${step.op} has no "each"`;
  if (step.op !== 'either') return undefined;
  const words = step.options.map(([first]) => first?.op ?? 'nothing');
  const strange = words.find((word) => !EITHER_WORDS.some((known) => known === word));
  if (strange !== undefined) return `no option begins with ${strange}`;
  return new Set(words).size < words.length ? 'two options begin with one word' : undefined;
}

class Binder {
  private readonly nodes: Node[] = [];
  /** The card that is being bound, for complaints. */
  private card = '';
  private bound: (Name | undefined)[] = [];

  private add<O extends NodeOp>(
    op: O,
    step: NodeOf<O>['step'],
    next: number,
    inside: (readonly Node[])[] = [],
  ): Node {
    const node = {
      id: this.nodes.length,
      op,
      step,
      ...terms(step),
      inside,
      next,
      body: next,
      bodies: [],
    } as Node;
    this.nodes.push(node);
    return node;
  }

  /** Steps in a row, without collectors; returns the nodes, the first of which is the entry. */
  private list(steps: readonly Step[], exit: number): Node[] {
    const nodes: Node[] = [];
    let next = exit;
    for (const step of steps.toReversed()) {
      const node = this.step(step, next);
      nodes.unshift(node);
      next = node.id;
    }
    return nodes;
  }

  private entry(nodes: readonly Node[], exit: number): number {
    return nodes[0]?.id ?? exit;
  }

  private step(step: Step, next: number): Node {
    const problem = problemOf(step);
    if (problem !== undefined) throw new Error(`${this.card}: ${problem}`);
    if ('as' in step && step.as !== undefined) this.bind(step.as);
    switch (step.op) {
      case 'chain': {
        const then = this.list(step.then, next);
        const gate = this.add('gate', step, next);
        gate.body = this.entry(then, next);
        const first = this.list([step.first], gate.id);
        const node = this.add('chain', step, next, [first, then]);
        node.body = this.entry(first, gate.id);
        return node;
      }
      case 'may': {
        const inside = this.list(step.do, next);
        const node = this.add('may', step, next, [inside]);
        node.body = this.entry(inside, next);
        return node;
      }
      case 'either': {
        const inside = step.options.map((option) => this.list(option, next));
        const node = this.add('either', step, next, inside);
        node.bodies = inside.map((option) => this.entry(option, next));
        return node;
      }
      case 'if': {
        const yes = this.list(step.do, next);
        const no = this.list(step.else ?? [], next);
        const node = this.add('if', step, next, [yes, no]);
        node.body = this.entry(yes, next);
        node.bodies = [this.entry(no, next)];
        return node;
      }
      case 'chooseLine': {
        const inside = this.list(step.do, next);
        const node = this.add('chooseLine', step, next, [inside]);
        node.body = this.entry(inside, next);
        return node;
      }
      case 'forEachLine':
      case 'repeat': {
        const joint = this.add(step.op === 'repeat' ? 'nextTime' : 'nextLine', step, next);
        const inside = this.list(step.do, joint.id);
        joint.body = this.entry(inside, joint.id);
        const looping = { ...joint, inside: [inside] };
        this.nodes[joint.id] = looping;
        const node = this.add(step.op, step, next, [inside]);
        node.body = looping.id;
        return node;
      }
      case 'draw':
      case 'discard':
      case 'delete':
      case 'flip':
      case 'shift':
      case 'return':
      case 'seize':
      case 'play':
      case 'reveal':
      case 'refresh':
      case 'rearrange':
      case 'swapProtocols':
      case 'swapStacks':
      case 'give':
      case 'takeRandom':
      case 'shuffle':
      case 'putOnDeckTop':
      case 'declare':
      case 'flipProtocol':
      case 'forbidCompile':
      case 'copyMiddle':
        break;
    }
    return this.add(step.op, step, next);
  }

  private bind(name: Name): void {
    const register = REGISTER[name];
    const other = this.bound[register];
    if (other !== undefined && other !== name) {
      throw new Error(`${this.card}: binds ${name} where ${other} is bound`);
    }
    this.bound[register] = name;
  }

  /** A whole text: every sentence with its collector. Returns the entry, or -1 for an empty one. */
  text(steps: readonly Step[]): { program: number; nodes: readonly Node[] } {
    if (steps.length === 0) return { program: -1, nodes: [] };
    this.bound = [];
    const nodes: Node[] = [];
    let next = this.end;
    for (const step of steps.toReversed()) {
      const close = this.add('close', null, next);
      const node = this.step(step, close.id);
      nodes.unshift(node);
      next = this.add('open', null, node.id).id;
    }
    return { program: next, nodes };
  }

  private readonly end: number = this.add('end', null, 0).id;
  private readonly drop: number = this.add('close', null, this.end).id;

  bindAll(protocols: readonly ProtocolData[]): Book {
    const texts = protocols.flatMap(({ name, cards }, protocol) =>
      cards.map((card) => {
        this.card = `${name}-${card.value}`;
        return this.textOf(protocol, card);
      }),
    );
    return {
      nodes: this.nodes,
      texts,
      value: Uint8Array.from(texts, (text) => text.value),
      protocol: Uint8Array.from(texts, (text) => text.protocol),
      topHas: Int32Array.from(texts, (text) => text.top.has),
      selfPlay: Uint8Array.from(
        texts,
        (text) => (text.anyLine ? 1 : 0) | (text.eitherSide ? 2 : 0),
      ),
      bottomHas: Int32Array.from(texts, (text) => text.bottom.has),
      protocols: protocols.map(({ name }) => name),
      drop: this.drop,
      sum: checksum(
        this.nodes.map(({ op, next, body, bodies }) => `${op} ${next} ${body} ${bodies.join(',')}`),
      ),
    };
  }

  private textOf(protocol: number, card: CardData): Text {
    const middle = this.text(card.middle);
    const selves = new Set(card.bottom.map((rule) => (rule.rule === 'permit' ? rule.what : '')));
    return {
      protocol,
      value: card.value,
      middle: middle.program,
      steps: middle.nodes,
      top: this.box(card.top),
      bottom: this.box(card.bottom),
      anyLine: selves.has('playSelfAnyLine'),
      eitherSide: selves.has('playSelfEitherSide'),
    };
  }

  private trigger(on: On, steps: readonly Step[]): Trigger {
    const { who = 'any', during } = on;
    return {
      event: EVENTS.indexOf(on.event),
      who: who === 'any' ? ANY : who === 'own' ? OWN : OPP,
      during: during === undefined ? ANY : during === 'ownTurn' ? OWN : OPP,
      here: on.line === 'this',
      program: this.text(steps).program,
      byProtocol: protocolIndex(on.byProtocol),
    };
  }

  private box(rules: readonly Rule[]): BoxText {
    const triggers: Trigger[] = [];
    let has = 0;
    let flipSelf = -1;
    for (const rule of rules) {
      switch (rule.rule) {
        case 'trigger': {
          const trigger = this.trigger(rule.on, rule.do);
          triggers.push(trigger);
          has |= 1 << trigger.event;
          break;
        }
        case 'modify':
          has |= HAS[rule.what];
          break;
        case 'restrict':
          has |= RESTRICTS[rule.what];
          break;
        case 'permit':
          // What a card permits for itself counts in the hand: see `selfPlay`.
          if (rule.what === 'playFaceUpAnyLine' || rule.what === 'playFaceUpHere')
            has |= HAS.permit;
          break;
        case 'replace':
          has |= HAS[rule.event];
          if (rule.event === 'flipSelf') flipSelf = this.text(rule.with).program;
      }
    }
    const lasting = rules.map((rule) => ({
      rule,
      add: 'add' in rule ? new Num(rule.add) : null,
      when: 'when' in rule && rule.when !== undefined ? new Cond(rule.when) : null,
      protocol: 'protocol' in rule ? protocolIndex(rule.protocol) : -1,
    }));
    return { rules: lasting, triggers, has, flipSelf };
  }
}

const RESTRICTS = {
  play: HAS.restrictPlay,
  playFaceDown: HAS.restrictPlay,
  playFaceUp: HAS.restrictPlay,
  middle: HAS.restrictMiddle,
  draw: HAS.restrictDraw,
  cachePhase: HAS.restrictCache,
  flip: HAS.restrictFlip,
} as const;

/** The terms of a step; a node has all the keys, so that all nodes have one shape. */
function terms(
  step: Step | null,
): Pick<Node, 'sel' | 'num' | 'cond' | 'filter' | 'opposed' | 'binds'> {
  const none = { sel: null, num: null, cond: null, filter: null, opposed: false, binds: false };
  if (step === null) return none;
  const target = 'target' in step ? step.target : undefined;
  const amount = 'count' in step ? step.count : 'times' in step ? step.times : undefined;
  const cond = 'cond' in step ? step.cond : 'where' in step ? step.where : undefined;
  return {
    sel: target === undefined ? null : new Sel(target),
    num: amount === undefined ? null : new Num(amount),
    cond: cond === undefined ? null : new Cond(cond),
    filter: 'filter' in step ? filterOf(step.filter) : null,
    opposed: 'by' in step && step.by === 'opponent',
    binds: 'as' in step && step.as !== undefined,
  };
}

/** The programs of these cards. Throws where a card is written in a way that has no meaning. */
export function bindCards(protocols: readonly ProtocolData[]): Book {
  return new Binder().bindAll(protocols);
}

const books = new Map<string, Book>();

/** The programs of all cards for these options; made once. */
export function bookOf(options: Options): Book {
  const key = `${options.diversity6} ${options.unity4}`;
  let book = books.get(key);
  if (book === undefined) {
    book = bindCards(varied(options));
    books.set(key, book);
  }
  return book;
}
