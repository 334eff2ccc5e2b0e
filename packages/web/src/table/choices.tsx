import { JUDGING } from '@deckle/host';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { joined } from '../result/ending.ts';
import { Clock } from './clock.tsx';
import { localHost } from './host.ts';
import { stakesOf } from './names.ts';
import type { Choice, News, TableFacts } from './news.ts';
import { pickText } from './pick-text.ts';

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

/** With more to pick from, the verb stands once before all. */
const FEW = 2;

/** Whether there is nothing to do but to judge, or to answer, what somebody else did. */
export const isJudging = ({ choices }: Pick<News, 'choices'>): boolean =>
  choices.length > 0 && choices.every(({ kind }) => JUDGING.includes(kind));

/** An order for what is still to come, not the answer to what was done. */
const STANDING = 'always';
/** What lets stand what somebody else did; all other answers are against it. */
const LETTING = ['allow', 'accept'];

/** What is at stake, how long is left, and a large button for each answer, where there is nothing else to do. */
export function Question({ news, facts, ...ways }: Omit<ChoicesProps, 'onHint'>) {
  const [until] = news.choices.flatMap((choice) => choice.until ?? []);
  return (
    <div className="question">
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
  return (
    <>
      {meant.length === 0 ? null : <p className="does">{meant.join(' ')}</p>}
      <div className={`choices ${shapeOf({ options, hasStake, isHintLast })}`}>
        {hasStake ? <Stake news={news} /> : null}
        {options.map((choice) => (
          <Option
            key={choice.kind}
            choice={choice}
            news={news}
            pack={facts.pack}
            size={!isAsked && JUDGING.includes(choice.kind) ? 'large' : 'usual'}
            chosen={chosen}
            onChosen={onChosen}
            onBegin={onBegin}
            onSay={onSay}
          />
        ))}
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

interface Shape {
  readonly options: readonly Choice[];
  readonly hasStake: boolean;
  readonly isHintLast: boolean;
}

/** Where the tools of the hand find room: beside the choices, or at the end of their last line. */
function shapeOf({ options, hasStake, isHintLast }: Shape): string {
  const [last] = options.slice(-1);
  if (last !== undefined && isGrouped(last) && isHintLast)
    return hasStake ? 'choices-stake choices-picks' : 'choices-picks';
  return hasStake ? 'choices-stake' : options.some(isGrouped) ? '' : 'choices-short';
}

export const titled = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `exchange CARDS for action` without what is still to be told: `Exchange … for action`. */
const toldOf = ({ says, label }: Pick<Choice, 'says' | 'label'>): string =>
  titled(label ?? says.replace(/\b[A-Z][A-Z/]+\b( > [A-Z]+)?/g, '…').trim());

/** To cancel is to use the card of that name: that no button is meant that leaves everything as it is. */
function labelOf(choice: Choice, { hands }: News, pack: TableFacts['pack']): string {
  const faces = hands.flatMap(({ cards }) => cards).map((id) => pack[id]?.face);
  const name = choice.says.toUpperCase();
  return faces.includes(name) ? `Use ${name}` : toldOf(choice);
}

function Option({ choice, news, pack, size, chosen, onChosen, onBegin, onSay }: OptionProps) {
  const looks = size === 'large' ? largeLooks(choice) : 'chip';
  if (choice.needs === 'pick') return <Picks choice={choice} news={news} pack={pack} looks={looks} onSay={onSay} />;
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
}

const largeLooks = ({ kind }: Choice): string =>
  LETTING.includes(kind) || kind === STANDING ? 'chip chip-large' : 'chip chip-large chip-against';

const verbOf = ({ says }: Choice): string => `${says.split(/ (?=[A-Z])/)[0] ?? ''} `;

/** Whether the verb stands once before all there is to pick. */
const isGrouped = (choice: Choice): boolean =>
  choice.needs === 'pick' && choice.picks.length > FEW && choice.picks.every((pick) => pick.startsWith(verbOf(choice)));

function Picks({
  choice,
  news,
  pack,
  looks,
  onSay,
}: {
  readonly choice: Choice;
  readonly news: News;
  readonly pack: TableFacts['pack'];
  readonly looks: string;
  readonly onSay: (text: string) => void;
}) {
  const { picks, given, says } = choice;
  const verb = verbOf(choice);
  const isOnce = isGrouped(choice);
  const buttons = picks.map((pick) => {
    const text = pickText(pick, says, news);
    const [name, seen] = [titled(text), isOnce ? text.slice(verb.length) : titled(text)];
    const ways = given[pick];
    if (ways !== undefined) return <Giving key={pick} {...{ name, seen, ways, pack, onSay }} />;
    return (
      <Button key={pick} className={looks} aria-label={name} onPress={() => onSay(pick)}>
        {seen}
      </Button>
    );
  });
  if (!isOnce) return buttons;
  return (
    <span className="picks">
      <span aria-hidden="true">{titled(verb)}</span>
      {buttons}
    </span>
  );
}

interface GivingProps {
  readonly name: string;
  readonly seen: string;
  readonly ways: Choice['given'][string];
  readonly pack: TableFacts['pack'];
  readonly onSay: (text: string) => void;
}

/** What one of several own cards goes with: the card is chosen from a list. */
function Giving({ name, seen, ways, pack, onSay }: GivingProps) {
  return (
    <MenuTrigger>
      <Button className="chip" aria-label={name}>
        {seen}
      </Button>
      <Popover className="popover">
        <Menu className="menu" aria-label={name}>
          {ways.map(([card, command]) => (
            <MenuItem key={card} id={card} className="menu-item" onAction={() => onSay(command)}>
              {pack[card]?.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
