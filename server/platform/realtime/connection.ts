import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type LiveHello, liveBeat, liveCloses, liveTimes } from '../../../contract/live.ts';
import { bannedGroup } from '../../../contract/primitives/access-limits.ts';
import type { Actor, ActorPort, Log } from '../context.ts';
import { ChannelRequests } from './channel-requests.ts';
import type { Channels } from './channels.ts';

/** A reader who takes no more than this is on a network that has gone: the next connection brings the state anew. */
const mostBuffered = 64 * 1024;
/** Above that a reader is slow, and gets no records until they have taken all. */
const slowAbove = 16 * 1024;

interface ConnectionDeps {
  actors: Pick<ActorPort, 'lasting'>;
  channels: Channels;
  log: Log;
  /** The token was a member's. Says whether there is room. */
  onMember(connection: Connection): void;
  onEnd(connection: Connection): void;
}

/**
 * One browser's socket: first the token or signature, then beats from both sides, requests for channels from theirs, news from ours.
 */
export class Connection {
  readonly address: string;
  uid: number | undefined;
  /** The member as of the last look; null before the token has come and after the end. */
  actor: Actor | undefined;
  #socket: WebSocket;
  #deps: ConnectionDeps;
  #hello: LiveHello | undefined;
  /** As long as nothing about them moves, the member stays who they are until then. */
  #lastsUntil = 0;
  #slow = false;
  #requests: ChannelRequests | undefined;
  #answered = true;
  #late: NodeJS.Timeout;

  constructor(socket: WebSocket, address: string, deps: ConnectionDeps) {
    this.#socket = socket;
    this.address = address;
    this.#deps = deps;
    this.#late = setTimeout(() => this.close(liveCloses.unauthorized), liveTimes.hello);
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.#late);
      this.actor = undefined;
      deps.channels.leaveAll(this);
      deps.onEnd(this);
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostBuffered) this.#socket.terminate();
    else this.#socket.send(text, this.#sent);
  }

  get isSlow(): boolean {
    this.#slow ||= this.#socket.bufferedAmount > slowAbove;
    return this.#slow;
  }

  #sent = (): void => {
    if (!this.#slow || this.#socket.bufferedAmount > 0) return;
    this.#slow = false;
    this.#deps.channels.drained(this);
  };

  /** Whether the member has to be looked at again, though no message said that something about them moved. */
  isDue(now: Date): boolean {
    return this.#lastsUntil <= now.getTime();
  }

  /** Asks whether the other side still lives; who hasn't answered the last question is cut. */
  beat(): void {
    if (this.#answered) {
      this.#answered = false;
      this.send(liveBeat);
    } else this.#socket.terminate();
  }

  /**
   * Ends it when its session has ended, or when the member may no longer enter; closes the channels that they may
   * listen to no more.
   */
  async check(): Promise<void> {
    const actor = await this.#actor();
    if (actor === null) return this.close(liveCloses.unauthorized);
    if (this.#socket.readyState === this.#socket.OPEN) this.actor = actor;
    await this.#deps.channels.recheck(this);
  }

  /** `reason`: after a restart, when to come back. */
  close(code: number, reason = ''): void {
    this.actor = undefined;
    this.#deps.channels.leaveAll(this);
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    this.#answered = true;
    if (text === liveBeat) return;
    if (this.#requests) {
      if (!this.#requests.take(text)) this.close(liveCloses.badMessage);
      return;
    }
    const hello = helloIn(text);
    if (hello === undefined) this.close(liveCloses.badMessage);
    else this.#requests = new ChannelRequests(this.#deps.channels, this, this.#enter(hello));
  }

  async #enter(hello: LiveHello): Promise<void> {
    this.#hello = hello;
    try {
      this.#admit(await this.#actor());
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'a live connection could not be opened');
      this.close(liveCloses.restart);
    }
  }

  #admit(actor: Actor | null): void {
    if (actor === null) this.close(liveCloses.unauthorized);
    else if (this.#socket.readyState === this.#socket.OPEN) {
      clearTimeout(this.#late);
      this.uid = actor.uid;
      this.actor = actor;
      this.#deps.onMember(this);
    }
  }

  /** Whose token or signature it is, unless they have no access. */
  async #actor(): Promise<Actor | null> {
    const found = this.#hello && (await this.#deps.actors.lasting(this.#hello));
    this.#lastsUntil = found?.until.getTime() ?? 0;
    return !found || found.actor.groupid === bannedGroup ? null : found.actor;
  }
}

const helloShape = z.union([z.object({ token: z.string().min(1) }), z.object({ sign: z.string().min(1) })]);

function helloIn(text: string): LiveHello | undefined {
  try {
    return helloShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
