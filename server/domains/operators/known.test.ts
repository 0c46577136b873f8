import { expect, test } from 'vitest';
import { statementPage } from '../../../contract/domains/economy/shapes.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { readSource } from '../../platform/texts.ts';

const { api, db, post, member } = await testForum();
const operator = await member({ groupid: 1 });
const known = async (uid: number) => (await api.must('operators.known', { uid }, operator)).data.list;

test('what each part of the site knows of a member stands together, by its count and the moment of the last', async () => {
  const [ada, eve] = [await member(), await member()];
  expect(await known(ada.uid)).toEqual([]);
  const { tid } = await post(ada);
  await api.must('review.report', { tid, reason: 'spam' }, eve);
  await api.must('feedback.send', { category: 'idea', message: 'A bell for every thread.' }, ada);
  await db.updateTable('accounts.sessions').set({ country: 'NG' }).where('uid', '=', ada.uid).execute();
  await db
    .insertInto('invitations.invitees')
    .values({ uid: ada.uid, inviter: eve.uid, joined_at: new Date() })
    .execute();
  const list = await known(ada.uid);
  const rows = list.flatMap(({ domain, rows: of }) =>
    of.map(({ label, count, value }) => [domain, label, count, value]),
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ['review', 'Reports about this member', 1, ''],
      ['feedback', 'Messages to our team by this member', 1, ''],
      ['sign-in', 'Signed in from', 1, 'NG'],
      ['invitations', 'Invited by', null, eve.username],
    ]),
  );
  expect(list.find(({ domain }) => domain === 'review')?.rows[0]?.at).not.toBeNull();
  expect((await known(eve.uid)).flatMap(({ rows: of }) => of.map(({ label }) => label))).toEqual(
    expect.arrayContaining(['Reports by this member', 'Friends this member invited']),
  );
});

test('of draws, of creators and of debts what is known leads to the page that has more of it', async () => {
  const ada = await member();
  const at = new Date();
  const inDraw = { drawid: 1, uid: ada.uid, ticket: 1, weight: 1, salt: Buffer.from('salt'), entered_at: at };
  await db.insertInto('draw.entries').values(inDraw).execute();
  const pick = { drawid: 1, place: 1, prizeid: 1, ticket: 1, uid: ada.uid, state: 'won', proposed_at: at };
  const sealed = { address_sealed: Buffer.from('12 Allen Avenue'), decided_at: at };
  await db
    .insertInto('draw.picks')
    .values({ ...pick, ...sealed })
    .execute();
  await db.insertInto('draw.left_out').values({ drawid: 2, uid: ada.uid, reason: 'x', by_uid: 1, at }).execute();
  await db.insertInto('creator.creators').values({ uid: ada.uid, since: at, country_fid: 188 }).execute();
  const sent = { uid: ada.uid, message: 'My photos', status: 'granted', sent_at: at };
  await db.insertInto('creator.applications').values(sent).execute();
  const month = { uid: ada.uid, month: '2026-10-01', country_fid: 188, points: 9, rank: 1 };
  const paid = { amount: 1200, status: 'paid', paid_at: at };
  await db
    .insertInto('creator.months')
    .values({ ...month, ...paid })
    .execute();
  const account = { account: ada.uid * 2, uid: ada.uid, currency: 'xgold', debt: 40 };
  await db.insertInto('economy.accounts').values(account).execute();
  const list = await known(ada.uid);
  const rows = list.flatMap(({ rows: of }) => of.map(({ label, count, to }) => [label, count, to]));
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Prize draws entered', 1, '/operator/draws'],
      ['Prizes won in draws', 1, '/operator/draws'],
      ['Left out of draws', 1, '/operator/draws'],
      ['Creator since', null, '/operator/creators'],
      ['Applications to become a creator', 1, '/operator/creators'],
      ['XGold paid as a creator', 1200, ''],
    ]),
  );
  const debt = list.flatMap(({ rows: of }) => of).find(({ label }) => label === 'XGold owed');
  expect(debt?.count).toBe(40);
  expect(debt?.to).toBe(statementPage(ada.uid));
  expect(JSON.stringify(list)).not.toContain('Allen');
});

test('nothing that is masked elsewhere stands there in full: no address, e-mail address or phone number', async () => {
  const ada = await member();
  await db
    .updateTable('accounts.members')
    .set({ email: 'ada@example.com', phone: '2348031234567' })
    .where('uid', '=', ada.uid)
    .execute();
  const said = JSON.stringify(await known(ada.uid));
  for (const secret of ['ada@example.com', '2348031234567', '203.0.113.9']) expect(said).not.toContain(secret);
});

test('of nobody nothing is known, and only operators look', async () => {
  expect((await api.call('operators.known', { uid: 999_999 }, operator)).error).toBe('operators.unknown_member');
  const { uid } = await member();
  for (const who of [await member({ groupid: 3 }), await member()])
    expect((await api.call('operators.known', { uid }, who)).error).toBe('wire.forbidden');
});

test('each thing that is known has its text', () => {
  const english = readSource('en');
  expect(Object.keys(english.moderation ?? {}).filter((key) => key.startsWith('known.'))).toHaveLength(4);
});
