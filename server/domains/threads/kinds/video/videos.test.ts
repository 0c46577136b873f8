import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { Writer } from '../../../../../tests/support/forum.ts';
import { runJobs } from '../../../../../tests/support/jobs.ts';
import { mp4, webm } from '../../../media/video/testing/files.ts';
import { testVideos } from './testing/videos.ts';

const site = await testVideos();
const { api, app, asFile, clock, db, dataDir, forgetLimits, member, piece, pool, see, show, upload } = site;
const place = '+06.4541+003.3947/';
beforeEach(() => forgetLimits());

const square = (side = 400, height = side): Promise<Buffer> =>
  sharp({ create: { width: side, height, channels: 3, background: '#17494d' } })
    .jpeg()
    .toBuffer();
const cover = async (who: Writer, bytes?: Buffer): Promise<number> => {
  const base64img = (bytes ?? (await square())).toString('base64');
  return (await api.must('media.check-video-cover', { base64img }, who)).data.aid;
};
const clear = () => runJobs(pool, app.tasks, 'threads.clear-video');
const stored = (...path: string[]) => join(dataDir, 'media', ...path);
const nameOf = async (vid: number): Promise<string> =>
  (await db.selectFrom('threads.video_files').select('name').where('vid', '=', vid).executeTakeFirstOrThrow()).name;
const fileOf = async (vid: number, ending = 'mp4'): Promise<string> => {
  const name = await nameOf(vid);
  return stored('videos', name.slice(0, 2), `${name.slice(2)}.${ending}`);
};
const pieces = () => readdir(stored('private', 'videos')).catch(() => [] as string[]);

describe('an upload in pieces', () => {
  test('goes on where it was, stores no piece twice, and is looked at when it is whole', async () => {
    const ada = await member();
    const file = mp4({ media: 2 * videoLimits.pieceBytes });
    const { vid } = (await api.must('media.begin-video', { bytes: file.length }, ada)).data;
    const [first, second, last] = [0, 1, 2].map((i) =>
      file.subarray(i * videoLimits.pieceBytes, (i + 1) * videoLimits.pieceBytes),
    );
    expect((await piece(ada, vid, 0, first!)).data).toMatchObject({ received: videoLimits.pieceBytes, ready: false });
    // The answer was lost: the same piece, and one that is too early, are answered with what is stored.
    expect((await piece(ada, vid, 0, first!)).data.received).toBe(videoLimits.pieceBytes);
    expect((await piece(ada, vid, 2 * videoLimits.pieceBytes, last!)).data.received).toBe(videoLimits.pieceBytes);
    expect((await api.must('media.video-state', { vid }, ada)).data).toMatchObject({
      received: videoLimits.pieceBytes,
    });
    await piece(ada, vid, videoLimits.pieceBytes, second!);
    const whole = await piece(ada, vid, 2 * videoLimits.pieceBytes, last!);
    expect(whole.data).toMatchObject({ received: file.length, ready: true, video_duration: 12 });
    expect(await pieces()).toHaveLength(3);
    await clear();
    expect(await pieces()).toEqual([]);
    expect(existsSync(await fileOf(vid))).toBe(true);
  });

  test('a piece of another length names its field, and an upload is its sender’s alone', async () => {
    const [ada, eve] = [await member(), await member()];
    const file = mp4();
    const { vid } = (await api.must('media.begin-video', { bytes: file.length }, ada)).data;
    expect(await piece(ada, vid, 0, file.subarray(1))).toMatchObject({ http: 400, error: 'wire.bad_input' });
    expect((await piece(eve, vid, 0, file)).error).toBe('threads.video_unknown');
    expect((await api.call('media.video-state', { vid }, eve)).error).toBe('threads.video_unknown');
    await api.must('media.cancel-video', { vid }, eve);
    expect((await piece(ada, vid, 0, file)).data.ready).toBe(true);
    expect((await api.call('threads.create-video', { subject: 'Not mine', vid }, eve)).error).toBe(
      'threads.video_unknown',
    );
  });

  test('one that was cancelled is gone with its pieces, and of more than three that are open the oldest ends', async () => {
    const ada = await member();
    const file = mp4({ media: 2 * videoLimits.pieceBytes });
    const begin = async () => (await api.must('media.begin-video', { bytes: file.length }, ada)).data.vid;
    const vids = [await begin(), await begin(), await begin(), await begin()];
    expect((await api.call('media.video-state', { vid: vids[0]! }, ada)).error).toBe('threads.video_unknown');
    const vid = vids[1]!;
    await piece(ada, vid, 0, file.subarray(0, videoLimits.pieceBytes));
    await api.must('media.cancel-video', { vid }, ada);
    await clear();
    expect(await pieces()).toEqual([]);
    expect(
      await db.selectFrom('threads.video_files').select('vid').where('vid', 'in', vids.slice(0, 2)).execute(),
    ).toEqual([]);
  });

  test('R-VID-004 a video is at most 60 seconds long, 15 where it was recorded in the app, whatever its head says', async () => {
    const ada = await member();
    const refusalOf = async (file: Buffer, recorded: number) => {
      const { vid } = (await api.must('media.begin-video', { bytes: file.length, recorded }, ada)).data;
      return (await piece(ada, vid, 0, file)).error;
    };
    expect(await refusalOf(mp4({ seconds: 60 }), 0)).toBeUndefined();
    expect(await refusalOf(mp4({ seconds: 61, saidSeconds: 10 }), 0)).toBe('threads.video_too_long');
    expect(await refusalOf(mp4({ seconds: 15 }), 1)).toBeUndefined();
    expect(await refusalOf(webm({ seconds: 17, saidSeconds: 3 }), 1)).toBe('threads.video_too_long');
  });

  test('what is no video, or too large a one, is refused by name; the wrong file’s upload shows nothing', async () => {
    const ada = await member();
    const over = { bytes: videoLimits.bytes + 1 };
    expect((await api.call('media.begin-video', over, ada)).error).toBe('threads.video_too_large');
    const { vid } = (await api.must('media.begin-video', { bytes: 4000 }, ada)).data;
    expect((await piece(ada, vid, 0, Buffer.alloc(4000, 1))).error).toBe('threads.video_wrong_type');
    expect((await api.call('threads.create-video', { subject: 'None', vid }, ada)).error).toBe('threads.video_unknown');
  });

  test('what can’t be shown is refused by its heads, wherever they stand, before its bytes are sent', async () => {
    const ada = await member();
    const begin = (file: Buffer, recorded = 0) => {
      const at = file.indexOf('moov') - 4;
      const heads = Buffer.concat([file.subarray(0, file.readUInt32BE(0)), file.subarray(at)]);
      return api.call(
        'media.begin-video',
        { bytes: file.length, recorded },
        { ...ada, files: { heads: asFile(heads) } },
      );
    };
    const media = 3 * videoLimits.pieceBytes;
    const hevc = await begin(mp4({ media, codec: 'hvc1' }));
    expect([hevc.error, hevc.body.msg]).toEqual(['threads.video_codec', expect.stringContaining('HEVC (H.265)')]);
    expect((await begin(mp4({ media, seconds: 75 }))).error).toBe('threads.video_too_long');
    expect((await begin(mp4({ media, seconds: 20 }), 1)).error).toBe('threads.video_too_long');
    expect((await begin(mp4({ media, brand: 'qt  ' }))).error).toBe('threads.video_wrong_type');
    expect((await begin(mp4({ media }))).ok).toBe(true);
    // Without heads the first piece is looked at before it is stored.
    const early = Buffer.concat([webm({ codec: 'V_MPEGH/ISO/HEVC' }), Buffer.alloc(media)]);
    const { vid } = (await api.must('media.begin-video', { bytes: early.length }, ada)).data;
    const before = (await pieces()).length;
    const first = await piece(ada, vid, 0, early.subarray(0, videoLimits.pieceBytes));
    expect([first.error, (await pieces()).length]).toEqual(['threads.video_codec', before]);
  });

  test('uploads that nobody posts are deleted after a week', async () => {
    const { vid } = await upload(await member());
    const path = await fileOf(vid);
    await site.daysLater(6, () => site.runTask('threads.sweep-videos'));
    expect(existsSync(path)).toBe(true);
    await site.daysLater(8, () => site.runTask('threads.sweep-videos'));
    expect(existsSync(path)).toBe(false);
  });
});

describe('a video of a thread', () => {
  test('stands in its thread and in lists with length, size and cover, and without what says where it was made', async () => {
    const ada = await member();
    const { vid } = await upload(ada, mp4({ place, seconds: 48 }));
    const aid = await cover(ada);
    const { tid } = (await api.must('threads.create-video', { subject: 'Jollof', vid, cover: aid }, ada)).data;
    const video = await see(tid);
    expect(video).toMatchObject({
      type: 'video/mp4',
      video_duration: 48,
      width: 640,
      height: 360,
      cover: { aid },
      linkurl: '',
    });
    expect(video.coverpath).toBe(`${video.cover?.url}-400.webp`);
    expect([video.own.vid, (await see(tid, ada)).own.vid]).toEqual([0, vid]);
    const { data } = await api.must('feeds.latest', {});
    expect(data.list.find((row) => row.tid === tid)?.video).toMatchObject({
      video_duration: 48,
      coverpath: video.coverpath,
    });
    const bytes = Buffer.from(await (await api.fetch(video.url)).arrayBuffer());
    expect(bytes.length).toBe(video.bytes);
    expect(bytes.includes(place)).toBe(false);
  });

  test('its file is read in parts, and asked for anew each time', async () => {
    const { url, bytes } = await see((await show(await member())).tid);
    const part = await api.fetch(url, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes}`);
    expect(await part.text()).toBe('ftyp');
    expect((await api.fetch(url, { headers: { range: `bytes=${bytes}-` } })).status).toBe(416);
    const whole = await api.fetch(url);
    expect([whole.headers.get('accept-ranges'), whole.headers.get('cache-control')]).toEqual([
      'bytes',
      'private, no-cache',
    ]);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const etag = whole.headers.get('etag')!;
    await whole.arrayBuffer();
    expect((await api.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const other = { range: 'bytes=0-3', 'if-range': '"another"' };
    expect((await api.fetch(url, { headers: other })).status).toBe(200);
  });

  test('among favourites it stands with the videos', async () => {
    const ada = await member();
    const { tid } = await show(ada);
    await api.must('threads.favorite', { id: tid }, ada);
    const { data } = await api.must('threads.favorites', { video: 1 }, ada);
    expect(data.list.map((row) => row.tid)).toEqual([tid]);
  });

  test('without a file or a link there is none, and one upload is posted once', async () => {
    const ada = await member();
    expect((await api.call('threads.create-video', { subject: 'Nothing' }, ada)).error).toBe('threads.video_missing');
    const { vid } = await upload(ada);
    await api.must('threads.create-video', { subject: 'Once', vid }, ada);
    expect((await api.call('threads.create-video', { subject: 'Twice', vid }, ada)).error).toBe(
      'threads.video_unknown',
    );
  });

  test('who may not write posts none: a guest is asked to log in, a silenced member reads why', async () => {
    const silenced = await member({ groupid: 4 });
    expect((await api.call('threads.create-video', { subject: 'Hello' })).error).toBe('threads.need_login');
    expect((await api.call('threads.create-video', { subject: 'Hello' }, silenced)).error).toBe(
      'threads.may_not_speak',
    );
    expect((await api.call('media.begin-video', { bytes: 100 }, silenced)).error).toBe('threads.may_not_speak');
  });

  test('a file that comes with the form is stored while it comes, and looked at as any other', async () => {
    const ada = await member();
    const post = (file: Buffer) =>
      api.call('threads.create-video', { subject: 'With the form' }, { ...ada, files: { video: asFile(file) } });
    const { tid } = (await post(mp4({ place, media: 3 * 1024 * 1024 }))).data;
    const video = await see(tid);
    expect(Buffer.from(await (await api.fetch(video.url)).arrayBuffer()).includes(place)).toBe(false);
    expect((await post(mp4({ seconds: 61 }))).error).toBe('threads.video_too_long');
    expect(await readdir(stored('private', 'incoming'))).toEqual([]);
  });

  test('a form’s file is taken of members alone, and not beyond 50 MB', async () => {
    const big = asFile(Buffer.alloc(videoLimits.bytes + 10));
    const guest = await api.call('threads.create-video', { subject: 'x' }, { files: { video: big } });
    expect([guest.http, guest.error]).toEqual([413, 'wire.too_large']);
    const ada = await member();
    const answer = await api.call('threads.create-video', { subject: 'x' }, { ...ada, files: { video: big } });
    expect([answer.http, answer.error]).toEqual([413, 'wire.too_large']);
    expect(await readdir(stored('private', 'incoming'))).toEqual([]);
  });
});

describe('a cover', () => {
  test('R-VID-005 R-VID-006 the call checks it: 400x400, drawn anew, and nothing else goes', async () => {
    const ada = await member();
    const check = async (bytes: Buffer, head = '') =>
      api.call('media.check-video-cover', { base64img: head + bytes.toString('base64') }, ada);
    const sound = await check(await square(), 'data:image/jpeg;base64,');
    expect(sound.data).toMatchObject({ width: 400, height: 400 });
    const file = await api.fetch(`${sound.data.url}-400.webp`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const [side, height] of [
      [399, 400],
      [400, 401],
      [800, 800],
    ] as const)
      expect((await check(await square(side, height))).error).toBe('threads.video_cover_size');
    expect((await check(Buffer.from('<svg onload=alert(1)>'))).error).toBe('media.wrong_type');
    expect((await api.call('media.check-video-cover', { base64img: '%%%' }, ada)).error).toBe('media.damaged');
  });

  test('another’s, or a picture of another size, is refused when a video is posted with it', async () => {
    const [ada, eve] = [await member(), await member()];
    const { vid } = await upload(ada);
    const post = (aid: number) => api.call('threads.create-video', { subject: 'Covered', vid, cover: aid }, ada);
    expect((await post(await cover(eve))).error).toBe('media.unknown_picture');
    expect((await post(await site.picture(ada))).error).toBe('threads.video_cover_size');
    expect((await post(await cover(ada))).ok).toBe(true);
  });
});

describe('an edit', () => {
  test('leaves what isn’t sent as it is, and takes the place of a file whose bytes are then deleted', async () => {
    const ada = await member();
    const aid = await cover(ada);
    const { tid, pid } = await show(ada, { cover: aid });
    const before = await see(tid, ada);
    await api.must('threads.edit-video', { tid, pid, subject: 'Other words' }, ada);
    expect(await see(tid, ada)).toEqual(before);
    const path = await fileOf(before.own.vid);
    const { vid } = await upload(ada, webm());
    await api.must('threads.edit-video', { tid, pid, subject: 'Other words', vid }, ada);
    await clear();
    expect(await see(tid, ada)).toMatchObject({ type: 'video/webm', cover: null, own: { vid } });
    expect([existsSync(path), (await api.fetch(before.url)).status]).toEqual([false, 404]);
  });

  test('is its author’s alone', async () => {
    const [ada, eve] = [await member(), await member()];
    const { tid, pid } = await show(ada);
    const { vid } = await upload(eve);
    expect((await api.call('threads.edit-video', { tid, pid, subject: 'Mine', vid }, eve)).error).toBe(
      'threads.not_yours',
    );
  });
});

describe('what is gone', () => {
  test('a deleted thread’s file answers 404 at once, and its bytes are deleted by the job', async () => {
    const ada = await member();
    const { tid } = await show(ada);
    const { url, own } = await see(tid, ada);
    const path = await fileOf(own.vid);
    await api.must('threads.delete', { tid }, ada);
    expect((await api.fetch(url)).status).toBe(404);
    await clear();
    expect(existsSync(path)).toBe(false);
    expect(await db.selectFrom('threads.video_files').select('vid').where('vid', '=', own.vid).execute()).toEqual([]);
  });

  test('a hidden thread’s file answers 404 to everybody, and is there again once it is lifted', async () => {
    const [ada, moderator] = [await member(), await member({ groupid: 3 })];
    const { tid, pid } = await show(ada);
    const { url } = await see(tid);
    const ban = (status: number) => api.must('review.ban-post', { pid, status, reason: 'seen' }, moderator);
    await ban(1);
    expect((await api.fetch(url)).status).toBe(404);
    await ban(0);
    expect((await api.fetch(url)).status).toBe(200);
  });

  test('a file is for whoever may read its thread: a draft’s for its author, and for nobody whom the author blocked', async () => {
    const [ada, eve] = [await member(), await member()];
    const cookieOf = async (who: Writer) => {
      const session = await api.must('sign-in.open-page-session', { uid: who.uid }, who);
      return { cookie: String(session.headers.get('set-cookie')).split(';', 1)[0]! };
    };
    const read = async (url: string, who?: Writer) =>
      (await api.fetch(url, { headers: who ? await cookieOf(who) : {} })).status;
    const later = Math.floor(clock.now().getTime() / 1000) + 3600;
    const draft = await show(ada, { push_time: later });
    const waiting = await see(draft.tid, ada);
    expect([await read(waiting.url), await read(waiting.url, eve), await read(waiting.url, ada)]).toEqual([
      404, 404, 200,
    ]);
    const { url } = await see((await show(ada)).tid);
    await api.must('follows.block', { block_uid: eve.uid }, ada);
    expect([await read(url), await read(url, eve), await read(url, ada)]).toEqual([200, 404, 200]);
  });

  test('no other address leads to a stored file', async () => {
    const ada = await member();
    const { vid } = await upload(ada);
    const name = await nameOf(vid);
    expect((await api.fetch(`/video/${name}.mp4`)).status).toBe(404);
    for (const path of ['/video/', '/video/x.mp4', `/video/..%2f${name}.mp4`, '/video/%00.mp4'])
      expect((await api.fetch(path)).status).toBe(404);
  });
});
