import { isRefusal } from '@deckle/kernel';
import { useState } from 'react';
import { Waiting } from '../look/waiting.tsx';
import { NoTable } from '../table/no-table.tsx';
import { Table } from '../table/table.tsx';
import { type Coming, useTable } from '../table/use-table.ts';

export function TableScreen({ id }: { readonly id: string }) {
  const [coming, setComing] = useState<Coming>({ how: 'sit' });
  const seated = useTable(id, coming);
  if (seated === null) return <Waiting what="Laying out the cards …" />;
  if (!isRefusal(seated)) return <Table {...seated} />;
  return <NoTable id={id} refusal={seated} onComing={setComing} />;
}
