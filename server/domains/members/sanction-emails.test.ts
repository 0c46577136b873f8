import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, db, member, settle } = await testForum();
const operator = await member({ groupid: 1 });

/** A member of a country who can be written to. */
async function reader(countryFid: number) {
  const made = await member({ countryFid });
  const email = `${made.username}@example.com`;
  await db.updateTable('accounts.members').set({ email }).where('uid', '=', made.uid).execute();
  return { ...made, email };
}

async function mails(to: string) {
  await settle();
  const rows = await db
    .selectFrom('platform.mail_outbox')
    .select(['subject', 'body_text'])
    .where('recipient', '=', to)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.subject}\n${row.body_text}`);
}

const ban = (uid: number, bannew: 0 | 4 | 5, banexpirynew: 0 | 7, reason: string) =>
  api.must('moderation.ban-user', { ban_uid: uid, bannew, banexpirynew, reason }, operator);

test('a member reads in an e-mail, in the language of the country, what was done and how an appeal ended', async () => {
  const eve = await reader(212);
  await ban(eve.uid, 5, 7, 'spam {really}');
  await api.must('moderation.appeal', { message: 'Ce n’était pas moi, je le jure.' }, eve);
  const { id } = (await api.must('operators.appeals', {}, operator)).data.list[0]!;
  await api.must('operators.answer-appeal', { id, verdict: 'uphold', reason: 'vu sur les images' }, operator);
  await settle();
  await ban(eve.uid, 0, 0, 'bonne conduite');
  const [banned, upheld, lifted, ...more] = await mails(eve.email);
  expect(banned).toMatch(
    /^Votre compte est suspendu jusqu’au \d+ \p{L}+ \d{4}\n[\s\S]*Raison\u00a0: spam \{really\}[\s\S]*\/banned/u,
  );
  expect(upheld).toMatch(/^Votre contestation a été rejetée\n[\s\S]*vu sur les images/);
  expect(lifted).toMatch(/^Votre compte est rétabli\n[\s\S]*bonne conduite/);
  expect(more).toEqual([]);
});

test('a granted appeal is e-mailed once; a member without an address reads of it on the page alone', async () => {
  const [eve, nobody] = [await reader(188), await member()];
  await ban(eve.uid, 4, 0, 'shouts');
  await ban(nobody.uid, 4, 0, 'shouts');
  await api.must('moderation.appeal', { message: 'I will speak softly from now on.' }, eve);
  const { id } = (await api.must('operators.appeals', {}, operator)).data.list[0]!;
  await api.must('operators.answer-appeal', { id, verdict: 'lift', reason: 'then do' }, operator);
  expect((await mails(eve.email)).map((mail) => mail.split('\n')[0])).toEqual([
    'Your account is read-only',
    'Your account is open again',
  ]);
});

test('the rule that was broken stands in it, in the language of the country', async () => {
  const eve = await reader(212);
  await api.must('moderation.ban-user', { ban_uid: eve.uid, bannew: 4, banexpirynew: 7, rule: 'spam' }, operator);
  expect((await mails(eve.email))[0]).toMatch(/Raison\u00a0: Publicité ou spam\./);
});
