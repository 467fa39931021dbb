/** Copies what stands in a box, and what came of it in words. */
import { useState } from 'react';

type Take = (box: HTMLTextAreaElement | null) => void;

/** Nothing is said before somebody has taken a copy. */
export function useCopy(words: {
  readonly copied: string;
  readonly notCopied: string;
}): readonly [news: string, take: Take] {
  const [news, setNews] = useState('');
  const take: Take = (box) => {
    if (box === null) return;
    copy(box).then(
      () => setNews(words.copied),
      () => setNews(words.notCopied),
    );
  };
  return [news, take];
}

/** Throws where the browser does not allow it. */
async function copy(box: HTMLTextAreaElement): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard !== undefined) {
    await clipboard.writeText(box.value);
    return;
  }
  // A page from plain http has no clipboard, but may copy what is marked.
  box.select();
  if (!document.execCommand('copy')) throw new Error('nothing was copied');
}
