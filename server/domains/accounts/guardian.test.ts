import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { Api } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import { freshName, lettersTo, type Member, register } from '../../../tests/support/people.ts';
import { saveSetting } from '../../platform/settings.ts';

let place: object = { country_code: 'KE', city: 'Nakuru' };
let looked: string[] = [];
const geo = createServer((request, response) => {
  looked.push(request.url ?? '');
  response.end(JSON.stringify(place));
}).listen(0, '127.0.0.1');
await once(geo, 'listening');
afterAll(() => geo.close());
const { api, db, pool, clock, app, caller, settle } = await testApp({
  env: { GEOIP_URL: `http://127.0.0.1:${(geo.address() as AddressInfo).port}/{ip}` },
});

const address = () => `${freshName()}@example.com`;
const year = clock.now().getUTCFullYear();
const born = (member: Member, age: number) =>
  api.must('profiles.update-basic-info', { birthyear: year - age, birthmonth: 1, birthday: 1 }, member);
const post = (member: Member) =>
  api.call('threads.create', { subject: 'A good subject', message: 'A message that is long enough.' }, member);
const state = async (member: Member) => (await api.must('accounts.guardian-state', {}, member)).data;
const ask = (member: Member, email: string) => api.call('accounts.ask-guardian', { email }, member);
const linkTo = async (email: string) =>
  /\/guardian#([\w-]{43})$/m.exec((await lettersTo(api, email))[0]?.text ?? '')?.[1] ?? '';

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
    expect((await caller().must('accounts.guardian-link', { token })).data).toEqual({ username: child.username });
    expect((await post(child)).error).toBe('threads.needs_consent');
    const both = await Promise.all([1, 2].map(() => caller().call('accounts.give-consent', { token })));
    expect(both.map((answer) => answer.error).sort()).toEqual(['accounts.link_spent', undefined]);
    expect(await state(child)).toEqual({ needed: 0, asked: null });
    expect((await post(child)).ok).toBe(true);
  });

  test('R-MSC-033 another birthday takes nothing back, and the day itself does', async () => {
    const child = await register(caller());
    await born(child, 10);
    await born(child, 30);
    expect((await state(child)).needed).toBe(1);
    expect((await post(child)).error).toBe('threads.needs_consent');
    const soon = new Date(clock.now().getTime() + 3_600_000);
    await db.updateTable('accounts.members').set({ of_age_at: soon }).where('uid', '=', child.uid).execute();
    clock.advance(7200);
    expect((await state(child)).needed).toBe(0);
    expect((await post(child)).ok).toBe(true);
    clock.advance(-7200);
  });

  test('R-MSC-033 who is 13 is asked nothing, unless the country’s age is another', async () => {
    const [teen, there] = [await register(caller()), await register(caller(), { nationality: 'IN' })];
    await saveSetting({ db, now: clock.now(), touch: (tag) => app.platform.tags.moved([tag]) }, 'guardianAge', {
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
    expect((await caller().call('accounts.give-consent', { token: await linkTo(first) })).error).toBe(
      'accounts.link_spent',
    );
    clock.advance(8 * 86_400);
    expect((await caller().call('accounts.give-consent', { token: await linkTo(second) })).error).toBe(
      'accounts.link_spent',
    );
    clock.advance(-8 * 86_400);
    await db
      .updateTable('accounts.day_counts')
      .set({ count: 10 })
      .where('bucket', '=', `letters:${child.uid}`)
      .execute();
    expect((await ask(child, address())).error).toBe('accounts.too_many_letters');
  });
});

describe('R-MSC-034 where somebody registers from', () => {
  const join = async (ip: string, fields = {}) => {
    looked = [];
    const member = await register(new Api(api.url, ip), fields, { verified: false });
    expect(looked).toEqual([]);
    await settle();
    return member;
  };
  const kept = (uid: number) =>
    db
      .selectFrom('accounts.members')
      .select(['nationality', 'gps_nationality', 'cityname'])
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
  const locate = () => runJobs(pool, app.tasks, 'accounts.locate');

  test('is looked up by a job after it, and stored as nationality and city', async () => {
    await settle();
    await locate();
    const { uid } = await join('203.0.114.7', { nationality: '', cityname: '' });
    expect(await kept(uid)).toEqual({ nationality: '', gps_nationality: '', cityname: '' });
    expect(await locate()).toBe(1);
    expect(looked).toEqual(['/203.0.114.7']);
    expect(await kept(uid)).toEqual({ nationality: 'KE', gps_nationality: 'KE', cityname: 'Nakuru' });
  });

  test('takes nothing from what the member told, and a service that fails stops nobody', async () => {
    const told = await join('203.0.114.8', { nationality: 'NG', cityname: 'Lagos' });
    await locate();
    expect(await kept(told.uid)).toEqual({ nationality: 'NG', gps_nationality: 'KE', cityname: 'Lagos' });
    place = [];
    const { uid, token } = await join('203.0.114.10', { nationality: '' });
    await expect(locate()).rejects.toThrow('nobody can read');
    expect((await api.call('accounts.is-creator', {}, { token })).ok).toBe(true);
    expect((await kept(uid)).gps_nationality).toBe('');
  });
});
