import { afterAll, expect, test } from 'vitest';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { Writer } from '../../../../../tests/support/forum.ts';
import { startTestStore } from '../../../../platform/storage/testing/s3-server.ts';
import { mp4 } from '../../../media/video/testing/files.ts';
import { testVideos } from './testing/videos.ts';

const store = await startTestStore();
afterAll(store.remove);
const redirecting = { STORAGE_URL: store.url('site'), MEDIA_DELIVERY: 'redirect' };
const { api, clock, db, member, piece, runTask, see } = await testVideos({ env: redirecting });

const { pieceBytes } = videoLimits;
const film = mp4({ media: 2 * pieceBytes });
const begin = async (who: Writer, bytes = film.length): Promise<number> =>
  (await api.must('media.begin-video', { bytes }, who)).data.vid;
const addresses = async (who: Writer, vid: number) => (await api.must('media.direct-pieces', { vid }, who)).data.pieces;
const put = async (url: string, bytes: Uint8Array): Promise<number> =>
  (await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) })).status;
const last = (who: Writer, vid: number, from = film) => piece(who, vid, 2 * pieceBytes, from.subarray(2 * pieceBytes));

test('pieces go straight to the store, and the last by the site, which looks at the whole file before it is shown', async () => {
  const ada = await member();
  const vid = await begin(ada);
  const pieces = await addresses(ada, vid);
  expect(pieces.map(({ at, bytes }) => [at, bytes])).toEqual([
    [0, pieceBytes],
    [pieceBytes, pieceBytes],
  ]);
  for (const { at, bytes, url } of pieces) expect(await put(url, film.subarray(at, at + bytes))).toBe(200);
  expect(await addresses(ada, vid)).toEqual([]);
  expect((await last(ada, vid)).data).toMatchObject({ received: film.length, ready: true, video_duration: 12 });
  const { tid } = (await api.must('threads.create-video', { subject: 'Jollof on one ring', vid }, ada)).data;
  const answer = await api.fetch((await see(tid, ada)).url);
  expect((await answer.arrayBuffer()).byteLength).toBe(film.length);
});

test('without all pieces the last is not taken, and what is missing is signed again', async () => {
  const ada = await member();
  const vid = await begin(ada);
  const [first, second] = await addresses(ada, vid);
  await put(first!.url, film.subarray(0, pieceBytes));
  expect((await last(ada, vid)).data).toMatchObject({ received: 0, ready: false });
  expect((await addresses(ada, vid)).map(({ at }) => at)).toEqual([pieceBytes]);
  await put(second!.url, film.subarray(pieceBytes, 2 * pieceBytes));
  expect((await last(ada, vid)).data.ready).toBe(true);
});

test('an address takes neither more nor less, and what is no video is refused as by the site', async () => {
  const ada = await member();
  const vid = await begin(ada);
  const [first, second] = await addresses(ada, vid);
  expect(await put(first!.url, film.subarray(0, pieceBytes + 1))).toBe(403);
  expect(await put(first!.url, film.subarray(0, 10))).toBe(403);
  for (const each of [first!, second!]) expect(await put(each.url, new Uint8Array(pieceBytes))).toBe(200);
  expect((await last(ada, vid)).error).toBe('threads.video_wrong_type');
  expect((await api.must('media.video-state', { vid }, ada)).data.ready).toBe(false);
});

test('an upload is its sender’s alone, and what is ready or ended is signed no more', async () => {
  const [ada, eve] = [await member(), await member()];
  const vid = await begin(ada);
  expect((await api.call('media.direct-pieces', { vid }, eve)).error).toBe('threads.video_unknown');
  await api.must('media.cancel-video', { vid }, ada);
  expect((await api.call('media.direct-pieces', { vid }, ada)).error).toBe('threads.video_unknown');
  const short = mp4();
  const whole = await begin(ada, short.length);
  expect(await addresses(ada, whole)).toEqual([]);
  await piece(ada, whole, 0, short);
  expect((await api.must('media.direct-pieces', { vid: whole }, ada)).data).toEqual({
    vid: whole,
    seconds: 0,
    pieces: [],
  });
});

test('pieces that come after their upload has ended are swept', async () => {
  const ada = await member();
  const vid = await begin(ada);
  const [first] = await addresses(ada, vid);
  await api.must('media.cancel-video', { vid }, ada);
  await db.deleteFrom('threads.video_files').where('vid', '=', vid).execute();
  expect(await put(first!.url, film.subarray(0, pieceBytes))).toBe(200);
  clock.aheadInTest(9 * 86_400);
  await runTask('threads.sweep-videos');
  expect(store.asked).toContain(`DELETE ${new URL(first!.url).pathname}`);
});
