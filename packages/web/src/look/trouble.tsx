import { type ReactNode, useEffect, useRef } from 'react';
import { announceRefusal } from '../speech/announcer.ts';

interface TroubleProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something went wrong: it is written here, and said at once. */
export function Trouble({ className, children }: TroubleProps) {
  const written = useRef<HTMLParagraphElement>(null);
  const said = useRef('');
  useEffect(() => {
    const text = written.current?.textContent ?? '';
    if (text.trim() !== '' && text !== said.current) announceRefusal(text);
    said.current = text;
  });
  return (
    <p ref={written} className={className}>
      {children}
    </p>
  );
}
