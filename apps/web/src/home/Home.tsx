/** The home page: games to start at once, and the way back to unfinished ones. */
import { gameOfDay } from '@pakli/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../hooks/lazily.ts';
import { askServer, isFromServer, useServer, type ServerState } from '../host/server.ts';
import { Fleeting } from '../offline/NoStorageNotice.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useWholeTitle } from '../kit/use-title.ts';
import { Icon } from '../kit/Icon.tsx';
import { HOUSE, SHELF } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';
import { Continue } from './Continue.tsx';
import './Home.css';
import { Tile } from './Tile.tsx';
import type { Saved } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { useToday } from '../lessons/use-today.ts';
import './DailyPuzzle.css';
import { dayId } from '../lessons/day.ts';
import { isPlain, otherWay } from '../prefs/plain.ts';
import { useProgress } from '../prefs/progress.ts';

const OpenTables = lazyPart(() => import('../online/OpenTables.tsx'), 'OpenTables');
const MyTables = lazyPart(() => import('../online/MyTables.tsx'), 'MyTables');
const SettingsForm = lazyPart(() => import('../settings/SettingsForm.tsx'), 'SettingsForm');

export function Home(): ReactElement {
  const { frame, history } = useWords();
  const [settings, setSettings] = useState(false);
  const server = useServer();
  const known = typeof server === 'object' && server.name !== null;
  useEffect(() => void askServer(), []);
  useWholeTitle(frame.name);
  // The table frame is prefetched while the visitor looks around; a game's own module when its tile is hovered.
  useEffect(() => {
    const timer = setTimeout(
      () => void import('../play/TablePage.tsx').catch(() => undefined),
      500,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <h1>{frame.name}</h1>
          <p>{frame.tagline}</p>
          <nav>
            <Link href="/history">{history.title}</Link>
            <Link href="/replays">{frame.home.replays}</Link>
          </nav>
          <Fleeting />
          <div className="acts">
            <DailyPuzzle />
            {typeof server === 'object' && server.boards > 0 ? <DailyDeals /> : <DailyDeal />}
          </div>
        </div>
        <Button look="icon" aria-label={frame.settings.title} onClick={() => setSettings(true)}>
          <Icon name="settings" />
        </Button>
      </header>
      <main className="home-games" aria-label={frame.home.title}>
        <div className="home-going">
          {known && <MyTables />}
          <Continue />
          {typeof server === 'object' && <OpenTables />}
        </div>
        {HOUSE.map((game) => (
          <Tile key={game.id} game={game} />
        ))}
      </main>
      {SHELF.length > HOUSE.length && (
        <section className="home-games home-guests" aria-label={frame.home.guests}>
          {SHELF.slice(HOUSE.length).map((game) => (
            <Tile key={game.id} game={game} />
          ))}
        </section>
      )}
      <footer className="home-foot">
        <p>{frame.home[footOf(server)]}</p>
        <Link href="/cards">{frame.home.gallery}</Link>
        <a href={otherWay()}>{isPlain() ? frame.plain.drawn : frame.plain.open}</a>
      </footer>
      {settings && (
        <Sheet title={frame.settings.title} close={() => setSettings(false)}>
          <SettingsForm />
        </Sheet>
      )}
    </div>
  );
}

/** How many of today's deals, one per game, were played on this device. The rest is on their own page. */
function DailyDeal(): ReactElement {
  const { frame } = useWords();
  const host = useHost();
  const today = useToday();
  // Unreadable storage counts as none played.
  const games = useAsync(() => host.saved().catch((): readonly Saved[] => []), [today]) ?? [];
  const played = games.filter(({ day, over }) => over && day === today).length;
  return (
    <Link href="/day" className="home-daily" data-done={played === HOUSE.length ? '' : undefined}>
      <Icon name="cards" />
      <b>{frame.home.dayDeal}</b>
      <span>{played > 0 ? frame.home.dayPlayed(played, HOUSE.length) : frame.home.alone}</span>
    </Link>
  );
}

/** Where the server compares deals, these replace the local deal of the day. */
function DailyDeals(): ReactElement {
  const { home } = useWords().frame;
  return (
    <Link href="/days" className="home-daily">
      <Icon name="cards" />
      <b>{home.dayDeals}</b>
      <span>{home.compare}</span>
    </Link>
  );
}

/** The puzzle of the day: its game, and whether it is solved. The puzzle itself loads with its page. */
function DailyPuzzle(): ReactElement | null {
  const { frame } = useWords();
  const learnt = useProgress();
  const day = useToday();
  const game = gameOfDay(day, HOUSE);
  if (game === undefined) return null;
  const solved = learnt.has(dayId(day));
  return (
    <Link
      href={`/learn/${game.id}/puzzle/${day}`}
      className="home-daily"
      data-done={solved ? '' : undefined}
    >
      <Icon name="learn" />
      <b>{frame.home.daily}</b>
      <span>
        {frame.games[game.id].name}
        {solved && ` · ${frame.home.dailySolved}`}
      </span>
    </Link>
  );
}

function footOf(server: ServerState): 'noServer' | 'private' | 'privateAlone' {
  if (server !== 'none') return 'privateAlone';
  return isFromServer() ? 'noServer' : 'private';
}
