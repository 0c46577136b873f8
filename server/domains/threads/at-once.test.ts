import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anActor } from '../../../tests/support/actor.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { sharedLimits } from '../../platform/http/limits.ts';
import { writeOnce } from '../../platform/http/write.ts';
import { sendReply } from './actions/send-reply.ts';
import type { Review } from './review.ts';

const forum = await testForum();
const { api, db, pool, member, post, reply, settle } = forum;

const people = (n: number) => Promise.all(Array.from({ length: n }, () => member()));

/** Makes calls in one moment, so that all but the first share transactions. */
const atOnce = <T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> => Promise.all(calls.map((call) => call()));

test('replies sent at once each stand once, at their own place, and are counted with what they answer', async () => {
  const writers = await people(12);
  const [one, other] = [await post(writers[0]!), await post(writers[1]!)];
  const answered = await reply(writers[2]!, one.tid);
  const sent = await atOnce<{ data: { pid: number } }>(
    writers.flatMap((writer, i) => [
      () => api.must('threads.new-reply', { tid: one.tid, message: `To one ${i}` }, writer),
      () => api.must('threads.send-reply', { tid: other.tid, message: `To the other ${i}` }, writer),
      () => api.must('threads.new-reply', { tid: one.tid, message: `Below ${i}`, repquote: answered.pid }, writer),
    ]),
  );
  expect(new Set(sent.map(({ data }) => data.pid)).size).toBe(36);
  const { rows } = await sql<{
    tid: number;
    pid: number;
    position: number;
    floor: number | null;
    children: number;
    message: string;
  }>`
    select tid, pid, position, floor, children, message from threads.posts where tid in (${one.tid}, ${other.tid})
     order by tid, position`.execute(db);
  const of = (tid: number) => rows.filter((row) => row.tid === tid);
  expect(of(one.tid).map(({ position }) => position)).toEqual(Array.from({ length: 26 }, (_, i) => i + 1));
  expect(of(other.tid).map(({ floor }) => floor)).toEqual(Array.from({ length: 13 }, (_, i) => i));
  expect(of(one.tid).flatMap(({ floor }) => floor ?? [])).toEqual(Array.from({ length: 14 }, (_, i) => i));
  // Nobody is answered with somebody else's reply.
  const messages = new Map(rows.map((row) => [row.pid, row.message]));
  for (const [i, { data }] of sent.entries()) {
    const words = [`To one ${Math.floor(i / 3)}`, `To the other ${Math.floor(i / 3)}`, `Below ${Math.floor(i / 3)}`];
    expect(messages.get(data.pid)).toContain(words[i % 3]);
  }
  expect(rows.find((row) => row.pid === answered.pid)).toMatchObject({ children: 12 });
  expect((await api.must('threads.info', { tid: one.tid })).data.replies).toBe(25);
  expect((await api.must('threads.info', { tid: other.tid })).data.replies).toBe(12);
});

test('each of several at once is refused for its own reason, and the rest are written', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const muted = await member({ groupid: 4 });
  const { tid } = await post(ada);
  const [closed, gone] = [await post(ada), await post(ada)];
  await db.updateTable('threads.threads').set({ closed: true }).where('tid', '=', closed.tid).execute();
  await api.must('threads.delete', { tid: gone.tid }, ada);
  await api.must('follows.block', { block_uid: chi.uid }, ada);
  const say =
    (to: number, writer: typeof ada, message = 'A word of mine.') =>
    () =>
      api.call('threads.new-reply', { tid: to, message }, writer);
  const answers = await atOnce([
    ...[say(tid, bola), say(closed.tid, bola), say(gone.tid, bola), say(tid, chi), say(tid, muted)],
    ...[say(tid, bola, ''), say(tid, ada), say(tid, bola)],
  ]);
  expect(answers.map((answer) => answer.error)).toEqual([
    ...[undefined, 'threads.closed', 'threads.not_exist', 'threads.kept_apart', 'threads.may_not_speak'],
    ...['threads.message_empty', undefined, undefined],
  ]);
  expect((await api.must('threads.info', { tid })).data.replies).toBe(3);
});

/** Nobody waits for a moderator. */
const everythingShown: Pick<Review, 'judge' | 'judgeEdit'> = {
  judge: async (_ctx, _countryFid, said) => ({ ...said, hold: undefined }),
  judgeEdit: async (_ctx, _countryFid, said) => said,
};

test('a thread closed while replies wait for it refuses its own, and other threads’ replies stand', async () => {
  const [ada, bola] = [await member(), await member()];
  const [shut, open] = [await post(ada), await post(ada)];
  const { platform, ctx } = testPlatform(db);
  const say = ({ tid }: { tid: number }) => {
    const input = { tid, message: 'Before it shuts.', phonetype: '', repquote: 0, aids: [], at_list_current: [] };
    return writeOnce(platform, ctx(anActor(bola)), (own) => sendReply(everythingShown, own, input), 'threads.replies');
  };
  // The first waits alone, and all the others in the transaction that is opened beside it.
  const answers = await whileHeld(
    pool,
    [['update threads.threads set closed = true where tid = $1', [shut.tid]]],
    () => Promise.allSettled([shut, shut, open, open, shut].map(say)),
    2,
  );
  const refused = { status: 'rejected', reason: { refusal: 'threads.closed' } };
  expect(answers).toMatchObject([refused, refused, { status: 'fulfilled' }, { status: 'fulfilled' }, refused]);
  const replies = async (tid: number) => (await api.must('threads.info', { tid })).data.replies;
  expect([await replies(shut.tid), await replies(open.tid)]).toEqual([0, 2]);
});

test('one who sends too much is refused past the share, and those who send beside are not', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await forum.forgetLimits();
  const { perAccount } = sharedLimits.write;
  const say = (writer: typeof ada) => () => api.call('threads.new-reply', { tid, message: 'On and on.' }, writer);
  const answers = await atOnce([...Array.from({ length: perAccount + 5 }, () => say(ada)), say(bola)]);
  expect(answers.filter((answer) => answer.error === 'wire.too_many')).toHaveLength(5);
  expect(answers.at(-1)?.error).toBeUndefined();
  expect((await api.must('threads.info', { tid })).data.replies).toBe(perAccount + 1);
  await forum.forgetLimits();
});

test('one key sent five times among others’ replies makes one', async () => {
  const writers = await people(6);
  const { tid } = await post(writers[0]!);
  const headers = { 'idempotency-key': 'among-the-others' };
  const input = { tid, message: 'Once is enough.' };
  const sent = await atOnce(
    writers.flatMap((writer) => [
      () => api.must('threads.new-reply', { tid, message: 'Mine beside it.' }, writer),
      () => api.must('threads.new-reply', input, { token: writers[5]!.token, headers }),
      () =>
        api.must('threads.new-reply', input, {
          token: writer.token,
          headers: { 'idempotency-key': `own-${writer.uid}` },
        }),
    ]),
  );
  expect(new Set(sent.filter((_, i) => i % 3 === 1).map(({ data }) => data.pid)).size).toBe(1);
  expect((await api.must('threads.info', { tid })).data.replies).toBe(13);
});

test('likes of many at once, toggled, set and cleared, on first posts and replies: rows, counts and answers agree', async () => {
  const readers = await people(8);
  const { tid, pid } = await post(readers[0]!);
  const answer = await reply(readers[1]!, tid);
  const likers = readers.slice(2);
  const counts = await atOnce(likers.map((reader) => () => api.must('threads.agree', { tid }, reader)));
  // Each gets the count after its own like, and no count comes twice.
  expect(counts.map(({ body }) => (body as { like?: number }).like).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await atOnce(
    likers.flatMap((reader, i) => [
      () => api.must('threads.like', { pid: answer.pid, like: 1 }, reader),
      () => api.must('threads.like', { pid: answer.pid, like: 1 }, reader),
      () => api.must('threads.like', { pid, ...(i % 2 === 0 ? { like: 0 } : {}) }, reader),
    ]),
  );
  const rows = async (of: number) =>
    Number(
      (await sql<{ n: number }>`select count(*) as n from threads.likes where pid = ${of}`.execute(db)).rows[0]!.n,
    );
  const { list } = (await api.must('threads.reply-list', { tid })).data;
  expect([list[0]!.like, await rows(answer.pid)]).toEqual([6, 6]);
  expect([(await api.must('threads.info', { tid })).data.like, await rows(pid)]).toEqual([0, 0]);
  await settle();
});
