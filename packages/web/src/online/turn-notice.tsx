import { useState } from 'react';
import { keepText, keptText } from '../settings/device.ts';
import { remark } from '../speech/announcer.ts';

const NOTICES = 'deckle notices';

const canNotify = (): boolean => 'Notification' in globalThis;
const isWanted = (): boolean => canNotify() && Notification.permission === 'granted' && keptText(NOTICES) === 'on';

/** Asks the browser for leave to call somebody to their turn, only when they press this. */
export function TurnNotice() {
  const [isOn, setOn] = useState(isWanted);
  const [said, setSaid] = useState('');
  if (!canNotify()) return null;
  const toggle = async (): Promise<void> => {
    const isAllowed = isOn || (await Notification.requestPermission()) === 'granted';
    const next = !isOn && isAllowed;
    keepText(NOTICES, next ? 'on' : 'off');
    setOn(next);
    const told = isAllowed
      ? ''
      : 'This browser does not let Deckle notify you. Its settings for this page decide that.';
    setSaid(told);
    remark(told === '' ? (next ? 'You will be told when it is your turn.' : 'You will not be told.') : told);
  };
  return (
    <div className="turn-notice">
      <button type="button" className="chip" aria-pressed={isOn} onClick={() => void toggle()}>
        Tell me when it is my turn
      </button>
      {said === '' ? null : <small>{said}</small>}
    </div>
  );
}

/** Calls somebody who looks elsewhere. */
export async function notifyTurn(title: string, table: string): Promise<void> {
  if (!isWanted() || document.visibilityState === 'visible') return;
  const options = { tag: `deckle ${table}`, icon: '/icon-192.png', data: { path: `/t/${table}` } };
  // Telephones let only what runs beside the page do that; what it does when pressed is in `public/notices.js`.
  const beside = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (beside !== undefined) return beside.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
