/** The French card that replaces an Ulti card, for people who do not know the German suits. */
const SUITS: ReadonlyMap<string, string> = new Map([
  ['H', 'H'],
  ['B', 'D'],
  ['L', 'S'],
  ['A', 'C'],
]);
const RANKS: ReadonlyMap<string, string> = new Map([
  ['U', 'J'],
  ['O', 'Q'],
  ['X', 'T'],
]);

/** `LO` is `QS`: rank and suit swap, because Ulti writes the suit first. */
export function frenchFace(face: string): string {
  const [suit, rank] = [face.charAt(0), face.charAt(1)];
  return (RANKS.get(rank) ?? rank) + (SUITS.get(suit) ?? suit);
}

/** A German suit as the French one, in a small letter to avoid confusion with a German one: `L` is `s`. */
export function frenchSuit(suit: string): string {
  return SUITS.get(suit)?.toLowerCase() ?? suit;
}
