/** A dialog: a bottom sheet on a phone, a card in the middle of a desk. Closes by Escape, by its button, or by a tap beside it. */
import { useLayoutEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { SheetRegion } from './Utterances.tsx';
import { useStore, ValueStore } from '../prefs/store.ts';
import { useWords } from '../words/Words.tsx';
import './Sheet.css';

/** How many are open. */
const sheets = new ValueStore(0);

/** Whether something lies over the page: alerts behind it are silent. */
export function isCovered(): boolean {
  return sheets.get() > 0;
}

/** The same, as a hook. */
export function useCovered(): boolean {
  return useStore(sheets) > 0;
}

/** Once nothing lies over the page. */
export function uncovered(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (sheets.get() > 0) return;
      stop();
      resolve();
    };
    const stop = sheets.subscribe(look);
    look();
  });
}

export interface SheetProps {
  readonly title: string;
  readonly close: () => void;
  /** It comes from above and leaves the part below in sight. */
  readonly top?: true | undefined;
  readonly children: ReactNode;
}

export function Sheet({ title, close, top, children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { frame } = useWords();
  // Open it before effects of its content run: a list that scrolls to its end must be visible.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Where the content says so, what the dialog is for comes before the way to close it.
    element?.querySelector<HTMLElement>('[data-focus]')?.focus();
    sheets.set(sheets.get() + 1);
    return () => {
      element?.close();
      sheets.set(sheets.get() - 1);
    };
  }, []);
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) close();
  };
  return (
    // Escape fires `cancel`; `close` would also fire for the closing on removal. A tap beside it is a shortcut.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="kit-sheet"
      ref={dialog}
      aria-label={title}
      data-top={top === true ? '' : undefined}
      // With one sheet over another, only the innermost is meant.
      onCancel={({ target, currentTarget }) => target === currentTarget && close()}
      onClick={onClick}
    >
      <div className="kit-sheet-body">
        <div className="kit-sheet-head">
          <h2>{title}</h2>
          <Button look="icon" aria-label={frame.table.close} onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
      <SheetRegion />
    </dialog>
  );
}
