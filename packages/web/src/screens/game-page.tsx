import { lazy, Suspense } from 'react';
import { type Box, boxNamed } from '../box.ts';
import { Deck } from '../game/deck.tsx';
import { PlanForm } from '../game/plan-form.tsx';
import { Rules } from '../game/rules.tsx';
import { usePlan } from '../game/use-plan.ts';
import { Page } from '../look/page.tsx';
import { Picture } from '../look/picture.tsx';
import { Facts } from './facts.tsx';
import { NoGame } from './no-game.tsx';

const Example = lazy(() => import('../game/example.tsx').then(({ Example: part }) => ({ default: part })));

export function GamePage({ id }: { readonly id: string }) {
  const box = boxNamed(id);
  return box === null ? <NoGame id={id} /> : <Opened box={box} />;
}

/** All about one game: what it is, a table for it, an example, the rules, the cards. */
function Opened({ box }: { readonly box: Box }) {
  const planning = usePlan(box);
  return (
    <Page title={box.name}>
      <div className="game">
        <div className="game-head">
          <Picture text={box.about.picture} />
          <p className="lead">{box.gist}</p>
          <Facts box={box} />
          <nav className="jumps" aria-label="On this page">
            <a href="#plan">Your table</a>
            <a href="#example">An example</a>
            <a href="#rules">The rules</a>
            <a href="#deck">The cards</a>
          </nav>
        </div>
        <PlanForm {...planning} />
        <section className="game-part" aria-labelledby="example">
          <h2 id="example">An example</h2>
          <Suspense fallback={<p className="example-wait">The cards are being laid out …</p>}>
            <Example game={box.id} />
          </Suspense>
        </section>
        <section className="game-part" aria-labelledby="rules">
          <h2 id="rules">The rules</h2>
          <Rules game={box.id} />
        </section>
        <section className="game-part" aria-labelledby="deck">
          <h2 id="deck">The cards</h2>
          <Deck box={box} />
        </section>
      </div>
    </Page>
  );
}
