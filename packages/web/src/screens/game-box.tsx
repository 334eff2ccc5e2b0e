import { Link } from 'wouter';
import type { Box } from '../box.ts';
import { Picture } from '../look/picture.tsx';
import { Facts } from './facts.tsx';
import { NOW, PlayNow } from './play-now-button.tsx';

/** A game as a box: what one does in it on the lid, and the way in. */
export function GameBox({ box }: { readonly box: Box }) {
  const page = `/games/${box.id}`;
  return (
    <li className="box">
      <Link className="box-lid" href={page} tabIndex={-1} aria-hidden="true">
        <Picture text={box.about.picture} />
      </Link>
      <h3>
        <Link href={page}>{box.name}</Link>
      </h3>
      <p>{box.gist}</p>
      <Facts box={box} />
      <div className="box-buttons">
        <PlayNow box={box} label={NOW} />
        <Link className="quiet" href={page} aria-label={`Rules and options of ${box.name}`}>
          Rules and options
        </Link>
      </div>
    </li>
  );
}
