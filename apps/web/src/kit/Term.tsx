/** A word of a game with an explanation: hover, tap or focus it to see the meaning. */
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { termed, type Term as Meaning } from '@pakli/text/leaflet';
import { useGlossary } from '../words/leaflets.ts';
import { useWords } from '../words/Words.tsx';
import './Term.css';

/** Browsers break lines after a button, even before a full stop: keep what belongs to the word with it. */
const STOP = /^[.,;:!?)]+/;

export interface TermProps {
  readonly term: Meaning;
  readonly children: ReactNode;
}

export function Term({ term, children }: TermProps): ReactElement {
  const id = useId();
  // Tapping keeps it open until the next tap; hovering shows it only meanwhile.
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const shown = open || near;
  return (
    <span>
      <button
        type="button"
        className="kit-term-word"
        aria-describedby={shown ? id : undefined}
        aria-expanded={shown}
        onClick={() => setOpen(!open)}
        onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse')}
        onPointerLeave={() => setNear(false)}
        onBlur={() => setOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {children}
      </button>
      {shown && (
        <span className="kit-term-meaning" role="tooltip" id={id}>
          <b>{term.name}:</b> {term.meaning}
        </span>
      )}
    </span>
  );
}

/** A text with its terms. `told` holds those explained before, and is added to. */
export function glossed(
  text: string,
  glossary: readonly Meaning[],
  locale: string,
  told?: Set<Meaning>,
): ReactNode {
  const pieces = termed(text, glossary, locale, told);
  return pieces.map(({ text: piece, term }, index) => {
    const key = `${index}`;
    if (term === undefined) return pieces[index - 1]?.term ? piece.replace(STOP, '') : piece;
    return (
      <span key={key} className="kit-term">
        <Term term={term}>{piece}</Term>
        {STOP.exec(pieces[index + 1]?.text ?? '')?.[0]}
      </span>
    );
  });
}

export interface GlossedProps {
  readonly text: string;
  readonly game: string;
}

/** For `Glossed`, which fetches it. */
export function GlossedText({ text, game }: GlossedProps): ReactElement {
  const { locale } = useWords();
  return <>{glossed(text, useGlossary(game), locale)}</>;
}
