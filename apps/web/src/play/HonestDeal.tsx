/** After a match by link: re-deals every card on the spot, and says plainly what it found. */
import { isRefusal, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { refusalOf } from '../host/failure.ts';
import type { Honesty } from '../host/remote-state.ts';
import { useHost } from '../host/use-host.ts';
import type { Link } from '../table/link.ts';
import { useWords } from '../words/Words.tsx';
import './HonestDeal.css';

export function HonestDeal({ link }: { readonly link: Link }): ReactElement {
  const words = useWords();
  const host = useHost();
  const { words: linked, remembered = { nonces: [] } } = link;
  const { honest: text } = linked;
  const [found, setFound] = useState<Honesty | Refusal | 'asked'>();
  const told = useRef<HTMLParagraphElement>(null);
  // In a short dialog the result is below the edge.
  useEffect(() => {
    if (typeof found === 'object') told.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const ask = (): void => {
    setFound('asked');
    host.verify(remembered).then(setFound, (error: unknown) => setFound(refusalOf(error)));
  };
  const said =
    found === undefined || found === 'asked'
      ? ''
      : isRefusal(found)
        ? explain(words, found).text
        : found.kind === 'honest'
          ? text.yes
          : `${text.no} ${text.wrong[found.wrong]}`;
  return (
    <section className="play-honest">
      <Button disabled={found === 'asked'} onClick={ask}>
        {text.ask}
      </Button>
      <p
        ref={told}
        role="status"
        data-found={typeof found === 'object' && 'kind' in found ? found.kind : undefined}
      >
        {said}
      </p>
      {typeof found === 'object' && !isRefusal(found) && found.kind === 'honest' && (
        <details>
          <summary>{text.how}</summary>
          <p>
            {[text.checked(found.outcomes), ...(found.own ? [text.own] : []), text.limits].join(
              ' ',
            )}
          </p>
        </details>
      )}
    </section>
  );
}
