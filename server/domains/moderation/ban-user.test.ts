import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, clock, daysLater, db, member } = forum;
const operator = await member({ groupid: 1 });
const countryModerator = await member({ groupid: 2 });
const moderator = await member({ groupid: 3 });
const ada = await member();

beforeEach(() => forum.forgetLimits());

const ban = (by: Writer, input: object) =>
  api.call('moderation.ban-user', { bannew: 5, banexpirynew: 7, reason: 'spam', ...input }, by);
const trail = async (uid: number) => (await api.must('operators.audit', { uid }, operator)).data.list;
const stateOf = (uid: number, by: Writer) => api.call('moderation.ban-state', { uid }, by);

describe('banning', () => {
  test('R-MOD-009 a member may be muted or banned from the site, and be set free; every session feels it', async () => {
    const eve = await member();
    const spoken = () => api.call('threads.create', { subject: 'A subject', message: 'Words enough to post.' }, eve);
    expect((await ban(operator, { ban_uid: eve.uid, bannew: 4 })).ok).toBe(true);
    expect((await spoken()).error).toBe('threads.may_not_speak');
    expect((await ban(operator, { ban_uid: eve.uid, bannew: 5 })).ok).toBe(true);
    expect((await spoken()).error).toBe('threads.banned');
    expect((await api.call('follows.follow', { follow_uid: ada.uid }, eve)).error).toBe('wire.no_access');
    expect((await api.must('members.own-sanction', {}, eve)).data.sanction).toMatchObject({ groupid: 5 });
    expect((await api.must('operators.sanctioned', {}, operator)).data.list[0]?.member?.uid).toBe(eve.uid);
    expect((await ban(operator, { ban_uid: eve.uid, bannew: 0, reason: 'a mistake' })).ok).toBe(true);
    expect((await spoken()).ok).toBe(true);
    expect(await trail(eve.uid)).toMatchObject([
      { action: 'moderation.lift', by: { uid: operator.uid }, reason: 'a mistake' },
      {
        action: 'moderation.ban',
        reason: 'spam',
        changes: expect.arrayContaining([
          { field: 'groupid', label: 'Group', before: 'Read-only', after: 'Suspended' },
        ]),
      },
      { action: 'moderation.ban' },
    ]);
  });

  test.each([1, 7, 30, 90])('R-MOD-002 for %i days, and no longer', async (days) => {
    const eve = await member();
    const { data } = await ban(operator, { ban_uid: eve.uid, banexpirynew: days });
    expect(Date.parse(data.until ?? '')).toBeGreaterThan(clock.now().getTime() + (days - 0.1) * 86_400_000);
    const isHeld = async () => (await api.must('members.own-sanction', {}, eve)).data.sanction !== null;
    await daysLater(days - 0.01, async () => expect(await isHeld()).toBe(true));
    await daysLater(days + 0.01, async () => {
      expect(await isHeld()).toBe(false);
      expect((await api.call('members.is-creator', {}, eve)).ok).toBe(true);
    });
  });

  test('R-MOD-002 for good with 0, and for no other number of days', async () => {
    const eve = await member();
    expect((await ban(operator, { ban_uid: eve.uid, banexpirynew: 0 })).data.until).toBeNull();
    for (const days of [2, 14, 91, -1]) {
      const answer = await ban(operator, { ban_uid: eve.uid, banexpirynew: days });
      expect([answer.http, answer.body.error]).toEqual([400, 'wire.bad_input']);
    }
    expect((await ban(operator, { ban_uid: eve.uid, bannew: 3 })).http).toBe(400);
  });

  test.each([
    ['by a plain member', () => ada, () => ada.uid, 'wire.forbidden'],
    ['an operator', () => operator, () => operator.uid, 'moderation.yourself'],
    ['an operator by a moderator', () => moderator, () => operator.uid, 'moderation.is_operator'],
    ['a moderator by a moderator', () => countryModerator, () => moderator.uid, 'moderation.is_moderator'],
    ['nobody', () => operator, () => 999_999, 'moderation.unknown_member'],
  ])('is refused: %s', async (_, by, whom, error) => {
    const answer = await ban(by(), { ban_uid: whom() });
    expect(answer.error).toBe(error);
    expect(answer.msg).toMatch(/\S/);
  });

  test('for a rule needs no words; whom it is done to reads it in their language, the trail as well', async () => {
    const eve = await member();
    expect((await ban(operator, { ban_uid: eve.uid, rule: '', reason: 'a' })).error).toBe('moderation.rule_missing');
    expect((await ban(operator, { ban_uid: eve.uid, rule: 'other', reason: '' })).error).toBe(
      'moderation.reason_missing',
    );
    const said = { en: 'Write once.', fr: 'Une fois suffit.', hi: 'एक बार काफ़ी है।' };
    const { id: canned } = (await api.must('moderation.set-canned', { country_fid: 188, ...said }, operator)).data;
    const sent = { ban_uid: eve.uid, bannew: 4, rule: 'impersonation', reason: '' };
    expect((await ban(operator, sent)).ok).toBe(true);
    expect((await ban(operator, { ...sent, canned })).ok).toBe(true);
    const inFrench = { ...eve, language: 'fr' } as const;
    expect((await api.must('members.own-sanction', {}, inFrench)).data.sanction).toMatchObject({
      ...{ rule: 'impersonation', reason: said.fr },
    });
    await forum.settle();
    const notices = JSON.stringify((await api.must('notices.list', { type: 'systems' }, inFrench)).data);
    expect(notices).toContain('Se fait passer pour quelqu’un d’autre.');
    expect(notices).toContain(said.fr);
    const { list } = (await api.must('operators.audit', { uid: eve.uid }, { ...operator, language: 'hi' })).data;
    expect(list[0]?.reason).toBe(`किसी और के नाम से खाता. ${said.hi}`);
    expect((await stateOf(eve.uid, operator)).data?.sanction).toMatchObject({ rule: 'impersonation', reason: said.en });
  });

  test('is refused without a reason', async () => {
    expect((await ban(operator, { ban_uid: ada.uid, reason: '  ' })).error).toBe('moderation.reason_missing');
    expect((await api.must('members.own-sanction', {}, ada)).data.sanction).toBeNull();
  });

  test('a moderator bans a member of the own country, not of another', async () => {
    expect((await ban(moderator, { ban_uid: (await member()).uid })).ok).toBe(true);
    const foreign = await member({ countryFid: 207 });
    expect((await ban(moderator, { ban_uid: foreign.uid })).error).toBe('moderation.other_country');
  });

  test('two operators at once: one sanction stands, and both acts are in the trail', async () => {
    const [eve, second] = [await member(), await member({ groupid: 1 })];
    await Promise.all([
      ban(operator, { ban_uid: eve.uid, bannew: 4 }),
      ban(second, { ban_uid: eve.uid, bannew: 5, banexpirynew: 30 }),
    ]);
    const { sanctions } = (await api.must('operators.member', { uid: eve.uid }, operator)).data;
    expect(sanctions.filter((row) => row.inForce)).toHaveLength(1);
    expect(await trail(eve.uid)).toHaveLength(2);
  });

  test('what an operator imposed no moderator changes; another operator does', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, banexpirynew: 0 });
    for (const input of [{ bannew: 0 }, { bannew: 4, banexpirynew: 1 }])
      expect((await ban(moderator, { ban_uid: eve.uid, ...input })).error).toBe('moderation.operators_sanction');
    expect((await api.must('members.own-sanction', {}, eve)).data.sanction).toMatchObject({ groupid: 5, until: null });
    expect((await ban(await member({ groupid: 1 }), { ban_uid: eve.uid, bannew: 0 })).ok).toBe(true);
    await ban(moderator, { ban_uid: eve.uid });
    expect((await ban(countryModerator, { ban_uid: eve.uid, bannew: 0 })).ok).toBe(true);
  });

  test('for good is shown as such in the trail, and so is that nothing stood before', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, bannew: 4, banexpirynew: 0 });
    expect((await trail(eve.uid))[0]?.changes).toEqual([
      { field: 'groupid', label: 'Group', before: '', after: 'Read-only' },
      { field: 'until', label: 'Until', before: '', after: 'forever' },
    ]);
  });

  test('an office given and a ban at the same moment: one of them is refused', async () => {
    const eve = await member();
    const was = { groupid: 10, isCreator: false, certified: false };
    const office = { uid: eve.uid, office: 1, isCreator: 0, certified: 0, was, reason: 'helps' } as const;
    const both = await Promise.all([
      ban(operator, { ban_uid: eve.uid }),
      api.call('operators.change-group', office, operator),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = both.find(({ ok }) => !ok)?.error;
    expect(['moderation.is_operator', 'operators.sanctioned']).toContain(refused);
  });

  test('nobody who is gone is banned', async () => {
    const eve = await member();
    await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', eve.uid).execute();
    expect((await ban(operator, { ban_uid: eve.uid })).error).toBe('moderation.unknown_member');
  });
});

describe('before a ban', () => {
  test('a moderator sees what stands, and how often something did', async () => {
    const eve = await member();
    expect((await stateOf(eve.uid, moderator)).data).toEqual({ uid: eve.uid, warnings: 0, before: 0, sanction: null });
    await ban(moderator, { ban_uid: eve.uid, bannew: 4, reason: 'shouts' });
    await ban(moderator, { ban_uid: eve.uid, bannew: 5, banexpirynew: 0, reason: 'worse' });
    expect((await stateOf(eve.uid, moderator)).data).toEqual({
      ...{ uid: eve.uid, warnings: 0, before: 1 },
      sanction: { groupid: 5, rule: 'other', reason: 'worse', until: null },
    });
  });

  test.each([
    ['a plain member', () => ada, () => operator.uid, 'wire.forbidden'],
    ['who may not ban this one', () => moderator, () => countryModerator.uid, 'moderation.is_moderator'],
    ['who asks for nobody', () => operator, () => 999_999, 'moderation.unknown_member'],
  ])('not: %s', async (_, by, whom, error) => {
    expect((await stateOf(whom(), by())).error).toBe(error);
  });

  test('R-MOD-010 the way to it is shown to those who may ban, on threads, replies and profiles, and to nobody else', async () => {
    const [writer, foreign] = [await member(), await member({ countryFid: 207 })];
    const { tid } = await forum.post(writer);
    await forum.reply(foreign, tid);
    const shown = async (by?: Writer) => {
      const [info, replies] = [
        await api.must('threads.info', { tid }, by),
        await api.must('threads.reply-list', { tid }, by),
      ];
      const profile = await api.must('profiles.get-profile', { uid: writer.uid }, by);
      return [info.data.can.ban, replies.data.list[0]?.can.ban, profile.data.Variables.space.can.ban];
    };
    expect(await shown(operator)).toEqual([true, true, true]);
    expect(await shown(moderator)).toEqual([true, false, true]);
    for (const nobody of [undefined, ada, writer]) expect(await shown(nobody)).toEqual([false, false, false]);
  });
});
