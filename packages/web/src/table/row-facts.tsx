import { Fragment } from 'react';
import { seenNote } from './names.ts';
import type { Place, PrintedCard } from './news.ts';

/** What stands beside a row for those who see it; where there is no room, of `Row 3` and `worth 8` the numbers stay. */
export function RowLabel({ place }: { readonly place: Place }) {
  return (
    <span className="row-label" aria-hidden="true">
      {place.kind === 'word' ? '' : <Numbered text={place.label} />}
    </span>
  );
}

export function RowNote({ place, pack }: { readonly place: Place; readonly pack: readonly PrintedCard[] }) {
  return (
    <span className="row-note" aria-hidden="true">
      <Numbered text={seenNote(place, pack)} />
    </span>
  );
}

function Numbered({ text }: { readonly text: string }) {
  const [, words, number] = /^(\D+ )(−?\d+)$/.exec(text) ?? [];
  if (words === undefined) return text;
  return (
    <Fragment>
      <span className="row-word">{words}</span>
      {number}
    </Fragment>
  );
}
