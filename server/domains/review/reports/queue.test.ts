import { beforeEach, describe, expect, test } from 'vitest';
import { reportLimits } from '../../../../contract/domains/review/reports/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply, settle, forgetLimits, clock } = forum;
const author = await member();
const ada = await member();
const [one, two] = [await member({ groupid: 3 }), await member({ groupid: 2 })];
const kenyan = await member({ groupid: 3, countryFid: 207 });
const everywhere = await member({ groupid: 3, countryFid: globalFid });
const operator = await member({ groupid: 1 });

beforeEach(() => forgetLimits());

/** A reported reply of the author's, and its case. */
async function reported(
  writer: Writer = author,
  reader: Writer = ada,
): Promise<{ tid: number; pid: number; id: number }> {
  await forgetLimits();
  const { tid } = await post(author);
  const { pid } = await reply(writer, tid, { message: 'Cheap phones, write me.' });
  await api.must('review.report', { pid, reason: 'fraud' }, reader);
  const { id } = await db.selectFrom('reports.cases').select('id').where('pid', '=', pid).executeTakeFirstOrThrow();
  return { tid, pid, id };
}
/** The whole queue, page after page. */
async function open(who: Writer): Promise<number[]> {
  const ids: number[] = [];
  for (let after = ''; ; ) {
    const { list, next } = (await api.must('review.report-queue', { after }, who)).data;
    ids.push(...list.map(({ id }) => id));
    if (next === '') return ids;
    after = next;
  }
}
const done = async (who: Writer) => (await api.must('review.report-queue', { state: 'done' }, who)).data.list;
const decide = (id: number, decision: 'dismissed' | 'removed', who: Writer, reason = 'Against the rules') =>
  api.call('review.decide-case', { id, decision, reason }, who);
const conclude = async (id: number) => {
  clock.aheadInTest(reportLimits.undoSeconds);
  await forum.runTask('reports.conclude', { id });
  await settle();
};
const notices = async (who: Writer) => JSON.stringify((await api.must('notices.list', { type: 'systems' }, who)).data);
const isThere = async (pid: number) =>
  (await db.selectFrom('threads.posts').select('status').where('pid', '=', pid).executeTakeFirstOrThrow()).status === 1;

describe('the queue', () => {
  test('shows a moderator the cases of their country, and those of all to operators and Global’s', async () => {
    const { id } = await reported();
    for (const who of [one, two, everywhere, operator]) expect(await open(who)).toContain(id);
    expect(await open(kenyan)).not.toContain(id);
    expect((await api.call('review.report-case', { id }, kenyan)).error).toBe('reports.other_country');
    expect((await api.call('review.report-queue', {}, ada)).error).toBe('wire.forbidden');
  });

  test('shows nobody a case about themselves, and leaves who holds an office to operators', async () => {
    const { id } = await reported(one);
    expect(await open(one)).not.toContain(id);
    for (const who of [one, two]) expect((await decide(id, 'dismissed', who)).error).toBe('reports.not_for_you');
    expect((await decide(id, 'dismissed', operator)).ok).toBe(true);
  });

  test('counts the posts removed of a member, and no case about the member themselves', async () => {
    const seller = await member();
    const { id } = await reported(seller);
    await api.must('review.report', { uid: seller.uid, reason: 'fraud' }, ada);
    await api.must('moderation.ban-user', { ban_uid: seller.uid, bannew: 4, banexpirynew: 1, reason: 'Sells.' }, one);
    await settle();
    expect((await api.must('review.report-case', { id }, one)).data.history.removed).toBe(0);
  });

  test('goes on from case to case, the oldest first', async () => {
    const now = clock.now();
    const rows = Array.from({ length: reportLimits.rows + 1 }, (_, i) => ({
      ...{ about: `u:${900_000 + i}`, tid: 0, pid: 0, uid: 900_000 + i, country_fid: 207, created_at: now },
    }));
    const made = await db.insertInto('reports.cases').values(rows).returning('id').execute();
    const seen = await open(kenyan);
    expect(seen).toEqual(made.map(({ id }) => id).sort((a, b) => a - b));
  });

  test('counts for the console what waits', async () => {
    await reported();
    const { reports } = (await api.must('operators.overview', {}, operator)).data;
    expect(reports).toBeGreaterThan(0);
  });

  test('counts for a moderator what they could decide now, which the queue lists', async () => {
    const ofOffice = await reported(one);
    const taken = await reported();
    const waiting = async (who: Writer) => (await api.must('operators.waiting', {}, who)).data.reports;
    for (const who of [one, two, kenyan, everywhere, operator])
      expect(await waiting(who)).toBe((await open(who)).length);
    for (const who of [one, two, everywhere]) expect(await open(who)).not.toContain(ofOffice.id);
    expect(await open(operator)).toContain(ofOffice.id);
    await api.must('review.claim-case', { id: taken.id }, one);
    expect(await waiting(one)).toBe((await open(one)).length);
    expect(await waiting(two)).toBe((await open(two)).length - 1);
    await decide(ofOffice.id, 'dismissed', operator);
    expect((await done(two)).map(({ id }) => id)).not.toContain(ofOffice.id);
    expect((await api.call('operators.waiting', {}, ada)).error).toBe('wire.forbidden');
  });
});

describe('a claim', () => {
  test('is left when its moderator takes another case, loses the office, or decides', async () => {
    const reader = await member();
    const [first, second] = [await reported(author, reader), await reported(author, reader)];
    const heldBy = async ({ id }: { id: number }) =>
      (await api.must('review.report-case', { id }, operator)).data.claimedBy;
    await api.must('review.claim-case', first, one);
    await api.must('review.claim-case', second, one);
    expect([await heldBy(first), (await heldBy(second))?.uid]).toEqual([null, one.uid]);
    await decide(second.id, 'dismissed', one);
    expect(await heldBy(second)).toBeNull();

    const leaving = await member({ groupid: 3 });
    await api.must('review.claim-case', first, leaving);
    await api.must(
      'operators.change-group',
      {
        ...{ uid: leaving.uid, office: 0, isCreator: 0, certified: 0, reason: 'Leaves.' },
        was: { groupid: 3, isCreator: false, certified: false },
      },
      operator,
    );
    expect(await heldBy(first)).toBeNull();
    expect((await api.call('review.claim-case', first, two)).ok).toBe(true);
  });

  test('holds a case for one moderator, for ten minutes', async () => {
    const { id } = await reported();
    await api.must('review.claim-case', { id }, one);
    expect((await api.call('review.claim-case', { id }, two)).error).toBe('reports.claimed');
    expect((await decide(id, 'dismissed', two)).error).toBe('reports.claimed');
    const seen = (await api.must('review.report-case', { id }, two)).data;
    expect([seen.claimedBy?.uid, seen.can.decide]).toEqual([one.uid, false]);
    clock.aheadInTest(reportLimits.claimMinutes * 60);
    expect((await api.call('review.claim-case', { id }, two)).ok).toBe(true);
    expect((await decide(id, 'dismissed', one)).error).toBe('reports.claimed');
  });

  test('of two at once is one’s', async () => {
    const { id } = await reported();
    const answers = await Promise.all([one, two].map((who) => api.call('review.claim-case', { id }, who)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

describe('a decision', () => {
  test('for a rule needs no words; author, appeal and trail have it in the reader’s language', async () => {
    const { id, pid } = await reported(author, await member());
    expect((await api.call('review.decide-case', { id, decision: 'removed', rule: '' }, one)).error).toBe(
      'moderation.rule_missing',
    );
    await api.must('review.decide-case', { id, decision: 'removed', rule: 'fraud' }, one);
    await conclude(id);
    const act = await db
      .selectFrom('moderation.acts')
      .select(['id', 'rule'])
      .where('pid', '=', pid)
      .executeTakeFirstOrThrow();
    expect(act.rule).toBe('fraud');
    const inFrench = { ...author, language: 'fr' } as const;
    expect(JSON.stringify((await api.must('notices.list', { type: 'systems' }, inFrench)).data)).toContain(
      'Une escroquerie ou une fausse offre. Si c’est une erreur, vous pouvez contester.',
    );
    expect((await api.must('review.appealed-act', { id: act.id }, author)).data.rule).toBe('fraud');
    const { list } = (await api.must('operators.audit', {}, { ...operator, language: 'hi' })).data;
    expect(list.find((row) => row.subject === `#${id}`)?.reason).toBe('धोखा या नक़ली ऑफ़र');
  });

  test('for a prepared reason says it in the reader’s language, in notice, appeal and trail', async () => {
    const said = { en: 'Sell in the market.', fr: 'Vendez au marché.', hi: 'बाज़ार में बेचें।' };
    const { id: canned } = (await api.must('moderation.set-canned', { country_fid: globalFid, ...said }, operator))
      .data;
    const { id, pid } = await reported();
    await api.must('review.decide-case', { id, decision: 'removed', rule: 'spam', canned }, one);
    await conclude(id);
    const { id: act } = await db
      .selectFrom('moderation.acts')
      .select('id')
      .where('pid', '=', pid)
      .executeTakeFirstOrThrow();
    const inFrench = { ...author, language: 'fr' } as const;
    expect(JSON.stringify((await api.must('notices.list', { type: 'systems' }, inFrench)).data)).toContain(said.fr);
    expect((await api.must('review.appealed-act', { id: act }, inFrench)).data.reason).toBe(said.fr);
    const { list } = (await api.must('operators.audit', {}, { ...operator, language: 'hi' })).data;
    expect(list.find((row) => row.subject === `#${id}`)?.reason).toContain(said.hi);
  });

  test('to remove deletes the post after ten seconds, and notifies its author and who complained (R-MOD-014)', async () => {
    const { id, pid } = await reported();
    expect((await decide(id, 'removed', one)).ok).toBe(true);
    expect(await open(one)).not.toContain(id);
    await forum.runTask('reports.conclude', { id });
    expect(await isThere(pid)).toBe(true);
    await conclude(id);
    expect(await isThere(pid)).toBe(false);
    expect(await notices(author)).toContain('Our moderators removed your reply in “Where the charger went”');
    expect(await notices(author)).toContain('Against the rules');
    expect(await notices(ada)).toContain('The post you reported was removed');
    expect((await done(one)).find((row) => row.id === id)).toMatchObject({
      decision: 'removed',
      decidedBy: { uid: one.uid },
    });
    // Carried out twice it says nothing a second time.
    const before = await notices(author);
    await conclude(id);
    expect(await notices(author)).toBe(before);
  });

  test('to remove a thread’s first post deletes the thread', async () => {
    const { tid } = await post(author);
    await api.must('review.report', { tid, reason: 'spam' }, ada);
    const { id } = await db.selectFrom('reports.cases').select('id').where('tid', '=', tid).executeTakeFirstOrThrow();
    await decide(id, 'removed', one);
    await conclude(id);
    expect((await api.call('threads.view', { tid })).error).toBe('threads.not_exist');
    expect(await notices(author)).toContain('Our moderators removed your thread');
  });

  test('to keep changes nothing, and says so to who complained', async () => {
    const { id, pid } = await reported();
    await decide(id, 'dismissed', one, '');
    await conclude(id);
    expect(await isThere(pid)).toBe(true);
    expect(await notices(ada)).toContain('No rule was broken, so it stays');
  });

  test('may be undone for ten seconds by who made it, and then counts', async () => {
    const { id, pid } = await reported();
    await decide(id, 'removed', one);
    expect((await api.call('review.undo-case', { id }, two)).error).toBe('reports.too_late');
    expect((await api.must('review.report-case', { id }, one)).data.can.undo).toBe(true);
    await api.must('review.undo-case', { id }, one);
    await conclude(id);
    expect(await isThere(pid)).toBe(true);
    expect(await open(one)).toContain(id);
    await decide(id, 'removed', one);
    clock.aheadInTest(reportLimits.undoSeconds);
    expect((await api.call('review.undo-case', { id }, one)).error).toBe('reports.too_late');
  });

  test('undone and made again waits its own ten seconds', async () => {
    const { id, pid } = await reported();
    await decide(id, 'removed', one);
    await api.must('review.undo-case', { id }, one);
    clock.aheadInTest(reportLimits.undoSeconds - 2);
    await decide(id, 'removed', one);
    clock.aheadInTest(3);
    await forum.runTask('reports.conclude', { id });
    expect(await isThere(pid)).toBe(true);
  });

  test.each<[string, () => Promise<{ id: number }>, 'dismissed' | 'removed', string, string]>([
    ['of an unknown case', async () => ({ id: 999_999 }), 'dismissed', 'a', 'reports.unknown_case'],
    ['to remove without a reason', () => reported(), 'removed', ' ', 'moderation.reason_missing'],
    [
      'to remove a member',
      async () => {
        const { uid } = await member();
        await api.must('review.report', { uid, reason: 'spam' }, ada);
        return db.selectFrom('reports.cases').select('id').where('uid', '=', uid).executeTakeFirstOrThrow();
      },
      'removed',
      'a reason',
      'reports.member_stays',
    ],
  ])('%s is refused', async (_what, made, decision, reason, refusal) => {
    expect((await decide((await made()).id, decision, one, reason)).error).toBe(refusal);
  });

  test('is made once', async () => {
    const { id } = await reported();
    await decide(id, 'dismissed', one);
    expect((await decide(id, 'removed', two)).error).toBe('reports.decided');
  });

  test('and its undoing stand in the audit trail', async () => {
    const { id } = await reported();
    await api.must('review.claim-case', { id }, one);
    await decide(id, 'removed', one);
    await api.must('review.undo-case', { id }, one);
    const { list } = (await api.must('operators.audit', {}, operator)).data;
    const rows = list.filter((row) => row.subject === `#${id}`).map(({ action, by }) => [action, by?.uid]);
    expect(rows).toEqual([
      ['reports.undo', one.uid],
      ['reports.decide', one.uid],
      ['reports.claim', one.uid],
    ]);
  });
});
