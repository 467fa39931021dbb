/**
 * Whether any German-suited card has been shown yet. The drawings are fetched
 * then and not before, and a card need not know where in the page they stand.
 */
let wanted = false;
const listeners = new Set<() => void>();

export function want(): void {
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

export function isWanted(): boolean {
  return wanted;
}

export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
