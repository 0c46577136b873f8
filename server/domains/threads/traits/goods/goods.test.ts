import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { movedBy } from '../../../../../tests/support/moved-tags.ts';

const forum = await testForum({ env: { OUTGOING: 'anywhere' } });
const { api, clock, db, member, post, runTask } = forum;
const closed = await testForum();

const lamp = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#884422' } })
  .jpeg()
  .toBuffer();
const page = { html: '', status: 200, asked: 0, picture: lamp as Buffer | string };
const server = createServer((request, response) => {
  if (request.url?.startsWith('/lamp.jpg')) {
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(page.picture);
  }
  page.asked += 1;
  return response.writeHead(page.status, { 'content-type': 'text/html' }).end(page.html);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
const at = (path: string) => `http://127.0.0.1:${port}/${path}`;

const named = (title: string, price = '12500') =>
  `<meta property="og:title" content="${title}"><meta property="og:image" content="/lamp.jpg">
   <meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="NGN">`;
beforeEach(() => Object.assign(page, { html: named('A lamp'), status: 200, asked: 0, picture: lamp }));

const lookUp = async (url: string, who: Writer) => (await api.must('threads.get-goods-info', { url }, who)).data;
const goodsIn = async (tid: number) => (await api.must('threads.info', { tid })).data.goodsInfo;

test('a product is looked up once for whoever writes about it: title, price, and a picture made anew', async () => {
  const [ada, bola] = [await member(), await member()];
  const found = await lookUp(at('once'), ada);
  expect(found).toMatchObject({ title: 'A lamp', url: at('once'), price: '12500', currency: 'NGN', site: '127.0.0.1' });
  expect(found.picture).toMatchObject({ width: 500, height: 400 });
  expect(found.picture?.url).toMatch(/^\/media\//);
  expect((await fetch(`${forum.url}${found.picture?.url}-320.webp`)).status).toBe(200);
  expect(await lookUp(`${at('once')}?utm_source=chat#top`, bola)).toEqual(found);
  expect(page.asked).toBe(1);
});

test('all addresses of one page are one product, by the address that the page calls its own', async () => {
  const ada = await member();
  page.html = `${named('A lamp')}<link rel="canonical" href="/own">`;
  const [one, other] = [await lookUp(at('by-chat'), ada), await lookUp(at('by-mail'), ada)];
  expect([one.goods_id, one.url]).toEqual([other.goods_id, at('own')]);
  const asked = page.asked;
  expect((await lookUp(at('by-mail'), ada)).goods_id).toBe(one.goods_id);
  expect((await lookUp(at('own'), ada)).goods_id).toBe(one.goods_id);
  expect(page.asked).toBe(asked);
});

test('R-THR-030 what is no address of the web is refused, and nothing is asked for; a guest has nothing looked up', async () => {
  const ada = await member();
  for (const url of ['a lamp', 'mailto:ada@example.com', 'file:///etc/passwd', 'javascript:alert(1)']) {
    expect((await api.call('threads.get-goods-info', { url }, ada)).error).toBe('threads.goods_link_invalid');
  }
  expect((await api.call('threads.get-goods-info', { url: at('guest') })).http).toBe(401);
  expect(page.asked).toBe(0);
});

test('an address that is not of the open internet is not asked', async () => {
  const ada = await closed.member();
  const { data } = await closed.api.must('threads.get-goods-info', { url: at('inside') }, ada);
  expect(data).toMatchObject({ title: '', picture: null, price: '' });
  expect(page.asked).toBe(0);
});

test('a page that can’t be read has no title, and is tried again an hour later', async () => {
  const ada = await member();
  page.status = 404;
  const first = await lookUp(at('later'), ada);
  expect(first).toMatchObject({ title: '', site: '127.0.0.1', picture: null });
  page.status = 200;
  clock.advance(3000);
  expect((await lookUp(at('later'), ada)).title).toBe('');
  clock.advance(700);
  expect(await lookUp(at('later'), ada)).toMatchObject({ goods_id: first.goods_id, title: 'A lamp' });
});

test('after a day it is read again; what a site that is away had said stays; a picture that is none is left out', async () => {
  const ada = await member();
  const before = await lookUp(at('day'), ada);
  clock.advance(86_401);
  page.html = named('A dear lamp', '14000');
  const after = await lookUp(at('day'), ada);
  expect(after).toMatchObject({ goods_id: before.goods_id, title: 'A dear lamp', price: '14000' });
  expect(after.picture?.aid).not.toBe(before.picture?.aid);
  const left = await db.selectFrom('media.images').selectAll().where('aid', '=', before.picture!.aid).execute();
  expect(left).toMatchObject([{ uses: 0 }]);
  clock.advance(86_401);
  page.status = 503;
  expect(await lookUp(at('day'), ada)).toEqual(after);
  Object.assign(page, { status: 200, picture: '<svg onload="alert(1)"/>' });
  expect((await lookUp(at('no-picture'), ada)).picture).toBeNull();
});

test('a post shows its products in their order, with its writer’s titles; lists don’t', async () => {
  const ada = await member();
  const [one, two] = [await lookUp(at('one'), ada), await lookUp(at('two'), ada)];
  const goodsInfo = [
    { goods_id: two.goods_id, title: 'The lamp that I bought' },
    { goods_id: one.goods_id, title: '' },
  ];
  const { tid, pid } = await post(ada, { goodsInfo });
  const shown = [{ ...two, title: 'The lamp that I bought' }, one];
  expect(await goodsIn(tid)).toEqual(shown);
  expect((await api.must('threads.view', { tid })).data.thread.goodsInfo).toEqual(shown);
  expect((await api.must('threads.get-data', { pid }, ada)).data.goodsInfo).toEqual(shown);
  const row = (await api.must('feeds.latest', {})).data.list.find((each) => each.tid === tid);
  expect(JSON.stringify(row)).not.toContain('The lamp that I bought');
});

test('an edit writes them anew, one that doesn’t say leaves them, and an empty list removes them', async () => {
  const ada = await member();
  const [one, two] = [await lookUp(at('one'), ada), await lookUp(at('two'), ada)];
  const { tid, pid } = await post(ada, { goodsInfo: JSON.stringify([{ goods_id: one.goods_id }]) });
  const edit = { tid, pid, subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };
  await api.must('threads.edit', edit, ada);
  expect(await goodsIn(tid)).toEqual([one]);
  await api.must('threads.edit', { ...edit, goodsInfo: [two, one].map(({ goods_id }) => ({ goods_id })) }, ada);
  expect(await goodsIn(tid)).toEqual([two, one]);
  await api.must('threads.edit', { ...edit, goodsInfo: [] }, ada);
  expect(await goodsIn(tid)).toEqual([]);
});

test('R-THR-029 R-THR-032 a product twice, a long title, one without title and one that nobody looked up are refused', async () => {
  const ada = await member();
  const { goods_id } = await lookUp(at('twice'), ada);
  page.status = 404;
  const untitled = (await lookUp(at('untitled'), ada)).goods_id;
  const refusalOf = async (...goodsInfo: object[]) => {
    const written = { subject: 'A lamp', message: 'The lamp lights the whole room.', goodsInfo };
    const { error, body } = await api.call('threads.create', written, ada);
    return [error, body.msg];
  };
  expect(await refusalOf({ goods_id }, { goods_id, title: 'The same' })).toEqual([
    'threads.goods_exists',
    'Product already exists',
  ]);
  expect((await refusalOf({ goods_id, title: 'a'.repeat(61) }))[0]).toBe('threads.goods_title_too_long');
  expect((await refusalOf({ goods_id: untitled }))[0]).toBe('threads.goods_title_empty');
  expect((await refusalOf({ goods_id: 999_999 }))[0]).toBe('threads.goods_unknown');
  expect((await refusalOf(...Array.from({ length: 6 }, (_, at) => ({ goods_id: at + 1 }))))[0]).toBe(
    'threads.goods_too_many',
  );
  const wrong = { subject: 'A lamp', message: 'The lamp lights the whole room.', goodsInfo: '{"goods_id":1}' };
  expect((await api.call('threads.create', wrong, ada)).body.issues).toMatchObject([{ field: 'goodsInfo' }]);
});

test('a page’s title is cut to what a post may show', async () => {
  const ada = await member();
  page.html = named('word '.repeat(40));
  const { goods_id, title } = await lookUp(at('long'), ada);
  expect(title).toMatch(/^(?:word ){10}word…$/);
  expect(await goodsIn((await post(ada, { goodsInfo: [{ goods_id, title: '' }] })).tid)).toMatchObject([{ title }]);
});

test('a look-up makes stale the pages of posts that show the product', async () => {
  const ada = await member();
  const { goods_id } = await lookUp(at('stale'), ada);
  clock.advance(86_401);
  expect(await movedBy(forum, () => lookUp(at('stale'), ada))).toEqual([`g:${goods_id}`]);
  expect(await movedBy(forum, () => lookUp(at('stale'), ada))).toEqual([]);
});

test('after a month what no post shows is deleted with its picture', async () => {
  const ada = await member();
  const [used, unused] = [await lookUp(at('used'), ada), await lookUp(at('unused'), ada)];
  const gone = await lookUp(at('gone'), ada);
  await post(ada, { goodsInfo: [{ goods_id: used.goods_id }] });
  const { tid } = await post(ada, { goodsInfo: [{ goods_id: gone.goods_id }] });
  const left = async () => {
    await runTask('threads.sweep-goods');
    const rows = await db.selectFrom('threads.goods').select('address').orderBy('goods_id').execute();
    return rows.map(({ address }) => address).filter((address) => address.endsWith('used') || address.endsWith('gone'));
  };
  expect(await left()).toEqual(['used', 'unused', 'gone'].map(at));
  clock.advance(31 * 86_400);
  await db.updateTable('threads.threads').set({ deleted_at: clock.now() }).where('tid', '=', tid).execute();
  expect(await left()).toEqual(['used', 'gone'].map(at));
  clock.advance(31 * 86_400);
  expect(await left()).toEqual([at('used')]);
  const image = await db.selectFrom('media.images').selectAll().where('aid', '=', unused.picture!.aid).execute();
  expect(image).toMatchObject([{ uses: 0, attached_at: null }]);
});
