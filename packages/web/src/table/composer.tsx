import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useComposerSpeech } from '../speech/use-composer-speech.ts';
import { listText } from '../speech/words.ts';
import { isJudging } from './choices.tsx';
import { sizesOf, Words } from './composed-words.tsx';
import type { Composing, Drafting } from './composing.ts';
import { EMPTY, typed } from './draft.ts';
import { faultedIn, faultedParts, faultNamed } from './faulted.ts';
import type { Composed, Draft, News, Refused, TableFacts } from './news.ts';
import { kindText, offerText } from './pick-text.ts';
import { LookUp } from './lookup.tsx';
import type { Put } from './putting.ts';
import { TALK } from './talk.ts';
import { useBegunInSight, useChangedInSight, useEndInSight } from './use-composed-in-sight.ts';
import { useDrafting } from './use-composing.ts';
import { talkIn } from './use-spoken-table.ts';
import { wordsIn } from './word-facts.ts';
import type { Seated } from './chair.ts';

interface ComposerProps extends Seated {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly composing: Composing;
  readonly onPlay: () => void;
  readonly onWord: (word: string) => void;
}

/** One line that takes words and commands alike; the table answers to every letter, and nothing is final before Play. */
export function Composer({ input, facts, news, composing, onPlay, onWord }: ComposerProps) {
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
  const aside = meant === null ? wordsAside(drafting) : [];
  const where = chosenAlone(drafting, news);
  useComposerSpeech(facts, drafting, meant === null ? where : `Enter: ${meant}.`);
  // A telephone has no room for it before the word is laid.
  const parts = composed?.parts ?? null;
  const isParts =
    parts !== null &&
    refused === null &&
    drafting.put === null &&
    [meant, touched, where, told ?? null, composed?.remark ?? null].every((text) => text === null);
  const isGood = composed !== null && composed.move !== null && composed.refusal === null;
  const does = meant !== null ? 'Ask' : isGood ? playText(composed, news) : 'Play';
  useEndInSight(input, draft.text, does);
  const line = useRef<HTMLDivElement>(null);
  useBegunInSight(line, draft.text !== '');
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
      <div className={`composer-line${isGood ? ' composer-good' : ''}`} ref={line}>
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
        <Words
          words={composed?.words}
          facts={facts}
          fault={fault?.where === 'word' ? fault.letters : null}
          onWord={onWord}
        />
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
      <div className={aside.length === 0 ? 'composer-told' : 'composer-told composer-words'}>
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
            <>
              {drafting.put === null ? null : <PutSaid put={drafting.put} onBack={composing.takeBack} />}
              {meant ?? touched ?? where ?? told ?? composed?.remark ?? parts ?? ''}
            </>
          )}
        </p>
        {aside.map((word) => (
          <LookUp key={word} word={word} onWord={onWord} />
        ))}
      </div>
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

/** A longer text is no word. */
const LONGEST = 30;

/** Words to look up beside what is said: those offered instead, or one that cannot be laid, and so is not drawn as cards. */
function wordsAside({ draft, composed, refused }: Drafting): readonly string[] {
  if (refused !== null && refused.nearest !== null) return wordsIn(refused.nearest);
  const isAnswered = composed !== null && composed.draft === draft && composed.move === null;
  const words = draft.text.toUpperCase().match(/\p{L}{2,}/gu) ?? [];
  return isAnswered && words.length === 1 ? words.filter(({ length }) => length <= LONGEST) : [];
}

/** What is to be done with a card of the hand that is all there is: of itself it is no word yet. */
function chosenAlone({ draft, chosen }: Drafting, { puts }: Pick<News, 'puts'>): string | null {
  const isAlone = chosen !== null && draft.pins.length === 1 && draft.pins[0]?.length === draft.text.length;
  return isAlone && puts.length > 0 ? `Now a place in the row for ${draft.text}, or the next letter.` : null;
}

/** What has become of a card of the hand by the last tap. */
const PutSaid = ({ put, onBack }: { readonly put: Put; readonly onBack: () => void }) => (
  <strong className="put-said">
    {put.says}.{' '}
    <button type="button" className="quiet" onClick={onBack}>
      Take it back
    </button>
  </strong>
);

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
