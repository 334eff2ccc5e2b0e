import { lazy, StrictMode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Fetching } from './look/fetching.tsx';
import { Live } from './speech/live.tsx';
import { Shelf } from './screens/shelf.tsx';
import { TableAhead } from './screens/table-ahead.tsx';
import { Waiting } from './look/waiting.tsx';

const GamePage = lazy(() => import('./screens/game-page.tsx').then(({ GamePage: screen }) => ({ default: screen })));
const ReplayScreen = lazy(() =>
  import('./screens/replay-screen.tsx').then(({ ReplayScreen: screen }) => ({ default: screen })),
);
const KeptReplayScreen = lazy(() =>
  import('./screens/replay-screen.tsx').then(({ KeptReplayScreen: screen }) => ({ default: screen })),
);
const Settings = lazy(() => import('./screens/settings.tsx').then(({ Settings: screen }) => ({ default: screen })));
const OnlineScreen = lazy(() =>
  import('./screens/online-screen.tsx').then(({ OnlineScreen: screen }) => ({ default: screen })),
);
const Join = lazy(() => import('./screens/join.tsx').then(({ Join: screen }) => ({ default: screen })));
const Lost = lazy(() => import('./screens/lost.tsx').then(({ Lost: screen }) => ({ default: screen })));

export function App() {
  return (
    <StrictMode>
      <Suspense fallback={<Waiting what="Opening …" />}>
        <Switch>
          <Route path="/" component={Shelf} />
          <Route path="/games/:id">{({ id }) => <GamePage key={id} id={id} />}</Route>
          <Route path="/tables/:id">{({ id }) => <TableAhead key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <OnlineScreen key={id} id={id} />}</Route>
          <Route path="/join" component={Join} />
          <Route path="/replay" component={ReplayScreen} />
          <Route path="/replay/:id">{({ id }) => <KeptReplayScreen key={id} id={id} />}</Route>
          <Route path="/settings" component={Settings} />
          <Route component={Lost} />
        </Switch>
      </Suspense>
      <Fetching />
      <Live />
    </StrictMode>
  );
}
