import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSaving } from '../../../../contract/domains/threads/drafts/limits.ts';
import { ApiRefusal } from '../../../api/wire.ts';
import { afterNews, type DraftNews, type DraftState, noDraftState } from './draft-news.ts';
import { type DraftSaved, draftSync } from './draft-sync.ts';
import type { DraftInput } from './server-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (name: string, http = 200) =>
  new ApiRefusal({ name, msg: `said: ${name}`, http, issues: [], extra: {} } as never);

/** A draft whose saves wait until they are answered. */
function scene() {
  const sent: {
    input: DraftInput;
    keepalive: boolean;
    answer(saved: Partial<DraftSaved>): void;
    fail(error: unknown): void;
  }[] = [];
  const removed: number[] = [];
  const here = { subject: '', online: true, state: noDraftState as DraftState, name: 'first' };
  const sync = draftSync({
    current: () => (here.subject === '' ? null : { input: { subject: here.subject }, saved: here.state.saved }),
    save: (input, keepalive) =>
      new Promise((resolve, reject) => {
        const answer = (saved: Partial<DraftSaved>) =>
          resolve({ tid: 7, version: 1, dateline: 0, apart: 0, other: 0, ...saved });
        sent.push({ input, keepalive, answer, fail: reject });
      }),
    remove: (tid) => Promise.resolve(removed.push(tid)),
    mayTry: () => here.online,
    name: {
      now: () => here.name,
      renew: () => {
        here.name = 'second';
      },
    },
    onNews: (news: DraftNews) => {
      here.state = afterNews(here.state, news);
    },
  });
  const type = (subject: string) => {
    here.subject = subject;
    sync.changed();
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { sync, sent, removed, here, type, settle, pass };
}

test('what is typed is saved a while after the first change, and while somebody types on no more often than it may', async () => {
  const { sent, type, pass } = scene();
  type('a');
  await pass(draftSaving.pause - 1);
  expect(sent).toEqual([]);
  type('ab');
  await pass(1);
  expect(sent.map(({ input }) => input.subject)).toEqual(['ab']);
  sent[0]!.answer({});
  type('abc');
  await pass(draftSaving.apart - 1);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent[1]?.input).toMatchObject({ subject: 'abc', tid: 7, version: 1 });
});

test('each save names its composer, so that a lost answer makes no second draft', async () => {
  const { sent, type, pass, settle } = scene();
  type('a');
  await pass(draftSaving.pause);
  sent[0]!.fail(refusal('network.failed', 0));
  await pass(draftSaving.again);
  expect(sent.map(({ input }) => input.key)).toEqual(['first', 'first']);
  sent[1]!.answer({ version: 2 });
  await settle();
  type('b');
  await pass(draftSaving.apart);
  expect(sent[2]?.input).toEqual({ subject: 'b', tid: 7, version: 2, key: 'first' });
});

test('one request at a time: what is typed meanwhile goes with the next', async () => {
  const { sync, sent, type, pass } = scene();
  type('a');
  await pass(draftSaving.pause);
  type('ab');
  void sync.flush();
  void sync.flush(true);
  expect(sent).toHaveLength(1);
  sent[0]!.answer({});
  await pass(draftSaving.apart);
  expect(sent[1]?.input).toMatchObject({ subject: 'ab', version: 1 });
});

test('nothing is sent of what the account has, of what it has refused, nor of nothing', async () => {
  const { sync, sent, here, type, pass, settle } = scene();
  type('');
  await pass(draftSaving.apart);
  here.subject = 'restored';
  sync.isSaved();
  sync.changed();
  await pass(draftSaving.apart);
  expect(sent).toEqual([]);
  type('one too many');
  await pass(draftSaving.apart);
  sent[0]!.fail(refusal('threads.drafts_full'));
  await settle();
  expect(here.state.onlyHere).toBe('said: threads.drafts_full');
  sync.changed();
  await pass(10 * draftSaving.apart);
  expect(sent).toHaveLength(1);
  type('changed since');
  await pass(draftSaving.apart);
  expect(sent).toHaveLength(2);
  sent[1]!.answer({});
  await settle();
  expect(here.state.onlyHere).toBe('');
});

test('without a connection or a log-in nothing is tried; once there is one it goes up', async () => {
  const { sync, sent, here, type, pass } = scene();
  here.online = false;
  type('a');
  await pass(10 * draftSaving.apart);
  await sync.flush(true);
  expect(sent).toEqual([]);
  here.online = true;
  sync.changed();
  await pass(draftSaving.pause);
  expect(sent).toHaveLength(1);
});

test('as the page is left it is sent at once, as a request that outlives the page where it is small enough', async () => {
  const { sync, sent, here, type, settle } = scene();
  type('a');
  void sync.flush(true);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true]);
  sent[0]!.answer({});
  await settle();
  here.subject = 'x'.repeat(60_001);
  void sync.flush(true);
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test('what another device has changed is kept apart: this one goes on with a draft of its own, and says so', async () => {
  const { sync, sent, here, type, pass, settle } = scene();
  here.state = { ...noDraftState, saved: { tid: 7, version: 1 } };
  type('a');
  await pass(draftSaving.pause);
  sent[0]!.answer({ tid: 8, version: 1, apart: 1, other: 7 });
  await settle();
  expect(here.state).toEqual({ saved: { tid: 8, version: 1 }, onlyHere: '', elsewhere: 'apart' });
  type('b');
  await sync.pause();
  sync.resume();
  await pass(draftSaving.apart);
  sent[1]!.answer({ tid: 8, version: 2 });
  await settle();
  expect(here.state).toMatchObject({ saved: { tid: 8, version: 2 }, elsewhere: 'apart' });
});

test('what was posted elsewhere is another draft from now on, under another name', async () => {
  const { sent, here, type, pass } = scene();
  here.state = { ...noDraftState, saved: { tid: 7, version: 1 } };
  type('written on');
  await pass(draftSaving.pause);
  sent[0]!.fail(refusal('threads.draft_sent'));
  await pass(draftSaving.apart);
  expect(here.state).toMatchObject({ saved: null, elsewhere: 'sent' });
  expect(sent[1]?.input).toEqual({ subject: 'written on', key: 'second' });
});

test('what was begun after a draft was posted says nothing of that draft', async () => {
  const { sent, here, type, pass } = scene();
  type('a post of its own');
  await pass(draftSaving.pause);
  sent[0]!.fail(refusal('threads.draft_sent'));
  await pass(draftSaving.apart);
  expect(here.state).toEqual(noDraftState);
  expect(sent[1]?.input).toEqual({ subject: 'a post of its own', key: 'second' });
});

test('what was deleted elsewhere is saved as a new draft where somebody writes on', async () => {
  const { sent, here, type, pass } = scene();
  here.state = { ...noDraftState, saved: { tid: 7, version: 1 } };
  type('written on');
  await pass(draftSaving.pause);
  sent[0]!.fail(refusal('threads.draft_not_exist'));
  await pass(draftSaving.apart);
  expect(here.state).toEqual(noDraftState);
  expect(sent[1]?.input).toEqual({ subject: 'written on', key: 'second' });
});

test('a post waits for the draft that is on its way, and nothing is saved until it is refused', async () => {
  const { sync, sent, here, type, pass, settle } = scene();
  type('a');
  await pass(draftSaving.pause);
  let waited = false;
  void sync.pause().then(() => {
    waited = true;
  });
  await settle();
  expect(waited).toBe(false);
  sent[0]!.answer({});
  await settle();
  expect([waited, here.state.saved]).toEqual([true, { tid: 7, version: 1 }]);
  type('b');
  await pass(10 * draftSaving.apart);
  expect(sent).toHaveLength(1);
  sync.resume();
  await pass(draftSaving.apart);
  expect(sent).toHaveLength(2);
});

test('a draft whose answer comes after its post is deleted, the one that was posted isn’t', async () => {
  const { sync, sent, removed, type, pass, settle } = scene();
  type('a');
  await pass(draftSaving.pause);
  await Promise.all([sync.pause(), pass(5000)]);
  sync.posted(0);
  sent[0]!.answer({ tid: 9 });
  await settle();
  expect(removed).toEqual([9]);
  type('b');
  await pass(10 * draftSaving.apart);
  expect(sent).toHaveLength(1);

  const other = scene();
  other.here.state = { ...noDraftState, saved: { tid: 7, version: 1 } };
  other.here.subject = 'a';
  other.sync.posted(7);
  expect(other.removed).toEqual([]);
});
