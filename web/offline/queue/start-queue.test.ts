import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteReadOnly, readOnlySaid } from '../../lib/read-only.ts';
import type { BrowserRouter } from '../../router/browser-router.ts';
import { clearToken, readToken, storeToken } from '../../session/token.ts';
import { clearQueue, enqueue } from './queue.ts';
import { startQueue } from './start-queue.ts';
import { onReport, waitingNow } from './waiting-now.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const page = new EventTarget();
const events = { addEventListener: page.addEventListener.bind(page), removeEventListener: () => {} };
vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '', visibilityState: 'visible', ...events });
vi.stubGlobal('location', { pathname: '/ng/offline' });
vi.stubGlobal('addEventListener', events.addEventListener);
vi.stubGlobal('removeEventListener', events.removeEventListener);
const line = { onLine: false };
vi.stubGlobal('navigator', line);

/** Whether the site takes no words for now. */
let readOnly = false;
/** Tokens under which something was sent, while somebody was logged in. */
let sent: (string | null)[] = [];
vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
  sent.push(readToken() === null ? 'while nobody was logged in' : new Headers(headers).get('x-auth-token'));
  if (readOnly) return Response.json({}, { status: 503, headers: { 'x-read-only': '1' } });
  return Response.json({ status: 1, msg: '', data: { like: 1, likes: 1, already_liked: 1 } });
});

const likeWaits = () =>
  enqueue({
    ...{ call: 'threads.like', input: { pid: 9, like: 1 }, key: 'once', uid: 5 },
    shown: { text: '', page: '/forum/15443/7', of: 9, on: 1 },
  });
const noRouter = {} as BrowserRouter;
let stop = () => {};
const unreport = onReport(() => true);

afterAll(unreport);
beforeEach(async () => {
  sent = [];
  line.onLine = false;
  storeToken('token');
  await clearQueue();
});
afterEach(() => stop());

test('on a page that is drawn for nobody, what waits goes out once the line is back, and stands there no longer', async () => {
  await likeWaits();
  stop = startQueue(undefined, noRouter);
  await vi.waitFor(() => expect(waitingNow.now()).toHaveLength(1));
  expect(sent).toEqual([]);
  line.onLine = true;
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(waitingNow.now()).toEqual([]));
  expect(sent).toEqual(['token']);
});

test('without a log-in nothing is sent', async () => {
  await likeWaits();
  clearToken();
  line.onLine = true;
  stop = startQueue(undefined, noRouter);
  page.dispatchEvent(new Event('online'));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  stop();
  // What is sent after a log-in shows that nothing was before.
  storeToken('token');
  stop = startQueue(undefined, noRouter);
  await vi.waitFor(() => expect(waitingNow.now()).toEqual([]));
  expect(sent).toEqual(['token']);
});

test('a member’s page deletes what another has left, and sends its own', async () => {
  await likeWaits();
  line.onLine = true;
  stop = startQueue(6, noRouter);
  await vi.waitFor(() => expect(waitingNow.now()).toEqual([]));
  expect(sent).toEqual([]);
});

test('what waited while the site was read-only goes out once an answer says that it is written again', async () => {
  readOnly = true;
  line.onLine = true;
  await likeWaits();
  stop = startQueue(5, noRouter);
  await vi.waitFor(() => expect(readOnlySaid.now()).toBe(true));
  await vi.waitFor(() => expect(waitingNow.now()).toMatchObject([{ state: 'waiting' }]));
  expect(sent).toEqual(['token']);
  readOnly = false;
  noteReadOnly({ headers: new Headers() });
  await vi.waitFor(() => expect(waitingNow.now()).toEqual([]));
  expect(sent).toEqual(['token', 'token']);
});
