import { aroundText, OnlineAround, OnlineChairs, WhereField } from './online-fields.tsx';
import { OptionField } from './options-field.tsx';
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
  return (
    <form
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
            Everything as usual
          </button>
        )}
      </div>
    </form>
  );
}

const startText = ({ online, isStarting }: Planning): string => {
  if (online.where === 'online') return isStarting ? 'Setting up …' : 'Set up the table';
  return isStarting ? 'Dealing …' : 'Deal the cards';
};
