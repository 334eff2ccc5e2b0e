import { Link } from 'wouter';
import { Page } from '../look/page.tsx';

export function Lost() {
  return (
    <Page title="Nothing here">
      <p className="lead">There is no page at this address. Perhaps the link was cut off on its way to you.</p>
      <p>
        <Link className="button" href="/">
          To the shelf
        </Link>
      </p>
    </Page>
  );
}
