/** The decisions of a shard as columns that grow. */
import type { Column } from './npy.ts';

class Growing<Numbers extends Int32Array | Uint8Array | Float32Array> {
  length = 0;
  private numbers: Numbers;
  private readonly make: (length: number) => Numbers;

  constructor(make: (length: number) => Numbers) {
    this.make = make;
    this.numbers = make(1024);
  }

  push(number: number): void {
    this.room(1)[this.length++] = number;
  }

  append(numbers: Int32Array | Float32Array): void {
    this.room(numbers.length).set(numbers, this.length);
    this.length += numbers.length;
  }

  private room(count: number): Numbers {
    if (this.length + count > this.numbers.length) {
      const larger = this.make(Math.max(2 * this.numbers.length, this.length + count));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    return this.numbers;
  }

  get all(): Numbers {
    return this.numbers.subarray(0, this.length) as Numbers;
  }
}

const floats = (length: number): Float32Array => new Float32Array(length);
const ints = (length: number): Int32Array => new Int32Array(length);
const bytes = (length: number): Uint8Array => new Uint8Array(length);

export class Rows {
  readonly observations: Growing<Float32Array> = new Growing(floats);
  readonly actions: Growing<Int32Array> = new Growing(ints);
  readonly legal: Growing<Int32Array> = new Growing(ints);
  readonly legalCounts: Growing<Int32Array> = new Growing(ints);
  readonly seats: Growing<Uint8Array> = new Growing(bytes);
  readonly players: Growing<Uint8Array> = new Growing(bytes);
  readonly games: Growing<Int32Array> = new Growing(ints);
  readonly payoffs: Growing<Float32Array> = new Growing(floats);

  get count(): number {
    return this.actions.length;
  }

  /** The end of a deal: what it brought the player who decided in its rows. */
  pay(payoffs: Float64Array): void {
    const seats = this.seats.all;
    while (this.payoffs.length < this.count) {
      this.payoffs.push(payoffs[seats[this.payoffs.length] ?? 0] ?? 0);
    }
  }

  /** By file name; a width where a row has many numbers. */
  columns(half: boolean, width: number): readonly (readonly [string, Column, number?])[] {
    const observations = this.observations.all;
    return [
      ['observations', half ? Float16Array.from(observations) : observations, width],
      ['actions', this.actions.all],
      ['legal', this.legal.all],
      ['legal_counts', this.legalCounts.all],
      ['seats', this.seats.all],
      ['players', this.players.all],
      ['games', this.games.all],
      ['payoffs', this.payoffs.all],
    ];
  }
}
