import { Link } from 'wouter';
import { boxes } from '../box.ts';
import { CardFace } from '../look/card.tsx';
import { printedCard } from '../look/printed.ts';
import type { PrintedCard } from '../table/news.ts';
import { PlayNow } from './play-now-button.tsx';

/** For somebody who has never been here: what this is, and a game to begin with. */
export function Hero() {
  const [first] = boxes;
  return (
    <div className="hero">
      <div>
        <p className="lead">
          Cards with letters, words on the table. Pick a game and play: against bots, with friends at this screen or far
          away, or alone.
        </p>
        <ul className="hero-points">
          <li>The referee knows every rule, and says why when it says no.</li>
          <li>The dictionary is at hand, meanings and all.</li>
          <li>No account. Friends far away come by link; the rest works without a network.</li>
        </ul>
        <div className="hero-buttons">
          {first === undefined ? null : <PlayNow box={first} label={`Play ${first.name} now`} />}
          <a className="chip hero-find" href="#games">
            Find a game
          </a>
          <Link className="quiet" href="/join">
            Join a table by code
          </Link>
        </div>
      </div>
      <Drawing />
    </div>
  );
}

const card = (id: number, face: string, points: number): PrintedCard =>
  printedCard({ id: -1 - id, face, points, marks: [] });

/** KIT becomes SKIM: a card goes in front, another one on top. */
function Drawing() {
  return (
    <div className="hero-drawing" aria-hidden="true">
      <span className="hero-card hero-laid">
        <CardFace card={card(0, 'S', 1)} />
      </span>
      <span className="hero-card">
        <CardFace card={card(1, 'K', 4)} />
      </span>
      <span className="hero-card">
        <CardFace card={card(2, 'I', 1)} />
      </span>
      <span className="hero-card">
        <CardFace card={card(3, 'T', 1)} />
        <span className="hero-over hero-laid">
          <CardFace card={card(4, 'M', 3)} />
        </span>
      </span>
    </div>
  );
}
