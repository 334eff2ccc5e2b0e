import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../look/sheet.tsx';

const Rules = lazy(() => import('./rules.tsx').then(({ Rules: part }) => ({ default: part })));

interface RulesSheetProps {
  readonly game: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The rules over a table, or before it. */
export function RulesSheet({ game: { id, name }, onClose }: RulesSheetProps) {
  return (
    <Sheet title={`The rules of ${name}`} onClose={onClose}>
      <Suspense fallback={<p>The rules are coming …</p>}>
        <Rules game={id} isOver />
        <p>
          <Link href={`/games/${id}`}>All about {name}</Link>, with an example and its cards. (You leave this table.)
        </p>
      </Suspense>
    </Sheet>
  );
}
