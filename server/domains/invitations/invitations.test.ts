import { expect, test } from 'vitest';
import { inviteCodeOf } from '../../../contract/domains/invitations/code.ts';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { registration } from '../../../tests/support/people.ts';

const site = await testInvitations();
const { api, db, member, join, friendOf, settleIn, xgoldOf, own, runTask, settle } = site;
const count = () => runTask('invitations.count-friends');
const stateOf = async (uid: number) =>
  db.selectFrom('invitations.invitees').select(['inviter', 'status']).where('uid', '=', uid).executeTakeFirst();

test('a member who joins by a code is the friend of its owner, and by a wrong code nobody’s', async () => {
  const ada = await member();
  const caller = site.caller();
  const joined = async (invite: string) => {
    const { data } = await caller.must('sign-in.register-email', { ...(await registration(caller)), invite });
    return data.member_uid;
  };
  const friend = await joined(` ${inviteCodeOf(ada.uid).toLowerCase()} `);
  const strangers = [await joined('ABCDEFGH'), await joined(inviteCodeOf(999_999_999)), await joined('')];
  await settle();
  expect(await stateOf(friend)).toEqual({ inviter: ada.uid, status: 'waiting' });
  for (const uid of strangers) expect(await stateOf(uid)).toBeUndefined();
});

test('a member’s code and address are always the same, and show a guest who invites', async () => {
  const ada = await member();
  const { code, url } = await own(ada);
  expect(code).toBe((await own(ada)).code);
  expect(url).toMatch(new RegExp(`/\\?showregister=yes&invite=${code}$`));
  const { data } = await api.must('invitations.inviter', { code });
  expect(data).toMatchObject({ uid: ada.uid, username: ada.username, country_fid: 188 });
  expect((await api.call('invitations.inviter', { code: 'nothing' })).error).toBe('invitations.code_unknown');
  const nobody = inviteCodeOf(888_888_888);
  expect((await api.call('invitations.inviter', { code: nobody })).error).toBe('invitations.code_unknown');
});

test('R-INV-002 each friend earns the inviter 100 XGold, once verified and here on three days', async () => {
  const ada = await member();
  const friend = await join(ada);
  await count();
  await settleIn(friend, { days: 2 });
  await count();
  await settleIn(friend, { days: 9, verified: false });
  expect(await xgoldOf(ada)).toBe(0);
  await settleIn(friend);
  await count();
  await count();
  expect(await xgoldOf(ada)).toBe(100);
  expect(await own(ada)).toMatchObject({ friends: { all: 1, counted: 1, waiting: 0 }, xgold: 100 });
  expect(await site.faults()).toEqual([]);
});

test('two processes that count at once pay once', async () => {
  const ada = await member();
  await friendOf(ada);
  await Promise.all([count(), count(), count()]);
  expect(await xgoldOf(ada)).toBe(100);
});

test('a friend with no access waits, and one who never came back lapses', async () => {
  const ada = await member();
  const banned = await friendOf(ada);
  const gone = await join(ada);
  await db
    .insertInto('moderation.sanctions')
    .values({ uid: banned.uid, groupid: 5, reason: 'spam', created_at: site.clock.now(), by_uid: 1 })
    .execute();
  await db
    .updateTable('accounts.members')
    .set({ created_at: new Date(site.clock.now().getTime() - 61 * 86_400_000) })
    .where('uid', '=', gone.uid)
    .execute();
  await count();
  expect((await stateOf(banned.uid))?.status).toBe('waiting');
  expect((await stateOf(gone.uid))?.status).toBe('lapsed');
  expect(await xgoldOf(ada)).toBe(0);
});

test('R-INV-001 friends are listed with date and reward, who joined last first, page after page', async () => {
  const ada = await member();
  const friends = [await friendOf(ada), await join(ada), await join(ada)];
  await count();
  const first = (await api.must('invitations.friends', { limit: 2 }, ada)).data;
  expect(first.more).toBe(true);
  expect(first.list.map((row) => [row.uid, row.status, row.reward])).toEqual([
    [friends[2]!.uid, 'waiting', 0],
    [friends[1]!.uid, 'waiting', 0],
  ]);
  const rest = (await api.must('invitations.friends', { before: first.list[1]!.uid, limit: 2 }, ada)).data;
  expect(rest.list).toMatchObject([{ uid: friends[0]!.uid, status: 'counted', reward: 100, country_fid: 188 }]);
  expect(rest.list[0]!.dateline).toBeGreaterThan(1_700_000_000);
  expect(rest.more).toBe(false);
});

test('nobody sees another’s friends or figures: identity is the token’s, whatever uid is sent', async () => {
  const [ada, bola] = [await member(), await member()];
  await join(ada);
  const asked = { uid: ada.uid, before: 0 } as never;
  expect((await api.must('invitations.friends', asked, bola)).data).toEqual({ list: [], more: false });
  expect((await api.must('invitations.own', { uid: ada.uid } as never, bola)).data.friends.all).toBe(0);
  for (const name of ['invitations.own', 'invitations.friends', 'invitations.imei'] as const)
    expect((await api.call(name)).http).toBe(401);
});

test('each new member gets the welcome gift by the same ledger', async () => {
  const caller = site.caller();
  const { data } = await caller.must('sign-in.register-email', await registration(caller));
  expect(await xgoldOf({ uid: data.member_uid })).toBe(100);
  expect(await site.faults()).toEqual([]);
});
