/** Begins the name of the store of a reader's pages. */
export const pagesPrefix = 'pages.';

/** The store of what was shared to the site and is not in a post yet. */
export const sharedStore = 'shared';

/** The stores of saved pages. */
export const pageStores = async (stores: CacheStorage): Promise<string[]> =>
  (await stores.keys()).filter((name) => name.startsWith(pagesPrefix));

/** When a reader last came or went, in milliseconds: what was asked for before is saved for nobody. */
const turnedStore = 'turned';
const turnedAt = '/turned';

export async function readTurned(stores: CacheStorage): Promise<number> {
  const noted = await (await stores.open(turnedStore)).match(turnedAt);
  return Number(await noted?.text());
}

/** Deletes all saved pages, but those of `reader` where one is named; without one its reader has gone. */
export async function forgetPages(stores: CacheStorage, reader?: string): Promise<void> {
  if (reader === undefined) await (await stores.open(turnedStore)).put(turnedAt, new Response(String(Date.now())));
  const others = (await pageStores(stores)).filter((name) => name !== pagesPrefix + reader);
  await Promise.all(others.map((name) => stores.delete(name)));
}

/** One at a time over all tabs: nothing is saved for a reader who has just gone. */
export const onePageAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('pages', work) : work();

/**
 * Deletes what this browser saved of its reader's pages: they are another's from now on, or nobody's. Who has just shared
 * something may log in for it; with a log-out it is gone as well.
 */
export function forgetSaved(left: 'log-in' | 'log-out'): void {
  if (typeof caches === 'undefined') return;
  onePageAtATime(() => forgetPages(caches)).catch(() => undefined);
  if (left === 'log-out') caches.delete(sharedStore).catch(() => undefined);
}
