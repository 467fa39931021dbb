/**
 * Whose letters the cards have: the chosen ones, or else those of the language, which the page states above all cards.
 */
import type { CountryPack } from '@pakli/text';
import { createContext, useContext } from 'react';

const Shown = createContext<CountryPack>('international');
export const PackProvider = Shown.Provider;

export function usePack(): CountryPack {
  return useContext(Shown);
}
