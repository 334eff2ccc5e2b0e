import type { Planning } from './use-plan.ts';
import { useTrial } from './use-trial.ts';

/** Bots play with the rules that are chosen, so that nobody has to find out at the table that they do not work. */
export function TryRules({ plan }: Pick<Planning, 'plan'>) {
  const { progress, found, start, stop } = useTrial(plan);
  return (
    <div className="try">
      <button type="button" className="chip" aria-describedby="try-about" onClick={progress === null ? start : stop}>
        {progress === null ? 'Try these rules' : 'Stop'}
      </button>
      {progress === null ? null : <progress value={progress[0]} max={progress[1]} aria-label="Games played" />}
      <small id="try-about">
        {progress === null
          ? 'Bots play hundreds of games, and you are told how they went.'
          : progress[0] === 0
            ? 'Bots sit down to play …'
            : `${progress[0]} of ${progress[1]} games`}
      </small>
      {found.length === 0 ? null : (
        <ul className="try-found" aria-label="What was found">
          {found.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
