import { nextOf, type Outcome, outcomeOf } from './outcome.ts';
import { sendPhotos } from './send-photos.ts';
import type { WaitingStore } from './store.ts';
import type { Waiting } from './waiting.ts';

/** What came of one that waited. */
export type Report = { item: Waiting; outcome: Outcome };

export interface Sending {
  store: WaitingStore;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The log-in of the member `uid` as it is now; without it each goes out with that which it was done under. */
  log?: { uid: number; token: string };
  onOutcome: (report: Report) => void;
}

/** An answer that comes later than this is asked for again another time. */
const patienceMs = 30_000;

/**
 * Sends what waits, in its order, and stops where nothing answers. Only one may run in a browser at a time
 * (`oneSender`): what was being sent when another one ended is sent again under the same key.
 */
export async function sendWaiting({ store, fetch, log, onOutcome }: Sending): Promise<void> {
  for (const { id, state } of await store.all()) if (state === 'sending') await store.change(id!, { state: 'waiting' });
  const heldUp = new Set<string>();
  for (;;) {
    const mine = (await store.all()).filter(({ uid }) => log === undefined || uid === log.uid);
    const item = nextOf(mine, heldUp);
    if (!item) return;
    // It may have been taken out of the queue meanwhile.
    if (!(await store.take(item.id!))) continue;
    const up = await sendPhotos(item, { store, fetch, token: log?.token });
    const outcome = 'ready' in up ? await send(up.ready, fetch, log?.token) : up.stopped;
    if (outcome?.kind === 'sent') await store.remove(item.id!, true);
    else if (outcome?.kind === 'refused') await store.change(item.id!, { state: 'refused', reason: outcome.reason });
    else await store.change(item.id!, { state: 'waiting' });
    if (!outcome) return;
    if (outcome.kind === 'later') heldUp.add(item.lane);
    onOutcome({ item, outcome });
  }
}

/** Undefined where nothing answers. */
async function send(
  { request, envelope }: Waiting,
  fetch: Sending['fetch'],
  token?: string,
): Promise<Outcome | undefined> {
  const { url, headers, body } = request;
  const signed = token === undefined ? headers : { ...headers, 'x-auth-token': token };
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { method: 'POST', headers: signed, body, credentials: 'same-origin', signal });
    const json: unknown = await answer.json().catch(() => null);
    return outcomeOf(envelope, answer.status, json);
  } catch {
    return undefined;
  }
}

/** One sender in a browser, whichever tab or worker it is in. */
export const oneSender = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('queue', work) : work();
