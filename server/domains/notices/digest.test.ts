import { beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { digestReader, digestToken } from './digest-token.ts';

const site = await testForum({ env: { PUBLIC_URL: 'https://forum.localhost' } });
const { api, clock, db, pool, member, post, reply, settle, runTask } = site;

beforeEach(async () => {
  await site.forgetLimits();
  await db.deleteFrom('platform.mail_outbox').execute();
  // What other members of this file, or a first try, left unread would stand in e-mails, too.
  await db.deleteFrom('notices.notices').execute();
  await pool.query('delete from graphile_worker._private_jobs');
});

const day = 86_400;

let addresses = 0;
/** A member with a proven address. */
async function reader(countryFid = 188): Promise<Writer> {
  const who = await member({ countryFid });
  addresses += 1;
  await db
    .updateTable('accounts.members')
    .set({ email: `reader${addresses}@example.com`, email_verified_at: clock.now() })
    .where('uid', '=', who.uid)
    .execute();
  return who;
}
async function answered(who: Writer, times = 1): Promise<Writer> {
  const bola = await member();
  for (let i = 0; i < times; i += 1) await reply(bola, (await post(who)).tid, { message: 'A word in season.' });
  await settle();
  return bola;
}
const mails = () => db.selectFrom('platform.mail_outbox').selectAll().orderBy('id').execute();
const digest = (payload: object = {}) => runTask('notices.digest', payload);

test('an e-mail a week lists what is unread, in the member’s language, and says how to end such e-mails', async () => {
  const ada = await reader(211);
  const bola = await answered(ada);
  await digest();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Vous avez 1 nouvelle notification sur Baobab');
  expect(mail!.body_text).toContain(
    `${bola.username} a répondu dans votre discussion\u00a0: «\u00a0A word in season.\u00a0»`,
  );
  expect(mail!.body_text).toContain('https://forum.localhost/ci/ucenter/notice/reply');
  expect(mail!.body_html).toContain('Ne plus recevoir le résumé');
  const token = /\/ci\/letters\/off\?token=(\S+)/.exec(mail!.body_text)?.[1] ?? '';
  expect(mail!.unsubscribe_url).toBe(`https://forum.localhost/v5/notice/digest/off?token=${token}`);

  // As a mail program does it (RFC 8058): nobody is logged in there.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const path = mail!.unsubscribe_url!.replace('https://forum.localhost', '');
  expect((await api.fetch(path, { method: 'POST', body })).status).toBe(200);
  expect((await api.must('notices.settings', {}, ada)).data.digest).toBe(0);
  await db.deleteFrom('platform.mail_outbox').execute();
  await digest();
  expect(await mails()).toEqual([]);
  await api.must('notices.save-settings', { digest: 1 }, ada);
  clock.aheadInTest(4 * day);
  await digest();
  expect(await mails()).toHaveLength(1);
});

test('a job that is run again, after a crash or beside another, writes nobody a second e-mail', async () => {
  await answered(await reader());
  await Promise.all([digest(), digest()]);
  clock.aheadInTest(5 * 3600);
  await digest();
  expect(await mails()).toHaveLength(1);
});

test('a member without notices, with all of them read, or without a proven address gets no e-mail', async () => {
  const [idle, done, unproven] = [await reader(), await reader(), await reader()];
  await answered(done);
  await api.must('notices.mark-read', {}, done);
  await answered(unproven);
  await db
    .updateTable('accounts.members')
    .set({ email_verified_at: null })
    .where('uid', 'in', [unproven.uid])
    .execute();
  const gone = await reader();
  const { tid } = await post(gone);
  await reply(await member(), tid);
  await settle();
  await api.must('threads.delete', { tid }, gone);
  await digest();
  const mine = new Set([idle, done, unproven, gone].map(({ uid }) => uid));
  const members = await db.selectFrom('accounts.members').select(['uid', 'email']).execute();
  const recipients = new Set((await mails()).map((mail) => mail.recipient));
  expect(members.filter(({ uid, email }) => mine.has(uid) && recipients.has(email ?? ''))).toEqual([]);
});

test('a member without access gets no e-mail; one who may only not speak gets them still', async () => {
  const [banned, silenced, operator] = [await reader(), await reader(), await member({ groupid: 1 })];
  await answered(banned);
  await answered(silenced);
  for (const [{ uid }, bannew] of [[banned, 5] as const, [silenced, 4] as const])
    await api.must('moderation.ban-user', { ban_uid: uid, bannew, banexpirynew: 7, reason: 'spam' }, operator);
  await settle();
  await db.deleteFrom('platform.mail_outbox').execute();
  await digest();
  const members = await db.selectFrom('accounts.members').select(['uid', 'email']).execute();
  const addressOf = (uid: number) => members.find((row) => row.uid === uid)?.email;
  const recipients = (await mails()).map((mail) => mail.recipient);
  expect(recipients).toContain(addressOf(silenced.uid));
  expect(recipients).not.toContain(addressOf(banned.uid));
});

test('what is older than a week is no news, and ten of many are listed', async () => {
  const ada = await reader();
  await answered(ada, 12);
  const own = async () => {
    const { email } = await db
      .selectFrom('accounts.members')
      .select('email')
      .where('uid', '=', ada.uid)
      .executeTakeFirstOrThrow();
    return (await mails()).filter((mail) => mail.recipient === email);
  };
  await digest();
  const [mail] = await own();
  expect(mail!.subject).toBe('You have 12 new notifications on Baobab');
  expect(mail!.body_text.match(/A word in season/g)).toHaveLength(10);
  expect(mail!.body_text).toContain('And 2 more.');
  await db.deleteFrom('platform.mail_outbox').execute();
  clock.aheadInTest(8 * day);
  await digest();
  expect(await own()).toEqual([]);
});

test('the work goes on after so many members', async () => {
  const many = Array.from({ length: 201 }, (_, i) => ({
    uid: 900_000 + i,
    page: 'systems',
    kind: 'follow',
    group_key: 'x',
    created_at: clock.now(),
    updated_at: clock.now(),
  }));
  await db.insertInto('notices.notices').values(many).execute();
  await digest({ after: 899_999 });
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notices.digest'`,
  );
  expect(rows.map(({ payload }) => payload)).toEqual([{ after: 900_199 }]);
  await pool.query('delete from graphile_worker._private_jobs');
  await digest({ after: 900_199 });
  expect((await pool.query('select 1 from graphile_worker._private_jobs')).rows).toEqual([]);
  await db.deleteFrom('notices.notices').where('uid', '>=', 900_000).execute();
});

test('ending the e-mails undoes no switch that is turned in that moment', async () => {
  const ada = await reader();
  await api.must('notices.save-settings', { push_muted: ['like'] }, ada);
  const token = digestToken('a key for tests, kept nowhere', ada.uid);
  const answer = await whileHeld(
    pool,
    [[`update notices.settings set muted = '{like}' where uid = $1`, [ada.uid]]],
    () => api.call('notices.digest-off', { token }),
  );
  expect(answer.ok).toBe(true);
  const { data } = await api.must('notices.settings', {}, ada);
  expect(data).toMatchObject({ digest: 0, muted: ['like'], push_muted: ['like'] });
});

test('a token ends the e-mails of its member alone, and only ours does', async () => {
  const [ada, eve] = [await reader(), await reader()];
  const secret = 'a key for tests, kept nowhere';
  const token = digestToken(secret, ada.uid);
  const off = (value: string) => api.call('notices.digest-off', { token: value });
  const forged = [token.replace(/^\d+/, String(eve.uid)), `${token}x`, token.slice(0, -1), '1.', '', 'x'.repeat(90)];
  for (const wrong of forged) expect((await off(wrong)).error, wrong).toBe('notices.link_invalid');
  expect(await digestReader(db, { current: 'another secret altogether' }, token)).toBeUndefined();
  expect((await off(token)).ok).toBe(true);
  expect((await off(token)).ok).toBe(true);
  const digestOf = async (who: Writer) => (await api.must('notices.settings', {}, who)).data.digest;
  expect([await digestOf(ada), await digestOf(eve)]).toEqual([0, 1]);
});
