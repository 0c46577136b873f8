import type { IncomingMessage } from 'node:http';
import { countTurnedAway } from '../metrics.ts';
import { bodyLimits } from './body-room.ts';

/** The least that a body's sender must send. A phone on the slowest network sends some kilobytes a second. */
export const bodyPace = { idleMs: 10_000, bytesPerSecond: 1000 } as const;

const checkMs = 1000;
/** A body that is refused is read to its end, since its sender listens only then, but not for ever. */
const longestRefused = 2 * bodyLimits.upload;

interface Coming {
  began: number;
  /** What the socket had received when the request began, and at the last look. */
  firstBytes: number;
  lastBytes: number;
  lastChange: number;
  /** Of its bytes; what comes behind is cut. */
  most: number;
  slow: AbortController;
}

const coming = new WeakMap<IncomingMessage, Coming>();

/** Aborted when the body of a request has stopped coming; none where its server is not watched. */
export const slownessOf = (request: IncomingMessage): AbortSignal | undefined => coming.get(request)?.slow.signal;

/** Says that a request's body may be so long. */
export function expectLong(request: IncomingMessage, bytes: number): void {
  const entry = coming.get(request);
  if (entry) entry.most = Math.max(entry.most, bytes);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Looks at the bodies that are on their way to a server, and cuts those that stop coming, also where nobody reads them.
 */
export class SlowBodies {
  readonly #open = new Map<IncomingMessage, Coming>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Called with each request before anybody reads it. */
  watch(request: IncomingMessage): void {
    if (!hasBody(request)) return;
    const now = this.#now();
    const bytes = request.socket.bytesRead;
    const entry = {
      began: now,
      firstBytes: bytes,
      lastBytes: bytes,
      lastChange: now,
      most: longestRefused,
      slow: new AbortController(),
    };
    coming.set(request, entry);
    this.#open.set(request, entry);
    const forget = (): void => this.#forget(request);
    request.once('end', forget);
    request.once('close', forget);
    this.#timer ??= setInterval(() => this.check(), checkMs).unref();
  }

  /** Reports a body that is too slow to its reader; the second time, and where nobody reads, the socket is cut. */
  check(): void {
    const now = this.#now();
    for (const [request, entry] of this.#open) {
      if (entry.slow.signal.aborted) request.socket.destroy();
      else if (isSlow(request, entry, now)) {
        countTurnedAway('slow_body');
        entry.slow.abort();
      }
    }
  }

  #forget(request: IncomingMessage): void {
    this.#open.delete(request);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function isSlow(request: IncomingMessage, entry: Coming, now: number): boolean {
  const bytes = request.socket.bytesRead;
  // A body that nobody reads just now waits for us, not for its sender.
  if (request.readableFlowing !== true) {
    entry.began = now;
    entry.firstBytes = bytes;
  }
  if (bytes !== entry.lastBytes || request.readableFlowing !== true) {
    entry.lastBytes = bytes;
    entry.lastChange = now;
  }
  const received = bytes - entry.firstBytes;
  const due = ((now - entry.began - bodyPace.idleMs) / 1000) * bodyPace.bytesPerSecond;
  return now - entry.lastChange >= bodyPace.idleMs || received < due || received > entry.most;
}
