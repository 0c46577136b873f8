import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaCalls } from '../../../contract/domains/media/calls.ts';
import { anActor } from '../../../tests/support/actor.ts';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import type { Actor } from '../../platform/context.ts';
import { registerApi } from '../../platform/http/api.ts';
import { createBodyRooms } from '../../platform/http/body-room.ts';
import type { BoundCall } from '../../platform/http/handlers.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fileStorage } from '../../platform/storage/files.ts';
import { serveMedia } from '../../platform/storage/serve.ts';
import { mediaHandlers } from './handlers.ts';
import { attachPictures, detachPictures, picturesByAid } from './index.ts';
import { sweepLoose } from './jobs/sweep-loose.ts';
import { sweepOrphans } from './jobs/sweep-orphans.ts';
import { makePictureFile } from './make-file.ts';

const { db } = await testDb();
const secret = 'a secret of the tests';
const day = 86_400_000;
let now = new Date('2026-03-01T12:00:00Z');
const clock = () => now;
let folder: string;
let app: FastifyInstance;

const member = (uid: number): Actor => anActor({ uid });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  app = await server(path.join(folder, 'media'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function server(root: string): Promise<FastifyInstance> {
  const storage = fileStorage(root);
  const handlers = mediaHandlers({ storage, secret });
  const calls = Object.entries(mediaCalls).map(([name, spec]) => {
    const handler = handlers[name as keyof typeof handlers];
    return { name, spec, ...(typeof handler === 'function' ? { act: handler } : handler) } as BoundCall;
  });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const noSigns = () => Promise.reject(new Error('no signs here'));
  const made = Fastify();
  registerApi(made, {
    platform: {
      ...testPlatform(db).platform,
      clock,
      log: silent,
      signs: { open: noSigns, publicKeys: noSigns },
    },
    calls,
    actors: {
      byToken: async (token) => (token.startsWith('m') ? member(Number(token.slice(1))) : null),
      bySign: async () => null,
    },
    countRead: () => undefined,
    rooms: createBodyRooms(),
    secureCookies: false,
  });
  serveMedia(made, storage, { make: makePictureFile({ db, storage }) });
  return made;
}

async function upload(
  sent: { file?: Buffer; name?: string; token?: string; header?: string; language?: string },
  to: FastifyInstance = app,
) {
  const form = new FormData();
  if (sent.token !== undefined) form.append('token', sent.token);
  if (sent.file)
    form.append('file', new Blob([new Uint8Array(sent.file)], { type: 'image/jpeg' }), sent.name ?? 'photo.jpg');
  const request = new Response(form);
  const answer = await to.inject({
    method: 'POST',
    url: '/v5/content/imageUpload',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'accept-language': sent.language ?? 'en',
      ...(sent.header ? { 'x-auth-token': sent.header } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { http: answer.statusCode, body: answer.json() };
}

const photo = () =>
  sharp({ create: { width: 700, height: 350, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer();

async function uploaded(uid: number): Promise<{ aid: number; url: string; widths: number[] }> {
  return (await upload({ file: await photo(), header: `m${uid}` })).body.data;
}

test('R-UPL-001 an upload that succeeded says status 1 and where the picture lies', async () => {
  const { http, body } = await upload({ file: await photo(), header: 'm7' });
  expect([http, body.status, typeof body.msg]).toEqual([200, 1, 'string']);
  expect(body.data).toMatchObject({ width: 700, height: 350, widths: [320, 480, 640, 700] });
  expect(body.data.colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(body.data.aid).toBeGreaterThan(0);
  expect(body.data.fileUrl).toBe(`${body.data.url}-700.webp`);
  for (const width of body.data.widths) {
    const served = await app.inject(`${body.data.url}-${width}.webp`);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(width);
  }
});

test('R-UPL-001 an upload that was refused says another status, why, and in the language asked for', async () => {
  const heif = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(100)]);
  const english = (await upload({ file: heif, header: 'm7' })).body;
  expect(english).toMatchObject({ status: 0, error: 'media.wrong_type', data: null });
  expect(english.msg).toContain('HEIC');
  const french = (await upload({ file: heif, header: 'm7', language: 'fr' })).body;
  expect(french.msg).toContain('Enregistrez-la en JPEG');
  const lying = (await upload({ file: Buffer.from('just words'), name: 'photo.png', header: 'm7', language: 'hi' }))
    .body;
  expect(lying.msg).toContain('JPEG, PNG, WebP या GIF');
  expect((await upload({ file: Buffer.alloc(10 * 1024 * 1024 + 1), header: 'm7' })).body).toMatchObject({
    status: 0,
    error: 'media.too_large',
    msg: expect.stringContaining('10 MB'),
  });
});

test('an animated PNG is answered with the word that it will stand still, a photo without', async () => {
  expect((await upload({ file: await photo(), header: 'm7' })).body.data.stands_still).toBe(0);
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(control.subarray(4)));
  const moving = Buffer.concat([png.subarray(0, 33), control, checksum, png.subarray(33)]);
  const { body } = await upload({ file: moving, header: 'm7' });
  expect([body.status, body.data.stands_still, body.data.width]).toEqual([1, 1, 40]);
});

test.each([
  ['no file', {}],
  ['an empty one, as a browser sends where none was chosen', { file: Buffer.alloc(0), name: '' }],
  ['an empty one that has a name', { file: Buffer.alloc(0), name: 'photo.jpg' }],
])('an upload with %s is 400 and names the field, in the language asked for', async (_title, sent) => {
  const { http, body } = await upload({ ...sent, header: 'm7', language: 'fr' });
  expect([http, body.status, body.error]).toEqual([400, 0, 'wire.bad_input']);
  expect(body.issues).toEqual([{ field: 'file', message: 'Aucun fichier n’a été envoyé. Choisissez-en un.' }]);
});

test('a text in the place of the file is named, too', async () => {
  const sent = [
    ['application/json', '{"file":"data"}'],
    ['application/x-www-form-urlencoded', 'file=1'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\ndata\r\n--x--\r\n'],
  ];
  for (const [type, payload] of sent) {
    const headers = { 'content-type': type, 'x-auth-token': 'm7' };
    const answer = await app.inject({ method: 'POST', url: '/v5/content/imageUpload', headers, payload: payload! });
    expect([answer.statusCode, answer.json().issues?.[0]?.field], type).toEqual([400, 'file']);
  }
});

test('a body beyond what is read at all is answered with 413', async () => {
  const answer = await upload({ file: Buffer.alloc(13 * 1024 * 1024), header: 'm7' });
  expect(answer).toMatchObject({ http: 413, body: { status: 0, error: 'wire.too_large' } });
});

test('only a member uploads', async () => {
  for (const sent of [{ file: await photo() }, { file: await photo(), token: '' }, {}])
    expect(await upload(sent)).toMatchObject({ http: 401, body: { error: 'wire.unauthorized' } });
  expect(await upload({ file: await photo(), header: 'unknown' })).toMatchObject({ http: 401 });
});

test('an upload token stands for its member for ten minutes and can not be altered', async () => {
  const asked = await app.inject({ url: '/selfapi/common/getqinniutoken', headers: { 'x-auth-token': 'm42' } });
  const { code, data } = asked.json();
  expect([code, data.uid, data.expires]).toEqual([0, 42, now.getTime() / 1000 + 600]);
  expect((await app.inject('/selfapi/common/getqinniutoken')).statusCode).toBe(401);

  const { body } = await upload({ file: await photo(), token: data.token });
  await expect(attachPictures({ db, now }, 42, [body.data.aid])).resolves.toBeUndefined();

  for (const forged of [data.token.replace('42.', '43.'), `${data.token.slice(0, -2)}xx`, '42.9999999999.']) {
    expect(await upload({ file: await photo(), token: forged }), forged).toMatchObject({
      http: 401,
      body: { error: 'media.token_invalid' },
    });
  }
  now = new Date(now.getTime() + 601_000);
  expect((await upload({ file: await photo(), token: data.token })).body.error).toBe('media.token_invalid');
});

test('a member attaches own pictures only', async () => {
  const mine = await uploaded(1);
  const theirs = await uploaded(2);
  const refused = async (aids: number[]) => {
    const error = await attachPictures({ db, now }, 1, aids).catch((thrown: unknown) => thrown);
    return error instanceof Refusal ? error.refusal : undefined;
  };
  expect(await refused([mine.aid, theirs.aid])).toBe('media.unknown_picture');
  expect(await refused([999_999])).toBe('media.unknown_picture');
  expect(await refused([mine.aid, mine.aid])).toBeUndefined();
  expect(await refused([])).toBeUndefined();
  const pictures = await picturesByAid(db, [theirs.aid, mine.aid, 999_999]);
  expect([...pictures.keys()].sort()).toEqual([mine.aid, theirs.aid].sort());
  expect(pictures.get(mine.aid)).toMatchObject({ aid: mine.aid, url: mine.url, width: 700, height: 350 });
});

test('what no post shows is swept away after a week, files and all', async () => {
  const storage = fileStorage(path.join(folder, 'media'));
  const [used, loose, removed] = [await uploaded(3), await uploaded(3), await uploaded(3)];
  await attachPictures({ db, now }, 3, [used.aid, removed.aid]);
  now = new Date(now.getTime() + 6 * day);
  await detachPictures({ db, now }, [removed.aid]);
  now = new Date(now.getTime() + 2 * day);
  expect(await sweepLoose({ db, storage, clock })).toBeGreaterThan(0);
  const found = await picturesByAid(db, [used.aid, loose.aid, removed.aid]);
  expect([...found.keys()].sort()).toEqual([used.aid, removed.aid].sort());
  expect((await app.inject(`${loose.url}-320.webp`)).statusCode).toBe(404);
  expect((await app.inject(`${used.url}-320.webp`)).statusCode).toBe(200);
  now = new Date(now.getTime() + 6 * day);
  await sweepLoose({ db, storage, clock });
  expect((await app.inject(`${removed.url}-320.webp`)).statusCode).toBe(404);
  expect((await app.inject(`${used.url}-320.webp`)).statusCode).toBe(200);
});

test('a picture that two posts show stays until both have let it go', async () => {
  const storage = fileStorage(path.join(folder, 'media'));
  const { aid, url } = await uploaded(5);
  const shows = () => attachPictures({ db, now }, 5, [aid]);
  const detachOnce = () => detachPictures({ db, now }, [aid]);
  await shows();
  await shows();
  await detachOnce();
  now = new Date(now.getTime() + 8 * day);
  await sweepLoose({ db, storage, clock });
  expect((await app.inject(`${url}-320.webp`)).statusCode).toBe(200);

  await detachOnce();
  now = new Date(now.getTime() + 8 * day);
  await sweepLoose({ db, storage, clock });
  expect((await app.inject(`${url}-320.webp`)).statusCode).toBe(404);
});

test('files whose row was never written are swept away after a day, and nothing else is', async () => {
  const storage = fileStorage(path.join(folder, 'media'));
  const used = await uploaded(4);
  const orphan = `${'ab/'.padEnd(41, 'c')}-320.webp`;
  await storage.put(orphan, Buffer.from('a picture of nobody'));
  await storage.put('ab/another-thing.txt', Buffer.from('not ours to judge'));
  const at = (ms: number) => ({ db, storage, clock: () => new Date(Date.now() + ms) });
  expect(await sweepOrphans(at(0))).toBe(0);
  expect(await storage.exists(orphan)).toBe(true);
  expect(await sweepOrphans(at(day + 60_000))).toBe(1);
  expect(await storage.exists(orphan)).toBe(false);
  expect(await storage.exists('ab/another-thing.txt')).toBe(true);
  expect((await app.inject(`${used.url}-320.webp`)).statusCode).toBe(200);
});

test('a storage that takes nothing is answered with "try again", and no row is left', async () => {
  const blocked = path.join(folder, 'blocked');
  await writeFile(blocked, 'a file where the folder should be');
  const without = await server(path.join(blocked, 'media'));
  const before = await db.selectFrom('media.images').select('aid').execute();
  expect((await upload({ file: await photo(), header: 'm9' }, without)).body).toMatchObject({
    status: 0,
    error: 'media.not_kept',
  });
  expect((await db.selectFrom('media.images').select('aid').execute()).length).toBe(before.length);
  expect(await readdir(folder)).toContain('blocked');
  await without.close();
});

test('a body that is no proper form is refused, never a fault', async () => {
  const broken = [
    { type: 'multipart/form-data; boundary=x', payload: '--x\r\nnonsense' },
    { type: 'multipart/form-data', payload: 'x' },
  ];
  for (const { type, payload } of broken) {
    const answer = await app.inject({
      method: 'POST',
      url: '/v5/content/imageUpload',
      headers: { 'content-type': type, 'x-auth-token': 'm7' },
      payload,
    });
    expect(answer.statusCode, type).toBeLessThan(500);
  }
});

test('a picture has a JPEG for shared links, made once it is asked for, at most 1,200 pixels wide, and gone with it', async () => {
  const wide = await sharp({ create: { width: 1600, height: 800, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { url, aid } = (await upload({ file: wide, header: 'm12' })).body.data;
  const preview = await app.inject(`${url}-preview.jpg`);
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
  const [red] = await sharp(preview.rawPayload).raw().toBuffer();
  expect(red, 'what is see-through lies on white').toBeGreaterThan(250);
  expect((await app.inject(`${url}-preview.jpg`)).headers.etag).toBe(preview.headers.etag);
  const small = (await uploaded(12)).url;
  expect(await sharp((await app.inject(`${small}-preview.jpg`)).rawPayload).metadata()).toMatchObject({ width: 700 });

  await db
    .updateTable('media.images')
    .set({ created_at: new Date(now.getTime() - 8 * day) })
    .where('aid', '=', aid)
    .execute();
  await sweepLoose({ db, storage: fileStorage(path.join(folder, 'media')), clock });
  expect((await app.inject(`${url}-preview.jpg`)).statusCode).toBe(404);
});

test.each(['/media/ab/0123456789012345678901234567890123456789-preview.jpg', '/media/ab/x-preview.jpg'])(
  'no preview is made of what is no picture: %s',
  async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  },
);

/** What a picture looked like in the database before its widths were more than three. */
const asBefore = (aid: number) => {
  const before = { widths: [320, 640, 1280] };
  return db.updateTable('media.images').set(before).where('aid', '=', aid).returning('storage_key').executeTakeFirst();
};

test('a width that was not made with an older picture is made when it is asked for, and is gone with it', async () => {
  const storage = fileStorage(path.join(folder, 'media'));
  const wide = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#2e43a6' } });
  const { url, aid } = (await upload({ file: await wide.jpeg().toBuffer(), header: 'm12' })).body.data;
  const key = (await asBefore(aid))!.storage_key;
  for (const width of [480, 960]) await storage.remove(`${key}-${width}.webp`);
  expect((await picturesByAid(db, [aid])).get(aid)?.widths).toEqual([320, 480, 640, 960, 1280]);
  for (const width of [480, 960]) {
    const made = await app.inject(`${url}-${width}.webp`);
    expect([made.statusCode, made.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(made.rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
  }
  for (const none of [100, 800, 1600])
    expect((await app.inject(`${url}-${none}.webp`)).statusCode, `${none}`).toBe(404);

  const created_at = new Date(now.getTime() - 8 * day);
  await db.updateTable('media.images').set({ created_at }).where('aid', '=', aid).execute();
  await sweepLoose({ db, storage, clock });
  expect((await storage.list(key.slice(0, 2))).filter((file) => file.key.startsWith(key))).toEqual([]);
});

test('of an older animation the width that is made moves as well', async () => {
  const frames = await Promise.all(
    ['#111111', '#eeeeee', '#aa2222'].map((background) =>
      sharp({ create: { width: 700, height: 350, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const file = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { url, aid } = (await upload({ file, header: 'm12' })).body.data;
  const { storage_key } = (await asBefore(aid))!;
  await db
    .updateTable('media.images')
    .set({ widths: [320, 640, 700] })
    .where('aid', '=', aid)
    .execute();
  await fileStorage(path.join(folder, 'media')).remove(`${storage_key}-480.webp`);
  expect(await sharp((await app.inject(`${url}-480.webp`)).rawPayload).metadata()).toMatchObject({
    width: 480,
    pages: 3,
  });
});
