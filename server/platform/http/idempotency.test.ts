import { expect, onTestFinished, test, vi } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Ctx } from '../context.ts';
import { Refusal, refuse } from '../refusal.ts';
import { sha256 } from '../seal.ts';
import { once } from './idempotency.ts';
import { writeOnce } from './write.ts';

const { db } = await testDb();
const { platform, ctx } = testPlatform(db);

/** A call with a key whose work is spent before its transaction, as a registration's picture is. */
const make = (
  key: string,
  input: unknown,
  act: (ctx: Ctx) => Promise<unknown>,
  { own = ctx(), through = db, call = 'threads.create' } = {},
) =>
  once({ db: through }, own, { key, call, input: async () => input, wasRead: () => true }, async (working, store) => {
    const answer = await act(working);
    return writeOnce(platform, working, async (tx) => {
      await store(tx.db, answer);
      return answer;
    });
  });

const keyOf = (key: string) => ({ owner: 'guest', key: sha256(key).toString('base64url') });
const claims = () => db.selectFrom('platform.idempotency_claims').select('key').execute();

/** Work that stands still until it is released, and says when it has begun. */
function heldWork(outcome: () => unknown) {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const act = async () => {
    begun.resolve();
    await go.promise;
    return outcome();
  };
  return { act, begun: begun.promise, go: go.resolve };
}

/**
 * The database as one caller uses it, with the numbers of statements and of answers so far; they are held back until
 * `from`.
 */
function watched(from: Promise<unknown> = Promise.resolve()) {
  let asked = 0;
  let answered = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      answered += 1;
      await from;
      return result;
    },
  });
  return { db: counting, statements: () => asked, answers: () => answered };
}

test('the same key and input gives the first answer again', async () => {
  let made = 0;
  const act = async () => ({ tid: ++made });
  expect(await make('key-first-1', { a: 1 }, act)).toEqual({ tid: 1 });
  expect(await make('key-first-1', { a: 1 }, act)).toEqual({ tid: 1 });
  expect(await make('key-other-1', { a: 1 }, act)).toEqual({ tid: 2 });
  expect(made).toBe(2);
  for (const key of ['key-first-1', 'key-other-1']) expect(await claims()).not.toContainEqual({ key: keyOf(key).key });
});

test('forty at once with one key do the work once, and hold no connection while they wait', async () => {
  let made = 0;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      make('key-at-once', {}, async ({ db: own }) => {
        // Work that needs the database finds a connection, however many wait for it.
        await own.selectFrom('platform.settings').select('name').execute();
        return { tid: ++made };
      }),
    ),
  );
  expect(made).toBe(1);
  for (const answer of answers) expect(answer).toEqual({ tid: 1 });
});

test('the same key with another input is a conflict', async () => {
  await make('key-conflict', { a: 1 }, async () => ({}));
  const again = make('key-conflict', { a: 2 }, async () => ({}));
  await expect(again).rejects.toMatchObject({ refusal: 'wire.idempotency_conflict' });
});

test('a refused action leaves its key free', async () => {
  const refused = make('key-refused-1', {}, async () => refuse('threads.closed'));
  await expect(refused).rejects.toMatchObject({ refusal: 'threads.closed' });
  expect(await make('key-refused-1', {}, async () => ({ tid: 9 }))).toEqual({ tid: 9 });
});

test('a request that waited for a try that is refused gets its refusal', async () => {
  const first = heldWork(() => refuse('wire.too_many', { retryAfterSeconds: 7 }));
  const running = make('key-refused-2', { a: 1 }, first.act);
  await first.begun;
  const waiting = [watched(), watched()];
  const alike = waiting.map(({ db: through }) =>
    make('key-refused-2', { a: 1 }, async () => ({ tid: 1 }), { through }),
  );
  const settled = Promise.allSettled([running, ...alike]);
  for (const each of waiting) await expect.poll(each.statements, { timeout: 5000 }).toBeGreaterThan(2);
  first.go();
  for (const each of await settled)
    expect(each).toMatchObject({ reason: { refusal: 'wire.too_many', detail: { retryAfterSeconds: 7 } } });
});

test('a request that waited with another input for a try that is refused makes a try of its own', async () => {
  const first = heldWork(() => refuse('threads.closed'));
  const running = expect(make('key-refused-5', { a: 1 }, first.act)).rejects.toThrow();
  await first.begun;
  const { db: through, statements } = watched();
  const other = make('key-refused-5', { a: 2 }, async () => ({ tid: 1 }), { through });
  await expect.poll(statements, { timeout: 5000 }).toBeGreaterThan(2);
  first.go();
  await running;
  expect(await other).toEqual({ tid: 1 });
});

test('a request that came before the refusal gets it also when it looks at the key only after it', async () => {
  const first = heldWork(() => refuse('threads.closed'));
  const running = make('key-refused-3', {}, first.act);
  await first.begun;
  const late = watched(running.catch(() => undefined));
  const slow = make('key-refused-3', {}, async () => ({ tid: 1 }), { through: late.db });
  const both = Promise.allSettled([running, slow]);
  await expect.poll(late.answers, { timeout: 5000 }).toBeGreaterThan(0);
  first.go();
  for (const each of await both) expect(each).toMatchObject({ reason: { refusal: 'threads.closed' } });
});

test('a refusal that was given before is not given again by a process whose clock is slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await expect(make('key-clock-1', {}, async () => refuse('threads.closed'))).rejects.toBeInstanceOf(Refusal);
  expect(await make('key-clock-1', {}, async () => ({ tid: 4 }))).toEqual({ tid: 4 });
});

test('a request that waited with the same key for another call does not get its refusal', async () => {
  const first = heldWork(() => refuse('threads.closed'));
  const running = make('key-calls-1', {}, first.act);
  await first.begun;
  const { db: through, statements } = watched();
  const other = make('key-calls-1', {}, async () => ({ tid: 6 }), { through, call: 'threads.new-thread' });
  const refused = expect(running).rejects.toBeInstanceOf(Refusal);
  await expect.poll(statements, { timeout: 5000 }).toBeGreaterThan(2);
  first.go();
  await refused;
  expect(await other).toEqual({ tid: 6 });
});

test('an action that fails releases its key for the next in line', async () => {
  const first = heldWork(() => {
    throw new Error('a bug');
  });
  const running = make('key-failed-1', {}, first.act);
  await first.begun;
  const { db: through, statements } = watched();
  const waiting = make('key-failed-1', {}, async () => ({ tid: 5 }), { through });
  const failed = expect(running).rejects.toThrow('a bug');
  await expect.poll(statements, { timeout: 5000 }).toBeGreaterThan(2);
  first.go();
  await failed;
  expect(await waiting).toEqual({ tid: 5 });
});

test('the claim of a process that is gone is taken over when it ends', async () => {
  const gone = { ...keyOf('key-gone-1'), claim: crypto.randomUUID(), until: new Date(Date.now() - 1000) };
  await db.insertInto('platform.idempotency_claims').values(gone).execute();
  expect(await make('key-gone-1', {}, async () => ({ tid: 3 }))).toEqual({ tid: 3 });
  expect(await claims()).not.toContainEqual({ key: gone.key });
});

test('a try whose claim was taken over writes nothing, and gives the answer that was stored first', async () => {
  const slow = heldWork(() => ({ tid: 1 }));
  const running = make('key-slow-1', {}, slow.act);
  await slow.begun;
  // Its process stood still until the claim had ended.
  await db
    .updateTable('platform.idempotency_claims')
    .set({ until: new Date(0) })
    .execute();
  expect(await make('key-slow-1', {}, async () => ({ tid: 2 }))).toEqual({ tid: 2 });
  slow.go();
  expect(await running).toEqual({ tid: 2 });
});

test('the first answer is given again with its headers and cookies', async () => {
  const answered = () => {
    const set: unknown[][] = [];
    const answer = { header: (...args: unknown[]) => set.push(args), cookie: (...args: unknown[]) => set.push(args) };
    return { own: { ...ctx(), answer } as Ctx, set };
  };
  const act = async ({ answer }: Ctx) => {
    answer.header('x-site-id', 'ng');
    answer.cookie('device', 'abc', { maxAgeSeconds: 60, sameSite: 'Lax' });
    return {};
  };
  const [first, again] = [answered(), answered()];
  await make('key-headers-1', {}, act, first);
  await make('key-headers-1', {}, act, again);
  expect(first.set).toHaveLength(2);
  expect(again.set).toEqual(first.set);
});

test('neither the input, the answer nor a refusal can be read from what is stored', async () => {
  await make('key-secret-1', { password: 'open-sesame' }, async ({ answer }) => {
    answer.header('x-token', 'very-secret-header');
    return { auth_token: 'very-secret-token' };
  });
  const refused = make('key-secret-2', { password: 'open-sesame' }, async () =>
    refuse('threads.closed', { extra: { hint: 'very-secret-hint' } }),
  );
  await expect(refused).rejects.toBeInstanceOf(Refusal);
  const rows = [
    ...(await db.selectFrom('platform.idempotency').selectAll().execute()),
    ...(await db.selectFrom('platform.idempotency_claims').selectAll().execute()),
  ];
  for (const secret of ['key-secret', 'open-sesame', 'very-secret']) expect(JSON.stringify(rows)).not.toContain(secret);
});
