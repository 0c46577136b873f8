import { beforeEach, describe, expect, test } from 'vitest';
import { reportLimits } from '../../../../contract/domains/review/reports/limits.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply, settle, forgetLimits } = forum;
const author = await member();
const ada = await member();
const moderator = await member({ groupid: 3 });

beforeEach(() => forgetLimits());

const report = (who: Writer, fields: object) => api.call('review.report', { reason: 'spam', ...fields }, who);
/** The whole queue, page after page. */
async function open(who: Writer = moderator) {
  const all = [];
  for (let after = ''; ; ) {
    const { list, next } = (await api.must('review.report-queue', { after }, who)).data;
    all.push(...list);
    if (next === '') return all;
    after = next;
  }
}
const caseOn = async (pid: number, who?: Writer) => (await open(who)).find((row) => row.pid === pid);
const own = async (who: Writer) => (await api.must('review.own-reports', {}, who)).data.list;
const rowsAbout = async (pid: number) =>
  (await db.selectFrom('reports.reports').selectAll().where('about', '=', `p:${pid}`).execute()).length;

describe('a report', () => {
  test('of a registered member reaches the moderators, with reason and words (R-PST-017)', async () => {
    const { pid, tid } = await post(author);
    const sent = await report(ada, { tid, reason: 'fraud', message: 'He wrote me too.' });
    expect([sent.ok, sent.msg]).toEqual([true, 'Report sent. We’ll notify you of the outcome.']);
    expect(await caseOn(pid)).toMatchObject({
      ...{ kind: 'post', tid, pid, uid: author.uid, reports: 1, reasons: [{ reason: 'fraud', count: 1 }] },
      ...{ subject: 'Where the charger went', text: 'The rains took the charger and the cable.' },
    });
    const { id } = (await caseOn(pid))!;
    const { data } = await api.must('review.report-case', { id }, moderator);
    expect(data.complaints).toMatchObject([{ reason: 'fraud', note: 'He wrote me too.', by: { uid: ada.uid } }]);
    expect(data).toMatchObject({ first: true, words: 'The rains took the charger and the cable.' });
  });

  test('counts once for a member and a post, however many clicks', async () => {
    const { pid } = await post(author);
    const answers = await Promise.all([1, 2, 3, 4].map(() => report(ada, { pid })));
    expect(new Set(answers.map(({ data }) => (data as { id: number }).id)).size).toBe(1);
    expect((await caseOn(pid))?.reports).toBe(1);
    expect(await rowsAbout(pid)).toBe(1);
  });

  test('of several members is one case, the most frequent reason first', async () => {
    const { pid } = await post(author);
    await report(ada, { pid, reason: 'spam' });
    for (const who of [await member(), await member()]) await report(who, { pid, reason: 'insult' });
    const found = (await open()).filter((row) => row.pid === pid);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ reports: 3, reasons: [{ reason: 'insult', count: 2 }, { reason: 'spam' }] });
  });

  test('of a member names the member, and needs no post', async () => {
    const eve = await member();
    expect((await report(ada, { uid: eve.uid, reason: 'impersonation' })).ok).toBe(true);
    expect((await open()).find((row) => row.uid === eve.uid)).toMatchObject({ kind: 'member', tid: 0, pid: 0 });
  });

  test.each<[string, () => Promise<object>, string]>([
    ['of nothing', async () => ({}), 'reports.nothing_named'],
    ['of one’s own post', async () => ({ tid: (await post(ada)).tid }), 'reports.own'],
    ['of oneself', async () => ({ uid: ada.uid }), 'reports.own'],
    ['of nobody', async () => ({ uid: 999_999 }), 'reports.unknown_member'],
    ['of no thread', async () => ({ tid: 999_999 }), 'threads.not_exist'],
    ['of no post', async () => ({ pid: 999_999 }), 'threads.post_not_exist'],
    [
      'for something else without a word',
      async () => ({ pid: (await post(author)).pid, reason: 'other' }),
      'reports.note_missing',
    ],
  ])('%s is refused', async (_what, fields, refusal) => {
    expect((await report(ada, await fields())).error).toBe(refusal);
  });

  test('of what the reader may not see is refused by the one policy', async () => {
    const { tid } = await post(author);
    await db.updateTable('threads.threads').set({ readperm: 90 }).where('tid', '=', tid).execute();
    expect((await report(ada, { tid })).error).toBe('threads.no_permission');
    expect((await api.call('review.report-target', { tid }, ada)).error).toBe('threads.no_permission');
    const [blocker, blocked] = [await member(), await member()];
    const theirs = await post(blocker);
    await api.must('follows.block', { block_uid: blocked.uid }, blocker);
    expect((await report(blocked, { tid: theirs.tid })).error).toBe('threads.kept_apart');
  });

  test('may be made so often a day, and again the day after', async () => {
    const [eve, thread] = [await member(), await post(author)];
    for (let i = 0; i < reportLimits.aDay; i += 1) {
      await forgetLimits();
      const { pid } = await reply(author, thread.tid);
      expect((await report(eve, { pid })).ok).toBe(true);
    }
    expect((await report(eve, { pid: thread.pid })).error).toBe('reports.too_many');
    await forum.daysLater(1, async () => expect((await report(eve, { pid: thread.pid })).ok).toBe(true));
  });

  test('is not made for a guest, who may look at what it would be about', async () => {
    const { tid } = await post(author);
    expect((await api.call('review.report', { tid, reason: 'spam' })).error).toBe('wire.unauthorized');
    const { data } = await api.must('review.report-target', { tid });
    expect(data).toMatchObject({ own: false, reported: false, subject: 'Where the charger went' });
    await report(ada, { tid });
    expect((await api.must('review.report-target', { tid }, ada)).data.reported).toBe(true);
    expect((await api.must('review.report-target', { tid }, author)).data.own).toBe(true);
  });

  test('once it is made says whether its author is blocked, a member’s also where that member has blocked', async () => {
    const [eve, rude] = [await member(), await member()];
    await api.must('follows.block', { block_uid: eve.uid, status: 1 }, rude);
    await report(eve, { uid: rude.uid });
    const target = async () => (await api.must('review.report-target', { uid: rude.uid }, eve)).data;
    expect(await target()).toMatchObject({ reported: true, blocked: false });
    await api.must('follows.block', { block_uid: rude.uid, status: 1 }, eve);
    expect(await target()).toMatchObject({ reported: true, blocked: true });
  });
});

describe('one’s own reports', () => {
  test('are listed with their outcome, read on from page to page, and are nobody else’s', async () => {
    const eve = await member();
    const { tid } = await post(author);
    const total = reportLimits.rows + 2;
    await forgetLimits();
    const pids = [];
    for (let i = 0; i < total; i += 1) {
      await forgetLimits();
      pids.push((await reply(author, tid)).pid);
    }
    for (const pid of pids) {
      await db
        .updateTable('reports.reports')
        .set({ created_at: new Date(0) })
        .where('uid', '=', eve.uid)
        .execute();
      await report(eve, { pid });
      await forgetLimits();
    }
    const first = (await api.must('review.own-reports', {}, eve)).data;
    expect(first.list).toHaveLength(reportLimits.rows);
    expect(first.list[0]).toMatchObject({ pid: pids.at(-1), outcome: null, subject: 'Where the charger went' });
    const second = (await api.must('review.own-reports', { after: first.next }, eve)).data;
    expect([second.list.length, second.next]).toEqual([2, '']);
    const seen = [...first.list, ...second.list].map((row) => row.pid);
    expect(new Set(seen).size).toBe(total);
    expect((await own(await member())).length).toBe(0);
  });
});

describe('a case', () => {
  test('ends when its author deletes the post, or the thread around it, and says so to who complained', async () => {
    const [eve, { tid, pid }] = [await member(), await post(author)];
    const mine = await reply(author, tid);
    await report(eve, { pid: mine.pid });
    await report(eve, { pid });
    await api.must('threads.delete-post', { pid: mine.pid }, author);
    await settle();
    expect(await caseOn(mine.pid)).toBeUndefined();
    expect(await caseOn(pid)).toBeDefined();
    await api.must('threads.delete', { tid }, author);
    await settle();
    expect(await caseOn(pid)).toBeUndefined();
    expect((await own(eve)).map(({ outcome, subject }) => [outcome, subject])).toEqual([
      ['gone', ''],
      ['gone', ''],
    ]);
    const { data } = await api.must('notices.list', { type: 'systems' }, eve);
    expect(JSON.stringify(data)).toContain('The post you reported is no longer online');
  });

  test('about a member ends when the member is banned', async () => {
    const [eve, bad] = [await member(), await member()];
    await report(eve, { uid: bad.uid });
    await api.must('moderation.ban-user', { ban_uid: bad.uid, bannew: 4, banexpirynew: 7, reason: 'spam' }, moderator);
    await settle();
    expect(await own(eve)).toMatchObject([{ kind: 'member', outcome: 'removed' }]);
  });

  test('that was dismissed opens anew when somebody else complains', async () => {
    const { pid } = await post(author);
    await report(await member(), { pid });
    const { id } = (await caseOn(pid))!;
    await api.must('review.decide-case', { id, decision: 'dismissed' }, moderator);
    forum.clock.aheadInTest(reportLimits.undoSeconds);
    await forum.runTask('reports.conclude', { id });
    expect(await caseOn(pid)).toBeUndefined();
    await report(await member(), { pid });
    expect((await caseOn(pid))?.reports).toBe(1);
  });
});
