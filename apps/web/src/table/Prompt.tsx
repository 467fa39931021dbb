/** One sentence that says what to do now, or who is thinking. */
import { CHANCE, OVER } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import './Prompt.css';
import { endedText, hasEnded, personIn } from './link.ts';
import { useTable, type TableContext } from './table-context.ts';

export interface PromptProps {
  /** The question, if a game asks for more than choosing a card. */
  readonly asks?: string | undefined;
}

/** Whom or what everybody waits for while the person has nothing to decide. */
export function awaited({
  scene,
  talk,
  live,
  thinking,
  link,
  settled = false,
}: Pick<TableContext, 'scene' | 'talk' | 'live' | 'thinking' | 'link' | 'settled'>): string {
  const { table } = talk.text.frame;
  const { turn } = scene.view;
  if (turn === OVER) return '';
  if (link !== undefined && hasEnded(link, { scene, settled })) return endedText(link);
  if (link !== undefined && turn === link.linked.you.seat) {
    const { linked } = link;
    // Anyone a computer plays for, or who was sent away, is not thinking themselves.
    const covered = personIn(linked, turn)?.covered !== false;
    if (covered || linked.connection.kind === 'gone') return link.words.coveredYou;
  }
  if (thinking !== null) return table.thinking(personAt(talk.company, thinking));
  if (turn !== CHANCE) return table.turnOf(personAt(talk.company, turn));
  return live === true ? table.skipDeal : table.dealing;
}

export function Prompt({ asks }: PromptProps): ReactElement {
  const shown = useTable();
  const { talk, open, candidates } = shown;
  const { table } = talk.text.frame;
  const text = (): string => {
    if (open && asks !== undefined) return asks;
    if (open) return candidates.length > 0 ? table.chooseMove : table.chooseCard;
    return awaited(shown);
  };
  return (
    // The focus waits here while nothing can be played.
    <p className="table-prompt" data-late="prompt" data-prompt="" tabIndex={-1}>
      {open && <strong>{table.yourTurn}</strong>}
      <span>{text()}</span>
    </p>
  );
}
