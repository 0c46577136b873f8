import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testContests } from '../../../contests/testing/contests.ts';
import { photoRoom } from './contributes.ts';

const { api, app, clock, db, enter, entry, member, picture, reply } = await testContests();
const settle = () => app.platform.outbox.drain();
const infoOf = async (tid: number, reader?: { token: string }) =>
  (await api.must('threads.info', { tid }, reader ?? {})).data;
const listed = async (fields: object = {}, reader?: { token: string }) =>
  (await api.must('threads.photo-list', { fid: 770, ...fields } as never, reader ?? {})).data;

test('R-PHO-003 an entry is a thread of the photo board with its photos, and no words are needed', async () => {
  const ada = await member();
  const aids = [await picture(ada), await picture(ada)];
  const answer = await api.must('threads.new-thread-photos', await entry(ada, { aids }), ada);
  const { tid } = answer.data.Variables;
  const { fid, special, photo, message } = await infoOf(tid);
  expect([fid, special, message]).toEqual([770, 5, '']);
  expect(photo?.photos.map(({ aid, w, h, full, exif }) => [aid, w, h, full, exif])).toEqual(
    aids.map((aid) => [aid, 640, 480, '', null]),
  );
  const { lists } = await listed();
  expect(lists.find((row) => row.tid === tid)?.photos).toEqual(photo?.photos);
  const wrong = await api.call(
    'threads.create',
    { subject: 'Words alone', message: 'On the photo board.', fid: 770 },
    ada,
  );
  expect(wrong.error).toBe('threads.kind_elsewhere');
  expect((await api.call('threads.new-thread-photos', await entry(ada, { fid: 15443 }), ada)).error).toBe(
    'threads.unknown_board',
  );
});

test('what the member says of a photo is shown, and a place never is', async () => {
  const ada = await member();
  const [aid, plain] = [await picture(ada), await picture(ada)];
  const said = {
    aid,
    camera: '  Kito \n X3',
    shutter: '1/60',
    iso: 200,
    aperture: '1.8',
    latitude: 6.5,
    place: 'Lagos',
  };
  const { tid } = await enter(ada, { aids: [aid, plain], exif: JSON.stringify([said]) });
  const [first, second] = (await infoOf(tid)).photo!.photos;
  expect(first?.exif).toEqual({ camera: 'Kito X3', lens: '', shutter: '1/60', iso: '200', aperture: '1.8', day: '' });
  expect(second?.exif).toBeNull();
  expect(JSON.stringify(await infoOf(tid))).not.toMatch(/Lagos|6\.5/);
  for (const exif of [
    '{',
    '[{"aid":1,"iso":"many"}]',
    '[{"aid":1,"day":"2099-01-01"}]',
    '[{"aid":1,"shutter":"1/0x"}]',
  ]) {
    const answer = await api.call('threads.new-thread-photos', await entry(ada, { exif }), ada);
    expect(answer.body.issues, exif).toMatchObject([{ field: 'exif' }]);
  }
});

test('an edit takes photos out and adds others; what was said of those that stay stays', async () => {
  const [ada, eve] = [await member(), await member()];
  const [one, two, three] = [await picture(ada), await picture(ada), await picture(ada)];
  const exif = JSON.stringify([{ aid: two, camera: 'Kito X3' }]);
  const { tid, pid } = await enter(ada, { aids: [one, two], exif });
  const change = { tid, subject: 'Kurmi market, seven', aids: [three], delaids: [one], typeid: 1 };
  expect((await api.call('threads.edit-photos', change, eve)).error).toBe('threads.not_yours');
  await api.must('threads.edit-photos', change, ada);
  const { photo, subject } = await infoOf(tid);
  expect([subject, photo?.category]).toEqual(['Kurmi market, seven', 1]);
  expect(photo?.photos.map((each) => [each.aid, each.exif?.camera])).toEqual([
    [two, 'Kito X3'],
    [three, undefined],
  ]);
  const bare = await api.call('threads.edit-photos', { ...change, aids: [], delaids: [two, three] }, ada);
  expect(bare.error).toBe('threads.photo_none');
  const common = { tid, pid, subject: 'Elsewhere', message: 'Changed by the common call.' };
  expect((await api.call('threads.edit', common, ada)).error).toBe('threads.photo_own_edit');
  expect((await api.call('threads.delete-attachment', { tid, pid, aid: two }, ada)).error).toBe(
    'threads.photo_own_edit',
  );
  const uses = await db
    .selectFrom('media.images')
    .select(['aid', 'uses'])
    .where('aid', 'in', [one, two, three])
    .execute();
  expect(new Map(uses.map(({ aid, uses: n }) => [aid, n]))).toEqual(
    new Map([
      [one, 0],
      [two, 1],
      [three, 1],
    ]),
  );
});

test('lists are ordered by time, likes and replies, and narrowed to a category', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const [first, second] = [await enter(ada, { typeid: 2 }), await enter(ada, { typeid: 2 })];
  await settle();
  for (const who of [bola, chi]) await api.must('threads.like-photo', { tid: first.tid, like: 1 }, who);
  clock.aheadInTest(60);
  await reply(bola, second.tid);
  await settle();
  const tids = async (fields: object) => (await listed({ typeid: 2, ...fields })).lists.map(({ tid }) => tid);
  expect(await tids({ order: 'dateline' })).toEqual([second.tid, first.tid]);
  expect(await tids({ order: 'like' })).toEqual([first.tid, second.tid]);
  expect(await tids({ order: 'lastpost' })).toEqual([second.tid, first.tid]);
  const page = await listed({ typeid: 2, limit: 1 });
  expect((await listed({ typeid: 2, limit: 1, after: page.next })).lists.map(({ tid }) => tid)).toEqual([first.tid]);
});

test('a list says how many it has, whatever page of it is read', async () => {
  const [ada, bola] = [await member(), await member()];
  const author = { authorid: ada.uid, limit: 2 };
  for (let n = 0; n < 4; n += 1) await enter(ada, { typeid: 5 });
  await enter(bola, { typeid: 5 });
  expect([
    (await listed({ typeid: 5, limit: 2 })).count,
    (await listed({ typeid: 5, limit: 2, page: 3 })).count,
  ]).toEqual([5, 5]);
  const [first, second] = [
    (await api.must('threads.my-photos', author)).data,
    (await api.must('threads.my-photos', { ...author, page: 2 })).data,
  ];
  expect([first.count, second.count]).toEqual([4, 4]);
});

test('R-PHG-002 single photos are listed with msg success, their entry and what the reader may do', async () => {
  const [ada, bola] = [await member(), await member()];
  const aids = [await picture(ada), await picture(ada)];
  const { tid } = await enter(ada, { aids, typeid: 3 });
  await api.must('threads.like-photo', { tid }, bola);
  await settle();
  const answer = await api.must('threads.photos', {}, bola);
  expect(answer.body.msg).toBe('success');
  const rows = answer.beside.Variables.list.filter((row) => row.tid === tid);
  expect(new Set(rows.map(({ aid }) => aid))).toEqual(new Set(aids));
  expect(rows[0]).toMatchObject({ author: ada.username, like: 1, is_like: 1, own: { can: { like: true } } });
  const mine = await api.must('threads.my-photos', { typeid: 3 }, ada);
  expect([mine.body.msg, mine.data.lists.length]).toEqual(['success', 2]);
  const theirs = (await api.must('threads.my-photos', { authorid: ada.uid, order: 'lastpost' })).data;
  expect(theirs.lists.length).toBe(2);
  expect((await api.must('threads.my-photos', { authorid: ada.uid, fids: [771] })).data.lists).toEqual([]);
  expect((await api.call('threads.my-photos', {})).error).toBe('threads.need_login');
  const category = (await api.must('threads.photo-lists', { list: '3' })).data.lists;
  expect(category.map((row) => row.tid)).toContain(tid);
  expect((await api.call('threads.photo-lists', { list: 'constructor' })).error).toBe('contests.unknown_category');
});

test('R-PHG-003 eight photos are recommended, each with why, and none of one’s own', async () => {
  const reader = await member();
  const [followed, own] = [await member(), await enter(reader)];
  await api.must('follows.follow', { follow_uid: followed.uid } as never, reader);
  for (let n = 0; n < 6; n += 1) await enter(await member());
  const theirs = await enter(followed);
  const { list } = (await api.must('threads.recommended-photos', {}, reader)).beside.Variables;
  expect(list.length).toBe(8);
  expect(list[0]).toMatchObject({ tid: theirs.tid, why: 'follows' });
  expect(list.map(({ tid }) => tid)).not.toContain(own.tid);
  expect(list.every(({ why }) => why !== '')).toBe(true);
});

test('who is blocked, held or deleted stands in no list', async () => {
  const [ada, eve] = [await member(), await member()];
  const [gone, seen] = [await enter(ada, { typeid: 4 }), await enter(ada, { typeid: 4 })];
  await api.must('threads.delete', { tid: gone.tid }, ada);
  const tids = async (reader?: { token: string }) => [
    ...(await listed({ typeid: 4 }, reader)).lists.map(({ tid }) => tid),
    ...(await api.must('threads.photo-lists', { list: '4' }, reader ?? {})).data.lists.map(({ tid }) => tid),
  ];
  expect(await tids()).toEqual([seen.tid, seen.tid]);
  await api.must('follows.block', { block_uid: ada.uid }, eve);
  expect(await tids(eve)).toEqual([]);
  expect((await api.call('threads.photographer', { uid: ada.uid }, eve)).error).toBe('threads.author_blocked');
  expect(await db.selectFrom('threads.photos').select('aid').where('tid', '=', gone.tid).execute()).toEqual([]);
});

test('a photographer’s page counts photos, likes, categories and cameras', async () => {
  const [ada, bola] = [await member(), await member()];
  const aids = [await picture(ada), await picture(ada)];
  const exif = JSON.stringify(aids.map((aid) => ({ aid, camera: 'Zuri 5' })));
  const { tid } = await enter(ada, { aids, exif, typeid: 5 });
  await enter(ada);
  await api.must('threads.like-photo', { tid }, bola);
  const { data } = await api.must('threads.photographer', { uid: ada.uid });
  expect(data).toMatchObject({ photos: 3, likes: 1, won: 0, categories: [{ typeid: 5, photos: 2 }] });
  expect(data.cameras).toEqual([{ camera: 'Zuri 5', photos: 2 }]);
  expect((await api.must('threads.photographers', {})).data.list.length).toBeGreaterThan(0);
  expect((await api.call('threads.photographer', { uid: bola.uid })).error).toBe('threads.photographer_unknown');
});

test('an upload of a photo board has a large file beside, upright and without what the camera wrote', async () => {
  const ada = await member();
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#804020' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const img = new File([new Uint8Array(bytes)], 'photo.jpg');
  const { data } = await api.must('threads.upload-photo', {}, { ...ada, files: { img } });
  expect(data).toMatchObject({ width: 3000, widths: [320, 480, 640, 960, 1280], fileUrl: `${data.url}-1280.webp` });
  expect(data.full).toBe(`${data.url}-2560.webp`);
  const file = await app.server.inject({ url: data.full });
  const stored = await sharp(file.rawPayload).metadata();
  expect([stored.width, stored.height, stored.exif]).toEqual([2560, 1707, undefined]);
  const { tid } = await enter(ada, { aids: [data.aid] });
  const [photo] = (await infoOf(tid)).photo!.photos;
  expect([photo?.full, photo?.url]).toEqual([data.full, data.fileUrl]);
  const small = new File([new Uint8Array(await sharp(bytes).resize({ width: 900 }).jpeg().toBuffer())], 'small.jpg');
  const other = (await api.must('threads.upload-dream', {}, { ...ada, files: { img: small } })).data;
  expect([other.full, other.widths.at(-1)]).toEqual(['', 900]);
  const broken = new File([new Uint8Array(bytes.subarray(0, 400))], 'half.jpg');
  expect((await api.call('threads.upload-photo', {}, { ...ada, files: { img: broken } })).error).toMatch(/^media\./);
  const endless = new File([new Uint8Array(bytes.subarray(0, -2))], 'endless.jpg');
  expect((await api.must('threads.upload-photo', {}, { ...ada, files: { img: endless } })).data.width).toBe(3000);
});

test('what a member said of photos goes into their export', async () => {
  const ada = await member();
  const aid = await picture(ada);
  await enter(ada, { aids: [aid], exif: JSON.stringify([{ aid, camera: 'Kito X3' }]) });
  const rows: object[] = [];
  const room = photoRoom({ people: {}, contests: {} } as never);
  for await (const file of room.personalData!.collect!(db, ada.uid)) {
    if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
  }
  expect(rows).toMatchObject([{ aid, exif: { camera: 'Kito X3' } }]);
});
