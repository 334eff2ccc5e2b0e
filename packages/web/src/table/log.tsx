import type { News } from './news.ts';

/** Everything that happened, newest first. */
export function Log({ news }: { readonly news: News }) {
  return (
    <aside className="log" aria-label="What happened">
      <h2>What happened</h2>
      <ol reversed>
        {news.lines.toReversed().map((line, at) => (
          <li key={news.lines.length - at} className={`line line-${line.kind}${line.aside ? ' line-aside' : ''}`}>
            {line.text}
          </li>
        ))}
      </ol>
    </aside>
  );
}
