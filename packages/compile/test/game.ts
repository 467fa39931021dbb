/** Games for tests: positions in words, moves by name, and every result in words again. */
import { CHANCE, isRefusal, OVER, Sfc32 } from '@pakli/core';
import { compile, type Event, type Options, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';

export class Played {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly random = new Sfc32(1);

  constructor(position: string, options: Partial<Options> = {}) {
    this.state = compile.create({ ...optionsOf(''), ...options }, 2);
    const refusal = compile.readPosition(this.state, position);
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    this.deal();
  }

  private readonly sink = (event: Event): void => void this.events.push(event);

  private deal(): void {
    const outcome = new Uint8Array(compile.maxOutcome);
    while (compile.turn(this.state) === CHANCE) {
      compile.deal(this.state, outcome, compile.draw(this.state, this.random, outcome), this.sink);
    }
  }

  /** Plays moves by the names that the player at turn may use. */
  play(...names: string[]): this {
    for (const name of names) {
      const move = compile.read(this.state, compile.turn(this.state), name);
      if (isRefusal(move))
        throw new Error(`${name}: ${JSON.stringify(move)} of ${this.options.join(' ')}`);
      compile.play(this.state, move, this.sink);
      this.deal();
    }
    return this;
  }

  get turn(): number {
    return compile.turn(this.state);
  }

  /** The question, and the options. */
  get options(): readonly string[] {
    return compile.view(this.state, this.turn).pending?.options ?? [];
  }

  get asked(): string {
    const { pending } = compile.view(this.state, this.turn);
    return pending === null ? 'nothing' : `P${pending.player} ${pending.kind}`;
  }

  /** A zone as written in a position: `P0 L0`. */
  zone(name: string): string {
    const field = compile
      .formatPosition(this.state)
      .split(' ; ')
      .find((part) => part.startsWith(`${name}:`));
    return field?.slice(name.length + 1).trim() ?? '';
  }

  get over(): boolean {
    return this.turn === OVER;
  }

  refusal(name: string): string {
    const answer = compile.read(this.state, this.turn, name);
    return isRefusal(answer) ? answer.refused : 'accepted';
  }

  /** The texts that were opened, in order: `Fire-0:bottom`. */
  get texts(): string[] {
    return this.events.flatMap((event) =>
      event.kind === 'text' ? [`${event.cards[0]?.card}:${event.box}`] : [],
    );
  }
}
