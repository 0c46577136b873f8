import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { startSite } from './support/site.ts';

const { url: databaseUrl, drop } = await cloneDatabase(inject('databaseServer'));
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-two-'));
const first = await startSite({ databaseUrl, dataDir });
const second = await startSite({ databaseUrl, dataDir });
const here = new Api(first.url);
const there = new Api(second.url);

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

const shows = async (api: Api, path: string, words: string): Promise<boolean> =>
  (await (await api.fetch(path)).text()).includes(words);

test('two processes on one database: a log-in made on one holds on the other', async () => {
  const member = await newMember(here);
  const { data } = await there.must('members.is-creator', {}, { token: member.token });
  expect(data.isCreator).toBe(0);
});

test('a post made on one appears on the other, in pages that it had cached for guests too', async () => {
  const { tid, author } = await newThread(here, { subject: 'Seen from both sides' });
  const path = `/forum/15443/${tid}`;
  expect(await shows(there, path, 'Seen from both sides')).toBe(true);
  // A page with an etag comes from the guests' cache of the other process.
  const etagThere = async () => (await there.fetch(path)).headers.get('etag');
  await expect.poll(etagThere, { timeout: 20_000 }).not.toBeNull();

  await newReply(here, { tid, author, message: 'A reply that the other side must show.' });
  await expect.poll(() => shows(there, path, 'A reply that the other side must show.')).toBe(true);
  await expect.poll(() => shows(there, '/latest', 'Seen from both sides')).toBe(true);
});
