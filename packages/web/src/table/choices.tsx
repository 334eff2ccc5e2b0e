import { Button } from 'react-aria-components';
import { Clock } from './clock.tsx';
import type { Choice, Draft, News, TableFacts } from './news.ts';

interface ChoicesProps {
  readonly news: News;
  readonly facts: TableFacts;
  readonly draft: Draft;
  readonly chosen: string | null;
  readonly onChosen: (kind: string | null) => void;
  readonly onSay: (text: string, seat?: number) => void;
}

/** What can be done besides laying a word. */
export function Choices({ news, facts, chosen, onChosen, onSay }: ChoicesProps) {
  return (
    <div className="choices">
      {news.onTrial.length === 0 ? null : (
        <p className="stake">
          On trial: <strong>{news.onTrial.join(' and ')}</strong>
        </p>
      )}
      {news.choices.map((choice) => (
        <Option key={choice.kind} choice={choice} news={news} chosen={chosen} onChosen={onChosen} onSay={onSay} />
      ))}
      {news.others.map(({ seat, command }) => (
        <Button key={`${seat} ${command}`} className="quiet" onPress={() => onSay(command, seat)}>
          {facts.sitters[seat]?.name}: {command}
        </Button>
      ))}
    </div>
  );
}

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function Option({
  choice,
  news,
  chosen,
  onChosen,
  onSay,
}: Pick<ChoicesProps, 'news' | 'chosen' | 'onChosen' | 'onSay'> & { readonly choice: Choice }) {
  const clock = choice.until === null ? null : <Clock until={choice.until} now={news.now} running={news.running} />;
  if (choice.needs === 'words') return null;
  if (choice.needs === 'pick')
    return choice.picks.map((command) => (
      <Button key={command} className="chip" onPress={() => onSay(command)}>
        {titled(command)}
      </Button>
    ));
  if (choice.needs === 'cards')
    return (
      <Button
        className="chip"
        aria-pressed={chosen === choice.kind}
        onPress={() => onChosen(chosen === choice.kind ? null : choice.kind)}
      >
        {titled(choice.kind)} …
      </Button>
    );
  return (
    <Button className={choice.kind === 'challenge' ? 'chip chip-strong' : 'chip'} onPress={() => onSay(choice.kind)}>
      {titled(choice.says)} {choice.must ? null : clock}
    </Button>
  );
}
