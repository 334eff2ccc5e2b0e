import { keptText, SETTINGS } from './device.ts';
import { showLook } from './look.ts';
import { parseSettings } from './settings.ts';

/** A script of its own that the page waits for: nothing is ever drawn in another theme than the one that was chosen. */
showLook(parseSettings(keptText(SETTINGS)));
