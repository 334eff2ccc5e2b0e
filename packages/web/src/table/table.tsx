import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { useTitle } from '../look/page.tsx';
import { announce } from '../speech/announcer.ts';
import { Board } from './board.tsx';
import { Choices, titled } from './choices.tsx';
import { Composer } from './composer.tsx';
import { Curtain } from './curtain.tsx';
import { Hand } from './hand.tsx';
import { localHost } from './host.ts';
import { LetterPicker } from './letter-picker.tsx';
import { Log } from './log.tsx';
import { LookBackView } from './look-back.tsx';
import type { Choice, PrintedCard } from './news.ts';
import { Outcome } from './outcome.tsx';
import { Seal } from './seal.tsx';
import { Seats } from './seats.tsx';
import { Unkept } from './unkept.tsx';
import { type Composing, useComposing } from './use-composing.ts';
import { useFlip } from './use-flip.ts';
import { useLookBack } from './use-look-back.ts';
import type { Seated } from './use-table.ts';
import { useTyping } from './use-typing.ts';

/** The table: seats around, places in the middle, the viewer's hand below, what happened beside. */
export function Table({ facts, news }: Seated) {
  const composing = useComposing({ facts, news });
  const past = useLookBack(news);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useTitle(facts.game.name);
  useTyping(input);
  useFlip(root, news.moment);
  return (
    <div className={facts.isBraille ? 'table braille-deck' : 'table'} ref={root}>
      <Head facts={facts} news={news} say={composing.say} />
      <Seats news={news} />
      <main className="felt" id="main">
        <Unkept news={news} />
        {news.result !== null ? <Outcome facts={facts} news={news} /> : null}
        {past.still === null ? (
          <Board
            facts={facts}
            news={news}
            onPile={composing.tapPile}
            onOverlay={composing.overlay}
            onInsert={composing.insert}
          />
        ) : (
          <LookBackView facts={facts} still={past.still} moment={news.moment} onBack={past.back} />
        )}
        {news.curtain !== null ? <Curtain name={facts.sitters[news.curtain]?.name ?? ''} seat={news.curtain} /> : null}
      </main>
      {news.viewer === null || news.result !== null || past.still !== null ? null : (
        <Desk facts={facts} news={news} composing={composing} input={input} />
      )}
      <Log lines={news.lines} at={past.still?.moment ?? news.moment} onJump={past.jump}>
        <Seal commitment={facts.commitment} />
      </Log>
      {composing.isWanting ? <LetterPicker onLetter={composing.tellLetter} /> : null}
    </div>
  );
}

function Head({ facts, news, say }: Seated & { readonly say: Composing['say'] }) {
  return (
    <header className="table-head">
      <Link className="brand" href="/">
        Deckle
      </Link>
      <h1>
        {facts.game.name}
        {facts.chosen.length === 0 ? null : <small> {facts.chosen.join(' · ')}</small>}
      </h1>
      <div className="table-tools">
        <Button className="quiet" onPress={() => say('undo')} isDisabled={!news.canUndo}>
          Undo
        </Button>
        <Link className="quiet" href={`/games/${facts.game.id}`}>
          Rules
        </Link>
      </div>
    </header>
  );
}

interface DeskProps extends Seated {
  readonly composing: Composing;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The viewer's own part of the table. */
function Desk({ facts, news, composing, input }: DeskProps) {
  const { draft, composed, refused, say } = composing;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    setHint(null);
    setChosen(null);
  }, [news.moment]);
  const tell = async (): Promise<void> => {
    const text = await localHost().hint();
    setHint(text);
    announce(text);
  };
  const used =
    composed?.words.flat().flatMap(({ card, from }) => (from === 'hand' && card !== null ? [card] : [])) ?? [];
  return (
    <section className="desk" aria-label="Your move">
      <Composer
        input={input}
        facts={facts}
        draft={draft}
        composed={composed}
        refused={refused}
        hint={hint}
        onDraft={composing.setDraft}
        onPlay={composing.play}
        onSay={say}
      />
      <Choices
        news={news}
        facts={facts}
        chosen={chosen?.kind ?? null}
        onChosen={(choice) => setChosen(chosen?.kind === choice.kind ? null : choice)}
        onBegin={(choice) => {
          composing.begin(choice);
          input.current?.focus();
        }}
        onHint={() => void tell()}
        onSay={say}
      />
      <div className="hands">
        {news.hands.map(({ zone, label, cards }) => (
          <Hand
            key={zone}
            label={label}
            cards={cards.map((id) => facts.pack[id] as PrintedCard)}
            placed={draft.pins.flatMap(({ card }) => (card === undefined ? [] : [card]))}
            used={used}
            choosing={chosen === null ? null : { label: (faces) => titled(filled(chosen, faces)), cards: chosen.cards }}
            onCard={composing.tapCard}
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
