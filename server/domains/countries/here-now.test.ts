import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createHereNow } from './reads/here-now.ts';

const site = await testApp();
const { api, clock, db, url } = site;
const { log } = testPlatform(db).platform;
const process = () => createHereNow({ db, clock: clock.now, log });

const people = (count: number, kind: string) => Array.from({ length: count }, (_, i) => `${kind} ${i}`);

test('people of several processes are counted once each, by country and all together; below five nothing is shown', async () => {
  const [one, other] = [process(), process()];
  for (const who of people(4, 'lagos')) one.seen(188, who);
  for (const who of people(6, 'nairobi')) other.seen(207, who);
  await one.flush();
  await other.flush();
  const reader = process();
  expect([await reader.count(db, 188), await reader.count(db, 207), await reader.count(db, 293)]).toEqual([0, 6, 10]);
  for (const who of [...people(4, 'lagos'), 'a fifth']) other.seen(188, who);
  await other.flush();
  expect(await process().count(db, 188)).toBe(5);
});

test('who left more than five minutes ago is not there any more, and their rows go', async () => {
  const one = process();
  for (const who of people(7, 'kampala')) one.seen(213, who);
  expect(await one.count(db, 213)).toBe(7);
  clock.aheadInTest(6 * 60);
  expect(await one.count(db, 213)).toBe(0);
  await one.flush();
  clock.aheadInTest(2 * 60);
  one.seen(213, 'somebody');
  await one.flush();
  const rows = await db.selectFrom('countries.here').select('minute').where('country_fid', '=', 213).execute();
  expect(rows).toHaveLength(1);
});

test('opened pages are what is counted, of the country that their address names', async () => {
  const browser = { accept: 'text/html' };
  for (const who of people(5, 'Mozilla/5.0 Phone')) {
    await fetch(`${url}/gh/latest`, { headers: { ...browser, 'user-agent': who } });
    await fetch(`${url}/gh/forum`, { headers: { ...browser, 'user-agent': who } });
  }
  expect((await api.must('feeds.country', { country_fid: 220 })).data).toMatchObject({
    here: 5,
    members: 0,
    faces: [],
  });
});
