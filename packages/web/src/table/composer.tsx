import type { RefObject } from 'react';
import { Button } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { EMPTY, typed } from './draft.ts';
import type { Composed, Draft, Piece, PrintedCard, Refused, TableFacts } from './news.ts';

interface ComposerProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly facts: TableFacts;
  readonly draft: Draft;
  readonly composed: Composed | null;
  readonly refused: Refused | null;
  /** What Enter does, where the text is said to the table itself. */
  readonly meant: string | null;
  readonly onDraft: (draft: Draft) => void;
  readonly onPlay: () => void;
  readonly onSay: (text: string) => void;
}

/** One line that takes words and commands alike; the table answers to every letter, and nothing is final before Play. */
export function Composer({ input, facts, draft, composed, refused, meant, onDraft, onPlay, onSay }: ComposerProps) {
  const isGood = composed !== null && composed.move !== null && composed.refusal === null;
  const step = (by: number): void => {
    const ways = composed?.ways ?? 0;
    if (ways > 1) onDraft({ ...draft, way: (draft.way + by + ways) % ways });
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.text.trim() !== '') onPlay();
      }}
    >
      <div className={`composer-line${isGood ? ' composer-good' : ''}`}>
        <label className="unseen" htmlFor="composer">
          Your word or command
        </label>
        <input
          id="composer"
          ref={input}
          value={draft.text}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="Type a word"
          aria-describedby="composer-says"
          onChange={(event) => onDraft(typed(draft, event.target.value))}
        />
        {draft.text === '' ? null : (
          <Button className="quiet composer-clear" aria-label="Clear" onPress={() => onDraft(EMPTY)}>
            ×
          </Button>
        )}
        <Button type="submit" className="button" isDisabled={draft.text.trim() === ''}>
          {meant !== null ? 'Ask' : isGood ? playText(composed) : 'Play'}
        </Button>
      </div>
      <div className="composed">
        {composed?.words.map((pieces, at) => (
          <span key={at} className="composed-word">
            {pieces.map((piece, index) => (
              <Laid key={index} piece={piece} facts={facts} />
            ))}
          </span>
        ))}
        {composed !== null && composed.ways > 1 ? (
          <Button className="quiet" onPress={() => step(1)}>
            Another way ({(draft.way % composed.ways) + 1} of {composed.ways})
          </Button>
        ) : null}
      </div>
      <p id="composer-says" className="composer-says">
        {refused !== null ? <Said refused={refused} onSay={onSay} /> : (meant ?? composed?.refusal?.rule ?? '')}
      </p>
    </form>
  );
}

const playText = ({ points, words }: Composed): string =>
  words.length === 0 ? 'Do it' : points === null ? 'Play' : `Play for ${points}`;

function Said({
  refused: { refusal, nearest },
  onSay,
}: {
  readonly refused: Refused;
  readonly onSay: (text: string) => void;
}) {
  return (
    <span>
      {refusal.rule}{' '}
      {nearest === null ? null : (
        <Button className="quiet" onPress={() => onSay(nearest)}>
          Instead: {nearest}
        </Button>
      )}
    </span>
  );
}

/** A card in the composed word, with what it lies on. */
export function Laid({ piece, facts }: { readonly piece: Piece; readonly facts: TableFacts }) {
  const card = piece.card === null ? null : (facts.pack[piece.card] as PrintedCard);
  const over = piece.over === null ? null : (facts.pack[piece.over] as PrintedCard);
  return (
    <span className={`laid laid-${piece.from}`}>
      {card === null ? <span className="die">{piece.letters}</span> : <CardFace card={card} as={piece.letters} />}
      {over === null ? null : (
        <span className="laid-over">
          {piece.takes ? '⇄' : '▾'} {over.face}
        </span>
      )}
    </span>
  );
}
