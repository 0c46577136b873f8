import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Api, freshAddress } from '../../../tests/support/api.ts';
import { testApp } from '../../../tests/support/app.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import { type Member, mailsTo, register } from '../../../tests/support/people.ts';

const nakuru = { country_code: 'KE', city: 'Nakuru' };
let place: object = nakuru;
let looked: string[] = [];
const geo = createServer((request, response) => {
  looked.push(request.url ?? '');
  response.end(JSON.stringify(place));
}).listen(0, '127.0.0.1');
await once(geo, 'listening');
afterAll(() => geo.close());
const { api, db, pool, app, settle } = await testApp({
  env: { GEOIP_URL: `http://127.0.0.1:${(geo.address() as AddressInfo).port}/{ip}` },
});

const task = 'accounts.locate';
const locate = () => runJobs(pool, app.tasks, task);
beforeEach(async () => {
  place = nakuru;
  await settle();
  await locate();
  looked = [];
});

const join = (ip: string, fields = {}) => register(new Api(api.url, ip), fields, { verified: false });
const stored = (uid: number) =>
  db
    .selectFrom('accounts.members')
    .select(['nationality', 'gps_nationality', 'cityname'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();

describe('R-MSC-034 where somebody registers from', () => {
  test('is looked up by a job after it, and stored as nationality and city', async () => {
    const { uid } = await join('203.0.114.7', { nationality: '', cityname: '' });
    expect(await stored(uid)).toEqual({ nationality: '', gps_nationality: '', cityname: '' });
    expect(looked).toEqual([]);
    expect(await locate()).toBe(1);
    expect(looked).toEqual(['/203.0.114.7']);
    expect(await stored(uid)).toEqual({ nationality: 'KE', gps_nationality: 'KE', cityname: 'Nakuru' });
  });

  test('overwrites nothing that the member entered, and a service that fails stops nobody', async () => {
    const joined = await join('203.0.114.8', { nationality: 'NG', cityname: 'Lagos' });
    await locate();
    expect(await stored(joined.uid)).toEqual({ nationality: 'NG', gps_nationality: 'KE', cityname: 'Lagos' });
    place = [];
    const { uid, token } = await join('203.0.114.10', { nationality: '' });
    await expect(locate()).rejects.toThrow('nobody can read');
    expect((await api.call('members.is-creator', {}, { token })).ok).toBe(true);
    expect((await stored(uid)).gps_nationality).toBe('');
  });
});

/** Logs a member in once more, on a device of its own. */
async function again({ username, password }: Member): Promise<string> {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; X6525) Chrome/120.0 Mobile Safari/537.36' };
  const there = new Api(api.url, '203.0.114.99');
  return (await there.must('sign-in.login', { username, password }, { headers })).data.auth_token;
}

const placesOf = async (token: string, language = 'en') =>
  (await api.must('sign-in.sessions', {}, { token, headers: { 'accept-language': language } })).data.list.map(
    (session) => session.place,
  );
const alertsTo = async ({ username }: Member) => {
  await settle();
  const mails = await mailsTo(api, `${username.toLowerCase()}@example.com`);
  return mails.filter(({ subject }) => subject === 'New login to your account').map(({ text }) => text);
};

describe('where a log-in came from', () => {
  test('stands in the list of sessions, in the reader’s language, once the job has looked', async () => {
    const member = await join('203.0.114.11');
    expect(await placesOf(member.token)).toEqual(['203.0.*.*']);
    await locate();
    expect(await placesOf(member.token)).toEqual(['Nakuru, Kenya']);
    expect(await placesOf(member.token, 'hi')).toEqual(['Nakuru, केन्या']);
  });

  test('is named in the e-mail about a new device, which waits for it', async () => {
    const member = await join('203.0.114.12');
    await locate();
    const token = await again(member);
    expect(await alertsTo(member)).toEqual([]);
    place = { country_code: 'GH', city: 'Accra' };
    expect(await locate()).toBe(1);
    const [mail, ...more] = await alertsTo(member);
    expect(mail).toContain('Chrome, Android, near Accra, Ghana');
    expect(more).toEqual([]);
    expect((await placesOf(token)).sort()).toEqual(['Accra, Ghana', 'Nakuru, Kenya']);
  });

  test('not known after three tries, the e-mail comes with the rough address, and the place is still looked for', async () => {
    const member = await join('203.0.114.13');
    await locate();
    const token = await again(member);
    place = [];
    const { rows } = await pool.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs as jobs
         join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where tasks.identifier = $1`,
      [task],
    );
    expect(rows).toHaveLength(1);
    const tried = (attempts: number) => app.tasks[task]!(rows[0]!.payload, { job: { attempts } } as never);
    for (const attempt of [1, 2]) await expect(tried(attempt)).rejects.toThrow('nobody can read');
    expect(await alertsTo(member)).toEqual([]);
    await pool.query('delete from graphile_worker._private_jobs');
    await tried(3);
    expect(await alertsTo(member)).toEqual([expect.stringContaining('near 203.0.*.*')]);
    place = { country_code: 'GH', city: 'Accra' };
    expect(await locate()).toBe(1);
    expect(await placesOf(token)).toContain('Accra, Ghana');
    expect(await alertsTo(member)).toHaveLength(1);
  });

  test('changes the country last seen, and restores nothing that the member cleared', async () => {
    const member = await join('203.0.114.14', { nationality: '', cityname: '' });
    await locate();
    await api.must('profiles.update-basic-info', { nationality: '' }, member);
    place = { country_code: 'GH', city: 'Accra' };
    await again(member);
    await locate();
    expect(await stored(member.uid)).toEqual({ nationality: '', gps_nationality: 'GH', cityname: 'Nakuru' });
  });

  test('of an account that is gone since is nobody’s', async () => {
    const member = await join(freshAddress());
    await db.deleteFrom('accounts.members').where('uid', '=', member.uid).execute();
    expect(await locate()).toBe(1);
    expect(await alertsTo(member)).toEqual([]);
  });
});
