import type { Duplex } from 'node:stream';
import type { FromServer } from '@deckle/host';
import { isRefusal, type Refusal, refuse } from '@deckle/kernel';
import type { RawData, WebSocket } from 'ws';
import { NO_TABLE } from './api/access.ts';
import type { Desk } from './api/desk.ts';
import type { Counts } from './counts.ts';
import { Delay } from './delay.ts';
import { TOO_MANY, within } from './limits.ts';
import { parseHello, parseRequest } from './messages.ts';
import type { Comer, Room } from './table/crowd.ts';
import { type Ring, ringOf } from './table/keys.ts';
import { readerAt } from './table/people.ts';
import { play, say, wantedIn } from './table/requests.ts';

/** Whoever says nothing for so long has gone without saying so. */
export const SILENCE = 40_000;
/** Whoever connects says at once who comes. */
const PATIENCE = 10_000;
/** So much may be said before the table is there. */
const MOST_EARLY = 20;
/** Whoever does not leave when told to is put out. */
const GRACE = 2000;
/** Somebody who reads too slowly has so much waiting that it is better to begin anew. */
const MOST_WAITING = 1_000_000;

/** All there ever were, so that each has a name of its own. */
let connections = 0;

const HERE = JSON.stringify({ is: 'here' } satisfies FromServer);

const UNKEPT = refuse('trouble', 'This could not be kept now: please try again.');

/** A connection with what is said over it. */
interface Watched extends WebSocket {
  talk?: Talk;
  /** What lies beneath. */
  line?: Duplex;
}

/** Asks whether anybody is there; whoever has not answered for a while is not. */
export const checkAlive = (client: Watched): void => client.talk?.checkAlive();

export interface Called {
  readonly table: string;
  readonly street: string;
  /** The keys that the browser keeps for this table. */
  readonly cookie: string | null;
  readonly places: Places;
  readonly line: Duplex;
}

/** All who are connected, and how many from each street. */
export interface Places {
  readonly clients: Set<WebSocket>;
  readonly addresses: Counts;
}

/** A connection from its first message to its end. All connections share their listeners: each would else take as much room as its table. */
export function talk(client: Watched, called: Called, desk: Desk): void {
  client.line = called.line;
  client.talk = new Talk(client, called, desk);
  client.on('message', hear).on('ping', hearPing).on('pong', hearPong).on('error', drop).on('close', end);
}

function hear(this: Watched, data: RawData): void {
  this.talk?.hear(data);
}

function hearPing(this: Watched, data: Buffer): void {
  this.talk?.hearPing(data);
}

function hearPong(this: Watched): void {
  this.talk?.hearPong();
}

function drop(this: Watched): void {
  this.terminate();
}

function end(this: Watched): void {
  this.talk?.end();
}

/** At first nobody knows who it is, then the table is being opened, then they are at it; whoever was told to go is not heard any more. */
type Stage = 'hello' | 'opening' | 'here' | 'over';

class Talk implements Comer {
  ring: Ring = [];
  readonly #client: Watched;
  readonly #desk: Desk;
  readonly #places: Places;
  readonly #street: string;
  #table: string;
  readonly #way = new Delay();
  readonly #name = ++connections;
  #stage: Stage = 'hello';
  #cookie: string | null;
  /** What is said while the table is being opened is not lost. */
  #early: RawData[] = NOTHING_SAID;
  #room: Room | null = null;
  /** When they were asked whether they are there; null: they have answered. */
  #asked: number | null = null;
  /** Until it is said who comes, and until whoever must go has gone. */
  #patience: NodeJS.Timeout | null;

  constructor(client: Watched, { table, street, cookie, places }: Called, desk: Desk) {
    this.#client = client;
    this.#desk = desk;
    this.#places = places;
    this.#street = street;
    this.#table = table;
    this.#cookie = cookie;
    this.#patience = setTimeout(() => client.terminate(), PATIENCE);
    places.clients.add(client);
    places.addresses.add(street);
  }

  tell(text: string): void {
    send(this.#client, text);
  }

  /** Nothing that comes after this is heard. */
  expel(refusal: Refusal): void {
    if (this.#stage === 'over') return;
    this.#stage = 'over';
    const client = this.#client;
    client.send(JSON.stringify({ is: 'closed', refusal } satisfies FromServer));
    client.close(1008, refusal.refused);
    this.#noPatience();
    this.#patience = setTimeout(() => client.terminate(), GRACE);
  }

  checkAlive(): void {
    if (this.#asked !== null) {
      // Whoever was asked a moment ago may still answer.
      if (performance.now() - this.#asked > SILENCE / 4) this.#client.terminate();
      return;
    }
    this.#asked = performance.now();
    this.#client.ping();
  }

  /** Whoever asks without end and does not read the answers would have them pile up here. */
  hearPing(data: Buffer): void {
    if (this.#isOpen()) this.#answerHere(() => this.#client.pong(data));
  }

  hearPong(): void {
    if (this.#asked === null) return;
    this.#way.add(performance.now() - this.#asked);
    this.#asked = null;
    if (!this.#way.isKnown()) this.checkAlive();
  }

  hear(data: RawData): void {
    if (!this.#isOpen()) return;
    if (this.#stage === 'hello') this.#greet(data);
    else if (this.#stage === 'here') this.#take(data);
    else if (this.#early.length < MOST_EARLY) this.#early = this.#early.concat([data]);
    else this.expel(TOO_MANY);
  }

  end(): void {
    this.#stage = 'over';
    this.#noPatience();
    this.#room?.leave();
    this.#places.clients.delete(this.#client);
    this.#places.addresses.remove(this.#street);
  }

  #isOpen(): boolean {
    return this.#stage !== 'over' && this.#client.readyState === this.#client.OPEN;
  }

  #noPatience(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
  }

  #greet(data: RawData): void {
    this.#noPatience();
    const hello = parseHello(data);
    if (isRefusal(hello)) return this.expel(hello);
    this.ring = ringOf(hello.key ?? this.#cookie);
    this.#cookie = null;
    this.#stage = 'opening';
    this.#begin(hello.after).catch(() => this.expel(refuse('trouble', 'The table cannot be opened now.')));
  }

  /** From here on the client is told everything that its keys let it know, and may ask. */
  async #begin(after: number): Promise<void> {
    const live = await this.#desk.tables.open(this.#table);
    if (live === null) return this.expel(NO_TABLE);
    // The client may come from a server that knows more.
    if (after > live.table().number) await live.catchUp();
    await readerAt(live, this.ring);
    if (!this.#isOpen()) return;
    // The same name, but it is no part of the whole address, which would be kept with it.
    this.#table = live.place.id;
    const room = this.#desk.people.enter(live, this, after);
    if (isRefusal(room)) return this.expel(room);
    this.#room = room;
    this.#stage = 'here';
    this.checkAlive();
    const early = this.#early;
    this.#early = NOTHING_SAID;
    for (const data of early) this.hear(data);
  }

  /** Is there still somebody here? However that is asked. */
  #answerHere(answer: () => void): void {
    const isHere = within(this.#desk.limits, 'here', `${this.#name}`, async () => null);
    void isHere.then((refusal) => (refusal === null ? answer() : this.expel(refusal)));
  }

  #take(data: RawData): void {
    const request = parseRequest(data);
    if (isRefusal(request)) return this.expel(request);
    if (request.do === 'here') return this.#answerHere(() => this.tell(HERE));
    const { limits, metrics, time } = this.#desk;
    const { live, reader } = this.#room as Room;
    const who = `${this.#table} ${reader.seat}`;
    const answer =
      request.do === 'play'
        ? within(limits, 'play', who, () => play(live, reader, wantedIn(request), request.nonce, this.#way.delay()))
        : within(limits, 'say', who, () => say(live, reader, request.text, time()));
    const arrived = performance.now();
    const answered = (refusal: Refusal | null): void => {
      if (refusal !== null) metrics.refused(refusal.refused);
      if (request.do === 'play') metrics.played((performance.now() - arrived) / 1000);
      this.tell(JSON.stringify({ is: 'answered', nonce: request.nonce, refusal } satisfies FromServer));
    };
    answer.then(answered, () => answered(UNKEPT));
  }
}

const NOTHING_SAID: RawData[] = [];

/** All that is told in one turn goes out in one piece: to hand it to the system costs more than to write it. */
export function send(client: Watched, text: string): void {
  if (client.bufferedAmount > MOST_WAITING) return client.terminate();
  const { line } = client;
  if (line !== undefined && line.writableCorked === 0) {
    line.cork();
    process.nextTick(() => line.uncork());
  }
  client.send(text);
}
