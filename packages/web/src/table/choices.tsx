import { JUDGING, titled } from '@deckle/host';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { useNarrow } from '../look/use-narrow.ts';
import { joined } from '../result/ending.ts';
import { Clock } from './clock.tsx';
import { localHost } from './host.ts';
import { MovesSheet } from './moves-sheet.tsx';
import { stakesOf } from './names.ts';
import type { Choice, News, TableFacts } from './news.ts';
import { isGrouped, isLong, Picks, picksSeen, roomFor, verbOf } from './picks.tsx';
import { useQuestionInSight } from './use-question-in-sight.ts';

interface ChoicesProps {
  readonly news: News;
  readonly facts: TableFacts;
  /** The choice cards are being chosen for. */
  readonly chosen: string | null;
  readonly onChosen: (choice: Choice) => void;
  readonly onBegin: (choice: Choice) => void;
  readonly onHint: () => void;
  readonly onSay: (text: string, seat?: number) => void;
}

/** Whether there is nothing to do but to judge, or to answer, what somebody else did. */
export const isJudging = ({ choices }: Pick<News, 'choices'>): boolean =>
  choices.length > 0 && choices.every(({ kind }) => JUDGING.includes(kind));

/** An order for what is still to come, not the answer to what was done. */
const STANDING = 'always';

/** What is at stake, how long is left, and a large button for each answer, where there is nothing else to do. */
export function Question({ news, facts, ...ways }: Omit<ChoicesProps, 'onHint'>) {
  const [until] = news.choices.flatMap((choice) => choice.until ?? []);
  const own = useRef<HTMLDivElement>(null);
  useQuestionInSight(own, [...news.onTrial, ...stakesOf(news.choices)].join(' '));
  return (
    <div className="question" ref={own}>
      <Stake news={news} />
      {until === undefined ? null : <Left until={until} news={news} />}
      <div className="answers">
        {news.choices
          .filter(({ kind }) => kind !== STANDING)
          .map((choice) => (
            <Option key={choice.kind} choice={choice} news={news} pack={facts.pack} size="large" {...ways} />
          ))}
        {news.canHurry ? <GoOn looks="chip chip-large" /> : null}
      </div>
    </div>
  );
}

/** A name that changes every second would be read every second. */
const Left = ({ until, news }: { readonly until: number; readonly news: News }) => (
  <span className="left" aria-hidden="true">
    <Clock until={until} now={news.now} running={news.running} />
  </span>
);

const GoOn = ({ looks }: { readonly looks: string }) => (
  <Button className={looks} onPress={() => void localHost().hurry()}>
    Go on
  </Button>
);

/** What it is about, and what follows from it. */
function Stake({ news }: { readonly news: News }) {
  const stakes = stakesOf(news.choices).join(' ');
  if (news.onTrial.length === 0 && stakes === '') return null;
  return (
    <p className="stake">
      {news.onTrial.length === 0 ? (
        <span className="stake-head">{stakes}</span>
      ) : (
        <>
          <span className="stake-head">
            On trial: <strong>{joined(news.onTrial)}</strong>.
          </span>{' '}
          {stakes}
        </>
      )}
    </p>
  );
}

/** What can be done besides laying a word in the usual way, and besides what is asked above. */
export function Choices({ news, facts, chosen, onChosen, onBegin, onHint, onSay }: ChoicesProps) {
  const isAsked = isJudging(news);
  const usual = news.choices.find(({ needs }) => needs === 'words')?.kind;
  const options = news.choices.filter(({ kind }) => (isAsked ? kind === STANDING : kind !== usual));
  const hasStake = !isAsked && news.onTrial.length + stakesOf(news.choices).length > 0;
  const canHurry = news.canHurry && !isAsked;
  const isHintLast = facts.hints !== 'off' && !canHurry && news.others.length === 0;
  const meant = news.choices.flatMap(({ does }) => does ?? []);
  const isNarrow = useNarrow();
  const known = { news, pack: facts.pack };
  const isCrowded = isNarrow && roomFor(options.flatMap((choice) => labelsOf(choice, known))) > IN_LINE;
  const looks = `choices ${shapeOf({ news, options, hasStake, isHintLast, isNarrow })}${isCrowded ? ' choices-crowded' : ''}`;
  return (
    <>
      {meant.length === 0 ? null : <p className="does">{meant.join(' ')}</p>}
      <div className={looks}>
        {hasStake ? <Stake news={news} /> : null}
        {options.map((choice) => (
          <Option
            key={choice.kind}
            choice={choice}
            {...known}
            size={!isAsked && JUDGING.includes(choice.kind) ? 'large' : 'usual'}
            isShort={isNarrow}
            {...{ chosen, onChosen, onBegin, onSay }}
          />
        ))}
        {isCrowded ? (
          <MovesSheet label="More …" title="Other moves" looks="chip more">
            {(then) =>
              options.map((choice) => (
                <Option
                  key={choice.kind}
                  choice={choice}
                  {...known}
                  size="usual"
                  chosen={chosen}
                  onChosen={(one) => then(() => onChosen(one))}
                  onBegin={(one) => then(() => onBegin(one))}
                  onSay={(...said) => then(() => onSay(...said))}
                />
              ))
            }
          </MovesSheet>
        ) : null}
        {canHurry ? <GoOn looks="chip" /> : null}
        {facts.hints === 'off' ? null : (
          <Button className="quiet hint" onPress={onHint}>
            Hint
          </Button>
        )}
        {news.others.map(({ seat, command }) => (
          <Button key={`${seat} ${command}`} className="chip" onPress={() => onSay(command, seat)}>
            {facts.sitters[seat]?.name}: {command}
          </Button>
        ))}
      </div>
    </>
  );
}

/** So many letters and frames stand in one line of a telephone beside the hint and the tools of the hand. */
const IN_LINE = 14;

interface Shape {
  readonly news: News;
  readonly isNarrow: boolean;
  readonly options: readonly Choice[];
  readonly hasStake: boolean;
  readonly isHintLast: boolean;
}

/** Where the tools of the hand find room: beside the choices, or at the end of their last line. */
function shapeOf({ news, options, hasStake, isHintLast, isNarrow }: Shape): string {
  const [last] = options.slice(-1);
  const isSpread = (choice: Choice): boolean => isGrouped(choice) && !(isNarrow && isLong(choice, news));
  if (last !== undefined && isSpread(last) && isHintLast)
    return hasStake ? 'choices-stake choices-picks' : 'choices-picks';
  return hasStake ? 'choices-stake' : options.some(isSpread) ? '' : 'choices-short';
}

/** `exchange CARDS for action` without what is still to be told: `Exchange … for action`. */
const toldOf = ({ says, label }: Pick<Choice, 'says' | 'label'>): string =>
  titled(label ?? says.replace(/\b[A-Z][A-Z/]+\b( > [A-Z]+)?/g, '…').trim());

/** To cancel is to use the card of that name: that no button is meant that leaves everything as it is. */
function labelOf(choice: Choice, { hands }: News, pack: TableFacts['pack']): string {
  const faces = hands.flatMap(({ cards }) => cards).map((id) => pack[id]?.face);
  const name = choice.says.toUpperCase();
  return faces.includes(name) ? `Use ${name}` : toldOf(choice);
}

/** What stands on its buttons. */
function labelsOf(choice: Choice, { news, pack }: Pick<OptionProps, 'news' | 'pack'>): readonly string[] {
  if (choice.needs !== 'pick') return [labelOf(choice, news, pack)];
  return isLong(choice, news) ? [openingOf(choice)] : picksSeen(choice, news).map(({ seen }) => seen);
}

/** The button that opens a list. */
const openingOf = (choice: Choice): string => `${titled(verbOf(choice))}…`;

function Option({ choice, news, pack, size, isShort = false, chosen, onChosen, onBegin, onSay }: OptionProps) {
  const looks = size === 'large' ? 'chip chip-large' : 'chip option';
  if (choice.needs === 'pick') {
    const picks = { choice, news, pack, looks };
    if (!isShort || !isLong(choice, news)) return <Picks {...picks} onSay={onSay} />;
    return (
      <MovesSheet label={openingOf(choice)} title={titled(verbOf(choice).trim())} looks={looks}>
        {(then) => <Picks {...picks} onSay={(text) => then(() => onSay(text))} />}
      </MovesSheet>
    );
  }
  const begin = (): void => onBegin(choice);
  const act = { nothing: () => onSay(choice.says), cards: () => onChosen(choice), piles: begin, words: begin };
  return (
    <Button
      className={looks}
      {...(choice.needs === 'cards' ? { 'aria-pressed': chosen === choice.kind } : {})}
      onPress={act[choice.needs]}
    >
      {labelOf(choice, news, pack)}
      {choice.until === null || size !== 'large' || isJudging(news) ? null : <Left until={choice.until} news={news} />}
    </Button>
  );
}

interface OptionProps extends Omit<ChoicesProps, 'facts' | 'onHint'> {
  readonly choice: Choice;
  readonly pack: TableFacts['pack'];
  /** What judges somebody else's act has one large button each. */
  readonly size: 'large' | 'usual';
  /** A long list is one button that opens it. */
  readonly isShort?: boolean;
}
