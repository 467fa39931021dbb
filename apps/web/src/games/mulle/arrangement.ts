/**
 * Where the piles lie. A pile keeps its cell while it is on the table, as at a
 * real one; a build takes its base's cell, and a second one beside it if free;
 * new singles take the first free cell.
 */
import type { PileView } from '@pakli/mulle';
import type { Place } from '../../table/game-table.ts';
import { pilePlaces } from './places.ts';

export interface Cell {
  readonly row: number;
  readonly column: number;
  /** Cells to the right, including this one. */
  readonly span: 1 | 2;
}

export interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** New builds take a single cell. */
  readonly snug?: boolean;
}

export interface Arrangement {
  readonly table: readonly PileView[];
  readonly grid: Grid;
  readonly cells: ReadonlyMap<Place, Cell>;
  /** For the next single. */
  readonly free: Cell;
  /** The cell of the first pile just captured: the capturing card is laid there. */
  readonly left: Cell | undefined;
}

/** From roomy to crowded. A narrow table prefers more rows, a wide one tighter builds. */
export type Grids = readonly [Grid, ...Grid[]];

export const TALL: Grids = [
  { rows: 3, columns: 5 },
  { rows: 4, columns: 5 },
  { rows: 4, columns: 5, snug: true },
  { rows: 4, columns: 6 },
  { rows: 4, columns: 6, snug: true },
  { rows: 5, columns: 7, snug: true },
];
export const WIDE: Grids = [
  { rows: 2, columns: 8 },
  { rows: 2, columns: 8, snug: true },
  { rows: 3, columns: 9 },
  { rows: 3, columns: 11, snug: true },
];

export function arrange(
  table: readonly PileView[],
  grids: Grids,
  before?: Arrangement,
): Arrangement {
  // A grown table keeps its grid while in use, or cards would jump.
  const grown = table.length === 0 || before === undefined ? -1 : grids.indexOf(before.grid);
  for (const grid of grown < 0 ? grids : grids.slice(grown)) {
    const laid = lay(table, grid, before);
    if (laid !== undefined) return laid;
  }
  return beyond(table, grids[0]);
}

/** More piles than any grid has cells: adds rows until all fit. */
function beyond(table: readonly PileView[], { columns }: Grid): Arrangement {
  const grid = { rows: Math.ceil((table.length + 1) / columns), columns, snug: true };
  const free: Cell = { row: 0, column: 0, span: 1 };
  return lay(table, grid, undefined) ?? { table, grid, cells: new Map(), free, left: undefined };
}

/** Undefined if the piles do not fit. */
function lay(
  table: readonly PileView[],
  grid: Grid,
  before: Arrangement | undefined,
): Arrangement | undefined {
  const places = pilePlaces(table);
  const floor = new Floor(grid);
  const cells = new Map<Place, Cell>();
  // First what was there already, then builds made of it, then new piles.
  const steps = [
    (place: Place): Cell | undefined => floor.keep(before?.cells.get(place)),
    (_: Place, pile: PileView): Cell | undefined =>
      pile.cards.length === 1 ? undefined : floor.replace(parts(pile, before, places)),
    (): Cell | undefined => floor.firstFree(),
  ];
  for (const find of steps) {
    for (const [i, pile] of table.entries()) {
      const place = places[i] ?? '';
      const cell = cells.has(place) ? undefined : find(place, pile);
      if (cell === undefined) continue;
      floor.fill(cell);
      cells.set(place, cell);
    }
  }
  const free = floor.firstFree();
  if (free === undefined || cells.size < table.length) return undefined;
  floor.fill(free);
  for (const [i, { cards }] of table.entries()) {
    const place = places[i] ?? '';
    const cell = cells.get(place);
    if (cell?.span !== 1 || cards.length === 1) continue;
    const wide = floor.widened(cell);
    if (wide === undefined) continue;
    floor.fill(wide);
    cells.set(place, wide);
  }
  const gone = before === undefined ? [] : [...before.cells].filter(([place]) => !cells.has(place));
  return { table, grid, cells, free, left: gone[0]?.[1] };
}

/** The cells of the piles in a new or changed build, the biggest first. */
function parts(pile: PileView, before: Arrangement | undefined, places: readonly Place[]): Cell[] {
  if (before === undefined) return [];
  const names = pilePlaces(before.table);
  return before.table
    .map(({ cards }, i) => ({ cards, place: names[i] ?? '' }))
    .filter(({ place }) => !places.includes(place))
    .filter(({ cards }) => cards.every((card) => pile.cards.includes(card)))
    .sort((one, other) => other.cards.length - one.cards.length)
    .flatMap(({ place }) => before.cells.get(place) ?? []);
}

class Floor {
  private readonly grid: Grid;
  private readonly taken = new Set<number>();
  /** All cells from the middle outwards. */
  private readonly order: readonly Cell[];

  constructor(grid: Grid) {
    const { rows, columns } = grid;
    this.grid = grid;
    const far = ({ row, column }: Cell): number =>
      Math.abs(column - (columns - 1) / 2) + 0.9 * Math.abs(row - (rows - 1) / 2);
    this.order = Array.from({ length: rows * columns }, (_, i): Cell => {
      return { row: Math.floor(i / columns), column: i % columns, span: 1 };
    }).sort((one, other) => far(one) - far(other));
  }

  fill({ row, column, span }: Cell): void {
    for (let i = 0; i < span; i++) this.taken.add(row * this.grid.columns + column + i);
  }

  firstFree(): Cell | undefined {
    return this.order.find(({ row, column }) => this.isFree(row, column));
  }

  /** The cell, if it is free. */
  keep(cell: Cell | undefined): Cell | undefined {
    return cell !== undefined && this.isFree(cell.row, cell.column) ? cell : undefined;
  }

  /** The first of the cells with room beside it, else two cells anywhere, else any of the cells. */
  replace(cells: readonly Cell[]): Cell | undefined {
    const kept = cells.flatMap((cell) => this.keep(cell) ?? []);
    const wide = kept.find(({ span }) => span === 2);
    if (wide !== undefined) return wide;
    if (this.grid.snug === true) return kept[0];
    for (const cell of [...kept, ...this.order]) {
      const found = this.isFree(cell.row, cell.column) ? this.widened(cell) : undefined;
      if (found !== undefined) return found;
    }
    return kept[0];
  }

  /** The cell widened to its right or left neighbour, if one is free. */
  widened({ row, column }: Cell): Cell | undefined {
    if (this.isFree(row, column + 1)) return { row, column, span: 2 };
    return this.isFree(row, column - 1) ? { row, column: column - 1, span: 2 } : undefined;
  }

  private isFree(row: number, column: number): boolean {
    const { rows, columns } = this.grid;
    const inside = row < rows && column >= 0 && column < columns;
    return inside && !this.taken.has(row * columns + column);
  }
}
