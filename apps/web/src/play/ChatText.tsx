/** One chat message, in the reader's language. */
import type { ChatLine, SignId } from '@pakli/protocol';
import type { LinkTableWords } from '@pakli/text/link-table';
import type { ReactElement } from 'react';
import { Sign } from './Sign.tsx';

export interface SpokenProps {
  readonly line: Pick<ChatLine, 'name' | 'say'>;
  readonly words: LinkTableWords;
}

export function Spoken({ line: { name, say }, words: { say: words } }: SpokenProps): ReactElement {
  const sign: SignId | undefined = 'sign' in say ? say.sign : undefined;
  const text = 'phrase' in say ? words.phrases[say.phrase] : 'text' in say ? say.text : '';
  return (
    <p className="play-spoken">
      <strong>{name}</strong>{' '}
      {sign === undefined ? (
        <span>{text}</span>
      ) : (
        <>
          <Sign sign={sign} />
          <span>{words.signs[sign]}</span>
        </>
      )}
    </p>
  );
}
