import { useState } from 'react';
import { Trouble } from '../look/trouble.tsx';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';

/** A record from a file, picked or dropped. */
export function OpenRecord({ onFile }: { readonly onFile: (file: File) => void }) {
  const [said, setSaid] = useState('');
  return (
    <DropZone
      className="drop-zone"
      onDrop={({ items }) => {
        const item = items.find(({ kind }) => kind === 'file');
        if (item?.kind === 'file') void item.getFile().then(onFile);
        else setSaid('That is not a file. Drop the file of a record here.');
      }}
    >
      <Text slot="label">Drop the file of a record here, or</Text>
      <FileTrigger
        acceptedFileTypes={['application/json', '.json']}
        onSelect={(files) => files?.[0] !== undefined && onFile(files[0])}
      >
        <Button className="button">Choose a file</Button>
      </FileTrigger>
      {said === '' ? null : <Trouble>{said}</Trouble>}
    </DropZone>
  );
}
