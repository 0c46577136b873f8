/** The store of the site's own files, which the worker answers from. */
export const assetsStore = 'assets';
/** The code of some forty pages; the oldest give way. */
const most = 240;

/** What lies there carries its hash in its name and never changes. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Stores those of a page's files that are not stored yet; the browser has most of them, from loading the page. */
export async function storeAssets(stores: CacheStorage, paths: readonly string[]): Promise<void> {
  const cache = await stores.open(assetsStore);
  const store = async (path: string): Promise<void> => {
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(new Request(path, { cache: 'force-cache' }));
  };
  await Promise.all(paths.filter(isAsset).map(store));
  const files = await cache.keys();
  await Promise.all(files.slice(0, Math.max(0, files.length - most)).map((file) => cache.delete(file)));
}
