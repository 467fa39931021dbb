/**
 * Writes the programs of the cards. Sentences are wrapped in OPEN and CLOSE, which collect and
 * resolve the reactions (RULES 8.6). A card with words that no operation handles is refused.
 */
import { checksum } from '@pakli/core/link';
import {
  EVENTS,
  type CardData,
  type Name,
  type On,
  type Op,
  type ProtocolData,
  type Rule,
  type Selector,
  type CardStep,
} from '../cards/steps.ts';
import type { Options } from '../options.ts';
import {
  HAS,
  type BoxText,
  type Joint,
  type Linker,
  type NodeOp,
  type Program,
  type Text,
  type Trigger,
  entryOf,
} from '../program/program.ts';
import * as T from '../program/terms.ts';
import type { State } from '../state.ts';
import { varied } from './card-options.ts';
import { JOINTS, OPS } from './index.ts';
import type { OpNode, Operation } from './operation.ts';

/** The registers that hold a name; a text never binds two names of one register. */
const REGISTER: Readonly<Record<Name, number>> = {
  that: 0,
  n: 1,
  num: 1,
  drawn: 2,
  proto: 3,
  plate: 3,
};

const BEHAVIOURS = { ...OPS, ...JOINTS };

class CardLinker implements Linker<State> {
  private readonly nodes: OpNode[] = [];
  /** The card that is being linked, for error messages. */
  private card = '';
  private bound: (Name | undefined)[] = [];

  add(
    op: NodeOp,
    step: CardStep | null,
    next: number,
    inside: readonly (readonly OpNode[])[] = [],
  ): OpNode {
    const node: OpNode = {
      id: this.nodes.length,
      op,
      does: BEHAVIOURS[op],
      step,
      inside,
      next,
      body: next,
      bodies: [],
      ...terms(step),
    };
    this.nodes.push(node);
    return node;
  }

  list(steps: readonly CardStep[], next: number): readonly OpNode[] {
    const nodes: OpNode[] = [];
    for (const step of steps.toReversed()) {
      const node = this.step(step, nodes[0]?.id ?? next);
      nodes.unshift(node);
    }
    return nodes;
  }

  loop(op: Joint, step: CardStep & { readonly do: readonly CardStep[] }, next: number): OpNode {
    const joint = this.add(op, step, next);
    const inside = this.list(step.do, joint.id);
    joint.inside = [inside];
    joint.body = entryOf(inside, joint.id);
    return joint;
  }

  refuse(problem: string): never {
    throw new Error(`${this.card}: ${problem}`);
  }

  private step(step: CardStep, next: number): OpNode {
    // The entry of exactly this kind of step; a union of operations loses that.
    const operation = OPS[step.op] as Operation<Op>;
    const target: Selector | undefined = 'target' in step ? step.target : undefined;
    if (target?.pick !== undefined && operation.picks?.includes(target.pick) !== true) {
      this.refuse(`${step.op} has no "${target.pick}"`);
    }
    if ('as' in step && step.as !== undefined) this.bind(step.as);
    return operation.link?.(step, next, this) ?? this.add(step.op, step, next);
  }

  private bind(name: Name): void {
    const register = REGISTER[name];
    const other = this.bound[register];
    if (other !== undefined && other !== name) {
      this.refuse(`binds ${name} where ${other} is bound`);
    }
    this.bound[register] = name;
  }

  /** A whole text: every sentence with its collector. Returns the entry, or -1 for an empty one. */
  text(steps: readonly CardStep[]): { program: number; nodes: readonly OpNode[] } {
    if (steps.length === 0) return { program: -1, nodes: [] };
    this.bound = [];
    const nodes: OpNode[] = [];
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

  linkAll(protocols: readonly ProtocolData[]): Program<State> {
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
      middle: Int16Array.from(texts, (text) => text.middle),
      topHas: Int32Array.from(texts, (text) => text.top.has),
      selfPlay: Uint8Array.from(
        texts,
        (text) => (text.anyLine ? 1 : 0) | (text.eitherSide ? 2 : 0),
      ),
      bottomHas: Int32Array.from(texts, (text) => text.bottom.has),
      protocols: protocols.map(({ name }) => name),
      drop: this.drop,
      sum: checksum([
        JSON.stringify(protocols),
        ...this.nodes.map(({ op, next, body }) => `${op} ${next} ${body}`),
      ]),
    };
  }

  private textOf(protocol: number, card: CardData): Text<State> {
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

  private trigger(on: On, steps: readonly CardStep[]): Trigger {
    const { who, during } = on;
    if (who === undefined && on.event.startsWith('after')) this.refuse(`${on.event} of whom`);
    return {
      event: EVENTS[on.event],
      who: who ?? 'any',
      during,
      here: on.line === 'this',
      program: this.text(steps).program,
      byProtocol: T.protocolIndex(on.byProtocol),
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
          // A card's permissions for itself apply in the hand: see `selfPlay`.
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
      add: 'add' in rule ? new T.Quantity(rule.add) : null,
      when: 'when' in rule && rule.when !== undefined ? new T.Predicate(rule.when) : null,
      protocol: 'protocol' in rule ? T.protocolIndex(rule.protocol) : -1,
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

/** The terms of a step; every node has all keys, so that all nodes have one shape. */
function terms(
  step: CardStep | null,
): Pick<OpNode, 'sel' | 'num' | 'cond' | 'filter' | 'opposed' | 'binds'> {
  const none = { sel: null, num: null, cond: null, filter: null, opposed: false, binds: false };
  if (step === null) return none;
  const target: Selector | undefined = 'target' in step ? step.target : undefined;
  const amount = 'count' in step ? step.count : 'times' in step ? step.times : undefined;
  const cond = 'cond' in step ? step.cond : 'where' in step ? step.where : undefined;
  return {
    sel: target === undefined ? null : new T.CardQuery(target),
    num: amount === undefined ? null : new T.Quantity(amount),
    cond: cond === undefined ? null : new T.Predicate(cond),
    filter: 'filter' in step ? T.filterOf(step.filter) : null,
    opposed: 'by' in step && step.by === 'opponent',
    binds: 'as' in step && step.as !== undefined,
  };
}

/** The programs of these cards. Throws on a meaningless card. */
export function linkCards(protocols: readonly ProtocolData[]): Program<State> {
  return new CardLinker().linkAll(protocols);
}

const programs = new Map<string, Program<State>>();

/** The programs of all cards for these options; cached. */
export function programOf(options: Options): Program<State> {
  const key = `${options.diversity6} ${options.unity4}`;
  let program = programs.get(key);
  if (program === undefined) {
    program = linkCards(varied(options));
    programs.set(key, program);
  }
  return program;
}
