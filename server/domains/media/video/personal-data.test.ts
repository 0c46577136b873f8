import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runJobs } from '../../../../tests/support/jobs.ts';
import { fileStorage } from '../../../platform/storage/files.ts';
import { testVideos } from '../../threads/kinds/video/testing/videos.ts';
import { videoPersonalData } from './contributes.ts';
import { webm } from './testing/files.ts';

const { api, app, clock, dataDir, db, member, pool, see, show, upload } = await testVideos();
const stored = join(dataDir, 'media');

test('a member’s videos are exported with their files, and uploads that no thread shows are deleted with the member', async () => {
  const ada = await member();
  const { tid } = await show(ada);
  const { vid } = await upload(ada, webm());
  const data = videoPersonalData(fileStorage(stored));
  const files = new Map<string, unknown>();
  for await (const file of data.collect(db, ada.uid)) {
    if ('rows' in file) for await (const rows of file.rows) files.set(file.path, rows);
    else files.set(file.path, (await (await file.open())!.toArray()).length > 0);
  }
  const own = (await see(tid, ada)).own.vid;
  expect([...files.keys()]).toEqual(['videos.json', `videos/${own}.mp4`, `videos/${vid}.webm`]);
  expect(files.get('videos.json')).toMatchObject([
    { vid: own, tid },
    { vid, tid: null },
  ]);
  expect(files.get(`videos/${vid}.webm`)).toBe(true);
  const { name } = await db
    .selectFrom('threads.video_files')
    .select('name')
    .where('vid', '=', vid)
    .executeTakeFirstOrThrow();
  const path = join(stored, 'videos', name.slice(0, 2), `${name.slice(2)}.webm`);
  const ctx = { db, now: clock.now(), log: app.platform.log, emit: () => {}, stale: () => {} };
  expect(await data.forget(ctx, ada.uid)).toBe(false);
  await runJobs(pool, app.tasks, 'threads.clear-video');
  expect([existsSync(path), (await api.fetch((await see(tid)).url)).status]).toEqual([false, 200]);
});
