/** HTML for one's own page: a frame, and a picture where frames are not allowed. */
import type { ReplayWords } from '@pakli/text/replay';
import type { ReactElement } from 'react';
import { frameCode, pictureCode, type EmbedCode } from '../kit/embed.ts';
import { Copied, type CopiedProps } from './Copied.tsx';

export interface EmbedCodesProps {
  readonly code: EmbedCode;
  readonly text: ReplayWords['share'];
  readonly take: CopiedProps['take'];
}

export function EmbedCodes({ code, text, take }: EmbedCodesProps): ReactElement {
  return (
    <details className="replay-own">
      <summary>{text.own}</summary>
      <p>{text.ownAbout}</p>
      <Copied name={text.frame} value={frameCode(code)} act={text.copyFrame} take={take} />
      <Copied name={text.picture} value={pictureCode(code)} act={text.copyPicture} take={take} />
    </details>
  );
}
