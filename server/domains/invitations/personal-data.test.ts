import { expect, test } from 'vitest';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { invitationsPersonalData } from './personal-data.ts';

const site = await testInvitations();
const { api, db, member, friendOf, join, runTask, operator, clock } = site;
const imei = '490154203237518';

async function filesOf(uid: number): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for await (const file of invitationsPersonalData.collect(db, uid)) {
    const rows: object[] = [];
    if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
    found[file.path] = rows;
  }
  return found;
}
const forget = (uid: number) => {
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing };
  return invitationsPersonalData.forget({ db, now: clock.now(), log, emit: nothing, stale: nothing }, uid);
};

test('an export holds friends, months, phones and the inviter; a forgotten member leaves the phone rewarded once', async () => {
  await api.must('invitations.add-imei-range', { model: 'Kito X3', first: '49015420', last: '' }, operator);
  const [ada, bola] = [await member(), await member()];
  const chidi = await join(ada);
  const friend = await friendOf(chidi);
  await runTask('invitations.count-friends');
  await api.must('invitations.activate-imei', { imei, model: 'Kito X3' }, chidi);
  const files = await filesOf(chidi.uid);
  expect(files['friends.json']).toMatchObject([{ uid: friend.uid, status: 'counted', amount: 100 }]);
  expect(files['invited-by.json']).toMatchObject([{ inviter: ada.uid, status: 'waiting' }]);
  expect(files['phones.json']).toMatchObject([{ imei, model: 'Kito X3', status: 'waiting' }]);
  expect(files['months.json']).toEqual([]);

  expect(await forget(chidi.uid)).toBe(false);
  expect(await forget(chidi.uid)).toBe(false);
  await runTask('invitations.pay-phones');
  expect(Object.values(await filesOf(chidi.uid)).map((rows) => rows.length)).toEqual([0, 1, 0, 0]);
  const again = await api.call('invitations.activate-imei', { imei, model: 'Kito X3' }, bola);
  expect(again.error).toBe('invitations.imei_received');
  expect((await api.must('invitations.friends', {}, ada)).data.list).toMatchObject([{ status: 'lapsed', reward: 0 }]);
  expect(await site.faults()).toEqual([]);
});

test('a friend who was paid for once is nobody else’s friend after their inviter is forgotten, and the months stand still', async () => {
  const [ada, bola] = [await member(), await member()];
  const friends = [];
  for (let i = 0; i < 5; i += 1) friends.push(await friendOf(ada));
  const late = await join(ada);
  await runTask('invitations.count-friends');
  expect(await site.xgoldOf(ada)).toBe(500);
  expect(await forget(ada.uid)).toBe(false);

  const [friend] = friends;
  await api.must('invitations.add-imei-range', { model: 'Kito Lite', first: '49015421', last: '' }, operator);
  const phone = { imei: '490154213237516', model: 'Kito Lite', inviter_uid: bola.uid };
  await api.must('invitations.activate-imei', phone, friend!);
  await runTask('invitations.count-friends');
  expect((await site.own(bola)).friends.all).toBe(0);
  clock.aheadInTest(32 * 86_400);
  await runTask('invitations.pay-months');
  expect((await filesOf(friend!.uid))['invited-by.json']).toMatchObject([{ inviter: null, status: 'counted' }]);
  expect((await filesOf(late.uid))['invited-by.json']).toMatchObject([{ inviter: null, status: 'lapsed' }]);
  expect(await site.xgoldOf(ada)).toBe(500);
  expect(await site.faults()).toEqual([]);
});
