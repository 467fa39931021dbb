/** The suits that a table of Ulti shows: the chosen ones, except where a text speaks of the German ones. */
import { createContext, useContext } from 'react';
import { useSettings, type Settings } from './settings.ts';

const Told = createContext<Settings['suits'] | undefined>(undefined);
export const SuitsProvider = Told.Provider;

export function useSuits(): Settings['suits'] {
  const told = useContext(Told);
  const { suits } = useSettings();
  return told ?? suits;
}
