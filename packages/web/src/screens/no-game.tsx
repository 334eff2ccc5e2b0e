import { Link } from 'wouter';
import { boxes } from '../box.ts';
import { Page } from '../look/page.tsx';
import { nearestNames } from './nearest.ts';

/** A link to a game that is not on the shelf. */
export function NoGame({ id }: { readonly id: string }) {
  const near = nearestNames(id, boxes);
  return (
    <Page title="No such game">
      <p className="lead">
        There is no game called “{Array.from(id).slice(0, 40).join('')}” on the shelf. Perhaps the link was cut off on
        its way to you.
      </p>
      {near.length === 0 ? null : (
        <>
          <h2>Did you mean …</h2>
          <ul className="near">
            {near.map(({ id: other, name, gist }) => (
              <li key={other}>
                <Link href={`/games/${other}`}>{name}</Link> {gist}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link className="button" href="/">
          To all {boxes.length} games
        </Link>
      </p>
    </Page>
  );
}
