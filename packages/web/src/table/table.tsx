import { titled } from '@deckle/host';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { Skip, useTitle } from '../look/page.tsx';
import { SureButton } from '../look/sure-button.tsx';
import { ToolSign } from '../look/tool-sign.tsx';
import { Aim, useAim } from './aim.tsx';
import { AnswerPanel } from './answer.tsx';
import { Board } from './board.tsx';
import { Choices, isJudging, Question } from './choices.tsx';
import { Composer } from './composer.tsx';
import type { Composing } from './composing.ts';
import { Curtain } from './curtain.tsx';
import { Dialogs } from './dialogs.tsx';
import { GameHeading } from './game-heading.tsx';
import { Hand, hasTools } from './hand.tsx';
import { Lately } from './lately.tsx';
import { LetterPicker } from './letter-picker.tsx';
import { Log } from './log.tsx';
import { LookBackView } from './look-back.tsx';
import type { Choice, PrintedCard } from './news.ts';
import { Outcome } from './outcome.tsx';
import { Row } from './row.tsx';
import { Seats } from './seats.tsx';
import { Unkept } from './unkept.tsx';
import { useComposing, useDrafting } from './use-composing.ts';
import { useFlip } from './use-flip.ts';
import { useLookBack } from './use-look-back.ts';
import { type Hands, useHands } from './use-hands.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { type SpokenTable, useSpokenTable } from './use-spoken-table.ts';
import { useWordsInSight } from './use-words-in-sight.ts';
import type { Seated } from './chair.ts';

interface TableProps extends Seated {
  /** What there is besides, at some tables: before the cards, and beside what happened. */
  readonly banner?: ReactNode;
  readonly side?: ReactNode;
}

/** The table: seats around, places in the middle, the viewer's hand below, what happened beside. */
export function Table({ facts, news, banner, side }: TableProps) {
  const composing = useComposing({ facts, news });
  const past = useLookBack(news);
  const hands = useHands({ facts, news });
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const spoken = useSpokenTable({ facts, news, composing, hands, input });
  const { talking } = spoken;
  const hasDesk = news.viewer !== null && news.result === null && past.still === null;
  const isAimTold = useAim({ facts, news });
  useTitle(facts.game.name);
  useFlip(root, news.moment);
  useKeptFocus(root);
  return (
    <div className={`table${hasDesk ? ' table-desk' : ''}${facts.isBraille ? ' braille-deck' : ''}`} ref={root}>
      <Skip to={hasDesk ? 'composer' : 'main'}>{hasDesk ? 'To your move' : 'To the table'}</Skip>
      <Head facts={facts} news={news} say={composing.say} show={talking.show} />
      <Seats news={past.players} />
      <main className="felt" id="main" tabIndex={-1}>
        <h2 className="unseen">The table</h2>
        <Unkept news={news} />
        {banner}
        {news.result !== null ? <Outcome facts={facts} news={news} onWord={talking.lookUp} /> : null}
        {past.still === null ? (
          <Board
            facts={facts}
            news={news}
            you={news.viewer}
            row={(place) => (
              <Row place={place} pack={facts.pack} fresh={news.fresh} composing={composing} onWord={talking.lookUp} />
            )}
          />
        ) : (
          <LookBackView facts={facts} still={past.still} news={news} onBack={past.back} onWord={talking.lookUp} />
        )}
        {hasDesk || talking.answer === null ? null : (
          <AnswerPanel
            answer={talking.answer}
            onUse={composing.put}
            onMore={() => talking.askFor('hint')}
            onClose={talking.dismiss}
          />
        )}
        {hasDesk && isAimTold ? (
          <Aim facts={facts} news={news} composing={composing} next={input} onMore={() => talking.show('keys')} />
        ) : null}
        {hasDesk && !isAimTold && news.onTrial.length === 0 ? (
          <Lately lines={news.lines} composing={composing} />
        ) : null}
        {news.curtain === null ? null : (
          <Curtain key={news.curtain} facts={facts} seat={news.curtain} takeBack={news.takeBack} />
        )}
      </main>
      {hasDesk ? (
        <Desk facts={facts} news={news} composing={composing} input={input} hands={hands} spoken={spoken} />
      ) : null}
      <div className="beside">
        {side}
        <Log
          lines={news.lines}
          at={past.still?.moment ?? null}
          onJump={past.jump}
          onWord={talking.lookUp}
          commitment={news.result === null ? facts.commitment : null}
        />
        {hasDesk ? (
          <div className="leave">
            <SureButton label="Resign" of="" onSure={() => composing.say('resign')} />
          </div>
        ) : null}
      </div>
      <WildLetter composing={composing} />
      <Dialogs facts={facts} news={news} talking={talking} />
    </div>
  );
}

function WildLetter({ composing }: { readonly composing: Composing }) {
  const isWanting = useDrafting(composing, ({ wanting }) => wanting !== null);
  return isWanting ? <LetterPicker onLetter={composing.tellLetter} /> : null;
}

interface HeadProps extends Seated {
  readonly say: Composing['say'];
  readonly show: SpokenTable['talking']['show'];
}

function Head({ facts, news, say, show }: HeadProps) {
  return (
    <header className="table-head">
      <Link className="brand" href="/">
        Deckle
      </Link>
      <GameHeading facts={facts} />
      <div className="table-tools">
        <Button className="quiet tool" onPress={() => say('undo')} isDisabled={!news.canUndo}>
          <ToolSign sign="undo" />
          <span>Undo</span>
        </Button>
        <Button className="quiet tool" onPress={() => show('rules')}>
          <ToolSign sign="rules" />
          <span>Rules</span>
        </Button>
        <Button className="quiet tool" onPress={() => show('settings')}>
          <ToolSign sign="settings" />
          <span>Settings</span>
        </Button>
        <Button className="quiet" aria-label="Keys and help" onPress={() => show('keys')}>
          <span aria-hidden="true">?</span>
        </Button>
      </div>
    </header>
  );
}

interface DeskProps extends Seated {
  readonly composing: Composing;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly hands: Hands;
  readonly spoken: SpokenTable;
}

/** The viewer's own part of the table. */
function Desk({ facts, news, composing, input, hands, spoken }: DeskProps) {
  const { talking } = spoken;
  const { say } = composing;
  const own = useRef<HTMLElement>(null);
  useWordsInSight(own);
  const [chosen, setChosen] = useState<Choice | null>(null);
  useEffect(() => setChosen(null), [news.moment]);
  const held = hands.all.map(({ cards }) => cards.map((id) => facts.pack[id] as PrintedCard));
  const isOne = held.length === 1;
  const isAsked = isJudging(news);
  const choosing = {
    news,
    facts,
    chosen: chosen?.kind ?? null,
    onChosen: (choice: Choice) => setChosen(chosen?.kind === choice.kind ? null : choice),
    onBegin(choice: Choice) {
      composing.begin(choice);
      input.current?.focus();
    },
    onSay: say,
  };
  const looks = `desk${isAsked ? ' desk-asked' : ''}${isOne ? ' desk-one' : ''}${isOne && held.every(hasTools) ? ' desk-tools' : ''}`;
  return (
    <section className={looks} aria-label="Your move" tabIndex={-1} ref={own}>
      <h2 className="unseen">Your move</h2>
      {isAsked ? <Question {...choosing} /> : null}
      {talking.answer === null ? null : (
        <AnswerPanel
          answer={talking.answer}
          onUse={(command) => {
            composing.put(command);
            talking.dismiss();
            // The button that was pressed is gone.
            input.current?.focus();
          }}
          onMore={() => talking.askFor('hint')}
          onClose={talking.dismiss}
        />
      )}
      <Composer
        input={input}
        facts={facts}
        news={news}
        composing={composing}
        onPlay={spoken.play}
        onWord={talking.lookUp}
      />
      <Choices {...choosing} onHint={() => talking.askFor('hint')} />
      <div className="hands">
        {hands.all.map(({ zone, label }, at) => (
          <Hand
            key={zone}
            label={label}
            held={hands.heldIn(zone)}
            onHeld={(held) => hands.hold(zone, held)}
            cards={held[at] ?? []}
            composing={composing}
            choosing={chosen === null ? null : { label: (faces) => titled(filled(chosen, faces)), cards: chosen.cards }}
            onChosen={(picked) => chosen !== null && say(filled(chosen, picked.map(({ face }) => face).join(' ')))}
            onCancel={() => setChosen(null)}
          />
        ))}
      </div>
    </section>
  );
}

/** `exchange CARDS for action` with the cards told. */
const filled = ({ says }: Choice, cards: string): string => says.replace(/\bCARDS?\b/, cards);
