import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum({ env: { FIRST_POSTS: 'held' } });
const { api, db, member, post, reply, settle, forgetLimits } = forum;
const moderator = await member({ groupid: 3 });
const colleague = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const reader = await member();
const open = await post(moderator, { subject: 'An open thread' });
const message = 'It is the page of our own town, and no offer.';

beforeEach(() => forgetLimits());

let written = 0;
const next = () => {
  written += 1;
  return written;
};
const words = () => `Rain number ${next()} fell on the lamp. Look at https://elsewhere.example/page for it.`;
const grounds = { rule: 'spam', reason: 'Third offer this week.' } as const;

/** A post of a new member that waited and was refused, and the act that stands against it. */
async function refused(what: 'thread' | 'reply', author: Writer, said = words()) {
  const sent =
    what === 'thread' ? await post(author, { message: said }) : await reply(author, open.tid, { message: said });
  const { pid } = sent;
  await api.must('review.decide-held', { pid, approve: 0, ...grounds }, moderator);
  const row = await db.selectFrom('moderation.acts').selectAll().where('pid', '=', pid).executeTakeFirstOrThrow();
  return { pid, tid: what === 'thread' ? sent.tid : open.tid, act: row.id, said };
}
const appeal = (act: number, who: Writer) => api.must('review.appeal-act', { id: act, message }, who);
const waits = async (pid: number, who: Writer) =>
  (await api.must('review.act-appeals', { state: 'open' }, who)).data.list.find((row) => row.pid === pid);
const decide = (id: number, grant: 0 | 1, who: Writer) =>
  api.call('review.decide-appeal', { id, grant, answer: 'Looked at again.' }, who);
const ownNotice = async (who: Writer) => (await api.must('notices.list', { type: 'systems' }, who)).data.list[0]!;
const isRead = async ({ tid, pid }: { tid: number; pid: number }): Promise<boolean> => {
  const answer = await api.call('threads.reply-list', { tid, page: 1 }, reader);
  const info = await api.call('threads.info', { tid }, reader);
  return answer.ok && (answer.data.list.some((row) => row.pid === pid) || info.data?.pid === pid);
};

describe.each(['thread', 'reply'] as const)('a %s that waited and was refused', (what) => {
  test('R-MOD-014 its author reads the rule, the words and their own post, and appeals once', async () => {
    const author = await member();
    const { act, said, pid, tid } = await refused(what, author);
    await settle();
    const notice = JSON.stringify(await ownNotice(author));
    for (const part of [`/appeal?act=${act}`, 'Third offer this week.', 'Adverts or spam.', 'you can appeal'])
      expect(notice).toContain(part);
    const seen = (await api.must('review.appealed-act', { id: act }, author)).data;
    expect(seen).toMatchObject({ act: 'refuse', ...grounds, first: what === 'thread' ? 1 : 0, can: { appeal: true } });
    expect(seen.words).toContain(said.slice(0, 20));
    for (const other of [reader, moderator])
      expect((await api.call('review.appealed-act', { id: act }, other)).error).toBe('threads.no_act');
    const led = await api.call('review.own-takedown', { tid }, author);
    expect(led.ok ? led.data.act : led.error).toBe(what === 'thread' ? act : 'threads.no_act');
    await appeal(act, author);
    expect((await api.call('review.appeal-act', { id: act, message }, author)).error).toBe('threads.appealed_before');
    expect((await waits(pid, colleague))?.words).toContain(said.slice(0, 20));
  });

  test('another moderator than the one who refused it decides, and granted it is published', async () => {
    const author = await member();
    const on = await refused(what, author);
    await appeal(on.act, author);
    const { id } = (await waits(on.pid, colleague))!;
    expect(await waits(on.pid, kenyan)).toBeUndefined();
    expect((await waits(on.pid, moderator))?.can.decide).toBe(false);
    expect((await decide(id, 1, moderator)).error).toBe('threads.appeal_own_act');
    expect(await isRead(on)).toBe(false);
    expect((await decide(id, 1, colleague)).data).toMatchObject({ granted: 1, restored: 1 });
    expect(await isRead(on)).toBe(true);
    await settle();
    const notices = (await api.must('notices.list', { type: 'systems' }, author)).data.list;
    expect(JSON.stringify(notices[0])).toContain('was accepted');
    expect(notices.filter((row) => JSON.stringify(row).includes('is published now'))).toEqual([]);
    const strikes = db.selectFrom('threads.strikes').select('pid').where('pid', '=', on.pid);
    expect(await strikes.execute()).toEqual([]);
    const trail = db.selectFrom('moderation.audit').selectAll().where('subject', '=', `#${on.pid}`).orderBy('id');
    expect((await trail.execute()).map(({ action, actor_uid, reason }) => [action, actor_uid, reason])).toEqual([
      ['threads.decide-held', moderator.uid, expect.stringContaining('Third offer')],
      ['threads.decide-appeal', colleague.uid, 'Looked at again.'],
    ]);
  });

  test('R-MOD-014 among what waits it leads to the appeal, as long as the refusal stands', async () => {
    const author = await member();
    const on = await refused(what, author);
    const own = async () => {
      const { list } = (await api.must('review.own-held', {}, author)).data;
      const { act, appealed, can } = list.find(({ pid }) => pid === on.pid)!;
      return { act, appealed, mayAppeal: can.appeal };
    };
    expect(await own()).toEqual({ act: on.act, appealed: 0, mayAppeal: true });
    await appeal(on.act, author);
    expect(await own()).toEqual({ act: on.act, appealed: 1, mayAppeal: false });
    await db.updateTable('moderation.acts').set({ ended_at: new Date() }).where('id', '=', on.act).execute();
    expect(await own()).toEqual({ act: 0, appealed: 0, mayAppeal: false });
  });

  test('turned down it stays away from everybody else', async () => {
    const author = await member();
    const on = await refused(what, author);
    await appeal(on.act, author);
    expect((await decide((await waits(on.pid, colleague))!.id, 0, colleague)).data).toMatchObject({ granted: 0 });
    expect(await isRead(on)).toBe(false);
    const seen = (await api.must('review.appealed-act', { id: on.act }, author)).data;
    expect(seen).toMatchObject({ stands: true, appeal: { state: 'upheld', answer: 'Looked at again.' } });
  });

  test('whoever approves it after all grants the appeal that waits', async () => {
    const author = await member();
    const on = await refused(what, author);
    await appeal(on.act, author);
    await api.must('review.decide-held', { pid: on.pid, approve: 1 }, colleague);
    expect(await isRead(on)).toBe(true);
    const seen = (await api.must('review.appealed-act', { id: on.act }, author)).data;
    expect(seen).toMatchObject({ stands: false, appeal: { state: 'granted' } });
  });

  test('its author deletes it meanwhile: the appeal can be granted, and nothing comes back', async () => {
    const author = await member();
    const on = await refused(what, author);
    await appeal(on.act, author);
    await api.must('review.withdraw-held', { pid: on.pid }, author);
    const row = (await waits(on.pid, colleague))!;
    expect(row.words).toBe('');
    expect((await decide(row.id, 1, colleague)).data).toMatchObject({ granted: 1, restored: 0 });
    expect(await isRead(on)).toBe(false);
  });
});

test('several that are refused at once can each be appealed against', async () => {
  const author = await member();
  const sent = [
    await reply(author, open.tid, { message: words() }),
    await reply(author, open.tid, { message: words() }),
  ];
  const pids = sent.map(({ pid }) => pid);
  await api.must('review.moderate-many', { act: 'refuse', pids: pids.join(','), ...grounds }, moderator);
  const acts = db.selectFrom('moderation.acts').select(['pid', 'act', 'rule']).where('pid', 'in', pids).orderBy('pid');
  expect(await acts.execute()).toEqual(pids.map((pid) => ({ pid, act: 'refuse', rule: 'spam' })));
});
