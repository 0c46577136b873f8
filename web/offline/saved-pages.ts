import { forgetPages, pageStores, pagesPrefix, readTurned } from './forget.ts';
import { type PageKind, pageKind } from './page-kind.ts';

/** How many pages of a kind are saved, and how many bytes all of them may take: a few photos' worth. */
export const savedMost: Readonly<Record<PageKind, number>> & { bytes: number } = {
  ...{ thread: 20, list: 20, composer: 1 },
  bytes: 6_000_000,
};

/** A page that its reader has received, as it is saved. */
export interface SavedPage {
  /** Path and query. */
  address: string;
  title: string;
  /** When it was asked for, in milliseconds. */
  at: number;
  /** `html` as the server sent it, `data` of a step within the site. */
  form: 'html' | 'data';
  /** Names the code that the page was made for. */
  build: string;
  body: string;
  /** Headers that the page is served with again. */
  headers?: Readonly<Record<string, string>>;
}

/** A saved page without its body. */
export type SavedRow = Pick<SavedPage, 'address' | 'title' | 'at' | 'form'> & { kind: PageKind };

const field = (name: string): string => `x-saved-${name}`;

/** Who reads: the member's number, 0 for a guest. */
export const readerOf = (uid: number | undefined): string => String(uid ?? 0);

/** Whose pages are saved; null for nobody's. */
export async function savedReader(stores: CacheStorage): Promise<string | null> {
  const [name] = await pageStores(stores);
  return name?.slice(pagesPrefix.length) ?? null;
}

/**
 * Saves a page for its reader, in place of an older one of the address; another reader's pages are deleted. One that was asked for
 * (`page.at`) before somebody logged in or out is nobody's.
 */
export async function savePage(stores: CacheStorage, reader: string, page: SavedPage): Promise<void> {
  if (page.at <= (await readTurned(stores))) return;
  await forgetPages(stores, reader);
  const cache = await stores.open(pagesPrefix + reader);
  const { address, title, at, form, build, body, headers } = page;
  const own = { title: encodeURIComponent(title), at: String(at), form, build, bytes: String(body.length) };
  const marks = Object.entries(own).map(([name, value]) => [field(name), value] as const);
  // Never deleted first: a page that is left meanwhile would take what was saved with it.
  await cache.put(address, new Response(body, { headers: { ...headers, ...Object.fromEntries(marks) } }));
  await trim(cache);
}

/** The oldest give way. */
async function trim(cache: Cache): Promise<void> {
  const room: Record<string, number> = { ...savedMost };
  const read = async (request: Request) => {
    const headers = (await cache.match(request))?.headers;
    return { request, at: Number(headers?.get(field('at'))), bytes: Number(headers?.get(field('bytes'))) };
  };
  const saved = await Promise.all((await cache.keys()).map(read));
  for (const { request, bytes } of saved.sort((one, other) => other.at - one.at)) {
    const kind = pageKind(new URL(request.url));
    const fits = kind !== null && room[kind]! > 0 && room.bytes! >= bytes;
    if (!fits) await cache.delete(request);
    else {
      room[kind] = room[kind]! - 1;
      room.bytes = room.bytes! - bytes;
    }
  }
}

function pageIn(address: string, response: Response, body: string): SavedPage {
  const read = (name: string): string => response.headers.get(field(name)) ?? '';
  const headers = [...response.headers].filter(([name]) => !name.startsWith(field('')));
  return {
    ...{ address, body, build: read('build'), form: read('form') as SavedPage['form'] },
    ...{ title: decodeURIComponent(read('title')), at: Number(read('at')), headers: Object.fromEntries(headers) },
  };
}

/** The page saved for an address, whoever it was saved for; undefined for none. */
export async function savedPage(stores: CacheStorage, address: string): Promise<SavedPage | undefined> {
  for (const name of await pageStores(stores)) {
    const found = await (await stores.open(name)).match(address);
    if (found) return pageIn(address, found, await found.text());
  }
  return undefined;
}

/** What is saved, the newest first. */
export async function savedRows(stores: CacheStorage): Promise<SavedRow[]> {
  const rows: SavedRow[] = [];
  for (const name of await pageStores(stores)) {
    const cache = await stores.open(name);
    for (const request of await cache.keys()) {
      const url = new URL(request.url);
      const [kind, found] = [pageKind(url), await cache.match(request)];
      if (!kind || !found) continue;
      const { address, title, at, form } = pageIn(url.pathname + url.search, found, '');
      rows.push({ address, title, at, form, kind });
    }
  }
  return rows.sort((one, other) => other.at - one.at);
}
