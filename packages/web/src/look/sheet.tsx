import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A sheet of paper over the page; closed, the focus is back where it was. */
export function Sheet({ title, children, onClose }: SheetProps) {
  return (
    <ModalOverlay isOpen isDismissable className="overlay" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="sheet">
        <Dialog>
          <div className="sheet-head">
            <Heading slot="title">{title}</Heading>
            <Button className="button" onPress={onClose}>
              Close
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
