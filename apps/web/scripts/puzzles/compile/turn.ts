/**
 * One turn of Compile searched to its end with all choices of both players, and of the next turn the part before its
 * action: whether the player wins, or is not beaten. Something is sure if it is the same in every world that the player
 * cannot tell apart: no hidden card is seen on the way, except cards that are drawn or discarded and have no further
 * part in it, and nothing is shuffled.
 */
import { compile, type Event, type State } from '@pakli/compile';
import { fork, OVER, Sfc32, type Move, type Random, type Seat } from '@pakli/core';

/** The player wins before his turn is over; or the opponent does not win before he may act. */
export type Aim = 'win' | 'stop';

export class TooMany extends Error {}

/** Where the turn stands after a move. */
interface After {
  readonly state: State;
  /** Turns that have begun since. */
  readonly turns: number;
  /** Own cards that were drawn on the way. */
  readonly drawn: ReadonlySet<string>;
  /** Something was seen that could be different. */
  readonly news: boolean;
}

export class Turn {
  nodes = 0;
  private readonly me: Seat;
  private readonly aim: Aim;
  private readonly sure: boolean;
  private readonly budget: number;
  private readonly random: Random = new Sfc32(1);
  private readonly outcome = new Uint8Array(compile.maxOutcome);

  constructor(me: Seat, aim: Aim, sure: boolean, budget: number) {
    this.me = me;
    this.aim = aim;
    this.sure = sure;
    this.budget = budget;
  }

  reaches(state: State, move: Move): boolean {
    return this.after({ state, turns: 0, drawn: new Set(), news: false }, move);
  }

  /** The moves from here that reach it, in notation, and what the other player answers. */
  line(state: State, move: Move): string[] {
    return this.told(state, move, (at, moves) =>
      moves.find((one) => compile.turn(at.state) !== this.me || this.after(at, one)),
    );
  }

  /** How it goes wrong after a move, until it is lost or up to chance. */
  refuted(state: State, move: Move): string[] {
    return this.told(
      state,
      move,
      (at, moves) => moves.find((one) => !this.after(at, one)) ?? moves[0],
    );
  }

  /** A line in notation from its first move until it is decided, up to chance, or offers no choice. */
  private told(
    state: State,
    move: Move,
    choose: (at: After, moves: readonly Move[]) => Move | undefined,
  ): string[] {
    const line: string[] = [];
    let at: After = { state, turns: 0, drawn: new Set(), news: false };
    let next: Move | undefined = move;
    while (next !== undefined) {
      line.push(compile.formatTruth(at.state, next));
      at = this.play(at, next);
      const turn = compile.turn(at.state);
      if (turn < 0 || this.decided(at) !== undefined) return line;
      next = choose(at, this.movesOf(at, turn));
    }
    return line;
  }

  private after(before: After, move: Move): boolean {
    if (++this.nodes > this.budget) throw new TooMany();
    return this.from(this.play(before, move));
  }

  private play(before: After, move: Move): After {
    const state = fork(compile, before.state);
    const events: Event[] = [];
    compile.play(state, move, (event) => void events.push(event));
    return this.seen(state, before, events);
  }

  private seen(state: State, before: After, events: readonly Event[]): After {
    let { turns, news } = before;
    const drawn = new Set(before.drawn);
    for (const event of events) {
      if (event.kind === 'turn') turns++;
      const cards = compile.seen(event, this.me)?.cards ?? [];
      if (event.kind === 'draw') {
        for (const { card, news: fresh } of cards) if (fresh && card !== null) drawn.add(card);
      } else {
        const fromHand =
          event.kind === 'discard' && cards.every(({ from }) => from.endsWith('.hand'));
        news ||= !fromHand && cards.some((card) => card.news);
      }
      const used = cards.some(({ card }) => card !== null && drawn.has(card));
      news ||= event.kind !== 'draw' && used;
    }
    return { state, turns, drawn, news };
  }

  /** Whether it is reached, as far as that is certain here. */
  private decided({ state, turns, news }: After): boolean | undefined {
    if (this.sure && news) return false;
    if (compile.turn(state) === OVER) {
      const won = compile.scores(state)[this.me] === 1;
      return this.aim === 'win' ? won && turns === 0 : won;
    }
    if (this.aim === 'win') return turns > 0 ? false : undefined;
    if (turns > 1) return true;
    const { phase } = compile.view(state, this.me);
    return turns === 1 && (phase === 'action' || phase === 'cache' || phase === 'end')
      ? true
      : undefined;
  }

  private movesOf({ state, drawn }: After, turn: Seat): readonly Move[] {
    const { moves } = compile.view(state, turn);
    if (!this.sure || turn !== this.me || drawn.size === 0) return moves;
    const fresh = [...drawn];
    return moves.filter((move) => {
      const text = compile.formatTruth(state, move);
      return !fresh.some((card) => text.startsWith(card));
    });
  }

  private from(at: After): boolean {
    const decided = this.decided(at);
    if (decided !== undefined) return decided;
    const turn = compile.turn(at.state);
    if (turn < 0) {
      if (this.sure) return false;
      const state = fork(compile, at.state);
      const length = compile.draw(state, this.random, this.outcome);
      const events: Event[] = [];
      compile.deal(state, this.outcome, length, (event) => void events.push(event));
      return this.from(this.seen(state, at, events));
    }
    const moves = this.movesOf(at, turn);
    return turn === this.me
      ? moves.some((move) => this.after(at, move))
      : moves.every((move) => this.after(at, move));
  }
}
