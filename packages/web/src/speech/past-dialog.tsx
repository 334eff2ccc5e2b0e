import { Sheet } from '../look/sheet.tsx';
import { pastAnnouncements } from './announcer.ts';

/** Everything that was announced, newest first. */
export function PastDialog({ onClose }: { readonly onClose: () => void }) {
  const past = pastAnnouncements().toReversed();
  return (
    <Sheet title="Announcements" onClose={onClose}>
      {past.length === 0 ? <p>Nothing was announced yet.</p> : null}
      <ol className="past" reversed>
        {past.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </Sheet>
  );
}
