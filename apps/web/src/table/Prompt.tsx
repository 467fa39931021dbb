/** One sentence that says what is to be done now, or who thinks. */
import { CHANCE, OVER } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import './Prompt.css';
import { useTable } from './table-context.ts';

export interface PromptProps {
  /** What is asked, where a game has more to say than to choose a card. */
  readonly asks?: string | undefined;
}

export function Prompt({ asks }: PromptProps): ReactElement {
  const { scene, talk, thinking, open, candidates } = useTable();
  const { table } = talk.text.frame;
  const { turn } = scene.view;
  const text = (): string => {
    if (open && asks !== undefined) return asks;
    if (open) return candidates.length > 0 ? table.chooseMove : table.chooseCard;
    if (thinking !== null) return table.thinking(personAt(talk.company, thinking));
    if (turn === CHANCE) return table.dealing;
    return turn === OVER ? '' : table.turnOf(personAt(talk.company, turn));
  };
  return (
    // Where the focus waits while nothing can be played.
    <p className="table-prompt" data-late="prompt" data-prompt="" tabIndex={-1}>
      {open && <strong>{table.yourTurn}</strong>}
      <span>{text()}</span>
    </p>
  );
}
