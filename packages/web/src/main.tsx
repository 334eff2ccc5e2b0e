import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/rokkitt/wght.css';
import './look/look.css';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app.tsx';
import { boxNamed } from './box.ts';
import { leaveDrawn } from './drawn.ts';
import { keepAll } from './keep.ts';
import { comeFrom, watchBack } from './look/arrival.ts';
import { watchNewer } from './newer.tsx';
import { hearPresses } from './pressed.ts';
import { openSettings } from './settings/store.ts';
import { playNow } from './table/play-now.ts';

openSettings();
watchBack();
void watchNewer();
keepAll();

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
void begin(place);

/** Whoever has asked for a game already does not wait for the shelf; what is in the way of it, the shelf tells. */
async function begin(root: HTMLElement): Promise<void> {
  const pressed = boxNamed(hearPresses() ?? '');
  if (pressed !== null && (await playNow(pressed, navigate)) === null) {
    comeFrom('/');
    root.replaceChildren();
  }
  if (leaveDrawn(root)) hydrateRoot(root, <App />);
  // In one go: cards are drawn in a second round, and a table without them need not be laid out and painted.
  else flushSync(() => createRoot(root).render(<App />));
}
