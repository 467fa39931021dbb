/** Whose letters the cards have: the chosen ones, or else those of the language, which the page says above all cards. */
import type { Pack } from '@pakli/text';
import { createContext, useContext } from 'react';

const Shown = createContext<Pack>('international');
export const PackProvider = Shown.Provider;

export function usePack(): Pack {
  return useContext(Shown);
}
