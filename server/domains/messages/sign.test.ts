import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';

const { api, clock, member } = await testForum();
const week = 604_800;
const signed = async (who: { uid: number; token: string }) =>
  (await api.must('messages.sign', { userId: who.uid }, who)).data;
const bySign = (sign: string) => ({ headers: { authorization: `Bearer ${sign}` } });

test('R-CHT-041: a signature lasts for a week unless less is asked for, and no longer', async () => {
  const ada = await member();
  const { userSign, ...rest } = await signed(ada);
  expect(rest).toEqual({ userId: ada.uid, expire: week, sdkAppID: 0 });
  const legacy = await api.must('messages.sign-legacy', { identifier: ada.uid, expire: 60 }, ada);
  expect(legacy.data).toMatchObject({ userId: ada.uid, expire: 60 });
  const asked = { identifier: ada.uid, expire: week + 1 };
  expect((await api.call('messages.sign-legacy', asked, ada)).error).toBe('wire.bad_input');
  clock.aheadInTest(61);
  const settings = (sign: string) => api.call('messages.settings', {}, bySign(sign));
  expect((await settings(legacy.data.userSig)).error).toBe('wire.unauthorized');
  expect((await settings(userSign)).ok).toBe(true);
  clock.aheadInTest(week);
  expect((await settings(userSign)).error).toBe('wire.unauthorized');
});

test('R-CHT-044: beside it stands the number that operators have set', async () => {
  const stale = (): void => undefined;
  const { api, app, member } = await testForum();
  await saveSetting({ db: app.platform.db, now: new Date(), stale }, 'chat_app_id', 1_400_000_001);
  const ada = await member();
  expect((await api.must('messages.sign', { userId: ada.uid }, ada)).data.sdkAppID).toBe(1_400_000_001);
});

test('nobody has one of another member', async () => {
  const [ada, bola] = [await member(), await member()];
  expect((await api.call('messages.sign', { userId: bola.uid }, ada)).error).toBe('messages.not_yours_to_sign');
  const legacy = await api.call('messages.sign-legacy', { identifier: bola.uid }, ada);
  expect(legacy.error).toBe('messages.not_yours_to_sign');
  expect((await api.call('messages.sign', { userId: ada.uid })).error).toBe('wire.unauthorized');
});

test('it opens the calls of the chat and nothing else', async () => {
  const [ada, bola] = [await member(), await member()];
  const { userSign } = await signed(ada);
  const said = { conversationID: `C2C${bola.uid}`, text: 'By signature.', clientID: 'client-one' };
  expect((await api.must('messages.say', said, bySign(userSign))).data.message.from).toBe(ada.uid);
  expect((await api.must('messages.conversations', {}, { token: userSign })).data.list).toHaveLength(1);
  const others = [
    await api.call('messages.sign', { userId: ada.uid }, bySign(userSign)),
    await api.call('messages.list', {}, bySign(userSign)),
    await api.call('sign-in.sessions', {}, bySign(userSign)),
    await api.call('sign-in.logout', {}, bySign(userSign)),
    await api.call('countries.names', {}, bySign(userSign)),
  ];
  expect(others.map(({ error }) => error)).toEqual(others.map(() => 'wire.unauthorized'));
});

test('it ends with the session that asked for it, and with a ban', async () => {
  const [ada, bola, operator] = [await member(), await member(), await member({ groupid: 1 })];
  const [hers, his] = [(await signed(ada)).userSign, (await signed(bola)).userSign];
  const settings = async (sign: string) => (await api.call('messages.settings', {}, bySign(sign))).error;
  await api.must('sign-in.logout', {}, ada);
  expect(await settings(hers)).toBe('wire.unauthorized');
  const ban = { ban_uid: bola.uid, bannew: 5, banexpirynew: 7, reason: 'spam' } as const;
  await api.must('moderation.ban-user', ban, operator);
  expect(await settings(his)).toBe('wire.no_access');
});

test('one that was changed, or that nobody gave, is nobody’s', async () => {
  const { userSign } = await signed(await member());
  const changed = userSign.slice(0, -2) + (userSign.endsWith('AA') ? 'BB' : 'AA');
  for (const sign of [changed, userSign.slice(1), 'x', '.', userSign.repeat(50)]) {
    expect((await api.call('messages.settings', {}, bySign(sign))).error).toBe('wire.unauthorized');
  }
});
