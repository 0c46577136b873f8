import { expect, test } from 'vitest';
import { testForum } from '../../tests/support/forum.ts';

const { api, clock, member, post } = await testForum();
const ada = await member();
const { tid } = await post(ada, { subject: 'Rains in the north' });
const read = async (path: string) => (await api.fetch(path)).text();

test('a feed and a site map that are asked for again and again still grow old: a thread that went leaves them', async () => {
  const map = '/sitemap/threads-0.xml';
  expect(await read('/ng/feed.atom')).toContain('Rains in the north');
  expect(await read(map)).toContain(`/forum/15443/${tid}<`);
  await api.must('threads.delete', { tid }, ada);
  for (let minutes = 0; minutes < 6; minutes += 2) {
    await read('/ng/feed.atom');
    await read(map);
    clock.advance(120);
  }
  expect(await read('/ng/feed.atom')).not.toContain('Rains in the north');
  expect(await read(map)).not.toContain(`/forum/15443/${tid}<`);
});
