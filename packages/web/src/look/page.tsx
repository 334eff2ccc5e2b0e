import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Newer } from '../newer.tsx';
import { arrive, leave } from './arrival.ts';

const WAYS = [
  ['/', 'Shelf'],
  ['/join', 'Join'],
  ['/replay', 'Records'],
  ['/settings', 'Settings'],
] as const;

/** A sheet of paper with a heading: everything but the table itself. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useArrival();
  const [here] = useLocation();
  useTitle(title);
  return (
    <div className="page">
      <Skip to="main">To the content</Skip>
      <header className="masthead">
        <Link className="brand" href="/">
          Deckle
        </Link>
        <nav aria-label="Deckle">
          {WAYS.map(([href, name]) => (
            <Link key={href} href={href} aria-current={href === here ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <Newer />
      </header>
      <main id="main" tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
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

/** The heading of a screen takes the focus of whoever came here from another one: so they are told where they are. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Once everything is drawn: to take the focus, the page has to be laid out.
    const frame = requestAnimationFrame(() => heading.current !== null && arrive(heading.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  useLayoutEffect(() => leave, []);
  return heading;
}

/** For keyboards: over everything that is on every page. */
export function Skip({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a
      className="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
