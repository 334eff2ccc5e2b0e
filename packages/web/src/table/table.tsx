import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { useTitle } from '../look/page.tsx';
import { announce } from '../speech/announcer.ts';
import { Board } from './board.tsx';
import { Choices } from './choices.tsx';
import { Composer } from './composer.tsx';
import { Curtain } from './curtain.tsx';
import { EMPTY, placed } from './draft.ts';
import { Hand } from './hand.tsx';
import { localHost } from './host.ts';
import { Log } from './log.tsx';
import type { PrintedCard, Refused } from './news.ts';
import { Outcome } from './outcome.tsx';
import { Seats } from './seats.tsx';
import { useDraft } from './use-draft.ts';
import type { Seated } from './use-table.ts';
import { useTyping } from './use-typing.ts';

/** The table: seats around, places in the middle, the viewer's hand below, what happened beside. */
export function Table({ facts, news }: Seated) {
  const { draft, composed, setDraft } = useDraft(news.moment, news.viewer);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useTitle(facts.game.name);
  useTyping(input);
  useEffect(() => setHint(null), [news.moment]);

  const answer = useCallback(
    (reply: Refused | null): void => {
      setRefused(reply);
      if (reply === null) {
        setDraft(EMPTY);
        setChosen(null);
      } else announce(reply.refusal.rule);
    },
    [setDraft],
  );
  const say = (text: string, seat: number | null = null): void => void localHost().say(text, seat).then(answer);
  const play = (): void => {
    if (composed !== null && composed.draft === draft && composed.move !== null)
      void localHost().act(composed.move).then(answer);
    else say(draft.text);
  };
  const card = (id: number): PrintedCard => facts.pack[id] as PrintedCard;
  const tell = async (): Promise<void> => {
    const text = await localHost().hint();
    setHint(text);
    announce(text);
  };

  return (
    <div className="table">
      <header className="table-head">
        <Link className="brand" href="/">
          Deckle
        </Link>
        <h1>
          {facts.game.name}
          {facts.chosen.length === 0 ? null : <small> {facts.chosen.join(' · ')}</small>}
        </h1>
        <div className="table-tools">
          <Button className="quiet" onPress={() => void tell()} isDisabled={news.choices.length === 0}>
            Hint
          </Button>
          <Button className="quiet" onPress={() => say('undo')} isDisabled={!news.canUndo}>
            Undo
          </Button>
          <Link className="quiet" href={`/games/${facts.game.id}`}>
            Rules
          </Link>
        </div>
      </header>
      <Seats facts={facts} news={news} />
      <main className="felt" id="main">
        <Board facts={facts} news={news} onPile={(spot, id) => setDraft(placed(draft, card(id).face, { spot }))} />
        {news.curtain !== null ? <Curtain name={facts.sitters[news.curtain]?.name ?? ''} seat={news.curtain} /> : null}
        {news.result !== null ? <Outcome facts={facts} news={news} /> : null}
      </main>
      {news.viewer === null || news.result !== null ? null : (
        <section className="desk" aria-label="Your move">
          {hint === null ? null : <p className="hint">{hint}</p>}
          <Composer
            input={input}
            facts={facts}
            draft={draft}
            composed={composed}
            refused={refused}
            onDraft={(next) => {
              setRefused(null);
              setDraft(next);
            }}
            onPlay={play}
            onSay={say}
          />
          <Choices news={news} facts={facts} draft={draft} chosen={chosen} onChosen={setChosen} onSay={say} />
          <Hand
            facts={facts}
            news={news}
            used={
              composed?.words.flat().flatMap(({ card: id, from }) => (from === 'hand' && id !== null ? [id] : [])) ?? []
            }
            choosing={news.choices.find(({ kind }) => kind === chosen) ?? null}
            onCard={(id) => {
              setRefused(null);
              setDraft(placed(draft, card(id).face, { card: id }));
            }}
            onChosen={(cards) => say(`${chosen} ${cards.map((id) => card(id).face).join(' ')}`)}
            onCancel={() => setChosen(null)}
          />
        </section>
      )}
      <Log news={news} />
    </div>
  );
}
