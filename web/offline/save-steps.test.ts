import { expect, test, vi } from 'vitest';
import { noteShown } from '../lib/shown-since.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import { saveSteps } from './save-steps.ts';
import { savedPage, savePage } from './saved-pages.ts';
import { cacheStorage } from './testing/cache-storage.ts';

/** A document that stands at the first list, and a router that holds its page. */
function standing(): { stores: CacheStorage; router: BrowserRouter } {
  const stores = cacheStorage();
  vi.stubGlobal('caches', stores);
  vi.stubGlobal('location', new URL('https://forum.example/latest'));
  vi.stubGlobal('document', { title: 'Latest posts', documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = { location: { pathname: '/latest', search: '', hash: '' }, data: { root: { viewer: null } } };
  const router = { state: { page, navigation: { state: 'idle' } }, subscribe: () => () => {} };
  return { stores, router: router as unknown as BrowserRouter };
}

const stored = {
  address: '/latest',
  title: 'Latest',
  at: 7,
  form: 'html',
  build: 'a',
  body: '<p>',
  headers: {},
} as const;

test.each([
  { name: 'a page that was received is saved', saved: false, expected: { form: 'data', title: 'Latest posts' } },
  { name: 'a page that was read from the device keeps what it was, and its time', saved: true, expected: stored },
])('$name', async ({ saved, expected }) => {
  const { stores, router } = standing();
  noteShown('/latest', { at: 7, saved });
  await savePage(stores, '0', stored);
  const end = saveSteps(router, { basename: '', reader: '0', build: 'b' });
  await vi.runAllTimersAsync();
  end();
  // What is stored comes a moment after its timer.
  vi.useRealTimers();
  await expect.poll(() => savedPage(stores, '/latest')).toMatchObject(expected);
});
