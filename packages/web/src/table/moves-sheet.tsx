import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Sheet } from '../look/sheet.tsx';

interface MovesSheetProps {
  readonly label: string;
  readonly title: string;
  readonly looks: string;
  /** What there is to choose from; whatever is chosen is done `then`: once the sheet is closed, and the focus may go on. */
  readonly children: (then: (act: () => void) => void) => ReactNode;
}

/** Where there is no room for all one can do: a button that opens it. */
export function MovesSheet({ label, title, looks, children }: MovesSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    chosen.current?.();
    chosen.current = null;
  }, [isOpen]);
  const then = (act: () => void): void => {
    chosen.current = act;
    setOpen(false);
  };
  return (
    <>
      <Button className={looks} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <div className="moves">{children(then)}</div>
        </Sheet>
      ) : null}
    </>
  );
}
