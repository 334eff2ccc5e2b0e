import type { Box } from '../box.ts';
import { LEARN, kindsText, seatsText } from './shelf-words.ts';

/** Small drawings on a grid of 24. */
const PEOPLE =
  'M9 11 a3.5 3.5 0 1 0 -.01 0Z M2.5 20 c0 -8 13 -8 13 0 M16 4.5 a3.5 3.5 0 0 1 0 6.5 M18 13.5 c2.5 .8 3.5 3 3.5 6.5';
const CLOCK = 'M12 3 a9 9 0 1 0 .01 0Z M12 7 V12 L15.5 14.5';
const BOOK =
  'M12 6 c-2.5 -2 -6 -2 -9 -1.5 V18.5 c3 -.5 6.5 -.5 9 1.5 c2.5 -2 6 -2 9 -1.5 V4.5 c-3 -.5 -6.5 -.5 -9 1.5Z M12 6 V20';

/** A card with a corner turned down. */
const CARD = 'M6 3 H14 L19 8 V21 H6Z M14 3 V8 H19';

/** Players, length, kind, how soon it is learnt. */
export function Facts({ box: { seats, about } }: { readonly box: Pick<Box, 'seats' | 'about'> }) {
  return (
    <ul className="facts">
      <Fact path={PEOPLE} text={seatsText(seats)} />
      <Fact path={CLOCK} text={`about ${about.minutes} minutes`} />
      <Fact path={CARD} text={kindsText(about)} />
      <Fact path={BOOK} text={LEARN[about.learn]} />
    </ul>
  );
}

function Fact({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      {text}
    </li>
  );
}
