import { beforeEach, describe, expect, test } from 'vitest';
import { moderatingLimits } from '../../../../contract/domains/review/moderating/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, settle, forgetLimits } = forum;
const moderator = await member({ groupid: 3 });
const second = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const everywhere = await member({ groupid: 2, countryFid: globalFid });
const operator = await member({ groupid: 1 });

beforeEach(() => forgetLimits());

const reason = 'The same offer under nine threads.';
const warn = (uid: number, by: object = moderator, fields: object = {}) =>
  api.call('review.warn', { uid, rule: 'spam', reason, ...fields }, by);
const warnings = async (uid: number, by: Writer = moderator) =>
  (await api.must('review.warnings', { uid }, by)).data.list;
const notices = async (who: Writer) =>
  JSON.stringify((await api.must('notices.list', { type: 'systems' }, { ...who })).data);

describe('a warning', () => {
  test('notifies its member of rule, reason and the appeal, stands in the trail, and takes nothing', async () => {
    const eve = await member();
    const { warning } = (await warn(eve.uid)).data;
    await settle();
    const read = await notices(eve);
    for (const words of ['A moderator warned you. Adverts or spam.', reason, `/appeal?act=${warning}`])
      expect(read).toContain(words);
    const trail = (await api.must('operators.audit', { uid: eve.uid }, operator)).data.list;
    expect(trail).toEqual([
      expect.objectContaining({
        action: 'threads.warn',
        label: 'Warned a member',
        reason: `Adverts or spam. ${reason}`,
      }),
    ]);
    expect(trail[0]!.by?.uid).toBe(moderator.uid);
    const state = (await api.must('moderation.ban-state', { uid: eve.uid }, moderator)).data;
    expect(state).toMatchObject({ warnings: 1, before: 0, sanction: null });
    expect(
      (await api.call('threads.create', { subject: 'As before', message: 'I may still write here.' }, eve)).error,
    ).toBeUndefined();
  });

  test('is made by those who may ban the member, and refused to all others', async () => {
    const [eve, other] = [await member(), await member()];
    for (const by of [second, everywhere, operator]) expect((await warn(eve.uid, by)).error).toBeUndefined();
    expect((await warn(eve.uid, kenyan)).error).toBe('moderation.other_country');
    expect((await warn(eve.uid, other)).error).toBe('wire.forbidden');
    expect((await warn(eve.uid, {})).http).toBe(401);
    expect((await warn(second.uid)).error).toBe('threads.warn_moderator');
    expect((await warn(operator.uid)).error).toBe('threads.warn_operator');
    expect((await warn(moderator.uid)).error).toBe('threads.warn_yourself');
    expect((await warn(999_999)).error).toBe('moderation.unknown_member');
    expect((await api.call('review.warnings', { uid: eve.uid }, kenyan)).error).toBe('moderation.other_country');
    expect(await warnings(eve.uid)).toHaveLength(3);
    expect(await warnings(other.uid)).toEqual([]);
  });

  test('needs a reason, of the moderator’s own or one that was written to choose; sent twice it is one', async () => {
    const eve = await member();
    expect((await warn(eve.uid, moderator, { reason: '  ' })).error).toBe('moderation.reason_missing');
    const words = { country_fid: 188, en: 'No adverts', fr: 'Pas de publicité', hi: 'विज्ञापन नहीं' };
    const { id: canned } = (await api.must('moderation.set-canned', words, operator)).data;
    expect((await warn(eve.uid, moderator, { reason: '', canned })).error).toBeUndefined();
    expect((await warnings(eve.uid))[0]).toMatchObject({ rule: 'spam', reason: 'No adverts' });
    const once = { ...moderator, headers: { 'idempotency-key': 'warned-once-by-key' } };
    const [one, again] = [await warn(eve.uid, once), await warn(eve.uid, once)];
    expect(again.data.warning).toBe(one.data.warning);
    expect(await warnings(eve.uid)).toHaveLength(2);
  });

  test('is shown with those before it, the newest first and so many at the most', async () => {
    const eve = await member();
    const row = { act: 'warn', tid: 0, pid: 0, uid: eve.uid, country_fid: 188, by_uid: moderator.uid, rule: 'spam' };
    const rows = Array.from({ length: moderatingLimits.warnings + 1 }, (_, n) => ({ ...row, reason: `No. ${n}` }));
    await db
      .insertInto('moderation.acts')
      .values(rows.map((each) => ({ ...each, at: forum.clock.now() })))
      .execute();
    const list = await warnings(eve.uid);
    expect([list.length, list[0]!.reason]).toEqual([moderatingLimits.warnings, `No. ${moderatingLimits.warnings}`]);
  });
});

describe('an appeal against a warning', () => {
  const appeal = (id: number, who: Writer) =>
    api.call('review.appeal-act', { id, message: 'I posted it once only.' }, who);
  const waiting = async (by: Writer) =>
    (await api.must('review.act-appeals', {}, by)).data.list.filter(({ act }) => act === 'warn');

  test('is made once by the member alone, and decided by another moderator; accepted it takes that warning back', async () => {
    const eve = await member();
    const [stays, back] = [(await warn(eve.uid)).data.warning, (await warn(eve.uid)).data.warning];
    expect((await appeal(back, await member())).error).toBe('threads.no_act');
    expect((await appeal(back, eve)).data).toMatchObject({ act: 'warn', tid: 0, subject: '', stands: true });
    expect((await appeal(back, eve)).error).toBe('threads.appealed_before');
    const [row] = await waiting(second);
    const decide = (by: Writer) =>
      api.call('review.decide-appeal', { id: row!.id, grant: 1, answer: 'Seen again.' }, by);
    expect((await decide(moderator)).error).toBe('threads.appeal_own_act');
    expect((await decide(kenyan)).error).toBe('threads.other_country');
    expect((await decide(second)).data).toMatchObject({ granted: 1, restored: 1 });
    await settle();
    expect((await warnings(eve.uid)).map(({ id, over, appeal }) => [id, over, appeal])).toEqual([
      [back, true, 'granted'],
      [stays, false, null],
    ]);
    expect((await api.must('moderation.ban-state', { uid: eve.uid }, moderator)).data.warnings).toBe(1);
    expect(await notices(eve)).toContain('Your appeal against the warning was accepted. The decision was undone.');
  });

  test('that is turned down leaves the warning', async () => {
    const eve = await member();
    const { warning } = (await warn(eve.uid)).data;
    await appeal(warning, eve);
    const [row] = await waiting(second);
    await api.must('review.decide-appeal', { id: row!.id, grant: 0, answer: 'It stays.' }, second);
    await settle();
    expect(await warnings(eve.uid)).toEqual([expect.objectContaining({ id: warning, over: false, appeal: 'upheld' })]);
    expect(await notices(eve)).toContain('Your appeal against the warning was turned down.');
  });
});
