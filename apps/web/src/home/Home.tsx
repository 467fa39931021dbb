/** The first page: four games to play at once, and the way back to those that are not over. */
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { lazily } from '../hooks/lazily.ts';
import { askServer, useServer } from '../host/server.ts';
import { Fleeting } from '../offline/NoStorageNotice.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useTitle } from '../kit/use-title.ts';
import { Icon } from '../kit/Icon.tsx';
import { HOUSE, SHELF } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';
import { Continue } from './Continue.tsx';
import { DailyDeal } from './DailyDeal.tsx';
import { DailyPuzzle } from './DailyPuzzle.tsx';
import './Home.css';
import { Tile } from './Tile.tsx';

const MyTables = lazily(() => import('../online/MyTables.tsx'), 'MyTables');
const SettingsForm = lazily(() => import('../settings/SettingsForm.tsx'), 'SettingsForm');

export function Home(): ReactElement {
  const { frame, history } = useWords();
  const [settings, setSettings] = useState(false);
  const server = useServer();
  const known = typeof server === 'object' && server.name !== null;
  useEffect(() => void askServer(), []);
  const [waiting, setWaiting] = useState(0);
  useTitle(waiting === 0 ? frame.name : `(${waiting}) ${frame.name}`);
  // The frame is fetched while the visitor looks around; a game's own part comes when its tile is pointed at.
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
          <div className="home-dailies">
            <DailyPuzzle />
            <DailyDeal />
          </div>
        </div>
        <button
          type="button"
          className="button button-icon"
          aria-label={frame.settings.title}
          onClick={() => setSettings(true)}
        >
          <Icon name="settings" />
        </button>
      </header>
      <main className="home-games" aria-label={frame.home.title}>
        <div className="home-going">
          <Continue />
          {known && (
            <Suspense fallback={null}>
              <MyTables onWaiting={setWaiting} />
            </Suspense>
          )}
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
        <p>{server === 'none' ? frame.home.private : frame.home.privateAlone}</p>
        <Link href="/cards">{frame.home.gallery}</Link>
      </footer>
      {settings && (
        <Sheet title={frame.settings.title} close={() => setSettings(false)}>
          <Suspense fallback={null}>
            <SettingsForm />
          </Suspense>
        </Sheet>
      )}
    </div>
  );
}
