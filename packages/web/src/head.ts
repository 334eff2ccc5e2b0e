import { hideDrawn } from './drawn.ts';
import { rememberPresses } from './pressed.ts';
import { fetchEarly, startEarly } from './table/early.ts';
import { keptText, SETTINGS } from './settings/device.ts';
import { showLook } from './settings/look.ts';
import { parseSettings } from './settings/settings.ts';

// A script of its own that the page waits for: nothing is ever drawn in another theme than the one that was chosen.
showLook(parseSettings(keptText(SETTINGS)));
const { host, words = '' } = document.currentScript?.dataset ?? {};
startEarly(host);
fetchEarly(words.split(' '));
hideDrawn();
rememberPresses();
