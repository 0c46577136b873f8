import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { sweepPreviews } from './jobs/sweep-previews.ts';

const forum = await testForum({ env: { OUTGOING: 'anywhere' } });
const { api, clock, db, member, post } = forum;
const page = { html: '<title>A lens</title><meta name=description content="Six photos">', status: 200, asked: 0 };
const server = createServer((_request, response) => {
  page.asked += 1;
  response.writeHead(page.status, { 'content-type': 'text/html' }).end(page.html);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const { port } = server.address() as AddressInfo;
// A link has a dot in its host's name.
const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
beforeEach(() => Object.assign(page, { html: '<title>A lens</title>', status: 200, asked: 0 }));

const preview = async (address: string, who = {}) =>
  (await api.must('posts.preview-link', { address }, who)).data.preview;
const shown = async (tid: number) => (await api.must('threads.info', { tid })).data.link_preview;
const card = (path: string, title = 'A lens') => ({ address: at(path), title, summary: '', site: '127.0.0.1' });

test('a link is read once for whoever writes it, and its readers are shown the card', async () => {
  const [ada, ben] = [await member(), await member()];
  expect(await preview(at('once'), ada)).toEqual(card('once'));
  expect(await preview(at('once'), ben)).toEqual(card('once'));
  expect(page.asked).toBe(1);
  const { tid } = await post(ada, { message: `Where I bought it: ${at('once')}, and ${at('other')}.` });
  expect(await shown(tid)).toEqual(card('once'));
  const view = await api.must('threads.view', { tid });
  expect(view.data.thread.link_preview).toEqual(card('once'));
});

test('a link that nobody asked for has no card, and no reader has it read', async () => {
  const { tid } = await post(await member(), { message: `Found at ${at('unasked')} yesterday.` });
  expect(await shown(tid)).toBe(null);
  expect(page.asked).toBe(0);
});

test('after a week it is read again; a site that is away leaves what was known', async () => {
  const ada = await member();
  await preview(at('week'), ada);
  clock.advance(6 * 86_400);
  page.html = '<title>Another lens</title>';
  expect(await preview(at('week'), ada)).toEqual(card('week'));
  clock.advance(2 * 86_400);
  expect(await preview(at('week'), ada)).toEqual(card('week', 'Another lens'));
  clock.advance(8 * 86_400);
  page.status = 503;
  expect(await preview(at('week'), ada)).toEqual(card('week', 'Another lens'));
});

test('a page that could not be read is tried again an hour later', async () => {
  const ada = await member();
  page.status = 404;
  expect(await preview(at('later'), ada)).toBe(null);
  page.status = 200;
  clock.advance(3000);
  expect(await preview(at('later'), ada)).toBe(null);
  clock.advance(700);
  expect(await preview(at('later'), ada)).toEqual(card('later'));
  expect(page.asked).toBe(2);
});

test('what is no web address is not read, and a guest has nothing read', async () => {
  const ada = await member();
  for (const address of ['mailto:ada@example.com', 'file:///etc/passwd', 'words']) {
    expect(await preview(address, ada)).toBe(null);
  }
  expect((await api.call('posts.preview-link', { address: at('guest') })).http).toBe(401);
  expect(page.asked).toBe(0);
});

test('a card is deleted a year after its link was last read for somebody', async () => {
  const ada = await member();
  await preview(at('old'), ada);
  clock.advance(300 * 86_400);
  await preview(at('new'), await member());
  clock.advance(66 * 86_400);
  await sweepPreviews({ db, clock: clock.now });
  const left = await db.selectFrom('threads.link_previews').select('address').execute();
  expect(left.map(({ address }) => address)).toContain(at('new'));
  expect(left.map(({ address }) => address)).not.toContain(at('old'));
});
