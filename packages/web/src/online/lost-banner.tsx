import type { OnlineNews } from './online-news.ts';

/** That the connection is lost; that it is said too sees to the speech of the table. */
export function LostBanner({ link }: Pick<OnlineNews, 'link'>) {
  if (link === 'here') return null;
  return (
    <p className="unkept lost">
      <strong>The connection is lost.</strong> Deckle tries again by itself. Your seat stays yours, and what you play
      meanwhile is sent as soon as the connection is back.
    </p>
  );
}
