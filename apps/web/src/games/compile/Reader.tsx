/** A card in full: what each box says, when it applies, and the sentence being resolved. */
import type { OpenText } from '@pakli/compile';
import { capital } from '@pakli/text';
import type { ReactElement } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { Talk } from '../../words/talk.ts';
import { parseCardName, textOf } from './cards.ts';
import { tint } from './Panel.tsx';
import './Reader.css';
import { Sign } from './Sign.tsx';

export interface ReaderProps {
  readonly card: string | undefined;
  /** The text being resolved. */
  readonly text: OpenText | undefined;
  readonly talk: Talk;
  /** Boxes with no effect while the card is covered or face down. */
  readonly idle: ReadonlySet<string>;
  readonly close: (() => void) | undefined;
}

const BOXES = ['top', 'middle', 'bottom'] as const;

export function Reader({ card, text, talk, idle, close }: ReaderProps): ReactElement | null {
  const shown = card ?? text?.card ?? undefined;
  if (shown === undefined) return null;
  const { boxes } = talk.text.tables.compile;
  const { protocol, value } = parseCardName(shown);
  const said = textOf(shown, talk.text);
  const now = text?.card === shown ? text : undefined;
  const silent = BOXES.every((box) => said[box].length === 0);
  return (
    <div
      className="compile-reader"
      style={tint(protocol)}
      data-looked={card === undefined ? undefined : ''}
    >
      <header>
        <b className="compile-value">{value}</b>
        <Sign protocol={protocol} />
        <span className="compile-name">{protocol}</span>
        {close !== undefined && card !== undefined && (
          <button
            type="button"
            className="compile-reader-close"
            aria-label={talk.text.frame.table.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      {silent && <p>{capital(talk.text.games.compile.card.noText, talk.text.locale)}.</p>}
      {BOXES.map((box) =>
        said[box].length === 0 ? null : (
          <section
            key={box}
            data-now={now?.box === box ? '' : undefined}
            data-idle={idle.has(box) && now?.box !== box ? '' : undefined}
          >
            <h2>{boxes[box]}</h2>
            {said[box].map((sentence, n) => (
              <p
                // A card may repeat a sentence.
                // oxlint-disable-next-line react/no-array-index-key
                key={n}
                data-now={now?.box === box && isNow(now, said[box].length, n) ? '' : undefined}
              >
                {sentence}
              </p>
            ))}
          </section>
        ),
      )}
    </div>
  );
}

/** A middle text has a sentence per step; a trigger is one sentence. */
function isNow({ box, left }: OpenText, length: number, n: number): boolean {
  return box === 'middle' ? n === length - left : true;
}
