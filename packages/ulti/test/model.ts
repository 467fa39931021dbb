/**
 * Ulti again, slowly: written from the rules with lists of names, without looking
 * at the engine. Played side by side, both must allow the same actions and pay the
 * same.
 */
import type { Options } from '../src/index.ts';

export interface ModelBid {
  id: string;
  value: number;
  /** Name and value in the order of the bid. */
  parts: [string, number][];
  hearts: boolean;
  trumpless: boolean;
  open: boolean;
}

/** Rule 4.2, ascending. */
const SEED26 = `P 1|H-P 2|40 4|U 4 1|BE 5|D 6|40U 4 4|H-40 8|20 8|H-U 8 2|40D 4 6|UD 4 6|H-BE 10|20U 8 4|H-D 12
20D 8 6|OB 15|H-40U 8 8|H-20 16|H-40D 8 12|H-UD 8 12|H-20U 16 8|OD 24|H-20D 16 12|H-OB 30|H-OD 48`;
/** Rule 4.3, ascending; those with F are in the longer ladder only. */
const COMMON54 = `P 1|H-P 2|40 4|PF 1 4|PU 1 4|BE 5|D 6|Dc 6|40F 4 4|40U 4 4|H-40 8|20 8|PUF 1 4 4|H-PF 2 8|H-PU 2 8
40Dc 4 6|UDc 4 6|H-BE 10|40UF 4 4 4|20F 8 4|20U 8 4|H-D 12|H-Dc 12|ODc 12|40UDc 4 4 6|20Dc 8 6|20UF 8 4 4|H-40F 8 8
H-40U 8 8|40ODc 4 12|UODc 4 12|H-20 16|H-PUF 2 8 8|20UDc 8 4 6|40UODc 4 4 12|H-40Dc 8 12|H-UDc 8 12|20ODc 8 12|OB 20
H-40UF 8 8 8|20UODc 8 4 12|H-20F 16 8|H-20U 16 8|H-ODc 24|OD 24|H-40UDc 8 8 12|H-20Dc 16 12|H-20UF 16 8 8|H-40ODc 8 24
H-UODc 8 24|H-20UDc 16 8 12|H-40UODc 8 8 24|H-20ODc 16 24|H-20UODc 16 8 24`;

function namesIn(id: string, ladder: Options['ladder']): string[] {
  const plain = id.replace('H-', '');
  if (plain === 'BE' || plain === 'OB') return ['betli'];
  const names: string[] = [];
  if (plain.startsWith('40')) names.push('40-100');
  if (plain.startsWith('20')) names.push('20-100');
  if (plain.startsWith('P')) names.push('passz');
  if (plain.includes('U')) names.push('ulti');
  if (plain.includes('F')) names.push('fourAces');
  if (plain.includes('D')) names.push('durchmars');
  if (ladder === 'seed26' && plain === 'U') names.push('passz');
  return names;
}

export function ladder(options: Options): ModelBid[] {
  const rows = (options.ladder === 'seed26' ? SEED26 : COMMON54)
    .split(/[|\n]/)
    .filter((row) => options.ladder !== 'common42' || !row.split(' ')[0]!.includes('F'));
  if (options.ladder === 'seed26' && options.ladderOrder === 'seedRows') {
    for (const [low, high] of [
      ['OB', '20D'],
      ['H-OB', 'H-20D'],
    ]) {
      const row = rows.findIndex((one) => one.startsWith(`${low} `));
      const [moved] = rows.splice(row, 1);
      rows.splice(
        rows.findIndex((one) => one.startsWith(`${high} `)),
        0,
        moved!,
      );
    }
  }
  return rows.map((row) => {
    const [id, ...values] = row.split(' ');
    const names = namesIn(id!, options.ladder);
    const parts = names.map((name, i): [string, number] => [name, Number(values[i])]);
    const plain = id!.replace('H-', '');
    return {
      id: id!,
      value: values.reduce((sum, value) => sum + Number(value), 0),
      parts,
      hearts: id!.startsWith('H-'),
      trumpless: ['BE', 'OB', 'D', 'OD'].includes(plain),
      open: /OB|OD/.test(plain),
    };
  });
}

const SUITS: readonly string[] = ['H', 'B', 'L', 'A'];
const TRUMP_ORDER = '789UOKXA';
const PLAIN_ORDER = '789XUOKA';
const POINTS: Record<string, number> = { A: 11, X: 10, K: 4, O: 3, U: 2 };

export class Model {
  readonly options: Options;
  readonly bids: ModelBid[];
  hands: string[][];
  talon: string[] = [];
  phase = 'BID';
  turn: number;
  high: { bid: ModelBid; seat: number; held: boolean; waived: boolean } | undefined;
  announced: { bid: ModelBid; seat: number; waived: boolean } | undefined;
  declines = 0;
  soloist = -1;
  trump: string | undefined;
  /** The ten cards of each seat when play began. */
  ten: string[][] = [];
  table: { seat: number; card: string }[] = [];
  tricks: { winner: number; cards: { seat: number; card: string }[] }[] = [];
  /** By component and defender. */
  levels: Map<string, number> = new Map();
  spoken: Set<number> = new Set();
  asked: number[] = [];
  level = 0;
  raisedSomething = false;
  conceded = false;
  forfeited = false;

  constructor(options: Options, deck: readonly string[], forehand: number) {
    this.options = options;
    this.bids = ladder(options);
    this.hands = [[], [], []];
    let at = 0;
    for (const round of [0, 1]) {
      for (const step of [0, 1, 2]) {
        const size = round === 1 && step === 0 ? 7 : 5;
        for (let i = 0; i < size; i++) this.hands[(forehand + step) % 3]!.push(deck[at++]!);
      }
    }
    this.turn = forehand;
  }

  get contract(): ModelBid {
    return this.high!.bid;
  }

  /** Rule 5.3. */
  allowed(seat: number): ModelBid[] {
    return this.bids.filter((bid, rank) => {
      if (this.high === undefined) return true;
      if (rank <= this.bids.indexOf(this.high.bid)) return false;
      const strict =
        this.high.seat !== seat && (this.high.held || this.options.holdRule === 'firstKeeps');
      return !strict || bid.value > this.high.bid.value;
    });
  }

  /** Rule 4.4 for one suit. */
  fitsTrump(bid: ModelBid, cards: readonly string[], trump: string): boolean {
    const pair = (suit: string): boolean =>
      cards.includes(`${suit}K`) && cards.includes(`${suit}O`);
    return bid.parts.every(([name]) => {
      if (name === 'ulti') return cards.includes(`${trump}7`);
      if (name === '40-100') return pair(trump);
      if (name === '20-100') return SUITS.some((suit) => suit !== trump && pair(suit));
      return true;
    });
  }

  fits(bid: ModelBid, cards: readonly string[]): boolean {
    if (bid.trumpless) return true;
    return (bid.hearts ? ['H'] : ['B', 'L', 'A']).some((suit) => this.fitsTrump(bid, cards, suit));
  }

  /** The bid can be played with some ten of the cards. */
  possible(bid: ModelBid, cards: readonly string[]): boolean {
    return cards.some((one, i) =>
      cards.some(
        (other, j) =>
          i < j &&
          this.fits(
            bid,
            cards.filter((card) => card !== one && card !== other),
          ),
      ),
    );
  }

  legal(): string[] {
    const hand = this.hands[this.turn]!;
    switch (this.phase) {
      case 'BID': {
        const bids = this.allowed(this.turn);
        if (!this.options.requireHolding) return bids.map(({ id }) => `bid ${id}`);
        const good = bids.filter((bid) => this.possible(bid, hand));
        return (good.length > 0 ? good : bids).map(({ id }) => `bid ${id}`);
      }
      case 'DISCARD': {
        const { bid, waived } = this.announced!;
        return hand
          .filter((card) => {
            if (!this.options.requireHolding || waived) return true;
            const rest = hand.filter((one) => one !== card);
            if (rest.length === 10) return this.fits(bid, rest);
            return rest.some((one) =>
              this.fits(
                bid,
                rest.filter((other) => other !== one),
              ),
            );
          })
          .map((card) => `discard ${card}`);
      }
      case 'TURN':
        return this.allowed(this.turn).length > 0 ? ['pass', 'pickup'] : ['pass'];
      case 'HOLD':
        return ['hold', 'release'];
      case 'FINAL':
        return ['stand', 'pickup'];
      case 'TRUMP':
        return ['B', 'L', 'A']
          .filter(
            (suit) =>
              !this.options.requireHolding ||
              this.high!.waived ||
              this.fitsTrump(this.contract, hand, suit),
          )
          .map((suit) => `trump ${suit}`);
      case 'PLAY':
        return [...this.legalCards().map((card) => `play ${card}`), ...this.kontras()];
      case 'REKONTRA':
        return ['done', ...subsets(this.lanes(this.turn)).map((set) => `raise ${set.join(' ')}`)];
      default:
        return [];
    }
  }

  act(text: string): void {
    const [verb = '', ...names] = text.split(' ');
    const hand = this.hands[this.turn]!;
    const [name] = names;
    switch (verb) {
      case 'bid': {
        const bid = this.bids.find(({ id }) => id === name)!;
        const waived = this.options.requireHolding && !this.possible(bid, hand);
        this.announced = { bid, seat: this.turn, waived };
        this.phase = 'DISCARD';
        return;
      }
      case 'discard':
        this.hands[this.turn] = hand.filter((card) => card !== name);
        this.talon.push(name!);
        if (this.talon.length === 2) this.afterBid();
        return;
      case 'pass':
        this.declines++;
        this.askNext(this.turn);
        return;
      case 'pickup':
        hand.push(...this.talon.splice(0));
        this.phase = 'BID';
        return;
      case 'hold': {
        const { seat } = this.announced!;
        this.high!.held = true;
        this.announced = undefined;
        this.declines = 1;
        this.askNext(seat);
        return;
      }
      case 'release':
        this.take();
        return;
      case 'stand':
        this.done();
        return;
      case 'trump':
        this.start(name);
        return;
      case 'kontra':
        for (const part of names) {
          for (const lane of this.lanesOf(part, this.turn)) this.levels.set(lane, 1);
        }
        this.spoken.add(this.turn);
        return;
      case 'raise':
      case 'done':
        this.raise(names);
        return;
      case 'play':
        this.play(name!);
        return;
      default:
        this.conceded = true;
        this.phase = 'SCORED';
    }
  }

  private afterBid(): void {
    const { bid, seat } = this.announced!;
    const asks =
      this.options.holdRule === 'hold' &&
      this.high !== undefined &&
      this.high.seat !== seat &&
      this.high.bid.value === bid.value;
    if (!asks) return this.take();
    this.phase = 'HOLD';
    this.turn = this.high!.seat;
  }

  private take(): void {
    this.high = { ...this.announced!, held: false };
    this.announced = undefined;
    this.declines = 0;
    this.askNext(this.high.seat);
  }

  private askNext(from: number): void {
    const { seat } = this.high!;
    if (this.declines === 2) {
      this.turn = seat;
      this.phase = 'FINAL';
      if (!this.options.selfRaise || this.allowed(seat).length === 0) this.done();
      return;
    }
    this.turn = (from + 1) % 3;
    if (this.turn === seat) this.turn = (seat + 1) % 3;
    this.phase = 'TURN';
  }

  private done(): void {
    this.soloist = this.high!.seat;
    this.turn = this.soloist;
    const { contract } = this;
    if (contract.id === 'P' && this.options.passzPlayed === 'forfeit2') {
      this.forfeited = true;
      this.phase = 'SCORED';
    } else if (contract.trumpless) this.start(undefined);
    else if (contract.hearts) this.start('H');
    else this.phase = 'TRUMP';
  }

  private start(trump: string | undefined): void {
    this.trump = trump;
    this.ten = this.hands.map((hand) => [...hand]);
    this.phase = 'PLAY';
  }

  has(name: string): boolean {
    return this.contract.parts.some(([part]) => part === name);
  }

  strength(card: string): number {
    return (this.contract.trumpless ? PLAIN_ORDER : TRUMP_ORDER).indexOf(card[1]!);
  }

  /** Rule 7.2, clause by clause. */
  legalCards(): string[] {
    const hand = this.hands[this.turn]!;
    const table = this.table.map(({ card }) => card);
    let legal = hand;
    if (table.length > 0) {
      const led = table[0]![0]!;
      const best = (suit: string): number =>
        Math.max(...table.filter((card) => card[0] === suit).map((card) => this.strength(card)));
      const same = hand.filter((card) => card[0] === led);
      const trumps = hand.filter((card) => card[0] === this.trump);
      const trumped = this.trump !== undefined && table.some((card) => card[0] === this.trump);
      const mustBeat = this.has('betli') ? this.options.betliMustBeat : true;
      if (same.length > 0) {
        legal = same;
        if (mustBeat && !(this.trump !== undefined && led !== this.trump && trumped)) {
          const higher = same.filter((card) => this.strength(card) > best(led));
          if (higher.length > 0) legal = higher;
        }
      } else if (trumps.length > 0) {
        legal = trumps;
        if (trumped) {
          const higher = trumps.filter((card) => this.strength(card) > best(this.trump!));
          if (higher.length > 0) legal = higher;
        }
      }
    }
    const keeps =
      this.options.keepSeven &&
      this.has('ulti') &&
      this.turn === this.soloist &&
      this.tricks.length < 9;
    const others = legal.filter((card) => card !== `${this.trump}7`);
    return keeps && others.length > 0 ? others : legal;
  }

  private get individual(): boolean {
    return this.contract.trumpless && this.options.individualKontra;
  }

  private get defenders(): number[] {
    return [(this.soloist + 1) % 3, (this.soloist + 2) % 3];
  }

  /** Keys of the lanes of a component that a defender's kontra touches. */
  private lanesOf(part: string, seat: number): string[] {
    return (this.individual ? [seat] : this.defenders).map((one) => `${part}@${one}`);
  }

  levelOf(part: string, defender: number): number {
    return this.levels.get(`${part}@${defender}`) ?? 0;
  }

  private kontras(): string[] {
    if (this.tricks.length > 0 || this.turn === this.soloist || this.spoken.has(this.turn)) {
      return [];
    }
    const open = this.contract.parts
      .map(([part]) => part)
      .filter((part) => this.lanesOf(part, this.turn).every((lane) => !this.levels.get(lane)));
    return subsets(open).map((set) => `kontra ${set.join(' ')}`);
  }

  /** The calls open to a seat now, in notation. */
  private lanes(seat: number): string[] {
    return this.contract.parts.flatMap(([part]) => {
      if (!this.individual) {
        return this.levelOf(part, this.defenders[0]!) === this.level ? [part] : [];
      }
      return this.defenders
        .filter((defender) => seat === this.soloist || seat === defender)
        .filter((defender) => this.levelOf(part, defender) === this.level)
        .map((defender) => `${part}@${defender}`);
    });
  }

  private raise(names: readonly string[]): void {
    for (const name of names) {
      const lanes = name.includes('@') ? [name] : this.defenders.map((one) => `${name}@${one}`);
      for (const lane of lanes) this.levels.set(lane, this.level + 1);
      this.raisedSomething = true;
    }
    this.nextToRaise();
  }

  private nextToRaise(): void {
    for (;;) {
      const seat = this.asked.shift();
      if (seat === undefined) {
        if (!this.raisedSomething) break;
        this.level++;
        this.raisedSomething = false;
        if (this.level >= this.options.maxKontra) break;
        this.asked = this.level % 2 === 1 ? [this.soloist] : this.defenders;
        continue;
      }
      if (this.lanes(seat).length > 0) {
        this.phase = 'REKONTRA';
        this.turn = seat;
        return;
      }
    }
    this.phase = 'PLAY';
    this.turn = this.tricks[0]!.winner;
  }

  private play(card: string): void {
    this.hands[this.turn] = this.hands[this.turn]!.filter((one) => one !== card);
    this.table.push({ seat: this.turn, card });
    this.turn = (this.turn + 1) % 3;
    if (this.table.length === 3) this.endTrick();
  }

  private endTrick(): void {
    const cards = this.table;
    const trumps = cards.filter(({ card }) => card[0] === this.trump);
    const led = cards.filter(({ card }) => card[0] === cards[0]!.card[0]);
    const running = trumps.length > 0 ? trumps : led;
    const winner = running.reduce((a, b) =>
      this.strength(b.card) > this.strength(a.card) ? b : a,
    ).seat;
    this.tricks.push({ winner, cards });
    this.table = [];
    this.turn = winner;
    const alone = this.contract.parts.length === 1 && this.options.earlyEnd;
    const lost =
      (this.has('betli') && winner === this.soloist) ||
      (this.has('durchmars') && winner !== this.soloist);
    if (this.tricks.length === 10 || (alone && lost)) this.phase = 'SCORED';
    else if (this.tricks.length === 1) {
      this.level = 0;
      this.asked = [];
      this.raisedSomething = true;
      this.nextToRaise();
    }
  }

  cardPoints(cards: readonly string[]): number {
    return cards.reduce((sum, card) => {
      if (this.options.cardPoints === 'A10') return sum + (/[AX]$/.test(card) ? 10 : 0);
      return sum + (POINTS[card[1]!] ?? 0);
    }, 0);
  }

  /** Rule 6.4: values on record of a seat. */
  marriages(seat: number): number[] {
    const pairs = SUITS.filter(
      (suit) => this.ten[seat]!.includes(`${suit}K`) && this.ten[seat]!.includes(`${suit}O`),
    );
    const values = pairs.map((suit) => (suit === this.trump ? 40 : 20)).sort((a, b) => b - a);
    if (this.has('passz')) return values;
    if (seat !== this.soloist) return [];
    if (this.has('40-100')) return values.filter((value) => value === 40);
    if (this.has('20-100')) return values.filter((value) => value === 20).slice(0, 1);
    return [];
  }

  /** Rules 8 and 9: lines with amounts against the two defenders. */
  lines(): [string, [number, number]][] {
    if (this.forfeited) return [['passz not played', [-2, -2]]];
    const { options, contract, soloist } = this;
    const own = this.tricks.filter(({ winner }) => winner === soloist);
    const theirs = this.tricks.filter(({ winner }) => winner !== soloist);
    const points = (tricks: typeof own): number =>
      this.cardPoints(tricks.flatMap(({ cards }) => cards.map(({ card }) => card))) +
      (tricks.includes(this.tricks[9]!) ? 10 : 0);
    const talon = this.cardPoints(this.talon);
    const sp = points(own) + (options.talonOwner === 'soloist' ? talon : 0);
    const dp = points(theirs) + (options.talonOwner === 'soloist' ? 0 : talon);
    const counts = (tricks: typeof own, values: number[]): number[] =>
      tricks.length === 0 && options.marriageNeedsTrick ? [] : values;
    const sm = counts(own, this.marriages(soloist));
    const dm = counts(
      theirs,
      this.defenders.flatMap((seat) => this.marriages(seat)),
    );
    const m = contract.hearts ? 2 : 1;
    const last = this.tricks[9];
    const sevenPlay = last?.cards.find(({ card }) => card === `${this.trump}7`);
    const aces = own.flatMap(({ cards }) => cards).filter(({ card }) => card[1] === 'A').length;
    const lines: [string, [number, number]][] = [];
    const level = (name: string): [number, number] => [
      2 ** this.levelOf(name, this.defenders[0]!),
      2 ** this.levelOf(name, this.defenders[1]!),
    ];
    let passzPaid = true;
    if (!contract.trumpless && !this.conceded && this.tricks.length === 10) {
      const all = own.length === 10 ? 1 : theirs.length === 10 ? -1 : 0;
      const [a, b] = this.has('passz') ? level('passz') : [1, 1];
      if (all !== 0 && !this.has('durchmars')) {
        passzPaid = false;
        lines.push(['silent durchmars', [3 * m * all * a, 3 * m * all * b]]);
      }
      if (this.has('passz')) {
        const hundred = (value: number, values: number[]): boolean =>
          options.silent100Marriages === 'all'
            ? value + sum(values) >= 100
            : (values.includes(40) && value >= 60) || (values.includes(20) && value >= 80);
        for (const [made, sign] of [
          [hundred(sp, sm), 1],
          [hundred(dp, dm), -1],
        ] as const) {
          if (!made) continue;
          const replaces = options.silent100 === 'replace';
          if (replaces) passzPaid = false;
          const x = 2 * m * sign;
          lines.push(['silent 100', replaces ? [x * a, x * b] : [x, x]]);
        }
      }
      if (!this.has('ulti') && sevenPlay !== undefined) {
        const sign = sevenPlay.seat === soloist ? 1 : -1;
        if (sevenPlay.seat === last!.winner) {
          lines.push(['silent ulti', [2 * m * sign, 2 * m * sign]]);
        } else if (options.silentUltiFail === 'double') {
          lines.push(['silent ulti failed', [-4 * m * sign, -4 * m * sign]]);
        }
      }
    }
    for (const [name, value] of contract.parts) {
      if (name === 'passz' && !passzPaid) continue;
      const made: Record<string, boolean> = {
        passz: sp + sum(sm) > dp + sum(dm),
        '40-100': sp >= 60 && this.marriages(soloist).includes(40),
        '20-100': sp >= 80 && this.marriages(soloist).includes(20),
        ulti: sevenPlay?.seat === soloist && last!.winner === soloist,
        betli: own.length === 0,
        durchmars: own.length === 10,
        fourAces: aces === 4,
      };
      const won = made[name]! && !this.conceded;
      const penalty = name !== 'ulti' ? 0 : options.ultiPenalty === 'flat' ? m : value;
      const [a, b] = level(name);
      lines.push([
        name,
        won ? [value * a, value * b] : [-value * a - penalty, -value * b - penalty],
      ]);
    }
    return lines;
  }

  deltas(): number[] {
    const deltas = [0, 0, 0];
    for (const [, amounts] of this.lines()) {
      this.defenders.forEach((seat, i) => {
        deltas[seat]! -= amounts[i]!;
        deltas[this.soloist]! += amounts[i]!;
      });
    }
    return deltas;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** All non-empty parts of a list, by the binary numbers of their members. */
function subsets<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length - 1 }, (_, i) =>
    list.filter((_one, place) => ((i + 1) >> place) % 2 === 1),
  );
}
