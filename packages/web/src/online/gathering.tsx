import type { TableSeen } from '@deckle/host';
import { boxNamed } from '../box.ts';
import { Page } from '../look/page.tsx';
import { counted } from '../speech/words.ts';
import { ChairList } from './chair-list.tsx';
import { LostBanner } from './lost-banner.tsx';
import type { OnlineNews } from './online-news.ts';
import { TurnCall } from './turn-call.tsx';
import { TurnNotice } from './turn-notice.tsx';

/** Before the cards are dealt: who has come, and how the others find their way here. */
export function Gathering({ online, table }: { readonly online: OnlineNews; readonly table: TableSeen }) {
  const game = boxNamed(table.game)?.name ?? '';
  const isOpen = table.chairs.some(({ kind }) => kind === 'open');
  return (
    <Page title={game}>
      <LostBanner link={online.link} />
      <p className="lead">{standingText(table)}</p>
      <div className="gathering">
        <section className="gathering-chairs" aria-labelledby="gathering-chairs">
          <h2 id="gathering-chairs">Who plays</h2>
          {table.isHost ? (
            <p>
              Each link is for one person: send it to whoever is to sit there. Nobody needs an account. Come back to
              this page whenever you like.
            </p>
          ) : null}
          <ChairList table={table} game={game} />
        </section>
        <aside className="gathering-code" aria-labelledby="gathering-code">
          <h2 id="gathering-code">The code of this table</h2>
          {/* Where everybody has a link of their own it is not what one needs. */}
          <Code code={table.code} isLarge={isOpen} />
          <p>
            {isOpen ? (
              <>
                To be read aloud: whoever types it at <strong>{location.host}/join</strong> can take the free chair.
              </>
            ) : (
              <>
                Whoever types it at <strong>{location.host}/join</strong> sees this page. To sit down, everybody needs
                the link of a chair.
              </>
            )}
          </p>
          <TurnNotice />
          {table.seat === null ? null : <TurnCall table={table.id} />}
        </aside>
      </div>
    </Page>
  );
}

/** How far it has come. Those who look on are told of the game when its table lets them. */
function standingText({ chairs, seat, spectators, hasBegun }: TableSeen): string {
  const missing = chairs.filter(({ kind }) => kind === 'open' || kind === 'kept').length;
  if (missing > 0 && hasBegun) return `${counted(missing, 'chair')} still empty. The game waits for whoever takes it.`;
  if (missing > 0)
    return `${counted(missing, 'chair')} still empty. As soon as everybody has come, the cards are dealt.`;
  if (seat !== null) return 'Everybody has come. The cards are being dealt …';
  if (spectators === 'delayed')
    return 'They are playing. You see the table a minute late, so that nobody can be helped by it.';
  if (spectators === 'none') return 'They are playing. At this table nobody looks on.';
  return 'They are playing. You see the table when the game is over.';
}

/** One letter after the other for whoever hears it. */
function Code({ code, isLarge }: { readonly code: string; readonly isLarge: boolean }) {
  return (
    <p className={isLarge ? 'code code-large' : 'code'}>
      <span className="unseen">{Array.from(code).join(', ')}</span>
      <span aria-hidden="true">{code}</span>
    </p>
  );
}
