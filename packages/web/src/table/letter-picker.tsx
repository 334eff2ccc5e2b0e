import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Which letter a wild card stands for. */
export function LetterPicker({ onLetter }: { readonly onLetter: (letter: string | null) => void }) {
  return (
    <ModalOverlay isOpen isDismissable className="overlay" onOpenChange={() => onLetter(null)}>
      <Modal className="sheet">
        <Dialog>
          <Heading slot="title">Which letter?</Heading>
          <p>A wild card stands for any letter.</p>
          <div className="letter-grid">
            {LETTERS.map((letter) => (
              <Button key={letter} className="chip" onPress={() => onLetter(letter)}>
                {letter}
              </Button>
            ))}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
