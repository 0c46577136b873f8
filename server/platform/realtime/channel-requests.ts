import { z } from 'zod';
import { type ChannelKindName, channelRefusals, channels } from '../../../contract/channels.ts';
import { liveTimes } from '../../../contract/live.ts';
import type { Listener } from './channel.ts';
import { type Channels, type JoinRequest, refuse } from './channels.ts';

/** Requests of one connection within a window; who goes on far beyond is sent away. */
export const requestLimits = { seconds: 10, allowed: 24, tolerated: 200 } as const;

/** A name is answered with as much of it as any channel's has. */
const longestName = 40;
const namePattern = /^([a-z]{1,20}):([1-9]\d{0,14})$/;
const requestShape = z.union([
  z.object({ join: z.string(), seen: z.unknown().optional() }),
  z.object({ leave: z.string() }),
  z.object({ typing: z.string() }),
]);
type Request = z.output<typeof requestShape>;

/** What a connection says of channels, one after the other. */
export class ChannelRequests {
  #channels: Channels;
  #listener: Listener;
  #at = 0;
  #count = 0;
  #typedAt = Number.NEGATIVE_INFINITY;
  #last: Promise<void>;

  /** `entered`: until then the member isn't known, and what is said waits. */
  constructor(channels: Channels, listener: Listener, entered: Promise<void>) {
    this.#channels = channels;
    this.#listener = listener;
    this.#last = entered;
  }

  /** Takes a message; false where it is no request at all, or one of far too many: the connection is to be closed. */
  take(text: string): boolean {
    const request = requestIn(text);
    if (request === undefined) return false;
    const name = nameIn(request).slice(0, longestName);
    const count = this.#counted();
    if (count > requestLimits.tolerated) return false;
    // Nobody waits for an answer to it.
    if ('typing' in request && !this.#mayType()) return true;
    if (count > requestLimits.allowed) refuse(this.#listener, name, channelRefusals.tooFast);
    else this.#handle(name, request);
    return true;
  }

  #counted(): number {
    const now = performance.now();
    if (now - this.#at > requestLimits.seconds * 1000) {
      this.#at = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count;
  }

  #mayType(): boolean {
    const now = performance.now();
    if (now - this.#typedAt < liveTimes.typing) return false;
    this.#typedAt = now;
    return true;
  }

  #handle(name: string, request: Request): void {
    this.#last = this.#last.then(async () => {
      if ('leave' in request) return this.#channels.leave(this.#listener, name);
      if ('typing' in request) return this.#typing(name);
      const read = readRequest(name, request.seen);
      if (typeof read === 'string') refuse(this.#listener, name, read);
      else if (this.#listener.actor) await this.#channels.join(this.#listener, read);
    });
  }

  /** What is lost of it is lost. */
  async #typing(name: string): Promise<void> {
    await this.#channels.typing(this.#listener, name).catch(() => undefined);
  }
}

const nameIn = (request: Request): string =>
  'join' in request ? request.join : 'leave' in request ? request.leave : request.typing;

function requestIn(text: string): Request | undefined {
  try {
    return requestShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The channel and what the page shows, or the refusal. */
function readRequest(name: string, said: unknown): JoinRequest | string {
  const [, kind = '', id] = namePattern.exec(name) ?? [];
  if (id === undefined) return channelRefusals.malformed;
  if (!Object.hasOwn(channels, kind)) return channelRefusals.unknown;
  const seen = channels[kind as ChannelKindName].seen.safeParse(said ?? {});
  return seen.success ? { kind: kind as ChannelKindName, id: Number(id), seen: seen.data } : channelRefusals.malformed;
}
