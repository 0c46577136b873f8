import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { mp4 } from './domains/media/video/testing/files.ts';
import { testVideos } from './domains/threads/kinds/video/testing/videos.ts';
import { startTestStore } from './platform/storage/testing/s3-server.ts';

const store = await startTestStore();
const { api, member, piece, post, reply, runTask, see, show } = await testVideos({
  env: { STORAGE_URL: store.url('site') },
});
afterAll(store.remove);
afterEach(async () => {
  await store.stop();
  await store.start();
});

const photo = async () => {
  const shades = { create: { width: 700, height: 350, channels: 3 as const, background: '#804020' } };
  return new File([new Uint8Array(await sharp(shades).jpeg().toBuffer())], 'p.jpg');
};

test('a store that is away costs pictures alone, and what was refused succeeds when it is back', async () => {
  const [ada, ben] = [await member(), await member()];
  const files = { file: await photo() };
  const { data } = await api.must('media.image-upload', {}, { ...ada, files });
  const picture = (width = 700) => api.fetch(`${data.url}-${width}.webp`);
  expect((await picture()).status).toBe(200);
  const { tid } = await post(ada, { aids: [data.aid] });

  await store.stop();
  const away = await picture();
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const refused = await api.call('media.image-upload', {}, { ...ada, files });
  expect([refused.error, refused.headers.get('retry-after')]).toEqual(['media.not_kept', '10']);
  const film = mp4();
  const { vid } = (await api.must('media.begin-video', { bytes: film.length }, ada)).data;
  const stopped = await piece(ada, vid, 0, film);
  expect([stopped.error, stopped.headers.get('retry-after')]).toEqual(['threads.video_upload_failed', '5']);

  expect((await api.must('threads.info', { tid })).data.subject).toBe('Where the charger went');
  await post(ben);
  await reply(ben, tid);
  await api.must('economy.check-in', {}, ben);
  expect((await api.must('economy.wallet', {}, ben)).data.xgold).toBeGreaterThan(0);
  expect((await api.fetch('/readyz')).status).toBe(200);
  await expect(runTask('platform.clean-up')).rejects.toThrow('the store can’t be reached');

  await store.start();
  expect((await picture()).status).toBe(200);
  expect((await api.must('media.image-upload', {}, { ...ada, files })).data.aid).toBeGreaterThan(data.aid);
  expect((await piece(ada, vid, 0, film)).data.ready).toBe(true);
  await runTask('platform.clean-up');
});

test('a picture’s smaller file is made from the store when somebody asks for it first', async () => {
  const ada = await member();
  const { data } = await api.must('media.image-upload', {}, { ...ada, files: { file: await photo() } });
  const preview = await api.fetch(`${data.url}-preview.jpg`);
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await sharp(new Uint8Array(await preview.arrayBuffer())).metadata()).format).toBe('jpeg');
});

test('a video is sent in pieces, looked at, and read in parts from the store', async () => {
  const ada = await member();
  const { tid } = await show(ada);
  const { url } = await see(tid, ada);
  const whole = await api.fetch(url);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type'), bytes.length]).toEqual([200, 'video/mp4', mp4().length]);
  const part = await api.fetch(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`);
  const end = await api.fetch(url, { headers: { range: 'bytes=-3' } });
  expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-3));
  await store.stop();
  const away = await api.fetch(url);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
});
