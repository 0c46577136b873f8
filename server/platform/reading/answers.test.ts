import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/call.ts';
import { withOwn } from '../../../contract/own.ts';
import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import { anActor } from '../../../tests/support/actor.ts';
import { alone, testPlatform } from '../../../tests/support/platform.ts';
import { createTagBoard } from '../cache/tags.ts';
import type { Actor, Ctx, Db } from '../context.ts';
import { wrapped } from '../http/wrap.ts';
import { createPieceStore } from '../pieces/store.ts';
import { createAnswers } from './answers.ts';
import { parted } from './parted.ts';
import { type AnyParted, readCallOf } from './read-call.ts';

const child = withOwn({ cid: z.int() }, { liked: z.boolean() });
const post = withOwn(
  { pid: z.int(), author: z.int(), text: z.string(), children: z.array(child) },
  { liked: z.boolean(), note: z.string() },
);
const call = defineCall({
  method: 'GET',
  path: '/posts',
  envelope: 'v5',
  access: 'guest',
  summary: 'Posts.',
  query: z.object({ thread: z.int() }),
  output: z.object({ list: z.array(post), best: post.nullable(), page: z.int() }),
});

interface Row {
  pid: number;
  author: number;
  text: string;
  children: number[];
}
/** What the tests' table holds, who likes what, and how often the shared part was made. */
const table = {
  rows: [] as Row[],
  likes: new Map<number, number[]>(),
  made: 0,
  kinds: [] as (number | null)[],
  /** Own parts that were made, and readings that were counted. */
  own: 0,
  counted: 0,
  refused: false,
  /** The shared part asks who reads. */
  ofReader: false,
  readers: [] as number[],
  gate: Promise.resolve(),
};
const hidden = new Map<number, Map<number, WhyHidden>>();

const read = parted<typeof call>()({
  shared: async (ctx) => {
    table.made += 1;
    table.kinds.push(ctx.access);
    ctx.reads('posts');
    const seen = table.rows.filter(({ author }) => !ctx.whyHidden(author));
    await table.gate;
    const list = seen.map(({ children, ...row }) => ({ ...row, children: children.map((cid) => ({ cid })) }));
    const drafts = ctx.isReader(99) ? [{ pid: 990, author: 99, text: 'a draft', children: [] }] : [];
    if (table.ofReader) table.readers.push(ctx.reader());
    const facts = {
      pids: [...drafts, ...seen].map(({ pid }) => pid),
      children: [...drafts, ...seen].map((row) => row.children.map(Number)),
    };
    return { answer: { list: [...drafts, ...list], best: null, page: 1 }, facts };
  },
  own: ({ actor }, { pids, children }) => {
    table.own += 1;
    if (table.refused) throw new Error('refused');
    return {
      list: pids.map((pid, at) => ({
        liked: table.likes.get(actor?.uid ?? 0)?.includes(pid) ?? false,
        note: actor ? '' : 'log in',
        children: children[at]!.map((cid) => ({ liked: table.likes.get(actor?.uid ?? 0)?.includes(cid) ?? false })),
      })),
      best: null,
    };
  },
  count: () => {
    table.counted += 1;
  },
});
const readCall = readCallOf('tests.posts', call, read as AnyParted, (data, locale) => wrapped(call, data, locale));

const { ctx: ctxOf, clock } = testPlatform({} as Db);
let current = true;
const tags = createTagBoard({ ...alone, isCurrent: () => current });
const store = createPieceStore(1_000_000);
const answers = createAnswers({
  tags,
  store,
  clock: () => clock.now,
  hiddenFor: async (_db, uid) => hidden.get(uid) ?? new Map(),
});
const ask = async (actor: Actor | null, noted: string[] = []) => {
  const ctx: Ctx = { ...ctxOf(actor), reads: (tag) => noted.push(tag) };
  return answers.join(ctx, readCall, { thread: 1 });
};
interface Body {
  status: number;
  data: {
    list: { pid: number; text: string; liked: boolean; note: string; children: { cid: number; liked: boolean }[] }[];
    best: null;
    page: number;
  };
}
const bodyOf = async (actor: Actor | null): Promise<Body> => (await ask(actor)).body() as Body;

const member = (uid: number) => anActor({ uid });

beforeEach(() => {
  tags.moved(['posts']);
  Object.assign(table, {
    rows: Array.from(
      { length: 20 },
      (_, i): Row => ({
        pid: i + 1,
        author: (i % 5) + 1,
        text: `</script> ${'words '.repeat(30)}${i}`,
        children: i === 3 ? [401, 402] : [],
      }),
    ),
    likes: new Map([[7, [2, 402]]]),
    made: 0,
    kinds: [],
    own: 0,
    counted: 0,
    refused: false,
    ofReader: false,
    readers: [],
    gate: Promise.resolve(),
  });
  hidden.clear();
});

test('the shared part is made once for all readers of a kind, the own part for each', async () => {
  const [a, b, c] = [await bodyOf(member(7)), await bodyOf(member(8)), await bodyOf(null)];
  expect(a.data.list.filter(({ liked }) => liked).map(({ pid }) => pid)).toEqual([2]);
  expect(a.data.list[3]?.children).toEqual([
    { cid: 401, liked: false },
    { cid: 402, liked: true },
  ]);
  expect(b.data.list.some(({ liked }) => liked)).toBe(false);
  expect(c.data.list[0]?.note).toBe('log in');
  expect(a).toMatchObject({ status: 1, data: { best: null, page: 1 } });
  // Once for members, once for guests.
  expect(table.kinds).toEqual([member(7).readaccess, null]);
});

test('guests’ own part is made once for what they are shown, and each reading is counted', async () => {
  table.rows[0]!.text = 'for guests';
  const sent = async () => (await ask(null)).bytes().toString();
  const first = await sent();
  expect(await sent()).toBe(first);
  expect(await bodyOf(null)).toEqual(JSON.parse(first));
  expect(table).toMatchObject({ own: 1, counted: 3 });
  await bodyOf(member(7));
  await bodyOf(member(7));
  expect(table).toMatchObject({ own: 3, counted: 5 });
  table.rows[0]!.text = 'for guests, changed';
  tags.moved(['posts']);
  expect(await sent()).toContain('for guests, changed');
  expect(table.own).toBe(4);
});

test('a guest who is refused is asked about again, and not counted', async () => {
  table.rows[0]!.text = 'for members';
  table.refused = true;
  await expect(ask(null)).rejects.toThrow('refused');
  await expect(ask(null)).rejects.toThrow('refused');
  expect(table).toMatchObject({ own: 2, counted: 0 });
});

test('it is made anew once one of its tags has moved, and the answer names its tags', async () => {
  const noted: string[] = [];
  await ask(null, noted);
  await ask(null, noted);
  expect(table.made).toBe(1);
  expect(noted).toEqual(['posts', 'posts']);
  table.rows[0]!.text = 'changed';
  tags.moved(['posts']);
  expect((await bodyOf(null)).data.list[0]?.text).toBe('changed');
});

test('it is not cached where a tag moved while it was made', async () => {
  const before = table.rows;
  table.rows = new Proxy(before, {
    get: (rows, name) => {
      if (name === 'filter') tags.moved(['posts']);
      return Reflect.get(rows, name) as unknown;
    },
  });
  await ask(null);
  table.rows = before;
  await ask(null);
  expect(table.made).toBe(2);
});

test('what asks who reads is made for each member alone, and for all guests at once', async () => {
  table.ofReader = true;
  for (const actor of [member(7), member(8), null, null, member(7)]) await bodyOf(actor);
  // Of members the first makes what is asked of all, and everybody their own.
  expect(table.readers).toEqual([0, 7, 8, 0, 7]);
});

test('those who ask at the same time wait for one', async () => {
  await Promise.all(Array.from({ length: 9 }, (_, i) => bodyOf(member(i + 1))));
  expect(table.made).toBe(1);
});

test('a question after a change is not given what others were reading before it', async () => {
  const slow = Promise.withResolvers<void>();
  table.gate = slow.promise;
  const before = bodyOf(null);
  await expect.poll(() => table.made).toBe(1);
  table.rows = table.rows.slice(0, 3);
  tags.moved(['posts']);
  const after = bodyOf(null);
  await expect.poll(() => table.made).toBe(2);
  slow.resolve();
  expect((await before).data.list).toHaveLength(20);
  expect((await after).data.list).toHaveLength(3);
});

test('what other processes may have changed unheard is read anew', async () => {
  await ask(null);
  current = false;
  await ask(null);
  current = true;
  expect(table.made).toBe(2);
});

test('a reader who hides somebody it was asked about gets an answer of their own, and nobody else gets that one', async () => {
  hidden.set(8, new Map([[3, 'blocked']]));
  hidden.set(9, new Map([[77, 'muted']]));
  await bodyOf(member(7));
  expect((await bodyOf(member(8))).data.list).toHaveLength(16);
  expect((await bodyOf(member(7))).data.list).toHaveLength(20);
  expect(table.made).toBe(2);
  await bodyOf(member(9));
  expect(table.made).toBe(2);
});

test('a member whom it was asked about gets one of their own', async () => {
  await bodyOf(member(7));
  expect((await bodyOf(member(99))).data.list[0]?.text).toBe('a draft');
  expect((await bodyOf(member(7))).data.list[0]?.pid).toBe(1);
});

test('after a while it is made anew for what moves no tag', async () => {
  await ask(null);
  clock.now = new Date(clock.now.getTime() + 61_000);
  await ask(null);
  expect(table.made).toBe(2);
});

test('what is sent unpacks to what was joined, for each reader and in every packing', async () => {
  for (const liked of [[], [2], [2, 5, 402], Array.from({ length: 10 }, (_, i) => i + 1)]) {
    table.likes.set(7, liked);
    for (const reader of [null, member(7), member(8)]) {
      const answer = await ask(reader);
      for (const accepts of [undefined, 'gzip', 'br', 'gzip, deflate, br']) {
        for (const again of ['made', 'cached']) {
          const { bytes, encoding } = await answer.packed(store, accepts);
          const text = (
            encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes
          ).toString();
          expect(JSON.parse(text), `${accepts} ${again}`).toEqual(answer.body());
          expect(text).not.toContain('<');
        }
      }
    }
  }
});

test('an own part that does not fit its places is a fault', async () => {
  const broken = { ...readCall, own: () => ['"liked":false'] };
  await expect(answers.join(ctxOf(member(7)), broken, { thread: 1 })).rejects.toThrow('places');
});
