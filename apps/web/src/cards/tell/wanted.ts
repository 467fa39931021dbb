/**
 * Whether any German-suited card has been shown yet. The drawings are fetched
 * then and not before, and a card need not know where in the page they stand.
 */
import { Store } from '../../prefs/store.ts';

export const wanted = new Store(false);

export function want(): void {
  if (!wanted.get()) wanted.set(true);
}
