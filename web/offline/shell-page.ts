import { storeAssets } from './assets-store.ts';
import { offlinePath } from './offline-path.ts';
import { localeOfPath } from './page-kind.ts';
import { assetsIn, buildIn, isBuild } from './saved-html.ts';

const store = 'shell';
/** A reader who changes between countries is served by the last few. */
const most = 4;

const addressOf = (locale: string): string => `${locale}${offlinePath}`;

/** The offline page of a locale (`/ng`, empty for the global site), or of another where that has none. */
export async function shellFor(stores: CacheStorage, locale: string): Promise<Response | undefined> {
  const cache = await stores.open(store);
  const own = await cache.match(addressOf(locale));
  if (own) return own;
  const [other] = await cache.keys();
  return other && cache.match(other);
}

/** The locale whose offline page `shellFor` gives; undefined where there is none. */
export async function shellLocale(stores: CacheStorage, locale: string): Promise<string | undefined> {
  const cache = await stores.open(store);
  if (await cache.match(addressOf(locale))) return locale;
  const [other] = await cache.keys();
  return other && localeOfPath(new URL(other.url).pathname);
}

/** Whether the offline page of a locale is stored for this version of the site. */
async function hasShell(cache: Cache, locale: string, build: string): Promise<boolean> {
  const stored = await cache.match(addressOf(locale));
  return stored !== undefined && buildIn(await stored.text()) === build;
}

/**
 * Stores the offline page of a locale, as a guest gets it, for the version `build`, after all that it names: where it
 * stands, it opens.
 */
export async function storeShell(stores: CacheStorage, locale: string, build: string): Promise<void> {
  const cache = await stores.open(store);
  if (!isBuild(build) || (await hasShell(cache, locale, build))) return;
  // Without a reader's cookie it is nobody's page, and its policy names its scripts by their hashes.
  const answer = await fetch(addressOf(locale), { credentials: 'omit' });
  if (!answer.ok) return;
  await storeAssets(stores, assetsIn(await answer.clone().text()));
  await cache.delete(addressOf(locale));
  await cache.put(addressOf(locale), answer);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, Math.max(0, pages.length - most)).map((page) => cache.delete(page)));
}
