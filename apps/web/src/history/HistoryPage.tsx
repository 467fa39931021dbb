/** Games played here, in numbers and curves. */
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Fleeting } from '../offline/NoStorageNotice.tsx';
import type { Saved, Host } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { useWords } from '../words/Words.tsx';
import { FigureTable, type FigureRow } from '../kit/FigureTable.tsx';
import { findOnShelf, SHELF } from '../shelf/shelf.ts';
import { useGameName } from '../shelf/use-game-name.ts';
import { useNumbers } from '../words/numbers.ts';
import { ruleSetName } from '../words/rule-set.ts';
import {
  groupsOf,
  summaryOf,
  type GameFilter,
  type PlayedGame,
  filtered,
  playedOf,
  sharedOf,
  OUTCOMES,
  type FilterKind,
} from './statistics.ts';
import { TrendCurves } from './TrendCurves.tsx';
import { LEVELS } from '@pakli/core/search';
import { Radios } from '../kit/Radios.tsx';
import { GameList } from './GameList.tsx';
import { isRefusal } from '@pakli/core';
import { useAsync } from '../hooks/use-async.ts';
import type { GameStatisticsProps } from '../table/shelf-game.ts';
import './HistoryPage.css';
import { Keeping } from './HistoryFile.tsx';
import { useDate } from '../words/dates.ts';
import { GameRow } from './GameRow.tsx';

export function HistoryPage(): ReactElement {
  const { history } = useWords();
  const host = useHost();
  const [all, setAll] = useState<readonly PlayedGame[]>();
  const [shared, setShared] = useState<readonly Saved[]>([]);
  const [failed, setFailed] = useState<unknown>();
  const [filter, setFilter] = useState<GameFilter>({});
  useTitle(history.title);
  useEffect(() => {
    let wanted = true;
    host.saved().then(
      (saved) => {
        if (!wanted) return;
        setAll(playedOf(saved));
        setShared(sharedOf(saved));
      },
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
  }, [host]);
  const played = useMemo(() => filtered(all ?? [], filter), [all, filter]);
  const kinds = [...new Set(played.map(({ game }) => game))];
  const only = kinds.length === 1 ? kinds[0] : undefined;
  if (failed !== undefined) throw failed;
  if (all === undefined) return <Pending />;
  const remove = async (gone: readonly PlayedGame[]): Promise<void> => {
    for (const { id } of gone) await host.remove(id);
    setAll(all.filter((one) => !gone.includes(one)));
    // The remaining games may have none that match the filter.
    if (gone.length === played.length) setFilter({});
  };
  return (
    <main className="history">
      <BackButton to="/" />
      <header className="history-head">
        <h1>{history.title}</h1>
        <p className="soft">{history.about}</p>
        <nav>
          <Link href="/replays" className="button">
            {history.replays}
          </Link>
        </nav>
      </header>
      <Fleeting />
      {all.length === 0 ? (
        shared.length === 0 && <p className="history-none">{history.none}</p>
      ) : (
        <>
          <Filters all={all} filter={filter} choose={setFilter} />
          {played.length === 0 ? (
            <p className="history-none">{history.noneSuch}</p>
          ) : (
            <>
              <Totals played={played} />
              <TrendCurves played={played} />
              {only !== undefined && <GameStatistics game={only} played={played} />}
              <Breakdown played={played} choose={setFilter} />
              <GameList played={played} remove={remove} />
              <Keeping played={played} remove={remove} />
            </>
          )}
        </>
      )}
      <SharedGames games={shared} />
    </main>
  );
}

// Games of several people on this device: the players and the results.

/** Older ones are among the replays. */
const SHOWN = 10;

function SharedGames({ games }: { readonly games: readonly Saved[] }): ReactElement | null {
  const { history } = useWords();
  const date = useDate();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="shared-games">
      <h2 id="shared-games">{history.shared}</h2>
      <ul className="history-list">
        {games.slice(0, SHOWN).map(({ id, game, names, totals, at }) => {
          const scores = names.map((name, seat) => `${name} ${totals[seat] ?? 0}`);
          return <GameRow key={id} id={id} game={game} about={[...scores, date(at)].join(' · ')} />;
        })}
      </ul>
    </section>
  );
}

/** Games played, their outcomes, and the recent trend. */
function Totals({ played }: { readonly played: readonly PlayedGame[] }): ReactElement {
  const { history } = useWords();
  const numbers = useNumbers();
  const summary = summaryOf(played);
  const { games, share, now, longest, helped } = summary;
  return (
    <section className="history-totals" aria-label={history.totals}>
      <p className="history-totals-share">
        <strong>{numbers.percent(share)}</strong>
        <span>{history.shareOf(games)}</span>
        {helped > 0 && <span>{history.helpedWins(helped)}</span>}
      </p>
      <div className="history-totals-outcomes">
        <div className="history-totals-bar" aria-hidden="true">
          {OUTCOMES.map((outcome) => (
            <span key={outcome} data-outcome={outcome} style={{ flexGrow: summary[outcome] }} />
          ))}
        </div>
        <dl className="facts">
          {OUTCOMES.map((outcome) => (
            <div key={outcome} data-outcome={outcome}>
              <dt>{history.outcomes[outcome]}</dt>
              <dd>{summary[outcome]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="facts stack-8">
        <div>
          <dt>{history.now}</dt>
          <dd>{now === undefined ? '–' : history.streak[now.outcome](now.length)}</dd>
        </div>
        <div>
          <dt>{history.longest}</dt>
          <dd>{longest === 0 ? '–' : history.streak.won(longest)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Older games are not read again: each takes a while. */
const MOST_GAMES = 50;

interface GameStatisticsOf {
  readonly game: string;
  /** Games of this kind, oldest first. */
  readonly played: readonly PlayedGame[];
}

/** A game's own statistics. Reads its games again, deal by deal. */
function GameStatistics({ game, played }: GameStatisticsOf): ReactElement | null {
  const host = useHost();
  const ids = played.slice(-MOST_GAMES).map(({ id }) => id);
  const found = useAsync(async () => {
    const Statistics = await findOnShelf(game)?.statistics?.();
    return Statistics && { Statistics, ends: await endsOf(host, ids) };
  }, [`${game} ${ids.join(' ')}`]);
  return found ? <found.Statistics ends={found.ends} /> : null;
}

async function endsOf(host: Host, ids: readonly string[]): Promise<GameStatisticsProps['ends']> {
  const all: GameStatisticsProps['ends'][number][] = [];
  for (const id of ids) {
    const film = await host.film({ saved: id }, undefined);
    if (isRefusal(film)) continue;
    for (const { at } of film.ends) {
      const scene = film.scenes[at];
      if (scene !== undefined) all.push({ view: scene.view, seat: scene.seat });
    }
  }
  return all;
}

interface BreakdownProps {
  readonly played: readonly PlayedGame[];
  readonly choose: (filter: GameFilter) => void;
}

/** A row per kind of game; its name leads to the curves of that kind. */
function Breakdown({ played, choose }: BreakdownProps): ReactElement | null {
  const words = useWords();
  const { frame, history } = words;
  const numbers = useNumbers();
  const gameName = useGameName();
  const groups = groupsOf(played);
  if (groups.length < 2) return null;
  const rows = groups.map((group): FigureRow => {
    const [{ game, level, rules }] = group;
    const { games, share, mean } = summaryOf(group);
    return {
      key: `${game} ${level} ${rules}`,
      name: (
        <button type="button" onClick={() => choose({ game, level, rules })}>
          {gameName(game)}
        </button>
      ),
      texts: [frame.levels[level].name, ruleSetName(words, game, rules)],
      figures: [games, numbers.percent(share), numbers.plain(mean)],
    };
  });
  return (
    <FigureTable
      title={history.breakdown}
      head={[
        history.game,
        history.level,
        history.rules,
        history.games,
        history.outcomes.won,
        history.mean,
      ]}
      rows={rows}
    />
  );
}

const ANY = '';

interface FiltersProps {
  readonly all: readonly PlayedGame[];
  readonly filter: GameFilter;
  readonly choose: (filter: GameFilter) => void;
}

/** Filters by game, strength and rules, offering only those that occur. */
function Filters({ all, filter, choose }: FiltersProps): ReactElement {
  const words = useWords();
  const { frame, history } = words;
  const { game } = filter;
  const games = SHELF.filter(({ id }) => all.some((one) => one.game === id));
  const ofGame = filtered(all, game === undefined ? {} : { game });
  const levels = LEVELS.filter((level) => ofGame.some((one) => one.level === level));
  const ruleSets = [...new Set(ofGame.map(({ rules }) => rules))];
  const set = (kind: FilterKind) => (value: string) => {
    const { [kind]: _, ...others } = filter;
    // A rule set belongs to one game.
    const kept = kind === 'game' ? {} : others;
    choose(value === ANY ? kept : { ...kept, [kind]: value });
  };
  const any = { value: ANY, name: history.any };
  return (
    <div className="history-filters">
      <Radios
        name={history.game}
        value={game ?? ANY}
        values={[
          any,
          ...games.map(({ id }) => ({ value: id as string, name: frame.games[id].name })),
        ]}
        choose={set('game')}
      />
      {levels.length > 1 && (
        <Radios
          name={history.level}
          value={filter.level ?? ANY}
          values={[any, ...levels.map((id) => ({ value: id, name: frame.levels[id].name }))]}
          choose={set('level')}
        />
      )}
      {game !== undefined && ruleSets.length > 1 && (
        <Radios
          name={history.rules}
          value={filter.rules ?? ANY}
          values={[
            any,
            ...ruleSets.map((value) => ({ value, name: ruleSetName(words, game, value) })),
          ]}
          choose={set('rules')}
        />
      )}
    </div>
  );
}
