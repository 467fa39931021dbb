/** The interrupting texts, newest on top: their owner, which are waiting, and who chooses. */
import type { OpenText, View } from '@pakli/compile';
import { personAt } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import type { Talk } from '../../words/talk.ts';
import { parseCardName } from './cards.ts';
import './Effects.css';
import { tint } from './Panel.tsx';
import { chooserOf, spoken } from './question.ts';
import { Sign } from './Sign.tsx';

export interface EffectsProps {
  readonly view: View;
  readonly talk: Talk;
  readonly look: (card: string | undefined) => void;
}

export function Effects({ view, talk, look }: EffectsProps): ReactElement | null {
  const [wide, setWide] = useState(false);
  const { effects } = talk.text.tables.compile;
  const texts = view.texts.toReversed();
  if (texts.length === 0) return null;
  return (
    <div className="compile-effects" data-wide={wide ? '' : undefined} data-late="effects">
      <button
        type="button"
        className="compile-effects-more"
        aria-expanded={wide}
        onClick={() => setWide(!wide)}
      >
        {effects.more(texts.length)}
      </button>
      <ol className="stack-4" aria-label={talk.text.games.compile.zones.effects}>
        {texts.map((text, n) => (
          <Tab
            // A text is known by its position on the stack.
            // oxlint-disable-next-line react/no-array-index-key
            key={texts.length - n}
            text={text}
            talk={talk}
            look={look}
            state={n === 0 ? chooserOf(view, talk) || effects.now : effects.waits}
          />
        ))}
      </ol>
    </div>
  );
}

interface TabProps {
  readonly text: OpenText;
  readonly talk: Talk;
  readonly look: (card: string | undefined) => void;
  readonly state: string;
}

function Tab({ text: { card, box, owner }, talk, look, state }: TabProps): ReactElement {
  const { effects } = talk.text.tables.compile;
  const { box: boxes } = talk.text.games.compile.card;
  const protocol = card === null ? '' : parseCardName(card).protocol;
  return (
    <li style={tint(protocol)}>
      <button type="button" onClick={() => look(card ?? undefined)}>
        <Sign protocol={protocol} />
        <span>
          <b>{card === null ? effects.gone : spoken(card, talk)}</b>
          <small>
            {boxes[box]}, {effects.owner(personAt(talk.company, owner))}
          </small>
        </span>
        <i>{state}</i>
      </button>
    </li>
  );
}
