/** Leaflets and their pictures, and tables to play their examples on. */
import { isRefusal, Table, type Game, type GameTypes, type ViewOf } from '@pakli/core';
import { readLeaflet, type Leaflet, type Picture, type Row } from '../../src/markdown/index.ts';
import { textOf } from '../markdown.ts';

export function leafletOf(game: string, locale = 'en'): Leaflet {
  return readLeaflet(textOf(game, locale, 'leaflet'));
}

export function picturesOf({ opening, paragraphs }: Leaflet): Picture[] {
  return [...opening, ...paragraphs.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'picture' ? [block] : [],
  );
}

/** The cards of a row, and its caption. */
export class Line {
  private readonly row: Row;

  constructor(row: Row) {
    this.row = row;
  }

  /** By stack. */
  get stacks(): readonly (readonly string[])[] {
    return this.row.parts.flatMap((part) => (part.kind === 'stack' ? [part.faces] : []));
  }

  get cards(): readonly string[] {
    return this.stacks.flat();
  }

  get words(): string {
    return this.row.parts
      .flatMap((part) => (part.kind === 'words' ? [part.text] : []))
      .join(' ')
      .trim();
  }

  get numbers(): readonly number[] {
    return numbersIn(this.words);
  }
}

export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The rows of an English picture. Every requested picture is noted: none may be left unplayed. */
export class Pictures {
  private readonly game: string;
  readonly played: Set<string> = new Set();

  constructor(game: string) {
    this.game = game;
  }

  get ids(): Set<string> {
    return new Set(picturesOf(leafletOf(this.game)).map(({ id }) => id));
  }

  rows(id: string): readonly Line[] {
    this.played.add(id);
    const found = picturesOf(leafletOf(this.game)).find((picture) => picture.id === id);
    if (found === undefined) throw new Error(`no picture ${id}`);
    return found.rows.map((row) => new Line(row));
  }
}

export function tableAt<K extends GameTypes>(game: Game<K>, position: string): Table<K> {
  const seats = game.seats[0] ?? 2;
  const deal = { number: 0, starter: 0, carry: Array.from({ length: seats }, () => 0) };
  const table = Table.open(game, game.rules.defaults, seats, deal, position);
  if (isRefusal(table)) throw new Error(`${position}: ${JSON.stringify(table)}`);
  return table;
}

/** Plays a move that must be legal. */
export function play<K extends GameTypes>(table: Table<K>, text: string): void {
  const answer = table.submit(table.turn, text);
  if (isRefusal(answer)) throw new Error(`${text}: ${JSON.stringify(answer)}`);
}

export function viewOf<K extends GameTypes>(table: Table<K>, seat = 0): ViewOf<K> {
  return table.game.view(table.state, seat);
}

/** The legal moves, in the game's notation. */
export function movesOf<K extends GameTypes>({ game, state, turn }: Table<K>): string[] {
  return game.view(state, turn).moves.map((move) => game.formatTruth(state, move));
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort();
}
