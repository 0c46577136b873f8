import { expect, test, vi } from 'vitest';
import { pagesPrefix, sharedStore } from '../offline/forget.ts';
import { cacheStorage } from '../offline/testing/cache-storage.ts';
import { servePages } from './pages.ts';
import type { WorkerScope } from './scope.ts';

const origin = 'https://forum.example';

/** What is stored after the worker has seen a request. */
async function storedAfter(request: object): Promise<string[]> {
  const caches = cacheStorage();
  for (const name of [`${pagesPrefix}7`, sharedStore, 'assets']) await caches.open(name);
  const scope = Object.assign(new EventTarget(), { location: { origin }, caches }) as unknown as WorkerScope;
  servePages(scope);
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    request: { mode: 'navigate', method: 'POST', referrer: `${origin}/ng`, ...request },
    waitUntil: (lasting: Promise<unknown>) => work.push(lasting),
    respondWith: vi.fn(),
  });
  scope.dispatchEvent(event);
  await Promise.all(work);
  expect(event.respondWith).not.toHaveBeenCalled();
  return caches.keys();
}

test('a log-out by a page’s form deletes the pages that were saved, and what was shared to the site', async () => {
  expect(await storedAfter({ url: `${origin}/do/sign-in.logout` })).toEqual(['assets', 'turned']);
});

test.each([
  ['another form', { url: `${origin}/do/threads.like?pid=1` }],
  ['another site’s form', { url: `${origin}/do/sign-in.logout`, referrer: 'https://evil.example/' }],
  ['a form that hides where it comes from', { url: `${origin}/do/sign-in.logout`, referrer: '' }],
  ['a site whose name begins like this one', { url: `${origin}/do/sign-in.logout`, referrer: `${origin}.evil/` }],
])('%s deletes nothing', async (_whose, request) => {
  expect(await storedAfter(request)).toHaveLength(3);
});
