import { Button } from 'react-aria-components';
import type { Eyes, ReplayFacts } from '../table/news.ts';
import { momentText, type Speed, SPEEDS } from './steps.ts';
import type { Replaying } from './use-replay.ts';

interface TransportProps {
  readonly replay: ReplayFacts;
  readonly replaying: Replaying;
}

/** Everything to move through a record with. */
export function Transport({ replay, replaying }: TransportProps) {
  const { count } = replay;
  const { at, go, isPlaying, toggle } = replaying;
  return (
    <section className="desk transport" aria-label="Moving through the record">
      <div className="transport-line">
        <Step label="First moment" sign="first" isAtEnd={at === 0} onPress={() => go(0)} />
        <Step label="One back" sign="back" isAtEnd={at === 0} onPress={() => go(at - 1)} />
        <Button className="button transport-play" onPress={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Step label="One on" sign="on" isAtEnd={at === count} onPress={() => go(at + 1)} />
        <Step label="Last moment" sign="last" isAtEnd={at === count} onPress={() => go(count)} />
        <Slider replay={replay} replaying={replaying} />
        <span className="transport-at">{titled(momentText(at, count))}</span>
      </div>
      <div className="transport-line">
        <WhoseEyes replay={replay} replaying={replaying} />
        <span>
          <label htmlFor="speed">Speed</label>{' '}
          <select
            id="speed"
            value={replaying.speed}
            onChange={(event) => replaying.setSpeed(event.target.value as Speed)}
          >
            {Object.keys(SPEEDS).map((speed) => (
              <option key={speed}>{speed}</option>
            ))}
          </select>
        </span>
      </div>
    </section>
  );
}

/** Open arrows: a filled one would mean to play. */
const SIGNS = {
  first: 'M6 5 V19 M17 5 L10 12 L17 19',
  back: 'M15 5 L8 12 L15 19',
  on: 'M9 5 L16 12 L9 19',
  last: 'M18 5 V19 M7 5 L14 12 L7 19',
} as const;

interface StepProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  /** It leads no further, but who is on it stays there. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

function Step({ label, sign, isAtEnd, onPress }: StepProps) {
  return (
    <Button className="chip" aria-label={label} aria-disabled={isAtEnd} onPress={() => isAtEnd || onPress()}>
      <svg className="transport-sign" viewBox="0 0 24 24" role="presentation">
        <path d={SIGNS[sign]} />
      </svg>
    </Button>
  );
}

const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function Slider({ replay: { count }, replaying: { at, shown, go } }: TransportProps) {
  const told = (shown?.lines ?? []).filter(({ moment }) => moment + 1 === at).map(({ text }) => text);
  return (
    <input
      className="transport-slider"
      type="range"
      aria-label="Moment"
      aria-valuetext={`${momentText(at, count)}: ${told.join(' ')}`}
      min={0}
      max={count}
      value={at}
      onChange={(event) => go(Number(event.target.value), 'silent')}
    />
  );
}

function WhoseEyes({ replay: { facts, result }, replaying: { eyes, setEyes } }: TransportProps) {
  if (result === null) return <p>This game is not over, so what was hidden stays hidden: you see it as a spectator.</p>;
  return (
    <span>
      <label htmlFor="eyes">Seen by</label>{' '}
      <select id="eyes" value={String(eyes)} onChange={(event) => setEyes(eyesNamed(event.target.value))}>
        <option value="null">a spectator</option>
        {facts.sitters.map(({ name }, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
        <option value="all">all hands open</option>
      </select>
    </span>
  );
}

const eyesNamed = (value: string): Eyes => (value === 'all' ? 'all' : value === 'null' ? null : Number(value));
