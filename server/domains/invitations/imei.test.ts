import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { saveSetting } from '../../../tests/support/settings.ts';

const site = await testInvitations();
const { api, db, member, xgoldOf, runTask, operator } = site;
const model = 'Kito X3';
const pay = () => runTask('invitations.pay-phones');

let serial = 0;
/** An IMEI of a type code that nobody has used, with its check digit. */
function freshImei(type = '35328509'): string {
  serial += 1;
  const body = type + String(serial).padStart(6, '0');
  const sum = [...body].reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}
const activate = (who: { token: string }, fields: Record<string, unknown> = {}) =>
  api.call('invitations.activate-imei', { imei: freshImei(), model, ...fields }, who);
const errorOf = async (who: { token: string }, fields: Record<string, unknown>) => (await activate(who, fields)).error;

await api.must('invitations.add-imei-range', { model, first: '35328509', last: '' }, operator);
await api.must('invitations.add-imei-range', { model: 'Zuri 12', first: '35328510', last: '35328511' }, operator);
beforeEach(() => site.forgetLimits());

test('R-IME-005 a phone’s activation is rewarded with 100 XGold by the job', async () => {
  const ada = await member();
  const imei = freshImei();
  const { data } = await activate(ada, { imei: `${imei.slice(0, 8)} ${imei.slice(8)}` });
  expect(data).toMatchObject({ imei, model, inviter_uid: 0, status: 'waiting', reward: 0 });
  expect(await xgoldOf(ada)).toBe(0);
  await Promise.all([pay(), pay()]);
  expect(await xgoldOf(ada)).toBe(100);
  const own = (await api.must('invitations.imei', {}, ada)).data;
  expect(own).toMatchObject({ models: [model, 'Zuri 12'], reward: 100, hours: 24 });
  expect(own.list).toMatchObject([{ imei, status: 'paid', reward: 100 }]);
  expect(await site.faults()).toEqual([]);
});

test('R-IME-002 an IMEI must be entered, be valid and belong to the model that was chosen', async () => {
  const ada = await member();
  for (const imei of ['', '490154203237517', '1234', 'abcdefghijklmno'])
    expect(await errorOf(ada, { imei })).toBe('invitations.imei_incorrect');
  expect(await errorOf(ada, { model: 'Zuri 12' })).toBe('invitations.imei_failed');
  expect(await errorOf(ada, { imei: freshImei('99000000') })).toBe('invitations.imei_failed');
  expect(await errorOf(ada, { model: '' })).toBe('invitations.imei_failed');
  expect((await api.must('invitations.imei', {}, ada)).data.list).toEqual([]);
});

test('R-IME-004 three errors: failed or wrong model, already received, incorrect code, each in its words', async () => {
  const ada = await member();
  const imei = freshImei();
  await activate(ada, { imei });
  const said = async (fields: Record<string, unknown>) => {
    const { error, msg } = await api.call(
      'invitations.activate-imei',
      { imei: freshImei(), model, ...fields },
      { ...ada, language: 'fr' },
    );
    return [error, msg];
  };
  expect(await said({ model: 'Zuri 12' })).toEqual([
    'invitations.imei_failed',
    'Activation impossible\u00a0: ce téléphone n’est pas du modèle choisi.',
  ]);
  expect(await said({ imei })).toEqual([
    'invitations.imei_received',
    'La récompense de ce téléphone a déjà été versée.',
  ]);
  expect(await said({ imei: '1' })).toEqual([
    'invitations.imei_incorrect',
    'Cet IMEI n’est pas correct. Composez *#06# pour voir le vôtre.',
  ]);
});

test('two members who activate one phone at once: one has it, the other is refused', async () => {
  const both = [await member(), await member()];
  const imei = freshImei();
  const answers = await Promise.all(both.map((who) => activate(who, { imei })));
  expect(answers.map((answer) => answer.error ?? 'activated').sort()).toEqual([
    'activated',
    'invitations.imei_received',
  ]);
  await pay();
  expect((await xgoldOf(both[0]!)) + (await xgoldOf(both[1]!))).toBe(100);
});

test('R-IME-003 an inviter’s UID may be left out or empty; one that is nobody’s or one’s own is refused', async () => {
  const [ada, bola] = [await member(), await member()];
  expect((await activate(ada, { inviter_uid: '' })).data.inviter_uid).toBe(0);
  expect((await activate(ada, { inviter_uid: bola.uid })).data.inviter_uid).toBe(bola.uid);
  expect(await errorOf(ada, { inviter_uid: 999_999 })).toBe('invitations.inviter_unknown');
  expect(await errorOf(ada, { inviter_uid: ada.uid })).toBe('invitations.inviter_yourself');
});

test('a member who joined lately without a link may name an earlier member as inviter with the phone, and the first one stays', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  await activate(chidi, { inviter_uid: ada.uid });
  await activate(chidi, { inviter_uid: bola.uid });
  const inviterOf = async (uid: number) =>
    (await db.selectFrom('invitations.invitees').select('inviter').where('uid', '=', uid).executeTakeFirst())?.inviter;
  expect(await inviterOf(chidi.uid)).toBe(ada.uid);
  const later = await member();
  const joinedLater = new Date(site.clock.now().getTime() + 1000);
  await db.updateTable('accounts.members').set({ created_at: joinedLater }).where('uid', '=', later.uid).execute();
  const first = await member();
  await activate(first, { inviter_uid: later.uid });
  expect(await inviterOf(first.uid)).toBeUndefined();
  const [older, old] = [await member(), await member()];
  for (const [{ uid }, days] of [[older, 40] as const, [old, 31] as const]) {
    const created_at = new Date(site.clock.now().getTime() - days * 86_400_000);
    await db.updateTable('accounts.members').set({ created_at }).where('uid', '=', uid).execute();
  }
  await activate(old, { inviter_uid: older.uid });
  expect(await inviterOf(old.uid)).toBeUndefined();
});

test('numbers can’t be guessed by force: after ten tries the day is over, refused ones too', async () => {
  const ada = await member();
  for (let i = 0; i < 10; i += 1) expect(await errorOf(ada, { imei: '1' })).toBe('invitations.imei_incorrect');
  const answer = await activate(ada);
  expect(answer.error).toBe('invitations.imei_tries');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the third phone of a month is held until an operator has looked, and then paid', async () => {
  const ada = await member();
  for (let i = 0; i < 3; i += 1) await activate(ada);
  await pay();
  expect(await xgoldOf(ada)).toBe(200);
  const { list } = (await api.must('invitations.holds', {}, operator)).data;
  const hold = list.find((each) => each.uid === ada.uid)!;
  expect(hold).toMatchObject({ kind: 'imei', subject_uid: 0, reasons: ['pattern'] });
  expect(hold.subject).toMatch(/^35328509/);
  await api.must('invitations.release-hold', { id: hold.id }, operator);
  expect(await xgoldOf(ada)).toBe(300);
  expect(await site.faults()).toEqual([]);
});

test('the same form sent again activates once, by its key', async () => {
  const ada = await member();
  const imei = freshImei();
  const headers = { 'idempotency-key': 'activation-1' };
  const send = () => api.must('invitations.activate-imei', { imei, model }, { ...ada, headers });
  expect((await send()).data).toEqual((await send()).data);
});

test('operators manage the numbers of models: apart from each other, listed, and deleted', async () => {
  const add = (fields: Record<string, string>) =>
    api.call('invitations.add-imei-range', { model: 'Neo', first: '', last: '', ...fields }, operator);
  expect((await add({ first: '35328511' })).error).toBe('invitations.range_overlaps');
  expect((await add({ first: '12345678', model: ' ' })).error).toBe('invitations.range_invalid');
  expect((await add({ first: '1234' })).error).toBe('invitations.range_invalid');
  const both = await Promise.all([add({ first: '12345678' }), add({ first: '12345678' })]);
  expect(both.map((answer) => answer.error ?? 'added').sort()).toEqual(['added', 'invitations.range_overlaps']);
  const newest = (await api.must('invitations.imei-ranges', { limit: 1 }, operator)).data;
  expect(newest).toMatchObject({
    list: [{ model: 'Neo', first: '12345678000000', last: '12345678999999' }],
    more: true,
  });
  const older = (await api.must('invitations.imei-ranges', { before: newest.list[0]!.id }, operator)).data;
  expect(older.list.map((row) => row.model)).toEqual(['Zuri 12', model]);
  const remove = () => api.call('invitations.remove-imei-range', { id: newest.list[0]!.id }, operator);
  expect((await remove()).ok).toBe(true);
  expect((await remove()).error).toBe('invitations.range_unknown');
  const audit = await db.selectFrom('moderation.audit').select('action').where('subject', '=', 'Neo').execute();
  expect(audit.map((row) => row.action)).toEqual(['invitations.add-range', 'invitations.remove-range']);
});

test('what friends and phones earn now is the same for all, and nothing for phones of which no model is known', async () => {
  const rewards = async () => (await api.must('invitations.rewards', {})).data;
  expect(await rewards()).toEqual({ per_invitee: 100, per_phone: 100 });
  const stale = (tag: string) => site.app.platform.tags.moved([tag]);
  const set = (xgold: number) => saveSetting({ db, now: site.clock.now(), stale }, 'imeiReward', xgold);
  onTestFinished(() => set(100));
  await set(40);
  expect((await rewards()).per_phone).toBe(40);
  const { list } = (await api.must('invitations.imei-ranges', {}, operator)).data;
  for (const { id } of list) await api.must('invitations.remove-imei-range', { id }, operator);
  expect((await rewards()).per_phone).toBe(0);
  for (const { model: of, first, last } of list)
    await api.must('invitations.add-imei-range', { model: of, first, last }, operator);
  expect((await rewards()).per_phone).toBe(40);
});
