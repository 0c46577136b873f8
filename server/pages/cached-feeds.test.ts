import { describe, expect, test } from 'vitest';
import { testForum } from '../../tests/support/forum.ts';

const { api, clock, member, post, settle } = await testForum();
const map = '/sitemap/threads-0.xml';
const feeds = ['/feed.atom', '/ng/feed.atom', '/forum/188/feed.atom', '/ng/forum/15443/feed.atom'];
const read = async (path: string) => (await api.fetch(path)).text();
const readAll = async (paths: readonly string[]) => (await Promise.all(paths.map(read))).join('\n');

describe('a feed or a site map that was asked for before', () => {
  test('lacks a thread as soon as it is deleted', async () => {
    const ada = await member({ countryFid: 188 });
    const { tid } = await post(ada, { subject: 'Rains in the north', country_fid: 188 });
    await settle();
    for (const path of feeds) expect(await read(path), path).toContain('Rains in the north');
    expect(await read(map)).toContain(`/forum/15443/${tid}<`);
    await api.must('threads.delete', { tid }, ada);
    expect(await readAll(feeds)).not.toContain('Rains in the north');
    expect(await read(map)).not.toContain(`/forum/15443/${tid}<`);
  });

  test('has other words and another date as soon as it is edited', async () => {
    clock.stopInTest();
    const ada = await member({ countryFid: 188 });
    const { tid, pid } = await post(ada, { subject: 'Bus at five', country_fid: 188 });
    await settle();
    expect(await readAll(feeds)).toContain('Bus at five');
    const dateOf = async () => new RegExp(`/${tid}</loc><lastmod>([^<]+)`).exec(await read(map))?.[1];
    const before = await dateOf();
    clock.advance(60);
    const edited = new Date(Math.floor(clock.now().getTime() / 1000) * 1000).toISOString();
    const edit = { tid, pid, subject: 'Bus at six', message: 'It leaves later than it did.' };
    await api.must('threads.edit', edit, ada);
    expect(await readAll(feeds)).not.toContain('Bus at five');
    const entry = new RegExp(`<id>[^<]*/${tid}</id>.*?<updated>([^<]+)`);
    for (const path of feeds) expect(entry.exec(await read(path))?.[1], path).toBe(edited);
    expect(await dateOf()).not.toBe(before);
  });
});

test.each([...feeds, map, '/sitemap.xml'])(
  '%s has one address, so that no query makes it and caches it once more',
  async (path) => {
    const answer = await api.fetch(`${path}?n=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, path]);
  },
);

test('the first answer is packed like those that come from the cache', async () => {
  const path = '/sitemap/pages.xml';
  for (const turn of ['first', 'kept']) {
    const { headers } = await api.fetch(path);
    expect([headers.get('content-encoding'), headers.get('vary')], turn).toEqual([
      expect.stringMatching(/^(br|gzip)$/),
      expect.stringContaining('accept-encoding'),
    ]);
  }
});

test('a feed and a site map have one address each: no other way of writing their numbers is answered', async () => {
  const statusOf = async (path: string) => (await api.fetch(path)).status;
  for (const fid of ['0xbc', '188.0', '000188', '%20188', '188e0'])
    expect(await statusOf(`/forum/${fid}/feed.atom`), fid).toBe(404);
  expect(await statusOf('/forum/188/feed.atom')).toBe(200);
  for (const n of ['00', '01', '0x0']) expect(await statusOf(`/sitemap/threads-${n}.xml`), n).toBe(404);
  expect(await statusOf(map)).toBe(200);
});
