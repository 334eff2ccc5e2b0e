import { isRefusal } from '@deckle/kernel';
import { Link } from 'wouter';
import { Page } from '../look/page.tsx';
import { Waiting } from '../look/waiting.tsx';
import { Table } from '../table/table.tsx';
import { useTable } from '../table/use-table.ts';

export function TableScreen({ id }: { readonly id: string }) {
  const seated = useTable(id);
  if (seated === null) return <Waiting what="Laying out the cards …" />;
  if (!isRefusal(seated)) return <Table {...seated} />;
  return (
    <Page title="This table cannot be opened">
      <p>{seated.rule}</p>
      <p>
        <Link className="button" href="/">
          To the shelf
        </Link>
      </p>
    </Page>
  );
}
