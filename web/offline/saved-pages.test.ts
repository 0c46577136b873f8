import { expect, test } from 'vitest';
import { forgetPages } from './forget.ts';
import { readerOf, type SavedPage, savedMost, savedPage, savedReader, savedRows, savePage } from './saved-pages.ts';
import { cacheStorage } from './testing/cache-storage.ts';

const page = (address: string, more: Partial<SavedPage> = {}): SavedPage => ({
  ...{ address, title: `Title of ${address} – ça`, at: 1, form: 'html', build: '/assets/entry.client-a.js' },
  ...{
    body: `<p>${address}</p>`,
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
  },
  ...more,
});

const addresses = async (stores: CacheStorage) => (await savedRows(stores)).map(({ address }) => address);

test('a saved page is found as it came, with the headers that guard it', async () => {
  const stores = cacheStorage();
  const saved = page('/ng/forum/15443/7?page=2');
  await savePage(stores, readerOf(5), saved);
  expect(await savedPage(stores, saved.address)).toEqual(saved);
  expect(await savedPage(stores, '/ng/forum/15443/7')).toBeUndefined();
});

test('a page that was asked for before its reader went is saved for nobody', async () => {
  const stores = cacheStorage();
  const asked = Date.now();
  await forgetPages(stores);
  await savePage(stores, '5', page('/latest', { at: asked }));
  expect(await savedRows(stores)).toEqual([]);
  await savePage(stores, '5', page('/latest', { at: Date.now() + 1 }));
  expect(await savedRows(stores)).toHaveLength(1);
});

test('the last twenty threads and lists stay, and a page opened again counts as new', async () => {
  const stores = cacheStorage();
  const thread = (tid: number) => `/forum/15443/${tid}`;
  for (let tid = 1; tid <= savedMost.thread; tid += 1) await savePage(stores, '5', page(thread(tid), { at: tid }));
  await savePage(stores, '5', page('/latest', { at: 30 }));
  await savePage(stores, '5', page(thread(1), { at: 31 }));
  await savePage(stores, '5', page(thread(99), { at: 32 }));
  const stored = await addresses(stores);
  expect(stored.slice(0, 3)).toEqual([thread(99), thread(1), '/latest']);
  expect(stored).not.toContain(thread(2));
  expect(stored).toContain(thread(3));
  expect(stored.filter((address) => address.startsWith('/forum'))).toHaveLength(20);
});

test('a page that is left while it is saved anew keeps what was saved before', async () => {
  const stores = cacheStorage();
  await savePage(stores, '5', page('/latest', { at: 1 }));
  const cache = await stores.open('pages.5');
  const left: Cache = Object.assign(Object.create(cache), { put: () => Promise.reject(new Error('left')) });
  const leaving: CacheStorage = Object.assign(Object.create(stores), { open: async () => left });
  await expect(savePage(leaving, '5', page('/latest', { at: 2 }))).rejects.toThrow('left');
  expect(await savedPage(stores, '/latest')).toMatchObject({ at: 1 });
});

test('all saved pages together stay within their bytes', async () => {
  const stores = cacheStorage();
  const body = 'x'.repeat(savedMost.bytes / 3);
  for (const [at, address] of ['/', '/latest', '/foryou', '/following'].entries())
    await savePage(stores, '5', page(address, { at, body }));
  expect(await addresses(stores)).toEqual(['/following', '/foryou', '/latest']);
});

test('no reader is shown another’s pages: the first page of the next one deletes them', async () => {
  const stores = cacheStorage();
  await savePage(stores, readerOf(5), page('/latest'));
  await savePage(stores, readerOf(undefined), page('/'));
  expect(await savedReader(stores)).toBe('0');
  expect(await addresses(stores)).toEqual(['/']);
  await savePage(stores, readerOf(6), page('/foryou'));
  expect(await addresses(stores)).toEqual(['/foryou']);
  await forgetPages(stores, readerOf(6));
  expect(await addresses(stores)).toEqual(['/foryou']);
  await forgetPages(stores);
  expect(await savedReader(stores)).toBeNull();
  expect(await addresses(stores)).toEqual([]);
});
