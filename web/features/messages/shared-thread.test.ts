import { expect, test, vi } from 'vitest';
import { mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { sharedThreadIn } from './shared-thread.ts';
import { message } from './testing/chat.ts';
import { useSharedThreads } from './use-shared-threads.ts';

const site = 'https://baobab.example';

test.each([
  [`${site}/forum/15443/1024`, '', '/forum/15443/1024'],
  [`${site}/ng/forum/15443/1024?page=2#pid7 What do you say?`, 'What do you say?', '/forum/15443/1024'],
  [`I wrote it down: ${site}/forum/1/1024`, 'I wrote it down:', '/forum/1/1024'],
])('a thread of this site is found in %s', (text, words, path) => {
  expect(sharedThreadIn(text, site)).toEqual({ tid: 1024, path, words });
});

test.each([
  'https://elsewhere.example/forum/15443/1024',
  `${site}.elsewhere.example/forum/15443/1024`,
  `https://elsewhere.example/?to=${site}/forum/15443/1024`,
  `${site}/user/7`,
  'No address at all',
])('nothing is asked of another address: %s', (text) => {
  expect(sharedThreadIn(text, site)).toBeUndefined();
});

test('what a page shares is asked for by one call, and nothing of it in a request or where data is saved', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const list = [{ tid: 1024, subject: 'Blue hour', board: 'Cameras', replies: 22 }];
    return Response.json({ status: 1, msg: '', data: { list } });
  });
  const list = [
    message(1, { text: `${site}/forum/15443/1024` }),
    message(2, { text: `${site}/forum/15443/7 and this` }),
    message(3, { text: 'https://elsewhere.example/forum/15443/9' }),
  ];
  const shown = (isClosed: boolean, cookie = '') => {
    const threads = () => {
      Object.assign(document, { cookie });
      return useSharedThreads(list, isClosed);
    };
    return mounted(threads, { viewer: member, publicUrl: site });
  };
  for (const closed of [await shown(true), await shown(false, 'bb_lite=1')]) {
    await closed.act(() => new Promise(setImmediate));
    expect(asked).toEqual([]);
  }
  const open = await shown(false);
  await open.act(() => new Promise(setImmediate));
  expect(asked).toEqual(['/v5/chat/threads?tids=1024%2C7']);
  expect(open.now().get(1024)).toMatchObject({ subject: 'Blue hour', replies: 22 });
  expect(open.now().has(7)).toBe(false);
});
