import { describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { freshName, type Member, mailTo, register } from '../../../tests/support/people.ts';
import { saveSetting } from '../../../tests/support/settings.ts';

const { api, app, db, clock, caller } = await testApp();

const address = () => `${freshName()}@example.com`;
const year = clock.now().getUTCFullYear();
const born = (member: Member, age: number) =>
  api.must('profiles.update-basic-info', { birthyear: year - age, birthmonth: 1, birthday: 1 }, member);
const post = (member: Member) =>
  api.call('threads.create', { subject: 'A good subject', message: 'A message that is long enough.' }, member);
const state = async (member: Member) => (await api.must('members.guardian-state', {}, member)).data;
const ask = (member: Member, email: string) => api.call('members.ask-guardian', { email }, member);
const linkTo = async (email: string) => (await mailTo(api, email, /\/guardian#([\w-]{43})$/m)).match[1]!;

describe('a guardian’s consent', () => {
  test('R-MSC-033 a member under 13 reads but does not write until a guardian agreed', async () => {
    const child = await register(caller());
    expect((await post(child)).ok).toBe(true);
    await born(child, 12);
    expect((await post(child)).error).toBe('threads.needs_consent');
    expect((await api.call('feeds.latest', {}, child)).ok).toBe(true);
    expect(await state(child)).toEqual({ needed: 1, asked: null });
    const guardian = address();
    expect((await ask(child, guardian)).data).toEqual({ email: guardian });
    expect(await state(child)).toEqual({ needed: 1, asked: { email: guardian, letter: 'waiting' } });
    const token = await linkTo(guardian);
    expect((await caller().must('members.guardian-link', { token })).data).toEqual({ username: child.username });
    expect((await post(child)).error).toBe('threads.needs_consent');
    const both = await Promise.all([1, 2].map(() => caller().call('members.give-consent', { token })));
    expect(both.map((answer) => answer.error).sort()).toEqual(['accounts.link_spent', undefined]);
    expect(await state(child)).toEqual({ needed: 0, asked: null });
    expect((await post(child)).ok).toBe(true);
  });

  test('R-MSC-033 another birthday takes nothing back, and the day itself does', async () => {
    const child = await register(caller());
    const day = () =>
      db.selectFrom('accounts.members').select('of_age_at').where('uid', '=', child.uid).executeTakeFirst();
    await born(child, 10);
    const first = await day();
    await born(child, 12);
    expect(await day()).toEqual(first);
    await born(child, 30);
    expect((await state(child)).needed).toBe(1);
    expect((await post(child)).error).toBe('threads.needs_consent');
    const soon = new Date(clock.now().getTime() + 3_600_000);
    await db.updateTable('accounts.members').set({ of_age_at: soon }).where('uid', '=', child.uid).execute();
    clock.aheadInTest(7200);
    expect((await state(child)).needed).toBe(0);
    expect((await post(child)).ok).toBe(true);
  });

  test('R-MSC-033 a member of 13 is asked nothing, unless the country’s age is another', async () => {
    const [teen, there] = [await register(caller()), await register(caller(), { nationality: 'IN' })];
    await saveSetting({ db, now: clock.now(), stale: (tag) => app.platform.tags.moved([tag]) }, 'guardianAge', {
      age: 13,
      countries: { 210: 18 },
    });
    await born(teen, 14);
    await born(there, 14);
    expect([(await state(teen)).needed, (await state(there)).needed]).toEqual([0, 1]);
    expect((await ask(teen, address())).error).toBe('accounts.guardian_not_needed');
  });

  test('the guardian is somebody else, with an address, asked a few times a day; a spent link is worth nothing', async () => {
    const own = address();
    const child = await register(caller(), { email: own });
    await born(child, 9);
    expect((await ask(child, own)).error).toBe('accounts.guardian_yourself');
    expect((await ask(child, '')).error).toBe('accounts.email_not_exist');
    expect((await ask(child, 'mother')).error).toBe('accounts.email_invalid');
    const [first, second] = [address(), address()];
    await ask(child, first);
    await ask(child, second);
    expect((await caller().call('members.give-consent', { token: await linkTo(first) })).error).toBe(
      'accounts.link_spent',
    );
    const link = await linkTo(second);
    await db
      .updateTable('accounts.day_counts')
      .set({ count: 10 })
      .where('bucket', '=', `letters:${child.uid}`)
      .execute();
    expect((await ask(child, address())).error).toBe('accounts.too_many_letters');
    clock.aheadInTest(8 * 86_400);
    expect((await caller().call('members.give-consent', { token: link })).error).toBe('accounts.link_spent');
  });
});
