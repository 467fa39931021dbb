/**
 * Announcements to screen readers, in one polite live region. A dialog silences everything behind it, so every sheet
 * has a region of its own for announcements made while it is open.
 */
import { createContext, useContext, useState, type ReactElement } from 'react';
import { useStore, type ValueStore } from '../prefs/store.ts';

export interface Utterance {
  /** Equal words said twice are two utterances. */
  readonly id: number;
  readonly text: string;
}

/** Grouped by what is said together. */
export type Utterances = ValueStore<readonly (readonly Utterance[])[]>;

/** The utterances of the table shown. */
export const UtterancesContext = createContext<Utterances | undefined>(undefined);

interface LiveRegionProps {
  readonly utterances: Utterances;
  /** Those already heard elsewhere. */
  readonly heard?: number;
}

export function LiveRegion({ utterances, heard = 0 }: LiveRegionProps): ReactElement {
  const said = useStore(utterances);
  return (
    <div className="hidden" aria-live="polite">
      {said
        .filter(([first]) => first !== undefined && first.id > heard)
        .map((together) => (
          <p key={together[0]?.id}>
            {together.length === 1
              ? together[0]?.text
              : together.map(({ id, text }) => <span key={id}>{text} </span>)}
          </p>
        ))}
    </div>
  );
}

/** For a sheet: announcements from now on. */
export function SheetRegion(): ReactElement | null {
  const utterances = useContext(UtterancesContext);
  const [heard] = useState(utterances?.get().at(-1)?.at(-1)?.id ?? 0);
  return utterances === undefined ? null : <LiveRegion {...{ utterances, heard }} />;
}
