/** How long nothing is touched before there is time for what nobody waits for. */
const QUIET = 3000;

const TOUCHES = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Keeps all of Deckle on the device, for when there is no network. To fetch and store every file is seconds of work, so
 * it waits for the first pause: neither a table that is being opened nor a word that is being typed should feel it.
 */
export function keepAll(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, wait, true);
    void navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => {});
  };
  let pause = setTimeout(begin, QUIET);
  const wait = (): void => {
    clearTimeout(pause);
    pause = setTimeout(begin, QUIET);
  };
  for (const touch of TOUCHES) addEventListener(touch, wait, { capture: true, passive: true });
}
