import { Button } from 'react-aria-components';
import { Sheet } from '../look/sheet.tsx';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Which letter a wild card stands for; whoever closes it has not played the card. */
export function LetterPicker({ onLetter }: { readonly onLetter: (letter: string | null) => void }) {
  return (
    <Sheet title="Which letter?" onClose={() => onLetter(null)}>
      <p>A wild card stands for any letter.</p>
      <div className="letter-grid">
        {LETTERS.map((letter) => (
          <Button key={letter} className="chip" onPress={() => onLetter(letter)}>
            {letter}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
