/** Reports errors over every page, above dialogs too. */
import { explain } from '@pakli/text';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Button } from './Button.tsx';
import { useWords } from '../words/Words.tsx';
import { Icon } from './Icon.tsx';
import { forgetNotice, useNotified } from './notices.ts';
import './Notices.css';

export function Notices(): ReactElement {
  const words = useWords();
  const notified = useNotified();
  const box = useRef<HTMLDivElement>(null);
  // The element shown last is on top: a dialog may have opened since.
  useLayoutEffect(() => {
    if (notified === undefined) return undefined;
    const element = box.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, [notified]);
  return (
    <div className="kit-notices" role="alert" popover="manual" ref={box}>
      {notified !== undefined && (
        <div className="kit-notices-note">
          <p>{explain(words, notified.refusal).text}</p>
          <Button look="icon" aria-label={words.frame.table.close} onClick={forgetNotice}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  );
}
