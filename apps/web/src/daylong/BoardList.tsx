/** The boards of a day in a list: a press begins one, continues with it, or shows what the others did. */
import { isRefusal, type Refusal } from '@pakli/core';
import type { DayBoard, DayView } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { wholePercent } from '../instant/numbers.ts';
import { useAct } from '../kit/use-act.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { BoardResults } from './BoardResults.tsx';
import { beginBoard } from '../instant/requests.ts';

export interface BoardListProps {
  readonly view: DayView;
  /** One has said a name. */
  readonly mayPlay: boolean;
  /** The table that one comes from. */
  readonly from: string | undefined;
}

export function BoardList({ view, mayPlay, from }: BoardListProps): ReactElement {
  const text = useDaylongWords();
  const { boards: words } = useEveningWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const { day, phase, boards } = view;
  const [open, setOpen] = useState(() => {
    const played = boards.findIndex((one) => one.state === 'shown' && one.table === from);
    return from === undefined || played < 0 ? undefined : played;
  });
  const play = async (board: number): Promise<Refusal | undefined> => {
    const table = await beginBoard(day, board);
    if (isRefusal(table)) return table;
    go(`/t/${table}`);
    return undefined;
  };
  const next = boards.findIndex(({ state }) => state !== 'shown');
  const stateOf = (board: DayBoard): string => {
    if (board.state === 'new' && phase !== 'open') return text.state.missed;
    if (board.state !== 'shown') return text.state[board.state];
    if (board.percent !== null) return text.percent(wholePercent(board.percent));
    return board.table === null ? text.state.missed : text.state.none;
  };
  const begun = boards[next]?.state === 'begun';
  return (
    <section className="kit-part">
      <ol className="kit-boards">
        {boards.map((board, number) => (
          // A board has no other name than its number.
          <li key={words.board(number + 1)}>
            <button
              type="button"
              data-state={board.state}
              disabled={board.state === 'new' && (!mayPlay || phase !== 'open')}
              onClick={() => (board.state === 'shown' ? setOpen(number) : act(() => play(number)))}
            >
              <b>{words.board(number + 1)}</b>
              <span>{stateOf(board)}</span>
            </button>
          </li>
        ))}
      </ol>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {next >= 0 && mayPlay && (begun || phase === 'open') && (
        <Button look="main" onClick={() => act(() => play(next))}>
          {begun ? text.goOn(next + 1) : text.play(next + 1)}
        </Button>
      )}
      {open !== undefined && (
        <BoardResults view={view} number={open} close={() => setOpen(undefined)} />
      )}
    </section>
  );
}
