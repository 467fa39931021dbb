/**
 * Even lines: everybody sits in each line equally often. Tables and people are the two sides of a
 * bipartite graph, a seat is an edge, a line is a colour. A person's seats are split into runs of as
 * many rounds as there are lines, so that no vertex has more edges than there are colours; by König's
 * theorem the edges can then be coloured with every colour at most once at each vertex. So everybody
 * sits in every line once per run of rounds, whatever the plan.
 */
import type { RoundPlan } from './plan.ts';

/** Reorders the people of each table. Nobody may sit twice in one round. */
export function evenLines(rounds: readonly RoundPlan[], seats: number): RoundPlan[] {
  const graph = new Colouring(seats);
  for (const [round, tables] of rounds.entries()) {
    for (const [table, people] of tables.entries()) {
      for (const person of people) {
        graph.add(`person ${person} ${Math.floor(round / seats)}`, `table ${round} ${table}`);
      }
    }
  }
  let edge = 0;
  return rounds.map((tables) =>
    tables.map((people) => {
      const seated = [...people];
      for (const person of people) seated[graph.colourOf(edge++)] = person;
      return seated;
    }),
  );
}

/** An edge colouring of a bipartite graph, built edge by edge. */
class Colouring {
  private readonly colours: number;
  /** The edge of each colour at each vertex. */
  private readonly at = new Map<string, (number | undefined)[]>();
  private readonly edges: { readonly ends: readonly [string, string]; colour: number }[] = [];

  constructor(colours: number) {
    this.colours = colours;
  }

  colourOf(edge: number): number {
    return this.edges[edge]?.colour ?? 0;
  }

  add(left: string, right: string): void {
    const [free, other] = [this.freeAt(left), this.freeAt(right)];
    if (free !== other) this.swapPath(right, free, other);
    this.paint(this.edges.push({ ends: [left, right], colour: free }) - 1);
  }

  private vertex(name: string): (number | undefined)[] {
    const known = this.at.get(name) ?? Array<number | undefined>(this.colours).fill(undefined);
    this.at.set(name, known);
    return known;
  }

  private freeAt(name: string): number {
    const free = this.vertex(name).indexOf(undefined);
    if (free < 0) throw new Error(`${name}: more seats than lines`);
    return free;
  }

  /** Swaps two colours along the path that begins at a vertex with `first`, which is free there afterwards. */
  private swapPath(start: string, first: number, second: number): void {
    const path: number[] = [];
    let [vertex, colour] = [start, first];
    for (;;) {
      const edge = this.vertex(vertex)[colour];
      const ends = edge === undefined ? undefined : this.edges[edge]?.ends;
      if (edge === undefined || ends === undefined) break;
      path.push(edge);
      vertex = ends[0] === vertex ? ends[1] : ends[0];
      colour = colour === first ? second : first;
    }
    for (const edge of path) {
      for (const end of this.edges[edge]?.ends ?? []) {
        this.vertex(end)[this.colourOf(edge)] = undefined;
      }
    }
    for (const edge of path) {
      const known = this.edges[edge];
      if (known !== undefined) known.colour = known.colour === first ? second : first;
      this.paint(edge);
    }
  }

  private paint(edge: number): void {
    const { ends, colour } = this.edges[edge] ?? { ends: [], colour: 0 };
    for (const end of ends) this.vertex(end)[colour] = edge;
  }
}
