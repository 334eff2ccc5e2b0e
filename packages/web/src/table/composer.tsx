import { type CSSProperties, memo, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components';
import { CardFace } from '../look/card.tsx';
import { useComposerSpeech } from '../speech/use-composer-speech.ts';
import { listText } from '../speech/words.ts';
import { isJudging } from './choices.tsx';
import type { Composing } from './composing.ts';
import { EMPTY, typed } from './draft.ts';
import { faultedIn, faultedParts, faultNamed } from './faulted.ts';
import type { Composed, Draft, News, Piece, PrintedCard, Refused, TableFacts } from './news.ts';
import { kindText, offerText } from './pick-text.ts';
import { TALK } from './talk.ts';
import { useChangedInSight, useEndInSight } from './use-composed-in-sight.ts';
import { useDrafting } from './use-composing.ts';
import { talkIn } from './use-spoken-table.ts';
import type { Seated } from './chair.ts';

interface ComposerProps extends Seated {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly composing: Composing;
  readonly onPlay: () => void;
}

/** One line that takes words and commands alike; the table answers to every letter, and nothing is final before Play. */
export function Composer({ input, facts, news, composing, onPlay }: ComposerProps) {
  const drafting = useDrafting(composing, (now) => now);
  const { draft, composed, refused } = drafting;
  const { setDraft } = composing;
  const talk = talkIn(drafting, news);
  /** What Enter does, where the text is said to the table itself. */
  const meant = talk === null ? null : TALK[talk.name].does;
  const fault = meant === null ? faultedIn(drafting) : null;
  const isPart = fault?.where === 'word' && fault.letters !== draft.text.trim().toUpperCase();
  const rule = composed?.refusal?.rule;
  const told = rule === undefined || fault === null ? rule : marked(faultNamed(rule, fault));
  const touched = effectTouched(draft, facts);
  // A telephone has no room for it before the word is laid.
  const parts = composed?.parts ?? null;
  const isParts =
    parts !== null &&
    refused === null &&
    [meant, touched, told ?? null, composed?.remark ?? null].every((text) => text === null);
  useComposerSpeech(facts, drafting, meant);
  const isGood = composed !== null && composed.move !== null && composed.refusal === null;
  const does = meant !== null ? 'Ask' : isGood ? playText(composed, news) : 'Play';
  useEndInSight(input, draft.text, does);
  const part = useRef<HTMLDivElement>(null);
  useChangedInSight(part, composed?.words);
  return (
    <form
      className={draft.text === '' ? 'composer' : 'composer composer-typing'}
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
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={
            isJudging(news)
              ? listText(
                  news.choices.map(({ says }) => kindText(says)),
                  'or',
                )
              : (news.task?.brief ?? 'Wait for your turn')
          }
          aria-describedby="composer-says"
          onChange={(event) => setDraft(typed(draft, event.target.value))}
        />
        {draft.text === '' ? null : <Clear onClear={setDraft} />}
        <Submit isDisabled={draft.text.trim() === ''}>{does}</Submit>
      </div>
      <div className={`composed${sizesOf(composed?.words.length ?? 0)}`} ref={part}>
        <Words words={composed?.words} facts={facts} fault={fault?.where === 'word' ? fault.letters : null} />
        {(composed?.words.length ?? 0) > 0 ? null : isPart ? (
          <Spelt text={draft.text}>{marked(faultedParts(draft.text, fault))}</Spelt>
        ) : isLong(draft.text) ? (
          <Spelt text={draft.text}>{draft.text}</Spelt>
        ) : null}
        {composed !== null && composed.ways > 1 ? (
          <Button className="quiet" onPress={() => setDraft({ ...draft, way: (draft.way + 1) % composed.ways })}>
            Another way ({(draft.way % composed.ways) + 1} of {composed.ways})
          </Button>
        ) : null}
      </div>
      <p id="composer-says" className={isParts ? 'composer-says composer-parts' : 'composer-says'}>
        {refused !== null ? (
          <Said
            refused={refused}
            offer={(command) => offerText(command, { pack: facts.pack, choices: news.choices }, news)}
            rule={fault === null ? refused.refusal.rule : marked(faultNamed(refused.refusal.rule, fault))}
            onPut={(command) => {
              composing.put(command);
              // The button that was pressed is gone.
              input.current?.focus();
            }}
          />
        ) : (
          (meant ?? touched ?? told ?? composed?.remark ?? parts ?? '')
        )}
      </p>
    </form>
  );
}

/** What the card that was put in last does, where that is all there is. */
function effectTouched({ text, pins }: Draft, { pack }: TableFacts): string | null {
  const [pin, ...others] = pins;
  const card = pin?.card === undefined || others.length > 0 ? undefined : pack[pin.card];
  const does = card?.does ?? null;
  return does !== null && text.trim() === card?.face ? `${card.face}: ${does}` : null;
}

/** The more words, the smaller they are drawn, so that all of them are in sight. */
const SIZES = { 'composed-some': 2, 'composed-many': 3, 'composed-most': 5 };

const sizesOf = (words: number): string =>
  Object.entries(SIZES)
    .map(([name, least]) => (words < least ? '' : ` ${name}`))
    .join('');

/** So many words do not fit into the line. */
const isLong = (text: string): boolean => text.split('+').length > 2;

/** What is typed, as long as it cannot be laid: of many words the line shows only the end. */
const Spelt = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <span className={isLong(text) ? 'composed-spelt composed-long' : 'composed-spelt'} aria-hidden="true">
    {children}
  </span>
);

/** It comes with the first letter and goes with the last, so it is a plain button: React Aria's takes longer to make than the letter to draw. */
const Clear = memo(({ onClear }: { readonly onClear: (draft: Draft) => void }) => (
  <button type="button" className="quiet composer-clear" aria-label="Clear" onClick={() => onClear(EMPTY)}>
    ×
  </button>
));

const Submit = memo(({ isDisabled, children }: { readonly isDisabled: boolean; readonly children: string }) => (
  <button type="submit" className="button" disabled={isDisabled}>
    {children}
  </button>
));

/** The cards of the words as they would be laid. */
const Words = memo(({ words, facts, fault }: WordsProps) =>
  words?.map((pieces, at) => {
    const isWhole = fault !== null && fault === pieces.map(({ letters }) => letters).join('');
    return (
      <span key={at} className="composed-word" style={{ '--letters': pieces.length } as CSSProperties}>
        {pieces.map((piece, index) => (
          <Laid key={index} piece={piece} facts={facts} isFaulted={isWhole || piece.letters === fault} />
        ))}
      </span>
    );
  }),
);

interface WordsProps {
  readonly words: Composed['words'] | undefined;
  readonly facts: TableFacts;
  /** The letters that are to blame for a refusal. */
  readonly fault: string | null;
}

/** To lay words is to play; to claim a card or the like is not. */
function playText({ move, points, words }: Composed, { choices }: Pick<News, 'choices'>): string {
  const isPlay = words.length > 0 && choices.find(({ kind }) => kind === move?.kind)?.needs !== 'pick';
  if (!isPlay) return 'Do it';
  // Where words count nothing, a nought would look like a play for nothing.
  return points === null || points === 0 ? 'Play' : `Play for ${points}`;
}

/** Every second part is marked. */
const marked = (parts: readonly string[]): ReactNode =>
  parts.map((part, at) => (at % 2 === 0 ? part : <mark key={at}>{part}</mark>));

function Said({
  refused: { nearest },
  offer,
  rule,
  onPut,
}: {
  readonly refused: Refused;
  /** How the nearest thing that can be done is said. */
  readonly offer: (command: string) => string;
  /** Why it was refused. */
  readonly rule: ReactNode;
  readonly onPut: (command: string) => void;
}) {
  return (
    <span>
      {rule}{' '}
      {nearest === null ? null : (
        <Button className="quiet" onPress={() => onPut(nearest)}>
          Instead: {offer(nearest)}
        </Button>
      )}
    </span>
  );
}

/** Drawn on a grid of 10: it lies on the card, or the card comes to the hand for it. */
const ON = 'M1.5 3 L5 7 L8.5 3';
const IN_EXCHANGE = 'M1 3 H8 M6 1 L8 3 L6 5 M9 7 H2 M4 5 L2 7 L4 9';

/** A card in the composed word, with what it lies on. */
export function Laid({
  piece,
  facts,
  isFaulted = false,
}: {
  readonly piece: Piece;
  readonly facts: TableFacts;
  readonly isFaulted?: boolean;
}) {
  const card = piece.card === null ? null : (facts.pack[piece.card] as PrintedCard);
  const over = piece.over === null ? null : (facts.pack[piece.over] as PrintedCard);
  return (
    <span className={`laid laid-${piece.from}${card === null ? ' laid-die' : ''}${isFaulted ? ' faulted' : ''}`}>
      {card === null ? <span className="die">{piece.letters}</span> : <CardFace card={card} as={piece.letters} />}
      {over === null ? null : (
        <span className="laid-over" aria-hidden="true">
          <svg className="laid-sign" viewBox="0 0 10 10">
            <path d={piece.takes ? IN_EXCHANGE : ON} />
          </svg>{' '}
          {over.face}
        </span>
      )}
    </span>
  );
}
