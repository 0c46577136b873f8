import { requestOf } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { wireOf } from '../../api/wires.ts';
import { readToken } from '../../session/token.ts';
import { onNews, publishNews } from './reports.ts';
import { oneSender, sendWaiting } from './send-waiting.ts';
import { browserStore, pageStore, type WaitingStore } from './store.ts';
import { syncTag } from './sync-tag.ts';
import { type Act, laneOf, type Waiting, type WaitingCall } from './waiting.ts';
import { showReport, waitingNow } from './waiting-now.ts';
import { noteWaits } from './waits-here.ts';

const store: WaitingStore = typeof indexedDB === 'undefined' ? pageStore() : browserStore;

/** Reads anew what waits. */
export async function lookAtQueue(): Promise<void> {
  const rows = await store.all();
  waitingNow.set(() => rows);
  noteWaits(rows.length > 0);
}

async function changed(): Promise<void> {
  await lookAtQueue();
  publishNews({ kind: 'changed' });
}

let listening = false;

/** Follows what other tabs and the worker do with the queue; once a document. */
export function followQueue(): void {
  if (listening) return;
  listening = true;
  onNews((news) => {
    if (news.kind === 'outcome') showReport(news.report);
    void quietly(lookAtQueue());
  });
}

/** Puts an act into the queue: it is sent once the connection is back, by this page, another one or the worker. */
export async function enqueue<K extends WaitingCall>({ call, input, key, uid, shown }: Act<K>): Promise<void> {
  const wire = wireOf(call);
  const { url, init } = await requestOf(wire, input, { idempotencyKey: key });
  const request = { url, headers: Object.fromEntries(init.headers), body: String(init.body) };
  // Another tab may send it before this page has begun to follow by itself: what became of it is shown here too.
  followQueue();
  const next: Waiting = {
    ...{ key, uid, call, request, shown, envelope: wire.envelope, lane: laneOf(call, shown) },
    ...{ at: Date.now(), state: 'waiting' as const },
  };
  noteWaits(true);
  await store.add(next);
  await changed();
  void quietly(wakeLater());
}

/**
 * Deletes the marks that an act stands in for. Where one of them is on its way the act is sent after it, by the queue:
 * false says that it is to be made by its own call.
 */
export async function standIn<K extends WaitingCall>(act: Act<K>): Promise<boolean> {
  const lane = laneOf(act.call, act.shown);
  const older = (await store.all()).filter((item) => item.uid === act.uid && item.lane === lane);
  if (older.length === 0) return false;
  const gone = await Promise.all(older.map(({ id }) => store.remove(id!)));
  if (gone.every(Boolean)) {
    await changed();
    return false;
  }
  await enqueue(act);
  void quietly(sendNow(act.uid));
  return true;
}

/** Where the browser can, it wakes the worker once the connection is back. */
async function wakeLater(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(syncTag);
}

/** Sends what a member has waiting, after whoever else is sending. */
export async function sendNow(uid: number): Promise<void> {
  const token = readToken();
  if (token === null || !(await store.all()).some((item) => item.uid === uid && item.state !== 'refused')) return;
  await oneSender(() =>
    sendWaiting({
      store,
      fetch: (url, init) => fetch(url, init),
      log: { uid, token },
      onOutcome: (report) => {
        showReport(report);
        publishNews({ kind: 'outcome', report });
      },
    }),
  );
  await changed();
}

/** Takes one out of the queue; false where it is on its way by now. */
export async function dropWaiting(id: number): Promise<boolean> {
  const gone = await store.remove(id);
  await changed();
  return gone;
}

/** Deletes what waits, but what a member `but` has waiting. */
export async function clearQueue(but?: number): Promise<void> {
  await store.clear(but);
  await changed();
}
