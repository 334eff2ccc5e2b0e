import type { Seat } from '@deckle/kernel';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { localHost } from './host.ts';

/** Between two people at one screen: nothing of a hand is on the page until the next one takes it. */
export function Curtain({ name, seat }: { readonly name: string; readonly seat: Seat }) {
  return (
    <ModalOverlay isOpen className="overlay">
      <Modal className="sheet">
        <Dialog role="alertdialog">
          <Heading slot="title">{name}’s turn</Heading>
          <p>Pass the screen to {name}. The cards are hidden and the clock stands still until you press the button.</p>
          <Button autoFocus className="button" onPress={() => void localHost().look(seat)}>
            I am {name}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
