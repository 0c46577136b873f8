import { beforeEach, expect, test, vi } from 'vitest';
import { orWait, queueFor, Waits } from '../../offline/queue/from-page.ts';
import { clearQueue, sendNow } from '../../offline/queue/queue.ts';
import { waitingNow } from '../../offline/queue/waiting-now.ts';
import { storeToken } from '../../session/token.ts';
import { likePost } from './mutations.ts';
import { press } from './presses.ts';

const pid = 9;
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
vi.stubGlobal('location', { pathname: '/ng/forum/15443/7' });

/** What was sent, in its order, and how each is answered: by nothing until a test says so, or where there is no line. */
let sent: { like: number; answer: () => void; refuse: () => void; lose: () => void }[] = [];
let isLine = true;
vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const like = Number(JSON.parse(String(body)).like);
  const lose = () => reject(new TypeError('Failed to fetch'));
  if (!isLine) lose();
  const data = { like, likes: like, already_liked: like };
  const answer = () => resolve(Response.json({ status: 1, msg: '', data }));
  const refusal = { status: 0, msg: 'Too many.', error: 'wire.too_many' };
  const refuse = () => resolve(Response.json(refusal, { status: 429 }));
  if (isLine) sent.push({ like, lose, answer, refuse });
  return promise;
});
const likesSent = () => sent.map(({ like }) => like);
const answerAt = async (at: number) => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(at));
  sent[at]!.answer();
};
const withoutLine = async (like: 0 | 1) => {
  isLine = false;
  await expect(likePost(pid, like)).rejects.toThrow(Waits);
  isLine = true;
};

beforeEach(async () => {
  sent = [];
  isLine = true;
  storeToken('token');
  queueFor(5);
  await clearQueue();
});

test('a press made with a line stands in for the one that waits', async () => {
  await withoutLine(1);
  expect(waitingNow.now()).toHaveLength(1);
  const press = likePost(pid, 0);
  await answerAt(0);
  await press;
  await sendNow(5);
  expect(likesSent()).toEqual([0]);
  expect(waitingNow.now()).toEqual([]);
});

test('a press made while an older one is on its way is sent after it', async () => {
  await withoutLine(1);
  const queue = sendNow(5);
  await vi.waitFor(() => expect(likesSent()).toEqual([1]));
  await expect(likePost(pid, 0)).rejects.toMatchObject({ name: 'Waits', forConnection: false });
  expect(likesSent()).toEqual([1]);
  await answerAt(0);
  await answerAt(1);
  await queue;
  await vi.waitFor(() => expect(waitingNow.now()).toEqual([]));
  expect(likesSent()).toEqual([1, 0]);
});

test('where a press is refused, the one that it stood in for waits again, as it is shown', async () => {
  await withoutLine(1);
  let shown = 1;
  const ask = async () => {
    await likePost(pid, 0);
    return 0;
  };
  const show = (like: number) => {
    shown = like;
  };
  const pressed = press<number>(new Map(), { key: 'like', show, before: 1, turned: () => 0, ask });
  await vi.waitFor(() => expect(likesSent()).toEqual([0]));
  expect(waitingNow.now()).toEqual([]);
  sent[0]!.refuse();
  expect(await pressed).toBe(false);
  expect([shown, waitingNow.now().map((item) => item.shown.on)]).toEqual([1, [1]]);
  const queue = sendNow(5);
  await answerAt(1);
  await queue;
  expect(likesSent()).toEqual([0, 1]);
});

test('a press asks at once where only something else waits, and after a look where its own may', async () => {
  await withoutLine(1);
  const asked: number[] = [];
  const mark = (of: number) =>
    orWait(
      { call: 'threads.like', input: { pid: of, like: 0 }, key: `${of}`, shown: { text: '', page: '/', of, on: 0 } },
      async () => void asked.push(of),
    );
  const both = [mark(pid), mark(pid + 1)];
  expect(asked).toEqual([pid + 1]);
  await Promise.all(both);
  expect(asked).toEqual([pid + 1, pid]);
});

test('a press that was lost does not wait where a later one was answered', async () => {
  const older = likePost(pid, 1);
  const newer = likePost(pid, 0);
  await answerAt(1);
  await newer;
  sent[0]!.lose();
  await expect(older).rejects.toMatchObject({ refusal: 'network.failed' });
  expect(waitingNow.now()).toEqual([]);
});
