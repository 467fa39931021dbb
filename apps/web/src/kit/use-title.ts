import { useEffect } from 'react';
import { useStore, ValueStore } from '../prefs/store.ts';
import { useWords } from '../words/Words.tsx';

interface Waiting {
  /** Tables out of sight that wait for this person. */
  readonly count: number;
}

const NONE: Waiting = { count: 0 };
const waiting = new ValueStore(NONE);

/** From now on the tab says so on every page; the returned function ends that, unless somebody has set another text since. */
export function tellWaiting(count: number): () => void {
  const told = { count };
  waiting.set(told);
  return () => {
    if (waiting.get() === told) waiting.set(NONE);
  };
}

/** The tab's title while a page is shown, before the name of the house. */
export function useTitle(title: string): void {
  useWholeTitle(`${title} · ${useWords().frame.name}`);
}

export function useWholeTitle(title: string): void {
  const { count } = useStore(waiting);
  useEffect(() => {
    document.title = count === 0 ? title : `(${count}) ${title}`;
  }, [title, count]);
}
