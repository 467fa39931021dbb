/** The pages and what is around them all. */
import { packOf } from '@pakli/text';
import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { DrawnCardArt } from '../cards/CardArt.tsx';
import { LazyTellArt } from '../cards/tell/LazyTellArt.tsx';
import { Home } from '../home/Home.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { readNumber, readShared } from '../kit/addresses.ts';
import { PackProvider } from '../prefs/pack.ts';
import { useSettings } from '../prefs/settings.ts';
import { useWords, Words } from '../words/Words.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Notices } from '../kit/Notices.tsx';
import { useDrop } from './use-drop.ts';

const TablePage = lazy(async () => ({
  default: (await import('../play/TablePage.tsx')).TablePage,
}));
const LinkPage = lazy(async () => ({
  default: (await import('../online/LinkPage.tsx')).LinkPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('../online/PrivacyPage.tsx')).PrivacyPage,
}));
const ScreenPage = lazy(async () => ({
  default: (await import('../online/ScreenPage.tsx')).ScreenPage,
}));
const ArrivePage = lazy(async () => ({
  default: (await import('../online/ArrivePage.tsx')).ArrivePage,
}));
const DealtPage = lazy(async () => ({
  default: (await import('../play/DealtPage.tsx')).DealtPage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('./GalleryPage.tsx')).GalleryPage,
}));
const CardsPage = lazy(async () => ({
  default: (await import('./CardsPage.tsx')).CardsPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('../rules/RulesPage.tsx')).RulesPage,
}));
const LeafletPage = lazy(async () => ({
  default: (await import('../rules/LeafletPage.tsx')).LeafletPage,
}));
const HistoryPage = lazy(async () => ({
  default: (await import('../history/HistoryPage.tsx')).HistoryPage,
}));
const LearnPage = lazy(async () => ({
  default: (await import('../learn/LearnPage.tsx')).LearnPage,
}));
const LessonPage = lazy(async () => ({
  default: (await import('../learn/LessonPage.tsx')).LessonPage,
}));
const PuzzlePage = lazy(async () => ({
  default: (await import('../learn/PuzzlePage.tsx')).PuzzlePage,
}));

const ChallengePage = lazy(async () => ({
  default: (await import('../challenge/ChallengePage.tsx')).ChallengePage,
}));
const DayPage = lazy(async () => ({
  default: (await import('../challenge/DayPage.tsx')).DayPage,
}));

const ReplayPage = lazy(async () => ({
  default: (await import('../replay/ReplayPage.tsx')).ReplayPage,
}));
const ReplaysPage = lazy(async () => ({
  default: (await import('../replay/ReplaysPage.tsx')).ReplaysPage,
}));

function useLook(): void {
  const { theme, colours } = useSettings();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['fourColours'] = colours === 'four' ? 'on' : 'off';
  }, [theme, colours]);
}

function Pages(): ReactElement {
  const { frame } = useWords();
  useDrop();
  return (
    <Suspense fallback={<Notice text={frame.error.loading} waiting />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/t/:id">{({ id }) => <LinkPage key={id} id={id} />}</Route>
        <Route path="/privacy">
          <PrivacyPage />
        </Route>
        <Route path="/s/:id">{({ id }) => <ScreenPage key={id} id={id} />}</Route>
        <Route path="/go/:pass/:tables?">
          {({ pass, tables = '' }) => <ArrivePage key={pass} pass={pass} tables={tables} />}
        </Route>
        <Route path="/play/*">{({ '*': path }) => <DealtPage key={path} path={path} />}</Route>
        <Route path="/c/*">{({ '*': code }) => <ChallengePage key={code} code={code} />}</Route>
        <Route path="/day">
          <DayPage />
        </Route>
        <Route path="/cards">
          <GalleryPage />
        </Route>
        <Route path="/cards/:game">{({ game }) => <CardsPage key={game} game={game} />}</Route>
        <Route path="/history">
          <HistoryPage />
        </Route>
        <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
        <Route path="/learn/:game/puzzles">
          {({ game }) => <LearnPage key={game} game={game} at="puzzles" />}
        </Route>
        <Route path="/learn/:game/lesson/:number">
          {({ game, number }) => <LessonPage game={game} number={number} />}
        </Route>
        <Route path="/learn/:game/puzzle/:number">
          {({ game, number }) => <PuzzlePage game={game} number={number} />}
        </Route>
        <Route path="/rules/:game/exact/:rule?">
          {({ game, rule }) => <RulesPage key={game} game={game} rule={rule} />}
        </Route>
        <Route path="/rules/:game/:at?">
          {({ game, at }) => <LeafletPage key={game} game={game} at={at} />}
        </Route>
        <Route path="/replays">
          <ReplaysPage />
        </Route>
        <Route path="/replay/:id/:step?">
          {({ id, step }) => (
            <ReplayPage
              key={id}
              source={{ saved: id }}
              step={readNumber(step)}
              review={step === 'review'}
            />
          )}
        </Route>
        <Route path="/*">{({ '*': rest }) => <Linked path={rest ?? ''} />}</Route>
      </Switch>
    </Suspense>
  );
}

/** A share link is the whole address of its game; anything else leads nowhere. */
function Linked({ path }: { readonly path: string }): ReactElement {
  const { frame } = useWords();
  const shared = readShared(path);
  if (shared === undefined) return <Notice text={frame.error.noPage} />;
  const { link, step, seat } = shared;
  return <ReplayPage key={link} source={{ record: link }} step={step} seat={seat} />;
}

/** Cards have the letters that were chosen, or else those of the language. */
function Lettered({ children }: { readonly children: ReactNode }): ReactElement {
  const { letters } = useSettings();
  const { locale } = useWords();
  return (
    <PackProvider value={letters === 'auto' ? packOf(locale) : letters}>{children}</PackProvider>
  );
}

export function App(): ReactElement {
  useLook();
  return (
    <ErrorBoundary>
      <Words>
        <Lettered>
          <DrawnCardArt />
          <LazyTellArt />
          {/* oxlint-disable-next-line react/hooks -- the router calls it. */}
          <Router hook={useHashLocation}>
            <Pages />
          </Router>
          <UpdateNotice />
          <Notices />
        </Lettered>
      </Words>
    </ErrorBoundary>
  );
}
