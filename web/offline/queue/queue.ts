import { headersFor, requestOf } from '../../api/client.ts';
import { quietly } from '../../api/quietly.ts';
import { wireOf } from '../../api/wires.ts';
import { noteReadOnly } from '../../lib/read-only.ts';
import { readToken } from '../../session/token.ts';
import { noteNext, noteWaits } from './note-waits.ts';
import { onNews, publishNews } from './reports.ts';
import { oneSender, sendWaiting } from './send-waiting.ts';
import { browserStore, pageStore, type WaitingStore } from './store.ts';
import { syncTag } from './sync-tag.ts';
import { type Act, laneOf, type Waiting, type WaitingCall, type WaitingPhotos } from './waiting.ts';
import { showReport, waitingNow } from './waiting-now.ts';

const store: WaitingStore = typeof indexedDB === 'undefined' ? pageStore() : browserStore;

/** Reads anew what waits. */
export async function lookAtQueue(): Promise<void> {
  const rows = await store.all();
  waitingNow.set(() => rows);
  noteWaits(rows);
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
export async function enqueue<K extends WaitingCall>({
  call,
  input,
  key,
  uid,
  shown,
  files = [],
}: Act<K>): Promise<void> {
  const wire = wireOf(call);
  const { url, init } = await requestOf(wire, input, { idempotencyKey: key });
  const request = { url, headers: Object.fromEntries(init.headers), body: String(init.body) };
  // Another tab may send it before this page has begun to follow by itself: what became of it is shown here too.
  followQueue();
  const next: Waiting = {
    ...{ key, uid, call, request, shown, envelope: wire.envelope, lane: laneOf(call, shown) },
    ...{ at: Date.now(), state: 'waiting' as const },
    ...(files.length > 0 && { photos: photosOf(files) }),
  };
  noteNext(next);
  await store.add(next);
  await changed();
  void quietly(wakeLater());
}

/** The call that takes pictures, as it is made without this page. */
function photosOf(files: readonly Blob[]): WaitingPhotos {
  const wire = wireOf('media.image-upload');
  return { url: wire.path, headers: Object.fromEntries(headersFor(wire, {})), envelope: wire.envelope, files };
}

/** What became of the older marks on the same thing. */
export interface StoodIn {
  /** One is being sent already: the new one was queued behind it. */
  isQueued: boolean;
  /** Has the last of those that were deleted wait again. */
  putBack: () => Promise<void>;
}

/** Deletes older marks on the same thing; where one is being sent already, the new one is queued behind it. */
export async function standIn<K extends WaitingCall>(act: Act<K>): Promise<StoodIn> {
  const lane = laneOf(act.call, act.shown);
  const older = (await store.all()).filter((item) => item.uid === act.uid && item.lane === lane);
  const removed = await Promise.all(older.map(({ id }) => store.remove(id!)));
  const last = older.findLast((_, at) => removed[at]);
  const putBack = async () => {
    if (!last) return;
    noteNext(last);
    await store.putBack(last);
    await changed();
  };
  const isQueued = !removed.every(Boolean);
  if (isQueued) {
    await enqueue(act);
    void quietly(sendNow(act.uid));
  } else if (older.length > 0) await changed();
  // The worker can't take back what is noted.
  else void quietly(lookAtQueue());
  return { isQueued, putBack };
}

/** Where the browser can, it wakes the worker once the connection is back. */
async function wakeLater(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(syncTag);
}

const noted = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init);
  noteReadOnly(answer);
  return answer;
};

/** Sends what a member has waiting, after whoever else is sending; on a page that is nobody's, each under its own log-in. */
export async function sendNow(uid: number | undefined): Promise<void> {
  const token = readToken();
  const isTheirs = (item: Waiting) => (uid === undefined || item.uid === uid) && item.state !== 'refused';
  if (token === null || !(await store.all()).some(isTheirs)) return;
  await oneSender(() =>
    sendWaiting({
      store,
      fetch: noted,
      ...(uid !== undefined && { log: { uid, token } }),
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
