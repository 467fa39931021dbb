/** Stands in for a page while its data is loading or cannot be had. */
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import type { ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';
import { Notice } from './Notice.tsx';

export function isPending(found: unknown): found is Refusal | undefined {
  return found === undefined || isRefusal(found);
}

/** Without a refusal it is loading: no need to go anywhere, and the page itself titles the tab. */
export function Pending({ refusal }: { readonly refusal?: Refusal | undefined }): ReactElement {
  const words = useWords();
  if (refusal !== undefined) return <Notice text={explain(words, refusal).text} />;
  return (
    <main className="kit-notice" aria-busy>
      <h1>{words.frame.error.loading}</h1>
    </main>
  );
}
