/**
 * The boards of the day: everybody plays the same few deals of a game against computers, once, and
 * sees how others did. This page shows every game; each game's boards have a page of their own.
 */
import { isRefusal } from '@pakli/core';
import type { DayView } from '@pakli/protocol';
import { explain } from '@pakli/text';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import { timeOf, wholePercent } from '../instant/numbers.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { HOUSE } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useWords } from '../words/Words.tsx';
import './daylong.css';
import { ownMean } from './own-mean.ts';
import { askDays } from '../instant/requests.ts';

export function DaysPage(): ReactElement {
  const words = useWords();
  const { frame, locale } = words;
  const text = useDaylongWords();
  const days = useAsync(askDays, []);
  useTitle(frame.home.dayDeals);
  if (days === undefined) return <Pending />;
  const shown = isRefusal(days) ? [] : days;
  const [first] = shown;
  return (
    <main className="kit-page kit-page-slim felt">
      <PageHead title={frame.home.dayDeals}>
        {isRefusal(days) && <p role="alert">{explain(words, days).text}</p>}
        {!isRefusal(days) && first === undefined && <p>{text.none}</p>}
        {first !== undefined && (
          <>
            <p>{text.about(first.settings.boards)}</p>
            <p>{text.until(timeOf(first.settings.closesAt, locale))}</p>
          </>
        )}
      </PageHead>
      <div className="kit-page-parts daylong-games">
        {HOUSE.map((game) => {
          const view = shown.find(({ settings }) => settings.game === game.id);
          return view === undefined ? null : <DayTile key={game.id} game={game} view={view} />;
        })}
      </div>
      <nav className="daylong-ways">
        <Link href="/day">{text.alone}</Link>
      </nav>
    </main>
  );
}

interface DayTileProps {
  readonly game: ShelfGame;
  readonly view: DayView;
}

function DayTile({ game, view }: DayTileProps): ReactElement {
  const { frame } = useWords();
  const { percent } = useDaylongWords();
  const mean = ownMean(view);
  return (
    <Link href={`/days/${view.day}`} className="daylong-tile" data-game={game.id}>
      <b>{frame.games[game.id].name}</b>
      <span>
        {view.boards.filter(({ state }) => state === 'shown').length}/{view.boards.length}
        {mean !== undefined && ` · ${percent(wholePercent(mean))}`}
      </span>
    </Link>
  );
}
