/** Copies the text of a box, and says in words whether it worked. */
import { useState } from 'react';

type Take = (box: HTMLTextAreaElement | null) => void;

/** Nothing is said before the first copy. */
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

/** Throws if the browser does not allow it. */
async function copy(box: HTMLTextAreaElement): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard !== undefined) {
    await clipboard.writeText(box.value);
    return;
  }
  // Pages over plain http have no clipboard, but may copy a selection.
  box.select();
  if (!document.execCommand('copy')) throw new Error('nothing was copied');
}
