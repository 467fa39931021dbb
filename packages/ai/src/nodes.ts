/**
 * The nodes of a tree in typed arrays. A node is a move of a seat after
 * everything that led to its parent; it is found by parent, seat and move in a
 * hash table, so that a position with many moves costs no more per move than
 * one with few. Node 0 is the root; since nothing leads to it, 0 also means
 * "none".
 */
import type { Move, Seat } from '@pakli/core';

/** The initial capacity, which doubles when it is used up. */
const FIRST_ROOM = 1024;
/** About 30 MB. */
const MOST_NODES = 1 << 19;

export class Nodes {
  /** How many there are, the root included. */
  count = 1;
  /** Per node: playouts that went through it, and how often it could have been chosen since it was added. */
  visits: Int32Array = new Int32Array(FIRST_ROOM);
  chances: Int32Array = new Int32Array(FIRST_ROOM);
  /** Per node, summed over those playouts: the weights of their worlds, and the weighted values to the seat that moved. */
  weights: Float64Array = new Float64Array(FIRST_ROOM);
  sums: Float64Array = new Float64Array(FIRST_ROOM);
  private parents: Int32Array = new Int32Array(FIRST_ROOM);
  private moves: Int32Array = new Int32Array(FIRST_ROOM);
  private seats: Uint8Array = new Uint8Array(FIRST_ROOM);
  /** Nodes by hash, with at least twice as many slots as nodes; 0 is a free slot. */
  private slots: Int32Array = new Int32Array(2 * FIRST_ROOM);

  get isFull(): boolean {
    return this.count >= MOST_NODES;
  }

  /** The node of a move, or 0. */
  find(parent: number, seat: Seat, move: Move): number {
    return this.slots[this.slotOf(parent, seat, move)]!;
  }

  /** Adds the node of a move that has none. */
  add(parent: number, seat: Seat, move: Move): number {
    if (this.count === this.visits.length) this.grow();
    const node = this.count++;
    this.parents[node] = parent;
    this.seats[node] = seat;
    this.moves[node] = move;
    this.slots[this.slotOf(parent, seat, move)] = node;
    return node;
  }

  /** Adds a playout to the nodes on its path, with its value to the seat that moved to each. */
  learn(
    path: Int32Array,
    movers: Uint8Array,
    depth: number,
    weight: number,
    values: Float64Array,
  ): void {
    for (let i = 0; i < depth; i++) {
      const node = path[i]!;
      this.visits[node] = this.visits[node]! + 1;
      this.weights[node] = this.weights[node]! + weight;
      this.sums[node] = this.sums[node]! + weight * values[movers[i]!]!;
    }
  }

  /** The mean value of playouts through a node, to the seat that moved. */
  mean(node: number): number {
    const weight = this.weights[node]!;
    return weight > 0 ? this.sums[node]! / weight : 0;
  }

  private slotOf(parent: number, seat: Seat, move: Move): number {
    const mask = this.slots.length - 1;
    let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(move, 0x85ebca6b) ^ seat;
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    for (let slot = (hash ^ (hash >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const node = this.slots[slot]!;
      if (node === 0) return slot;
      if (this.parents[node] === parent && this.moves[node] === move && this.seats[node] === seat) {
        return slot;
      }
    }
  }

  private grow(): void {
    const room = 2 * this.visits.length;
    this.visits = larger(new Int32Array(room), this.visits);
    this.chances = larger(new Int32Array(room), this.chances);
    this.weights = larger(new Float64Array(room), this.weights);
    this.sums = larger(new Float64Array(room), this.sums);
    this.parents = larger(new Int32Array(room), this.parents);
    this.moves = larger(new Int32Array(room), this.moves);
    this.seats = larger(new Uint8Array(room), this.seats);
    this.slots = new Int32Array(2 * room);
    for (let node = 1; node < this.count; node++) {
      const slot = this.slotOf(this.parents[node]!, this.seats[node]!, this.moves[node]!);
      this.slots[slot] = node;
    }
  }
}

function larger<A extends Int32Array | Float64Array | Uint8Array>(into: A, from: A): A {
  into.set(from);
  return into;
}
