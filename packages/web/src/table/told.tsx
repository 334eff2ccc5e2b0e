import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../look/page.tsx';
import { Trouble } from '../look/trouble.tsx';

/** What is told in the place of a table. */
export function Told({
  title,
  rule,
  children,
}: {
  readonly title: string;
  readonly rule: string;
  readonly children: ReactNode;
}) {
  return (
    <Page title={title}>
      <div className="told">
        <Trouble className="told-rule">{rule}</Trouble>
        {children}
      </div>
    </Page>
  );
}

/** What can be done about it; the shelf is always a way on. */
export function Ways({ children }: { readonly children: ReactNode }) {
  return (
    <p className="told-buttons">
      {children}
      <Shelf className="quiet" />
    </p>
  );
}

export const Shelf = ({ className }: { readonly className: string }) => (
  <Link className={className} href="/">
    To the shelf
  </Link>
);
