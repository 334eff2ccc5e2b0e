import { useSyncExternalStore } from 'react';
import { type Announcement, onAnnounced, voicedNow } from './announcer.ts';

/** The live regions of the page, the only ones there are: one that waits its turn, one that does not. */
export function Live() {
  const said = useSyncExternalStore(onAnnounced, voicedNow, voicedNow);
  const shown = (manner: Announcement['manner']): readonly Announcement[] =>
    said.filter((each) => each.manner === manner);
  return (
    <div className="unseen">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label="Announcements">
        {shown('polite').map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div role="alert" aria-live="assertive" aria-relevant="additions" aria-atomic="false" aria-label="Refusals">
        {shown('assertive').map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  );
}
