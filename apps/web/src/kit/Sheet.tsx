/** A dialog: a sheet from below on a phone, a card in the middle of a desk. Closes by Escape, by its button, or by a tap beside it. */
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

/** The same, for what is drawn. */
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
  /** It comes from above and leaves what is below it in sight. */
  readonly top?: true | undefined;
  readonly children: ReactNode;
}

export function Sheet({ title, close, top, children }: SheetProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { frame } = useWords();
  // Open before its content has effects: what scrolls to its end can only do so once it is seen.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // What the dialog is there for comes before how to be rid of it, where its content says so.
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
    // Escape cancels; `close` would also tell of the closing that belongs to being removed. A tap beside it is a short cut.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="kit-sheet"
      ref={dialog}
      aria-label={title}
      data-top={top === true ? '' : undefined}
      // Of a sheet over this one the innermost is meant.
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
