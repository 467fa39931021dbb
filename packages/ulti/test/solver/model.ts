/**
 * The rules of play and payment once more, as plainly as they are written, with
 * minimax over every line of play: what the solver is held against.
 */
import type {
  PlayOptions,
  Position,
  SolverQuestion,
  Stakes,
} from '../../src/knowledge/solver/index.ts';
import type { Component } from '../../src/types.ts';

const WITH_TRUMP = '789UOKXA';
const WITHOUT = '789XUOKA';
const RANKS = '789UOKXA';

const suitOf = (card: number): number => card >> 3;
const rankOf = (card: number): string => RANKS[card & 7]!;

export function cardsOf(mask: number): number[] {
  return Array.from({ length: 32 }, (_, card) => card).filter((card) => (mask >>> card) & 1);
}

function pointsOf(card: number, options: PlayOptions): number {
  const table =
    options.cardPoints === 'A11' ? { A: 11, X: 10, K: 4, O: 3, U: 2 } : { A: 10, X: 10 };
  return (table as Record<string, number>)[rankOf(card)] ?? 0;
}

/** `silent100Marriages=one`. */
function one(points: number, list: readonly number[]): boolean {
  return (points >= 60 && list.includes(40)) || (points >= 80 && list.includes(20));
}

interface Play {
  hands: number[][];
  table: number[];
  leader: number;
  points: [number, number];
  tricks: [number, number];
  aces: number;
  /** Who played the trump 7 to trick 10, and whether it won. */
  seven: { soloist: boolean; won: boolean } | undefined;
  early: boolean;
}

export class Model {
  readonly position: Position;
  readonly question: SolverQuestion;
  readonly options: PlayOptions;
  private readonly stakes: Stakes | undefined;
  private readonly order: string;

  constructor(position: Position, question: SolverQuestion, options: PlayOptions) {
    this.position = position;
    this.question = question;
    this.options = options;
    this.stakes = question.ask === 'points' ? undefined : question.stakes;
    this.order = position.trump === undefined ? WITHOUT : WITH_TRUMP;
  }

  legalCards(): number[] {
    return this.legal(this.start());
  }

  /** The value, and the value after each legal card. */
  solve(): { value: number; after: Map<number, number> } {
    const play = this.start();
    const after = new Map<number, number>();
    for (const card of this.legal(play)) after.set(card, this.minimax(this.next(play, card)));
    const values = [...after.values()];
    const mine = this.turn(play) === this.position.soloist;
    return { value: mine ? Math.max(...values) : Math.min(...values), after };
  }

  private start(): Play {
    const { position } = this;
    return {
      hands: position.hands.map(cardsOf),
      table: [...position.table],
      leader: position.leader,
      points: [...position.points],
      tricks: [...position.tricks],
      aces: position.aces,
      seven: undefined,
      early: false,
    };
  }

  private turn(play: Play): number {
    return (play.leader + play.table.length) % 3;
  }

  private strength(card: number): number {
    return this.order.indexOf(rankOf(card));
  }

  private has(component: Component): boolean {
    return this.stakes?.values[component] !== undefined;
  }

  /** 7.2 and 7.4. */
  private legal(play: Play): number[] {
    const { trump, soloist } = this.position;
    const seat = this.turn(play);
    const hand = play.hands[seat]!;
    let list = hand;
    if (play.table.length > 0) {
      const led = suitOf(play.table[0]!);
      const same = hand.filter((card) => suitOf(card) === led);
      const trumps = hand.filter((card) => suitOf(card) === trump);
      const trumped = play.table.filter((card) => suitOf(card) === trump);
      const mustBeat = this.has('betli') ? this.options.betliMustBeat : true;
      const above = (cards: number[], others: number[]): number[] => {
        const most = Math.max(...others.map((card) => this.strength(card)));
        const higher = cards.filter((card) => this.strength(card) > most);
        return higher.length > 0 ? higher : cards;
      };
      if (same.length > 0) {
        list = same;
        if (mustBeat && !(led !== trump && trumped.length > 0)) {
          list = above(
            same,
            play.table.filter((card) => suitOf(card) === led),
          );
        }
      } else if (trumps.length > 0) {
        list = trumped.length > 0 ? above(trumps, trumped) : trumps;
      }
    }
    const keeps = this.has('ulti') && this.options.keepSeven && seat === soloist;
    if (keeps && trump !== undefined && hand.length > 1) {
      const others = list.filter((card) => card !== trump * 8);
      if (others.length > 0) list = others;
    }
    return list;
  }

  private next(play: Play, card: number): Play {
    const { trump, soloist } = this.position;
    const seat = this.turn(play);
    const hands = play.hands.map((hand, i) =>
      i === seat ? hand.filter((own) => own !== card) : hand,
    );
    const table = [...play.table, card];
    if (table.length < 3) return { ...play, hands, table };
    // 7.3
    const trumps = table.filter((other) => suitOf(other) === trump);
    const field =
      trumps.length > 0 ? trumps : table.filter((other) => suitOf(other) === suitOf(table[0]!));
    const top = field.reduce((a, b) => (this.strength(a) > this.strength(b) ? a : b));
    const winner = (play.leader + table.indexOf(top)) % 3;
    const side = winner === soloist ? 0 : 1;
    const last = hands.every((hand) => hand.length === 0);
    const points: [number, number] = [...play.points];
    points[side] += table.reduce(
      (sum, other) => sum + pointsOf(other, this.options),
      last ? 10 : 0,
    );
    const tricks: [number, number] = [...play.tricks];
    tricks[side]++;
    const aces =
      play.aces + (side === 0 ? table.filter((other) => rankOf(other) === 'A').length : 0);
    let { seven } = play;
    if (last && trump !== undefined && table.includes(trump * 8)) {
      const by = (play.leader + table.indexOf(trump * 8)) % 3;
      seven = { soloist: by === soloist, won: top === trump * 8 };
    }
    // 7.6
    const names = Object.keys(this.stakes?.values ?? {});
    const alone = names.length === 1 && this.options.earlyEnd;
    const early =
      !last &&
      alone &&
      ((names[0] === 'betli' && side === 0) || (names[0] === 'durchmars' && side === 1));
    return { hands, table: [], leader: winner, points, tricks, aces, seven, early };
  }

  private minimax(play: Play): number {
    if (play.early || play.hands.every((hand) => hand.length === 0)) return this.worth(play);
    const values = this.legal(play).map((card) => this.minimax(this.next(play, card)));
    return this.turn(play) === this.position.soloist ? Math.max(...values) : Math.min(...values);
  }

  private worth(play: Play): number {
    if (this.question.ask === 'points') return play.points[0];
    if (this.question.ask === 'made') return this.made(play, this.question.component) ? 1 : 0;
    return this.delta(play);
  }

  /** 8. */
  private totals(play: Play): { sp: number; dp: number; sm: number; dm: number } {
    const { options, position } = this;
    const talon = cardsOf(position.talon).reduce((sum, card) => sum + pointsOf(card, options), 0);
    const owner = options.talonOwner;
    const [soloist, defenders] = this.stakes!.marriages;
    const counted = (list: readonly number[], tricks: number): number =>
      tricks === 0 && options.marriageNeedsTrick ? 0 : list.reduce((a, b) => a + b, 0);
    return {
      sp: play.points[0] + (owner === 'soloist' ? talon : 0),
      dp: play.points[1] + (owner === 'defenders' ? talon : 0),
      sm: counted(soloist, play.tricks[0]),
      dm: counted(defenders, play.tricks[1]),
    };
  }

  /** 4.1. */
  private made(play: Play, component: Component): boolean {
    const { sp, dp, sm, dm } = this.totals(play);
    const record = this.stakes!.marriages[0];
    if (component === 'passz') return sp + sm > dp + dm;
    if (component === '40-100') return record.includes(40) && sp >= 60;
    if (component === '20-100') return record.includes(20) && sp >= 80;
    if (component === 'ulti') return play.seven?.soloist === true && play.seven.won;
    if (component === 'betli') return play.tricks[0] === 0;
    if (component === 'durchmars') return play.tricks[1] === 0;
    return play.aces === 4;
  }

  /** 9. */
  private delta(play: Play): number {
    const { options, position } = this;
    const { values, hearts, kontra, marriages } = this.stakes!;
    const m = hearts ? 2 : 1;
    const { sp, dp, sm, dm } = this.totals(play);
    const bonuses = position.trump !== undefined && !play.early;
    let delta = 0;
    for (const d of [0, 1]) {
      const factor = (component: Component): number => 2 ** (kontra[component]?.[d] ?? 0);
      let line = 0;
      let passz = true;
      if (bonuses && !this.has('durchmars')) {
        if (play.tricks[0] === 10) line += 3 * m * factor('passz');
        if (play.tricks[1] === 10) line -= 3 * m * factor('passz');
        if (play.tricks[0] === 10 || play.tricks[1] === 10) passz = false;
      }
      if (bonuses && this.has('passz')) {
        const all = options.silent100Marriages === 'all';
        const soloist = all ? sp + sm >= 100 : one(sp, marriages[0]);
        const defenders = all ? dp + dm >= 100 : one(dp, marriages[1]);
        const times = options.silent100 === 'replace' ? factor('passz') : 1;
        if (soloist) line += 2 * m * times;
        if (defenders) line -= 2 * m * times;
        if (options.silent100 === 'replace' && (soloist || defenders)) passz = false;
      }
      if (bonuses && !this.has('ulti') && play.seven !== undefined) {
        const sign = play.seven.soloist ? 1 : -1;
        if (play.seven.won) line += sign * 2 * m;
        else if (options.silentUltiFail === 'double') line -= sign * 4 * m;
      }
      for (const [name, value] of Object.entries(values) as [Component, number][]) {
        if (name === 'passz' && !passz) continue;
        if (this.made(play, name)) line += value * factor(name);
        else {
          line -= value * factor(name);
          if (name === 'ulti') line -= options.ultiPenalty === 'flat' ? m : value;
        }
      }
      delta += line;
    }
    return delta;
  }
}
