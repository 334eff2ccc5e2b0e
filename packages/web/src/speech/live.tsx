import { useSyncExternalStore } from 'react';
import { announcements, onAnnounced } from './announcer.ts';

/** With more in the region than this, some screen readers read old things again. */
const SHOWN = 8;

/** The one live region of the page. */
export function Live() {
  const said = useSyncExternalStore(onAnnounced, announcements);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions" aria-label="Announcements">
      {said.slice(-SHOWN).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
