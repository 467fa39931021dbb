/** How others join: the link of the table, to copy, to share, and as a code for a phone. */
import { useRef, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { Code } from './Code.tsx';
import './Invitation.css';
import { OnlyHere } from './OnlyHere.tsx';
import { useAddress } from './use-address.ts';

export interface InvitationProps {
  readonly table: string;
  /** The game and its name. */
  readonly id: string;
  readonly game: string;
}

export function Invitation({ table, id, game }: InvitationProps): ReactElement {
  const { invite: text } = useOnlineWords();
  const [news, take] = useCopy(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const { address, onlyHere } = useAddress(`/t/${table}`, id);
  // Pages over plain http cannot share, nor can every browser.
  const share = (navigator as Partial<Navigator>).share?.bind(navigator);
  return (
    <section className="kit-part online-invitation" aria-label={text.title}>
      <h2>{text.title}</h2>
      {onlyHere && <OnlyHere />}
      <textarea
        ref={box}
        aria-label={text.link}
        readOnly
        rows={2}
        value={address}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="acts online-invitation-acts">
        <Button onClick={() => take(box.current)}>{text.copy}</Button>
        {share !== undefined && (
          <Button
            // Cancelling is no error.
            onClick={() => void share({ text: text.text(game), url: address }).catch(() => {})}
          >
            <Icon name="share" />
            {text.share}
          </Button>
        )}
      </div>
      <p role="status">{news}</p>
      {/* A phone could not open it. */}
      {!onlyHere && <Code text={address} name={text.code} />}
    </section>
  );
}
