import { titled } from '@deckle/host';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Choice, News, TableFacts } from './news.ts';
import { pickText } from './pick-text.ts';

/** With more to pick from, the verb stands once before all. */
const FEW = 2;
/** What a frame around a button takes, in letters. */
const FRAME = 4;
/** What is two lines of a telephone, in letters. */
const LONG = 76;

export const verbOf = ({ says }: Choice): string => `${says.split(/ (?=[A-Z])/)[0] ?? ''} `;

/** Whether the verb stands once before all there is to pick. */
export const isGrouped = (choice: Choice): boolean =>
  choice.needs === 'pick' && choice.picks.length > FEW && choice.picks.every((pick) => pick.startsWith(verbOf(choice)));

/** All there is to pick, with its name and what of it stands on the button. */
export function picksSeen(choice: Choice, news: News) {
  const isOnce = isGrouped(choice);
  return choice.picks.map((pick) => {
    const text = pickText(pick, choice.says, news);
    return { pick, name: titled(text), seen: isOnce ? text.slice(verbOf(choice).length) : titled(text) };
  });
}

/** How many letters buttons with these labels take. */
export const roomFor = (labels: readonly string[]): number =>
  labels.reduce((room, label) => room + label.length + FRAME, 0);

/** Where it is more than two lines of a telephone. */
export const isLong = (choice: Choice, news: News): boolean =>
  isGrouped(choice) && roomFor(picksSeen(choice, news).map(({ seen }) => seen)) > LONG;

interface PicksProps {
  readonly choice: Choice;
  readonly news: News;
  readonly pack: TableFacts['pack'];
  readonly looks: string;
  readonly onSay: (text: string) => void;
}

export function Picks({ choice, news, pack, looks, onSay }: PicksProps) {
  const buttons = picksSeen(choice, news).map(({ pick, name, seen }) => {
    const ways = choice.given[pick];
    if (ways !== undefined) return <Giving key={pick} {...{ name, seen, ways, pack, looks, onSay }} />;
    return (
      <Button key={pick} className={looks} aria-label={name} onPress={() => onSay(pick)}>
        {seen}
      </Button>
    );
  });
  if (!isGrouped(choice)) return buttons;
  return (
    <span className="picks">
      <span aria-hidden="true">{titled(verbOf(choice))}</span>
      {buttons}
    </span>
  );
}

interface GivingProps {
  readonly name: string;
  readonly seen: string;
  readonly ways: Choice['given'][string];
  readonly pack: TableFacts['pack'];
  readonly looks: string;
  readonly onSay: (text: string) => void;
}

/** What one of several own cards goes with: the card is chosen from a list. */
function Giving({ name, seen, ways, pack, looks, onSay }: GivingProps) {
  return (
    <MenuTrigger>
      <Button className={looks} aria-label={name}>
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
