import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';

/** A sheet of paper with a heading: everything but the table itself. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <div className="page">
      <header className="masthead">
        <Link className="brand" href="/">
          Deckle
        </Link>
        <nav aria-label="Deckle">
          <Link href="/">Shelf</Link>
          <Link href="/replay">Records</Link>
          <Link href="/settings">Settings</Link>
        </nav>
      </header>
      <main id="main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Deckle`;
  }, [title]);
}
