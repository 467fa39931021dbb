/** The boards of a day: a press begins or resumes one, or shows the other results. */
import { isRefusal, type Refusal } from '@pakli/core';
import type { DayBoard, DayView, DayScore } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { wholePercent } from '../instant/numbers.ts';
import { playerName } from '../words/player-name.ts';
import { useAct } from '../kit/use-act.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { recordOf } from '../host/server.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { offer } from '../replay/offered.ts';
import { useWords } from '../words/Words.tsx';
import { computedRecordOf, beginBoard } from '../instant/requests.ts';

export interface BoardListProps {
  readonly view: DayView;
  /** The person has given a name. */
  readonly mayPlay: boolean;
  /** The table the person came from. */
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
      <ol className="kit-boards stack-6">
        {boards.map((board, number) => (
          // A board is known only by its number.
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

interface BoardResultsProps {
  readonly view: DayView;
  readonly number: number;
  readonly close: () => void;
}

/** Counts results. */
function resultsIn(scores: readonly DayScore[]): number {
  return scores.reduce((sum, { people, computers }) => sum + people + computers.length, 0);
}

/** All results of a board, by points: people by name, computers by level, each with a replay. */
function BoardResults({ view, number, close }: BoardResultsProps): ReactElement | null {
  const { frame, locale } = useWords();
  const text = useDaylongWords();
  const { boards: words } = useEveningWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const board = view.boards[number];
  if (board?.state !== 'shown') return null;
  const all = view.settings.field.length;
  const format = new Intl.NumberFormat(locale, { signDisplay: 'negative' });
  const points = (score: number): string => format.format(score).replace('-', '−');
  const own = board.scores.findIndex((score) => score.own);
  const replay = async (address: string): Promise<Refusal | undefined> => {
    const record = await (address.includes('/') ? computedRecordOf(address) : recordOf(address));
    if (isRefusal(record)) return record;
    offer(new File([record], 'record.txt', { type: 'text/plain' }));
    go('/replays');
    return undefined;
  };
  const whoIn = ({ people, names, computers, own }: DayScore): string => {
    const hidden = people - names.length;
    const levels = [...new Set(computers)].map((player) => {
      const count = computers.filter((one) => one === player).length;
      const name = playerName(frame, player);
      return count === 1 ? name : `${count} × ${name}`;
    });
    return [
      ...(own && names.length === 0 ? [text.you] : []),
      ...names,
      ...(hidden > 0 ? [text.more(hidden)] : []),
      ...levels,
    ].join(', ');
  };
  return (
    <Sheet title={words.board(number + 1)} close={close}>
      <div className="kit-results daylong-results stack-8">
        {board.percent !== null && (
          <p>
            <b>{text.instant.result(wholePercent(board.percent))}</b>{' '}
            {text.instant.beaten(
              resultsIn(board.scores.slice(own + 1)),
              resultsIn(board.scores) - 1,
            )}
          </p>
        )}
        {board.computers < all && <p>{text.field(board.computers, all)}</p>}
        <h3>{words.all}</h3>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <ul>
          {board.scores.map((score) => (
            <li key={score.score} data-own={score.own ? '' : undefined}>
              <strong>{text.percent(wholePercent(score.percent))}</strong>
              <span>
                {words.score}: {points(score.score)}
              </span>
              {score.records.slice(0, 1).map((address) => (
                <Button key={address} onClick={() => act(() => replay(address))}>
                  {frame.table.replay}
                </Button>
              ))}
              <p>{whoIn(score)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
