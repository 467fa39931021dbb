/** Tables opened in this page a moment ago: whoever opened one need not say that they want to sit there. */
const opened = new Set<string>();

export function opens(table: string): void {
  opened.add(table);
}

/** True once per table. */
export function arrives(table: string): boolean {
  return opened.delete(table);
}

/** Tables to which this page moves with the people of another one: their seats are theirs already. */
const again = new Set<string>();

export function playsOn(table: string): void {
  again.add(table);
}

/** True once per table. */
export function arrivesAgain(table: string): boolean {
  return again.delete(table);
}
