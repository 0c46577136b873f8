import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { removePost } from '../moderating/actions/remove-post.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle, forgetLimits, daysLater } = forum;
const author = await member();
const reader = await member();
const moderator = await member({ groupid: 3 });
const colleague = await member({ groupid: 2 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const operator = await member({ groupid: 1 });
const message = 'It follows the rules: the link is to our own town’s page.';

beforeEach(() => forgetLimits());

const actsOf = (pid: number) =>
  db.selectFrom('moderation.acts').selectAll().where('pid', '=', pid).orderBy('id', 'desc').execute();
const actOf = async (pid: number) => (await actsOf(pid))[0]!.id;
const queue = async (who: Writer, state: 'open' | 'done' = 'open') =>
  (await api.must('review.act-appeals', { state }, who)).data.list;
const ownNotice = async (who: Writer) => (await api.must('notices.list', { type: 'systems' }, who)).data.list[0]!;

/** What a moderator does to a thread, and how it is seen that it was undone. */
const acts = {
  ban: { call: 'review.ban-post', fields: ({ pid }: Posted) => ({ pid, status: 1 }) },
  delete: { call: 'threads.delete-post', fields: ({ pid }: Posted) => ({ pid }) },
  close: { call: 'review.close', fields: ({ tid }: Posted) => ({ tid, closed: 1 }) },
  move: { call: 'review.move', fields: ({ tid }: Posted) => ({ tid, typeid: 3 }) },
} as const;
type Posted = { tid: number; pid: number };
type Act = keyof typeof acts;

async function acted(act: Act, by: Writer = moderator, thread?: Posted) {
  const on = thread ?? (await post(author, { typeid: 2 }));
  const { call, fields } = acts[act];
  await api.must(call, { ...fields(on), rule: 'spam', reason: 'Third time.' } as never, by);
  return { ...on, act: await actOf(on.pid) };
}

async function appealed(act: Act, by: Writer = moderator, thread?: Posted) {
  const on = await acted(act, by, thread);
  await api.must('review.appeal-act', { id: on.act, message }, author);
  const waiting = await queue(operator);
  return { ...on, appeal: waiting.find(({ pid }) => pid === on.pid)!.id };
}

const decide = (id: number, grant: 0 | 1, who: Writer) =>
  api.call('review.decide-appeal', { id, grant, answer: 'Looked at again.' }, who);
const stands = async ({ tid }: Posted) => {
  const answer = await api.call('threads.info', { tid }, reader);
  return answer.ok ? answer.body.data : undefined;
};

describe('an appeal', () => {
  test.each(Object.keys(acts) as Act[])(
    'R-MOD-014 the notice of what was done (%s) leads to it, with the rule',
    async (act) => {
      const on = await acted(act);
      await settle();
      const notice = await ownNotice(author);
      expect(JSON.stringify(notice)).toContain(`/appeal?act=${on.act}`);
      expect(JSON.stringify(notice)).toContain('Third time.');
      const seen = (await api.must('review.appealed-act', { id: on.act }, author)).data;
      expect(seen).toMatchObject({ act, rule: 'spam', reason: 'Third time.', stands: true, can: { appeal: true } });
      expect(seen.words).toContain('The rains took the charger');
    },
  );

  test('is made once by its author, within 14 days, while what was done stands', async () => {
    const on = await acted('close');
    expect((await api.call('review.appealed-act', { id: on.act }, reader)).error).toBe('threads.no_act');
    expect((await api.call('review.appeal-act', { id: on.act, message }, reader)).error).toBe('threads.no_act');
    expect((await api.call('review.appeal-act', { id: on.act, message: 'No.' }, author)).http).toBe(400);
    const both = await Promise.all([1, 2].map(() => api.call('review.appeal-act', { id: on.act, message }, author)));
    expect(both.map(({ error }) => error).sort()).toEqual(['threads.appealed_before', undefined]);
    const over = await acted('close');
    await api.must('review.close', { tid: over.tid, closed: 0 }, colleague);
    expect((await api.call('review.appeal-act', { id: over.act, message }, author)).error).toBe('threads.act_over');
    const late = await acted('close');
    await daysLater(15, async () => {
      expect((await api.call('review.appeal-act', { id: late.act, message }, author)).error).toBe(
        'threads.appeal_late',
      );
    });
  });

  test('nobody appeals against what they did themselves, nor against an honour', async () => {
    const own = await post(moderator);
    await api.must('review.close', { tid: own.tid, closed: 1 }, moderator);
    const pinned = await post(author, { country_fid: 217 });
    await api.must('review.highlight', { tid: pinned.tid, highlight_style: 1 }, operator);
    expect([await actsOf(own.pid), await actsOf(pinned.pid)]).toEqual([[], []]);
  });

  test('about a post that was removed after reports', async () => {
    const on = await post(author);
    await writeInJob(db, clock.now(), (job) =>
      removePost(job, on.pid, { byUid: moderator.uid, rule: 'other', reason: 'Reported.' }),
    );
    await api.must('review.appeal-act', { id: await actOf(on.pid), message }, author);
    const row = (await queue(colleague)).find(({ pid }) => pid === on.pid)!;
    expect(row).toMatchObject({ act: 'delete', reason: 'Reported.', message, by: { uid: moderator.uid } });
  });
});

describe('who decides', () => {
  test('another moderator of the country than the one who acted', async () => {
    const { appeal, pid } = await appealed('ban');
    const mayOf = async (who: Writer) => (await queue(who)).find((row) => row.pid === pid)?.can.decide;
    expect([await mayOf(moderator), await mayOf(colleague), await mayOf(kenyan), await mayOf(operator)]).toEqual([
      ...[false, true, undefined, true],
    ]);
    expect((await decide(appeal, 1, moderator)).error).toBe('threads.appeal_own_act');
    expect((await decide(appeal, 1, kenyan)).error).toBe('threads.other_country');
    expect((await decide(appeal, 1, reader)).error).toBe('wire.forbidden');
    expect((await decide(appeal, 0, colleague)).error).toBeUndefined();
    expect((await decide(appeal, 1, operator)).error).toBe('threads.appeal_answered');
    expect((await decide(999_999, 1, operator)).error).toBe('threads.no_appeal');
  });

  test('is who has it in their badge: not who acted, not another country, and nobody once it is answered', async () => {
    const all = [moderator, colleague, kenyan, operator];
    const counts = () =>
      Promise.all(all.map(async (who) => (await api.must('operators.waiting', {}, who)).data.postAppeals!));
    const before = await counts();
    const more = async () => (await counts()).map((count, at) => count - before[at]!);
    const { appeal } = await appealed('ban');
    expect(await more()).toEqual([0, 1, 0, 1]);
    const ofOffice = await appealed('close', operator);
    expect(await more()).toEqual([0, 1, 0, 2]);
    await decide(ofOffice.appeal, 0, operator);
    await decide(appeal, 0, colleague);
    expect(await more()).toEqual([0, 0, 0, 0]);
  });

  test('is who has it in their overview: not the operator who acted, where there is another one', async () => {
    const second = await member({ groupid: 1 });
    const counts = () =>
      Promise.all(
        [operator, second].map(async (who) => (await api.must('operators.overview', {}, who)).data.postAppeals!),
      );
    const before = await counts();
    const { act, pid } = await appealed('ban', operator);
    expect((await counts()).map((count, at) => count - before[at]!)).toEqual([0, 1]);
    const said = (await api.must('review.appealed-act', { id: act }, author)).data.answers;
    expect([(await queue(operator)).find((row) => row.pid === pid)?.answers, said]).toEqual(['team', 'team']);
    await db.updateTable('accounts.members').set({ groupid: 10 }).where('uid', '=', second.uid).execute();
  });

  test('what an operator did, an operator; the only one decides about their own act, since else nobody would', async () => {
    const { appeal } = await appealed('ban', operator);
    expect((await decide(appeal, 1, colleague)).error).toBe('threads.appeal_operators');
    const second = await member({ groupid: 1 });
    expect((await decide(appeal, 1, operator)).error).toBe('threads.appeal_own_act');
    await db.updateTable('accounts.members').set({ groupid: 10 }).where('uid', '=', second.uid).execute();
    expect((await decide(appeal, 1, operator)).error).toBeUndefined();
  });
});

describe('a decision', () => {
  test.each(Object.keys(acts) as Act[])('granted undoes what was done: %s', async (act) => {
    const on = await appealed(act);
    expect((await decide(on.appeal, 1, colleague)).body).toMatchObject({ data: { granted: 1, restored: 1 } });
    expect(await stands(on)).toMatchObject({ closed: 0, typeid: 2 });
    await settle();
    const notice = JSON.stringify(await ownNotice(author));
    expect(notice).toContain('was accepted');
    expect(notice).toContain('Looked at again.');
    const seen = (await api.must('review.appealed-act', { id: on.act }, author)).data;
    expect(seen).toMatchObject({ stands: false, appeal: { state: 'granted', answer: 'Looked at again.' } });
    const trail = await db
      .selectFrom('moderation.audit')
      .selectAll()
      .where('action', '=', 'threads.decide-appeal')
      .where('subject', '=', `#${on.pid}`)
      .execute();
    expect(trail.map(({ actor_uid, subject_uid, reason }) => [actor_uid, subject_uid, reason])).toEqual([
      [colleague.uid, author.uid, 'Looked at again.'],
    ]);
  });

  test.each(Object.keys(acts) as Act[])('upheld leaves it: %s', async (act) => {
    const on = await appealed(act);
    expect((await decide(on.appeal, 0, colleague)).body).toMatchObject({ data: { granted: 0, restored: 0 } });
    const now = await stands(on);
    const left = { ban: undefined, delete: undefined, close: { closed: 1 }, move: { typeid: 3 } }[act];
    if (left) expect(now).toMatchObject(left);
    else expect(now).toBeUndefined();
    await settle();
    expect(JSON.stringify(await ownNotice(author))).toContain('was turned down');
    const seen = (await api.must('review.appealed-act', { id: on.act }, author)).data;
    expect(seen).toMatchObject({ appeal: { state: 'upheld' }, can: { appeal: false } });
    expect((await queue(colleague, 'done')).find(({ pid }) => pid === on.pid)).toMatchObject({
      ...{ state: 'upheld', answeredBy: { uid: colleague.uid }, can: { decide: false } },
    });
  });

  test('a reply is shown again, and not in a thread that is gone by then', async () => {
    const thread = await post(reader);
    const [first, second] = [await reply(author, thread.tid), await reply(author, thread.tid)];
    const on = (pid: number) => ({ tid: thread.tid, pid });
    const [one, two] = [
      await appealed('ban', moderator, on(first.pid)),
      await appealed('delete', moderator, on(second.pid)),
    ];
    await decide(one.appeal, 1, colleague);
    const { list } = (await api.must('threads.reply-list', { tid: thread.tid }, reader)).data;
    expect(list.map(({ pid }) => pid)).toContain(first.pid);
    await api.must('threads.delete', { tid: thread.tid }, reader);
    const strikes = () => db.selectFrom('threads.strikes').select('pid').where('pid', 'in', [first.pid, second.pid]);
    expect(await strikes().execute()).toEqual([{ pid: second.pid }]);
    expect((await decide(two.appeal, 1, colleague)).body).toMatchObject({ data: { granted: 1, restored: 0 } });
    expect(await strikes().execute()).toEqual([]);
  });

  test('a moderator who undoes it meanwhile grants it, and one who moves it on ends it', async () => {
    const [hidden, moved] = [await appealed('ban'), await appealed('move')];
    await api.must('review.ban-post', { pid: hidden.pid, status: 0, reason: 'A mistake.' }, colleague);
    await api.must('review.move', { tid: moved.tid, typeid: 4 }, colleague);
    const stateOf = async ({ act }: { act: number }) =>
      (await api.must('review.appealed-act', { id: act }, author)).data.appeal?.state;
    expect([await stateOf(hidden), await stateOf(moved)]).toEqual(['granted', 'over']);
    expect((await decide(moved.appeal, 1, colleague)).error).toBe('threads.appeal_answered');
  });
});
