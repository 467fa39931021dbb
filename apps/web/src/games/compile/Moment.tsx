/** Events not to be missed, large for a moment: texts at the start and end of a turn, control, a compile, the win. */
import type { Seen, View } from '@pakli/compile';
import { cardData } from '@pakli/compile/cards';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { parseCardName } from './cards.ts';
import './Moment.css';
import { tint } from './Panel.tsx';
import { spoken } from './question.ts';
import { Sign } from './Sign.tsx';

export interface MomentText {
  readonly kind: 'start' | 'end' | 'compile' | 'recompile' | 'control' | 'won';
  readonly text: string;
  readonly protocol: string;
}

interface MomentProps {
  readonly view: View;
  readonly talk: Talk;
}

export function Moment({ view, talk }: MomentProps): ReactElement | null {
  const { last } = useTable();
  // The newest step is always this game's.
  const told = last === undefined ? [] : momentsOf(last.seen as readonly Seen[], talk);
  if (last === undefined || told.length === 0) return null;
  return (
    // Hidden from screen readers: the log says all of this.
    <ul
      className="compile-moments"
      key={`${view.number} ${last.text} ${last.seen.length}`}
      aria-hidden="true"
    >
      {told.map(({ kind, text, protocol }, n) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n} data-kind={kind} style={{ ...tint(protocol), '--nth': n }}>
          <Sign protocol={protocol} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Pure, so that it can be tested. */
export function momentsOf(seen: readonly Seen[], talk: Talk): readonly MomentText[] {
  const { moments } = talk.text.tables.compile;
  return seen.flatMap((part): MomentText[] => {
    const { kind, player, cards } = part;
    const person = personAt(talk.company, player ?? 0);
    const card = cards[0]?.card ?? undefined;
    if (part.kind === 'plate') {
      const { protocol } = part;
      return [{ kind: 'compile', text: moments.compile(person, protocol), protocol }];
    }
    if (part.kind === 'recompile') {
      const { protocol } = part;
      return [{ kind: 'recompile', text: `${protocol}: ${moments.recompile}`, protocol }];
    }
    if (kind === 'control') return [{ kind, text: moments.control(person), protocol: '' }];
    if (kind === 'over' && player !== null) {
      return [{ kind: 'won', text: moments.won(person), protocol: '' }];
    }
    if (part.kind !== 'text' || card === undefined) return [];
    const when = waitsFor(card, part.box);
    if (when === undefined) return [];
    const text = `${moments[when]}: ${spoken(card, talk)}`;
    return [{ kind: when, text, protocol: parseCardName(card).protocol }];
  });
}

/** Whether a box acts at the start or at the end of a turn. */
function waitsFor(card: string, box: string): 'start' | 'end' | undefined {
  const data = cardData(card);
  const rules = box === 'top' ? data?.top : box === 'bottom' ? data?.bottom : undefined;
  for (const rule of rules ?? []) {
    if (rule.rule !== 'trigger') continue;
    if (rule.on.event === 'start' || rule.on.event === 'end') return rule.on.event;
  }
  return undefined;
}
