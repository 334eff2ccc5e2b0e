import { SORTS, type Sort } from '@deckle/host';
import type { CardId } from '@deckle/kernel';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

interface HandToolsProps {
  /** Cards that are together, by one of them. */
  readonly together: readonly { readonly id: CardId; readonly faces: string }[];
  readonly onSort: (how: Sort) => void;
  readonly onShuffle: () => void;
  readonly onGroup: () => void;
  readonly onApart: (id: CardId) => void;
}

const SORT_NAMES: { readonly [sort in Sort]: string } = {
  letters: 'A to Z',
  points: 'Most points first',
  vowels: 'Vowels first',
};

/** How a whole hand is put in order. */
export function HandTools({ together, onSort, onShuffle, onGroup, onApart }: HandToolsProps) {
  return (
    <>
      <MenuTrigger>
        <Button className="quiet">Sort</Button>
        <Popover className="popover">
          <Menu className="menu">
            {SORTS.map((sort) => (
              <MenuItem key={sort} className="menu-item" onAction={() => onSort(sort)}>
                {SORT_NAMES[sort]}
              </MenuItem>
            ))}
            <MenuItem className="menu-item" onAction={onGroup}>
              Keep cards together …
            </MenuItem>
            {together.map(({ id, faces }) => (
              <MenuItem key={id} className="menu-item" onAction={() => onApart(id)}>
                No longer together: {faces}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Button className="quiet" onPress={onShuffle}>
        Shuffle
      </Button>
    </>
  );
}
