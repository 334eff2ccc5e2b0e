import type { DeckLine } from '@deckle/kernel';

/** How often each card is there, as print lists it; ER stands in that list twice. */
const COUNTS = `
  A10 B2 C2 D4 E12 F2 G4 H2 I8 J2 K2 L4 M2 N6 O8 P2 Q2 R6 S4 T6 U6 V2 W2 X2 Y4 Z2
  QU2 IN1 ER2 CL1 TH1 AR1 ED1 GH1 ING1 OW1 THE1 FOR1 AND1 OU1 ST1 SH1 OF1 CH1`;

/** Print has lost the values: these are the house's. */
const VALUES = `
  A2 B8 C8 D5 E2 F6 G6 H7 I2 J13 K8 L3 M5 N5 O2 P6 Q15 R5 S3 T3 U4 V11 W10 X12 Y4 Z14
  QU9 IN7 ER7 CL10 TH9 AR7 ED7 OF8 OU6 OW11 ST5 SH9 CH14 GH12 THE10 AND10 FOR11 ING11`;

const table = (text: string): ReadonlyMap<string, number> =>
  new Map([...text.matchAll(/([A-Z]+)(\d+)/g)].map(([, face, number]) => [face as string, Number(number)]));

function makeDeck(counts: ReadonlyMap<string, number>, values: ReadonlyMap<string, number>): readonly DeckLine[] {
  return [...counts].map(([face, count]) => {
    const points = values.get(face);
    if (points === undefined) throw new Error(`no value for ${face}`);
    return { face, points, count, house: 'points' };
  });
}

/** 108 single letters and 20 cards of several letters. */
export const LETTERS_DECK: readonly DeckLine[] = makeDeck(table(COUNTS), table(VALUES));
