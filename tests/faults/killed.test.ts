import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { postmasterPid } from '../../server/platform/postgres/liveness.ts';
import { Api } from '../support/api.ts';
import { newMember, newThread } from '../support/content.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'baobab-killed-'));
let site: Site | undefined;
afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As a newcomer starts it: with the database under DATA_DIR. */
const start = () => startSite({ databaseUrl: '', dataDir });

/** The server and its database, both without a chance to say a word. */
async function killBoth({ process: server }: Site): Promise<void> {
  const database = await postmasterPid(join(dataDir, 'postgres'));
  const ended = once(server, 'exit');
  process.kill(database!, 'SIGKILL');
  server.kill('SIGKILL');
  await ended;
}

test('killed with its database amid many writes, it loses nothing that it had answered', async () => {
  const first = await start();
  const api = new Api(first.url);
  const { tid, author } = await newThread(api);
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
  const files = { file: new File([new Uint8Array(bytes)], 'night.jpg', { type: 'image/jpeg' }) };
  const { data: picture } = await api.must('media.image-upload', {}, { token: author.token, files });

  const acknowledged: number[] = [];
  const write = async (): Promise<void> => {
    const { token } = await newMember(api);
    for (;;) {
      const { data } = await api.must('threads.new-reply', { tid, message: 'Written before the end.' }, { token });
      acknowledged.push(data.pid);
    }
  };
  const writers = Array.from({ length: 4 }, () => write().catch(() => 'cut'));
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40);
  await killBoth(first);
  await Promise.all(writers);

  site = await start();
  const again = new Api(site.url);
  const found = new Set<number>();
  for (let page = 1; ; page += 1) {
    const { postlist } = (await again.must('threads.view', { tid, page })).data;
    if (postlist.length === 0) break;
    for (const post of postlist) found.add(post.pid);
  }
  expect(acknowledged.filter((pid) => !found.has(pid))).toEqual([]);
  // The first post is no reply; a write cut off after its commit may stand unanswered, and is counted too.
  expect((await again.must('threads.info', { tid })).data.replies).toBe(found.size - 1);
  expect((await again.fetch(new URL(picture.fileUrl, site.url).pathname)).status).toBe(200);
  expect((await again.call('feeds.following', {}, { token: author.token })).ok).toBe(true);
});
