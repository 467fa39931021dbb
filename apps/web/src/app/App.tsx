/** The pages and what is around them all. */
import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { CardArt } from '../cards/CardArt.tsx';
import { LazyTellArt } from '../cards/tell/LazyTellArt.tsx';
import { Home } from '../home/Home.tsx';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords, Words } from '../words/Words.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notice } from './Notice.tsx';

const TablePage = lazy(async () => ({
  default: (await import('../frame/TablePage.tsx')).TablePage,
}));
const GalleryPage = lazy(async () => ({
  default: (await import('./GalleryPage.tsx')).GalleryPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('../rules/RulesPage.tsx')).RulesPage,
}));
const HistoryPage = lazy(async () => ({
  default: (await import('../history/HistoryPage.tsx')).HistoryPage,
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
  return (
    <Suspense fallback={<Notice text={frame.error.loading} waiting />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/cards">
          <GalleryPage />
        </Route>
        <Route path="/history">
          <HistoryPage />
        </Route>
        <Route path="/rules/:game/:rule?">
          {({ game, rule }) => <RulesPage key={game} game={game} rule={rule} />}
        </Route>
        <Route>
          <Notice text={frame.error.noPage} />
        </Route>
      </Switch>
    </Suspense>
  );
}

export function App(): ReactElement {
  useLook();
  return (
    <ErrorBoundary>
      <Words>
        <CardArt />
        <LazyTellArt />
        <Router hook={useHashLocation}>
          <Pages />
        </Router>
        <UpdateNotice />
      </Words>
    </ErrorBoundary>
  );
}
