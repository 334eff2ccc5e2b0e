import { useState } from 'react';
import { Button } from 'react-aria-components';
import { remark } from '../speech/announcer.ts';
import { localHost } from '../table/host.ts';
import type { ShuffleCheck } from '../table/news.ts';

interface ShuffleProps {
  readonly seed: string;
  /** The fingerprint as it was told at the deal. */
  readonly commitment: string;
}

/** How anybody can see for themselves that the cards were not changed while they played. */
export function Shuffle({ seed, commitment }: ShuffleProps) {
  const [said, setSaid] = useState('');
  const check = async (): Promise<void> => {
    setSaid('Checking …');
    const text = verdict(commitment, await localHost().checkShuffle());
    setSaid(text);
    remark(text);
  };
  return (
    <details className="shuffle">
      <summary>Was the shuffle fair? Check it</summary>
      <p>
        Before the first card was dealt, Deckle drew a long number by chance: the seed. It decides every shuffle and
        every roll of this game. At the deal only its fingerprint was shown, from which nobody can work out the seed.
        Now that the game is over you see the seed itself, and can see that it has that fingerprint.
      </p>
      <dl>
        <dt>Fingerprint, shown at the deal</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>Seed, shown at the end</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <Button className="chip" onPress={() => void check()}>
        Check the shuffle
      </Button>
      <p className="shuffle-said">{said}</p>
      <p>
        What it proves: the order of the cards was settled before anybody moved, and nobody changed it later, not even
        this program. What it cannot prove: that the seed came from chance. For that there is only the program itself,
        whose source anybody can read.
      </p>
      <p>
        Without Deckle: the fingerprint is the SHA-256 hash of the words “deckle commitment” and the seed, with one
        space between each.
      </p>
    </details>
  );
}

export function verdict(commitment: string, check: ShuffleCheck | null): string {
  if (check === null) return 'The game is not over yet, so its seed is still a secret.';
  if (check.commitment !== commitment)
    return 'Something is wrong: this seed has another fingerprint than the one shown at the deal.';
  return check.isSame
    ? 'It is as it should be: the seed has the fingerprint that was shown at the deal, and played again from this seed the game comes out the same, card for card.'
    : 'Something is wrong: the seed has the right fingerprint, but played again from it the game comes out otherwise.';
}
