/** What a store keeps of tables that are open to anyone, and of people who do not want to meet. */

export interface OpenSeatRow {
  readonly table: string;
  readonly host: string;
  readonly since: number;
  /** Programs may sit down, too. */
  readonly programs: boolean;
  /** The list says what the host is called. */
  readonly named: boolean;
}

export interface PersonBlock {
  readonly person: string;
  readonly at: number;
}

export interface OpenSeatStore {
  /** Lists a table, or changes how it is listed. False where its host has so many others listed. */
  openSeats(open: OpenSeatRow, most: number): Promise<boolean>;
  closeSeats(table: string): Promise<void>;
  openTable(table: string): Promise<OpenSeatRow | undefined>;
  /** Those that gather, the newest first; what is over or gone is forgotten. */
  listOpen(most: number): Promise<readonly OpenSeatRow[]>;
  /** Somebody does not want to meet another. False where the list is full. */
  block(person: string, other: string, at: number, most: number): Promise<boolean>;
  unblock(person: string, at: number): Promise<void>;
  /** Those whom somebody has blocked, oldest first. */
  blocksOf(person: string): Promise<readonly PersonBlock[]>;
  /** Those whom somebody does not meet: who has blocked them, and whom they have. */
  notMet(person: string): Promise<ReadonlySet<string>>;
  /** People who are reached by a contact with this text in it, at most so many. */
  peopleReachedBy(text: string, most: number): Promise<readonly string[]>;
}
