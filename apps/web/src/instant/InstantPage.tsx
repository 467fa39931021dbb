/**
 * Eight deals of earlier days: played alone against computers on this device, and compared at once with
 * the results of that day. Without a server they come with the page.
 */
import type { Refusal } from '@pakli/core';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Pending } from '../kit/Pending.tsx';
import '../kit/Boards.css';
import { useAct } from '../kit/use-act.ts';
import { useTitle } from '../kit/use-title.ts';
import { useBegin } from '../shelf/use-begin.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useWords } from '../words/Words.tsx';
import './InstantPage.css';
import { dateOfDay, wholePercent } from './numbers.ts';
import { rememberTable } from './past-tables.ts';
import { usePastBoards, type PlayedBoard } from './use-past-boards.ts';
import { YourPlay } from './YourPlay.tsx';

export function InstantPage({ game }: { readonly game: ShelfGame }): ReactElement {
  const words = useWords();
  const { frame, locale } = words;
  const daylong = useDaylongWords();
  const { instant: text } = daylong;
  const { begin } = useBegin();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const boards = usePastBoards(game.id);
  useTitle(text.title);
  if (boards === undefined) return <Pending />;
  const open = async ({ board, saved }: PlayedBoard): Promise<Refusal | undefined> => {
    if (saved !== undefined) {
      go(saved.over ? `/replay/${saved.id}` : `/table/${saved.id}`);
      return undefined;
    }
    const choices = { level: 'strong' as const, rules: board.from.rules, seat: board.seat };
    return begin(game, choices, { cards: board.record }, (address) =>
      rememberTable(board.key, address.slice('/table/'.length)),
    );
  };
  const done = boards.flatMap(({ worth }) => worth?.own.percent ?? []);
  const mean = done.reduce((sum, one) => sum + one, 0) / done.length;
  const next = boards.find(({ worth }) => worth === undefined);
  const day = boards[0]?.board.day;
  return (
    <main className="kit-page kit-page-slim felt" data-game={game.id}>
      <PageHead title={text.title}>
        <p>{frame.games[game.id].name}</p>
        <p>{text.about}</p>
        <p>{day === undefined ? text.ours : text.from(dateOfDay(day, locale))}</p>
        {game.isSwayedByOneCard === true && <p>{daylong.plain}</p>}
      </PageHead>
      <div className="kit-page-parts">
        <section className="kit-part">
          {boards.length === 0 && <p role="alert">{text.none}</p>}
          {done.length > 0 && (
            <p role="status">{text.mean(wholePercent(mean), done.length, boards.length)}</p>
          )}
          <ol className="kit-boards instant-boards stack-6">
            {boards.map((one, number) => (
              <li key={one.board.key}>
                <button
                  type="button"
                  data-done={one.worth === undefined ? undefined : ''}
                  onClick={() => act(() => open(one))}
                >
                  <b>{number + 1}</b>
                  <span>{stateOf(one)}</span>
                </button>
              </li>
            ))}
          </ol>
          {problem !== undefined && <p role="alert">{problem}</p>}
          {next !== undefined && (
            <Button look="main" onClick={() => act(() => open(next))}>
              {next.saved === undefined
                ? daylong.play(boards.indexOf(next) + 1)
                : daylong.goOn(boards.indexOf(next) + 1)}
            </Button>
          )}
        </section>
        <YourPlay game={game.id} />
      </div>
    </main>
  );

  function stateOf({ saved, worth, board }: PlayedBoard): string {
    if (worth === undefined) return daylong.state[saved === undefined ? 'new' : 'begun'];
    const percent = daylong.percent(wholePercent(worth.own.percent));
    return `${percent} · ${text.beaten(worth.beaten, board.scores.length)}`;
  }
}
