import { HINTS, type Hints } from '@deckle/host';
import { useOwnHeight } from '../look/own-height.ts';
import { aroundText, OnlineAround, OnlineChairs, WhereField } from './online-fields.tsx';
import { OptionField, Picks } from './options-field.tsx';
import { SeatsField } from './seats-field.tsx';
import { TryRules } from './try-rules.tsx';
import type { Planning } from './use-plan.ts';
import { CHECKING, chosenIn, optionsOf, wordsChosen } from './words.ts';
import { WordsField } from './words-field.tsx';

/** Everything that is settled before the cards are dealt. */
export function PlanForm(planning: Planning) {
  const { box, wish, online, trouble, isUsual, isStarting, start, reset } = planning;
  const options = optionsOf(box);
  const checking = options.filter(([name]) => name === CHECKING);
  const others = options.filter(([name]) => name !== CHECKING);
  const form = useOwnHeight('--plan-height');
  return (
    <form
      ref={form}
      id="plan"
      className="plan"
      noValidate
      aria-label="Your table"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStarting) start();
      }}
    >
      <h2>Your table</h2>
      {box.seats[1] === 1 ? null : <WhereField {...planning} />}
      {online.where === 'online' ? <OnlineChairs {...planning} /> : <SeatsField {...planning} />}
      {others.length === 0 ? null : (
        <details className="plan-part">
          <summary>
            <span>How it is played</span> <small>{chosenIn(wish, others)}</small>
          </summary>
          <div>
            {others.map(([name, spec]) => (
              <OptionField key={name} name={name} spec={spec} {...planning} />
            ))}
          </div>
        </details>
      )}
      {online.where === 'online' ? null : <HintsPart {...planning} />}
      <details className="plan-part">
        <summary>
          <span>Which words count</span> <small>{wordsChosen(wish, checking)}</small>
        </summary>
        <div>
          <WordsField checking={checking} {...planning} />
        </div>
      </details>
      {online.where === 'online' ? (
        <details className="plan-part">
          <summary>
            <span>Around the table</span> <small>{aroundText(online)}</small>
          </summary>
          <div>
            <OnlineAround {...planning} />
          </div>
        </details>
      ) : null}
      <TryRules {...planning} />
      <div className="plan-end">
        <p id="plan-trouble" className="plan-trouble">
          {trouble}
        </p>
        <button type="submit" className="button" aria-describedby="plan-trouble">
          {startText(planning)}
        </button>
        {isUsual ? null : (
          <button type="button" className="quiet" onClick={reset}>
            Back to the usual table
          </button>
        )}
      </div>
    </form>
  );
}

const HINT_TEXTS: { readonly [hints in Hints]: string } = {
  on: 'On: whoever wants one takes it',
  told: 'Told to all: the log says who has taken one',
  off: 'Off: nobody gets any',
};

function HintsPart({ wish, change }: Planning) {
  const picks = HINTS.map((hints) => [hints, HINT_TEXTS[hints]] as const);
  return (
    <details className="plan-part">
      <summary>
        <span>Hints</span> <small>{HINT_TEXTS[wish.hints].split(':')[0]?.toLowerCase()}</small>
      </summary>
      <div>
        <Picks
          label="Hints"
          value={wish.hints}
          usual="on"
          picks={picks}
          onChange={(hints) => change({ hints: hints as Hints })}
        />
      </div>
    </details>
  );
}

const startText = ({ online, isStarting }: Planning): string => {
  if (online.where === 'online') return isStarting ? 'Setting up …' : 'Set up the table';
  return isStarting ? 'Dealing …' : 'Deal the cards';
};
