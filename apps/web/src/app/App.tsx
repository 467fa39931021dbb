/** The routes, and what surrounds every page. */
import { Suspense, useEffect, type ReactElement } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { lazily, lazyPart } from '../hooks/lazily.ts';
import { askServer, useServer } from '../host/server.ts';
import { Home } from '../home/Home.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { readNumber, readShared } from '../kit/addresses.ts';
import { useWords } from '../words/Words.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { Notices } from '../kit/Notices.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { OfGame } from './OfGame.tsx';
import { Surroundings } from './Surroundings.tsx';
import { offer } from '../replay/offered.ts';

const TablePage = lazily(() => import('../play/TablePage.tsx'), 'TablePage');
const LinkPage = lazily(() => import('../online/LinkPage.tsx'), 'LinkPage');
const PrivacyPage = lazily(() => import('../online/PrivacyPage.tsx'), 'PrivacyPage');
const ScreenPage = lazily(() => import('../online/ScreenPage.tsx'), 'ScreenPage');
const ArrivePage = lazily(() => import('../online/ArrivePage.tsx'), 'ArrivePage');
const EveningPage = lazily(() => import('../evening/EveningPage.tsx'), 'EveningPage');
const EveningScreen = lazily(() => import('../evening/EveningScreen.tsx'), 'EveningScreen');
const NewEveningPage = lazily(() => import('../evening/NewEveningPage.tsx'), 'NewEveningPage');
const SeriesPage = lazily(() => import('../series/SeriesPage.tsx'), 'SeriesPage');
const DaysPage = lazily(() => import('../daylong/DaysPage.tsx'), 'DaysPage');
const BoardsPage = lazily(() => import('../daylong/BoardsPage.tsx'), 'BoardsPage');
const InstantPage = lazily(() => import('../instant/InstantPage.tsx'), 'InstantPage');
const DealtPage = lazily(() => import('../play/DealtPage.tsx'), 'DealtPage');
const GalleryPage = lazily(() => import('./GalleryPage.tsx'), 'GalleryPage');
const CardsPage = lazily(() => import('./CardsPage.tsx'), 'CardsPage');
const RulesPage = lazily(() => import('../rules/RulesPage.tsx'), 'RulesPage');
const LeafletPage = lazily(() => import('../rules/LeafletPage.tsx'), 'LeafletPage');
const HistoryPage = lazily(() => import('../history/HistoryPage.tsx'), 'HistoryPage');
const LearnPage = lazily(() => import('../learn/LearnPage.tsx'), 'LearnPage');
const LessonPage = lazily(() => import('../learn/LessonPage.tsx'), 'LessonPage');
const PuzzlePage = lazily(() => import('../learn/PuzzlePage.tsx'), 'PuzzlePage');

const ChallengePage = lazily(() => import('../challenge/ChallengePage.tsx'), 'ChallengePage');
const DayPage = lazily(() => import('../challenge/DayPage.tsx'), 'DayPage');

const ReplayPage = lazily(() => import('../replay/ReplayPage.tsx'), 'ReplayPage');
const ReplaysPage = lazily(() => import('../replay/ReplaysPage.tsx'), 'ReplaysPage');
const OtherTables = lazyPart(() => import('../online/OtherTables.tsx'), 'OtherTables');

type Params = Readonly<Record<string, string | undefined>>;

const ofGame =
  (draw: (game: ShelfGame, at: Params) => ReactElement) =>
  (at: Params): ReactElement => <OfGame id={at['game']}>{(game) => draw(game, at)}</OfGame>;

/** By path, first match wins; a page that must remount for another address has a key. */
const PAGES: Readonly<Record<string, (at: Params) => ReactElement>> = {
  '/': () => <Home />,
  '/table/:id': ({ id = '' }) => <TablePage key={id} id={id} />,
  '/t/:id': ({ id = '' }) => <LinkPage key={id} id={id} />,
  '/privacy': () => <PrivacyPage />,
  '/evening': () => <NewEveningPage />,
  '/evening/new/:game/:series?': ({ game, series }) => (
    <NewEveningPage key={game} game={game} series={series} />
  ),
  '/evening/:id/screen': ({ id = '' }) => <EveningScreen key={id} id={id} />,
  '/evening/:id/:key?': ({ id = '', key }) => <EveningPage key={id} id={id} secret={key} />,
  '/series/:id/:key?': ({ id = '', key }) => <SeriesPage key={id} id={id} secret={key} />,
  '/s/:id': ({ id = '' }) => <ScreenPage key={id} id={id} />,
  '/go/:pass/:tables?': ({ pass = '', tables = '' }) => (
    <ArrivePage key={pass} pass={pass} tables={tables} />
  ),
  '/play/*': ({ '*': path = '' }) => <DealtPage key={path} path={path} />,
  '/c/*': ({ '*': code = '' }) => <ChallengePage key={code} code={code} />,
  '/day': () => <DayPage />,
  '/days': () => <DaysPage />,
  '/instant/:game': ofGame((game) => <InstantPage key={game.id} game={game} />),
  '/days/:day/:table?': ({ day = '', table }) => <BoardsPage key={day} day={day} table={table} />,
  '/cards': () => <GalleryPage />,
  '/cards/:game': ofGame((game) => <CardsPage key={game.id} game={game} />),
  '/history': () => <HistoryPage />,
  '/learn/:game': ofGame((game) => <LearnPage key={game.id} game={game} />),
  '/learn/:game/puzzles': ofGame((game) => <LearnPage key={game.id} game={game} at="puzzles" />),
  '/learn/:game/lesson/:number': ofGame((game, { number }) => (
    <LessonPage game={game} number={Number(number)} />
  )),
  '/learn/:game/puzzle/:number': ofGame((game, { number = '' }) => (
    <PuzzlePage game={game} which={number} />
  )),
  '/rules/:game/exact/:rule?': ofGame((game, { rule }) => (
    <RulesPage key={game.id} shelf={game} rule={rule} />
  )),
  '/rules/:game/:at?': ofGame((game, { at }) => <LeafletPage key={game.id} shelf={game} at={at} />),
  '/replays': () => <ReplaysPage />,
  '/replay/:id/:step?': ({ id = '', step }) => (
    <ReplayPage
      key={id}
      source={{ saved: id }}
      step={readNumber(step)}
      review={step === 'review'}
    />
  ),
  '/*': ({ '*': path = '' }) => <Linked path={path} />,
};

function Pages(): ReactElement {
  useDrop();
  return (
    <Suspense fallback={<Pending />}>
      <Switch>
        {/* One route is rendered. They share a key, so a page with two paths stays mounted when the path changes. */}
        {Object.entries(PAGES).map(([path, draw]) => (
          <Route key="page" path={path}>
            {draw}
          </Route>
        ))}
      </Switch>
    </Suspense>
  );
}

/** Pages that call nobody to their tables: home lists the tables itself, and a shared screen belongs to nobody. */
const CALLS_NOBODY = /^\/($|s\/|go\/|evening\/[^/]+\/screen)/;

/** Calls people the server knows to tables that are not in sight. */
function Elsewhere(): ReactElement | null {
  const [path] = useLocation();
  const server = useServer();
  useEffect(() => void askServer(), []);
  if (typeof server !== 'object' || server.name === null || CALLS_NOBODY.test(path)) return null;
  const [, atHand] = /^\/t\/(\w+)/.exec(path) ?? [];
  return <OtherTables key={atHand} atHand={atHand} />;
}

/** The whole path of a share link is its game; any other path leads nowhere. */
function Linked({ path }: { readonly path: string }): ReactElement {
  const { frame } = useWords();
  const shared = readShared(path);
  if (shared === undefined) return <Notice text={frame.error.noPage} />;
  const { link, step, seat } = shared;
  return <ReplayPage key={link} source={{ record: link }} step={step} seat={seat} />;
}

export function App(): ReactElement {
  return (
    <Surroundings>
      {/* oxlint-disable-next-line react/hooks -- the router calls it. */}
      <Router hook={useHashLocation}>
        <Pages />
        <Elsewhere />
      </Router>
      <UpdateNotice />
      <Notices />
    </Surroundings>
  );
}

/** Imports a record dropped anywhere on the page. */
function useDrop(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      // Cards are dragged too, but are not files.
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      offer(file);
      go('/replays');
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [go]);
}
