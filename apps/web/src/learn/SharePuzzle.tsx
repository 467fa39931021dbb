/** Shares a puzzle: a link, and HTML for one's own page. */
import type { ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { useAddress } from '../online/use-address.ts';
import { Copied } from '../replay/Copied.tsx';
import { EmbedCodes } from '../replay/EmbedCodes.tsx';
import { useReplayWords } from '../words/replay-words.ts';
import { useWords } from '../words/Words.tsx';

export interface SharePuzzleProps {
  readonly game: string;
  /** Its number or its day. */
  readonly which: string;
  readonly title: string;
  readonly close: () => void;
}

export function SharePuzzle({ game, which, title, close }: SharePuzzleProps): ReactElement {
  const { locale } = useWords();
  const { share: text } = useReplayWords();
  const [news, take] = useCopy(text);
  const { address } = useAddress(`/learn/${game}/puzzle/${which}`, game);
  const code = { path: `/puzzle/${game}/${which}`, link: address, game, locale, title };
  return (
    <Sheet title={text.title} close={close}>
      <div className="replay-share">
        <Copied name={text.link} value={address} act={text.copyLink} take={take} />
        <EmbedCodes code={code} text={text} take={take} />
        <p role="status">{news}</p>
      </div>
    </Sheet>
  );
}
