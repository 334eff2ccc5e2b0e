import type { Seat } from '@deckle/kernel';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { localHost } from './host.ts';
import type { TableFacts } from './news.ts';

interface CurtainProps {
  readonly facts: Pick<TableFacts, 'sitters'>;
  /** Who is to take the screen. */
  readonly seat: Seat;
  /** Who may still take back what they did. */
  readonly takeBack: Seat | null;
}

/** Between two people at one screen: nothing of a hand is on the page until the next one takes it. */
export function Curtain({ facts, seat, takeBack }: CurtainProps) {
  const nameOf = (each: Seat): string => facts.sitters[each]?.name ?? '';
  const name = nameOf(seat);
  return (
    <ModalOverlay isOpen className="overlay">
      <Modal className="sheet">
        <Dialog role="alertdialog">
          <Heading slot="title">{name}’s turn</Heading>
          <p>Pass the screen to {name}. The cards are hidden and the clock stands still until you press the button.</p>
          <div className="curtain-ways">
            <Button autoFocus className="button" onPress={() => void localHost().look(seat)}>
              I am {name}
            </Button>
            {takeBack === null ? null : (
              <Button className="quiet" onPress={() => void localHost().takeBack()}>
                {nameOf(takeBack)}: take it back
              </Button>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
