import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';

interface RulesPage {
  readonly html: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

const pages = import.meta.glob<RulesPage>('../../../../docs/rules/*.md');

interface RulesProps {
  readonly game: string;
  /** They lie over something else, whose address is to stay. */
  readonly isOver?: boolean;
}

/** The rules in full, with a list of their parts to jump to. */
export function Rules({ game, isOver = false }: RulesProps) {
  const [page, setPage] = useState<RulesPage | 'trouble' | null>(null);
  useEffect(() => {
    let isHere = true;
    pages[`../../../../docs/rules/${game}.md`]?.().then(
      (found) => isHere && setPage(found),
      () => isHere && setPage('trouble'),
    );
    return () => {
      isHere = false;
    };
  }, [game]);
  // The address may name a part that has only just come.
  useEffect(() => {
    if (page !== null && !isOver && location.hash.startsWith('#rules'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [page, isOver]);
  if (page === null) return <p>The rules are coming …</p>;
  if (page === 'trouble')
    return <p>The rules could not be loaded. Is there a connection? Load the page again to try.</p>;
  return (
    <>
      <nav className="contents" aria-label="Parts of the rules">
        <ol>
          {page.parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={isOver ? (event) => goThere(event, id) : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
        <Button className="quiet" onPress={() => void saveRules(game, page)}>
          Save for braille (BRF)
        </Button>
      </nav>
      {/* Our own pages, made into HTML when the app is built. */}
      <div className="rules" dangerouslySetInnerHTML={{ __html: page.html }} />
    </>
  );
}

function goThere(event: MouseEvent, id: string): void {
  event.preventDefault();
  const part = document.getElementById(id);
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}

async function saveRules(game: string, { html }: RulesPage): Promise<void> {
  const { linesOf, saveBrf } = await import('../braille/brf.ts');
  saveBrf(`deckle-${game}-rules`, linesOf(html));
}
