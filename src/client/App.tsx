// Which address shows which page. Only the home page is in the first load.
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HomePage } from './hall/HomePage';
import { ErrorBoundary } from './parts/ErrorBoundary';
import { NotFound } from './parts/NotFound';
import { SkipLink } from './parts/SkipLink';
import { Waiting } from './parts/Waiting';

const OnlinePage = lazy(() => import('./match/OnlinePage'));
const LocalPage = lazy(() => import('./local/LocalPage'));
const RulesPage = lazy(() => import('./rules/RulesPage'));
// Left out of the production bundle, and boardgame.io's debug panel with it.
const DebugPage = import.meta.env.DEV ? lazy(() => import('./debug/DebugPage')) : NotFound;

export function App() {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <Page path={path}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/match/:game/:matchID">
            {({ game, matchID }) => <OnlinePage key={matchID} game={game} matchID={matchID} />}
          </Route>
          <Route path="/local/:game/:id">{({ game, id }) => <LocalPage key={id} game={game} id={id} />}</Route>
          <Route path="/rules/:box">{({ box }) => <RulesPage key={box} box={box} />}</Route>
          <Route path="/debug/:game">{({ game }) => <DebugPage key={game} game={game} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Page>
    </>
  );
}

/** A page may fail or still be loading; the next address starts afresh. */
function Page({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Waiting page />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
