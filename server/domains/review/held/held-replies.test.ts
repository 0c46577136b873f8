import { beforeEach, describe, expect, test } from 'vitest';
import { heldLimits } from '../../../../contract/domains/review/held/limits.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum({ env: { FIRST_POSTS: 'held' } });
const { api, member, post, reply, picture, forgetLimits } = forum;
const moderator = await member({ groupid: 3 });
const open = await post(moderator, { subject: 'An open thread' });

beforeEach(() => forgetLimits());

let written = 0;
const heldReply = (who: Writer, fields: object = {}, tid = open.tid) => {
  written += 1;
  const message = `Storm number ${written} blew over the <b>charger</b>. https://elsewhere.example/offer`;
  return reply(who, tid, { message, ...fields });
};
const held = (who: object, tid = open.tid) => api.call('review.held-replies', { tid }, who);
const pidsOf = async (who: object, tid = open.tid) => (await held(who, tid)).data.list.map(({ pid }) => pid);
const decide = (pid: number, approve: 0 | 1) => api.must('review.decide-held', { pid, approve }, moderator);

describe('a reply that waits', () => {
  test('is given to its writer as the thread will show it, and to nobody else', async () => {
    const [writer, answered, other] = [await member(), await member(), await member()];
    const above = await reply(answered, open.tid, { message: 'What did the storm take?' });
    const below = await reply(other, open.tid, { message: 'And when was it?', repquote: above.pid });
    const aid = await picture(writer);
    const { pid } = await heldReply(writer, { repquote: below.pid, aids: String(aid) });
    const { list } = (await held(writer)).data;
    expect(list).toEqual([
      expect.objectContaining({ pid, tid: open.tid, parent_pid: above.pid, quote_author: other.username }),
    ]);
    expect(list[0]!.message).toContain('<b>charger</b>');
    expect(list[0]!.attachment.map((each) => each.aid)).toEqual([aid]);
    for (const who of [moderator, answered, other]) expect(await pidsOf(who)).toEqual([]);
    expect((await held({})).http).toBe(401);
    for (const call of ['threads.reply-list', 'threads.view', 'threads.info'] as const)
      for (const who of [writer, other, {}])
        expect(JSON.stringify((await api.call(call, { tid: open.tid }, who)).body)).not.toContain('blew over');
  });

  test('is gone from there once it is approved, refused or withdrawn', async () => {
    const writer = await member();
    const pids = [];
    for (let n = 0; n < 4; n += 1) pids.push((await heldReply(writer)).pid);
    const [approved, refused, withdrawn, waits] = pids as [number, number, number, number];
    expect(await pidsOf(writer)).toEqual(pids);
    await decide(approved, 1);
    expect(await pidsOf(writer)).toEqual([refused, withdrawn, waits]);
    await decide(refused, 0);
    expect(await pidsOf(writer)).toEqual([withdrawn, waits]);
    await api.must('review.withdraw-held', { pid: withdrawn }, writer);
    expect(await pidsOf(writer)).toEqual([waits]);
  });

  test('is given in its own thread alone, the newest so many in their order', async () => {
    const writer = await member();
    const { tid } = await post(moderator, { subject: 'Where much waits' });
    const { pid } = await heldReply(writer, {}, tid);
    const row = { tid, country_fid: 188, authorid: writer.uid, reasons: ['links'], at: forum.clock.now() };
    const more = Array.from({ length: heldLimits.inThread }, (_, n) => ({
      ...{ ...row, pid: pid + 1_000_000 + n },
      reply: JSON.stringify({ parentPid: null, quotePid: null, message: 'More', attachments: [], mentioned: [] }),
    }));
    await forum.db.insertInto('threads.held').values(more).execute();
    const pids = await pidsOf(writer, tid);
    expect(pids).toEqual(more.map((row) => row.pid));
    expect(await pidsOf(writer)).toEqual([]);
  });

  test('is refused with its thread where that is gone, or its author has blocked the writer', async () => {
    const [writer, author] = [await member(), await member({ groupid: 12 })];
    const { tid } = await post(author, { subject: 'Not for long' });
    await heldReply(writer, {}, tid);
    await api.must('follows.block', { block_uid: writer.uid, status: 1 }, author);
    expect((await held(writer, tid)).error).toBe('threads.no_permission');
    await api.must('follows.block', { block_uid: writer.uid, status: 0 }, author);
    expect(await pidsOf(writer, tid)).toHaveLength(1);
    await api.must('threads.delete', { tid }, author);
    expect((await held(writer, tid)).error).toBe('threads.not_exist');
  });
});
