/**
 * A card: value, sign and name above, three boxes of text below. It fills its
 * container and shows as much of its text as fits. A card that cannot be read
 * is noise with a number.
 */
import type { CardText } from '@pakli/text';
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import { parseCardName } from './cards.ts';
import './Panel.css';
import { Sign } from './Sign.tsx';
import { signOf } from './signs.ts';

export function tint(protocol: string): CSSProperties {
  const { hue, vivid } = signOf(protocol);
  return { '--hue': hue, '--vivid': `${vivid}%` };
}

export interface CardPanelProps {
  readonly card: string;
  readonly text: CardText;
  /** Only the head and the top box are visible. */
  readonly covered?: boolean;
}

export function Panel({ card, text, covered = false }: CardPanelProps): ReactElement {
  const { protocol, value } = parseCardName(card);
  return (
    <div className="compile-panel" style={tint(protocol)} data-covered={covered ? '' : undefined}>
      <Head protocol={protocol} value={value}>
        {covered && text.top.length > 0 && (
          <span className="compile-peek">{text.top.join(' ')}</span>
        )}
      </Head>
      {!covered && <Boxes text={text} />}
    </div>
  );
}

interface HeadProps {
  readonly protocol: string;
  readonly value: number;
  readonly children?: ReactElement | false;
}

function Head({ protocol, value, children }: HeadProps): ReactElement {
  return (
    <div className="compile-head">
      <b className="compile-value">{value}</b>
      <Sign protocol={protocol} />
      {children || <span className="compile-name">{protocol}</span>}
    </div>
  );
}

const BOXES = ['top', 'middle', 'bottom'] as const;

function Boxes({ text }: { readonly text: CardText }): ReactElement {
  return (
    <div className="compile-boxes">
      {BOXES.map((box) => (
        <Box key={box} box={box} text={text[box].join(' ')} />
      ))}
    </div>
  );
}

/** Overflow goes to a second column, which makes the box wider than its visible part. */
function Box({ box, text }: { readonly box: string; readonly text: string }): ReactElement {
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (element === null || text === '') return undefined;
    // Sets the attribute directly: only CSS depends on it, so React need not render again.
    const look = new ResizeObserver(() => {
      element.toggleAttribute('data-more', element.scrollWidth > element.clientWidth);
    });
    look.observe(element);
    return () => look.disconnect();
  }, [text]);
  return (
    <p
      ref={shown}
      className={`compile-box compile-box-${box}`}
      data-empty={text === '' ? '' : undefined}
    >
      {text}
    </p>
  );
}

export interface BackProps {
  readonly value?: number;
  /** The card's identity, if the viewer may look. */
  readonly card?: string | undefined;
}

export function Back({ value, card }: BackProps): ReactElement {
  const protocol = card === undefined ? undefined : parseCardName(card).protocol;
  return (
    <span className="compile-panel compile-back">
      <span className="compile-head">
        {value !== undefined && <b className="compile-value">{value}</b>}
        {protocol !== undefined && card !== undefined && (
          <span className="compile-own" style={tint(protocol)}>
            <Sign protocol={protocol} />
            {protocol} {parseCardName(card).value}
          </span>
        )}
      </span>
    </span>
  );
}
