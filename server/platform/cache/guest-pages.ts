import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { encodingFor, pack } from '../http/compress.ts';
import { isHeld } from '../http/etag.ts';
import { asksLowData } from '../http/low-data.ts';
import { pageCookie } from '../http/page-cookie.ts';
import type { PieceStore } from '../pieces/store.ts';
import type { TagBoard } from './tags.ts';

const unpackBrotli = promisify(brotliDecompress);

/** A page rendered for guests, or a page's data: absolute times only, hashes in place of nonces. */
export interface GuestPage {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: string[];
}

interface Entry {
  /** Names its bytes in the store. */
  id: string;
  tags: string[];
  storedAt: number;
  headers: Record<string, string>;
  /** Sent with every hit and computed at the first one: most pages are asked for once. */
  etag?: string;
  /** Headers of the forms there are, names and values in turn, as the socket writes them fastest. */
  forms: Partial<Record<Form, string[] | Promise<string[] | undefined>>>;
}

/** A page as it goes out: packed by brotli at once, in others for the first who takes it so. */
type Form = 'br' | 'gzip' | 'identity';

interface Options {
  tags: TagBoard;
  clock: () => Date;
  store: PieceStore;
  onHit?: (request: IncomingMessage) => void;
}

/** An older entry is rendered anew, in case no tag said that it is stale. */
const freshMilliseconds = 5 * 60_000;
/** Where a page says "15:29" of today, that ends with the day: every country's midnight is at a quarter of an hour of UTC. */
const quarterMilliseconds = 15 * 60_000;
const isFresh = (storedAt: number, now: number): boolean =>
  now - storedAt <= freshMilliseconds &&
  Math.floor(now / quarterMilliseconds) === Math.floor(storedAt / quarterMilliseconds);
const cacheControl = 'public, max-age=0, must-revalidate';

/** Addresses that are known at once; their bytes stand in the store of pieces. */
const mostKnown = 4000;

/** Guests' whole pages, keyed by address, compressed once. */
export interface GuestPageCache {
  /** Answers a hit straight on the socket, before routing and rate limits; `miss` is called where the page must be rendered. */
  serveHit(request: IncomingMessage, response: ServerResponse, miss: () => void): void;
  /**
   * Renders once for all who wait for the same address, and caches the page unless one of its tags moved while it was
   * rendered. A page that is cached comes packed, too.
   */
  fill(key: string, render: (tags: Set<string>) => Promise<GuestPage>): Promise<GuestPage & { packed?: Buffer }>;
  clear(): void;
}

/** Under what a guest's page is cached: readers who save data get a page of their own. */
export const guestPageKey = (url: string, headers: IncomingMessage['headers']): string =>
  asksLowData(headers) ? `lite ${url}` : url;

export function createGuestPageCache({ tags, clock, store, onHit }: Options): GuestPageCache {
  const byTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: mostKnown,
    dispose: (entry, url) => {
      for (const form of forms) store.delete(keyOf(entry, form));
      for (const tag of entry.tags) {
        const urls = byTag.get(tag);
        urls?.delete(url);
        if (urls?.size === 0) byTag.delete(tag);
      }
    },
  });
  const rendering = new Map<string, ReturnType<GuestPageCache['fill']>>();
  tags.subscribe((moved) => {
    if (moved === 'all') entries.clear();
    else for (const tag of moved) for (const url of [...(byTag.get(tag) ?? [])]) entries.delete(url);
  });

  const storePage = (url: string, entry: Entry): void => {
    entries.set(url, entry);
    for (const tag of entry.tags) {
      const urls = byTag.get(tag) ?? new Set();
      urls.add(url);
      byTag.set(tag, urls);
    }
  };
  const renderAndCache: GuestPageCache['fill'] = async (url, render) => {
    const position = tags.position();
    const page = await render(new Set());
    const stale = entries.peek(url);
    // The database is away: what was read before is better than an error.
    const plain = page.status >= 500 && stale && (await plainOf(store, stale));
    if (plain) return { status: 200, headers: stale.headers, body: plain, tags: stale.tags };
    if (page.status !== 200 || !isCacheable(page)) return page;
    const packed = await pack(page.body, 'br', 'cached');
    if (!tags.movedSince(page.tags, position)) {
      const entry = entryOf(page, clock().getTime());
      store.set(keyOf(entry, 'br'), packed);
      storePage(url, entry);
    }
    return { ...page, packed };
  };
  const entryFor = ({ url, method, headers }: IncomingMessage): Entry | undefined => {
    if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
    const entry = entries.get(guestPageKey(url, headers));
    if (!entry || headers.cookie?.includes(`${pageCookie}=`)) return undefined;
    return isFresh(entry.storedAt, clock().getTime()) ? entry : undefined;
  };
  return {
    serveHit: (request, response, miss) => {
      const entry = entryFor(request);
      if (!entry) miss();
      else serve(store, entry, { request, response, miss, hit: () => onHit?.(request) });
    },
    fill: (url, render) => {
      const waiting = rendering.get(url);
      if (waiting) return waiting;
      const fill = renderAndCache(url, render).finally(() => rendering.delete(url));
      rendering.set(url, fill);
      return fill;
    },
    clear: () => entries.clear(),
  };
}

/** Pages, the data of a step to one, feeds and sitemaps: they say the same to every guest. */
const isCacheable = ({ headers: { 'content-type': type = '' } }: GuestPage): boolean =>
  /^(text\/html|application\/(json|xml|atom\+xml))\b/.test(type);

let made = 0;

function entryOf(page: GuestPage, storedAt: number): Entry {
  made += 1;
  return {
    id: `guest ${made}`,
    tags: page.tags,
    storedAt,
    headers: { ...page.headers, 'cache-control': cacheControl, vary: 'accept-encoding, cookie, save-data' },
    forms: {},
  };
}

const forms: readonly Form[] = ['identity', 'br', 'gzip'];
const keyOf = ({ id }: Entry, form: Form): string => `${id} ${form}`;

/** A page whole, of whichever form is there: it lies as it came only until it is packed tightly. */
async function plainOf(store: PieceStore, entry: Entry): Promise<Buffer | undefined> {
  const packed = store.get(keyOf(entry, 'br'));
  return packed && unpackBrotli(packed);
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  hit: () => void;
  /** The page's bytes gave way in the store. */
  miss: () => void;
}

function serve(store: PieceStore, entry: Entry, exchange: Exchange): void {
  const { request, response, hit, miss } = exchange;
  // Weak: it stands for the page in every packing.
  entry.etag ??= etagOf(store.get(keyOf(entry, 'br')));
  if (entry.etag === undefined) miss();
  else if (isHeld(request.headers, entry.etag)) {
    response.writeHead(304, { ...entry.headers, etag: entry.etag }).end();
    hit();
  } else serveForm(store, entry, exchange);
}

function serveForm(store: PieceStore, entry: Entry, { request, response, hit, miss }: Exchange): void {
  const form = encodingFor(request.headers['accept-encoding']) ?? 'identity';
  const send = (headers: string[] | undefined): void => {
    const body = headers && store.get(keyOf(entry, form));
    if (body) {
      response.writeHead(200, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
      hit();
    } else {
      delete entry.forms[form];
      miss();
    }
  };
  entry.forms[form] ??= headersOf(store, entry, form) ?? makeForm(store, entry, form);
  const headers = entry.forms[form];
  if (headers instanceof Promise) headers.then(send, () => send(undefined));
  else send(headers);
}

const etagOf = (bytes: Buffer | undefined): string | undefined =>
  bytes && `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Headers of a form whose bytes are there: later hits wait for nothing. */
function headersOf(store: PieceStore, entry: Entry, form: Form): string[] | undefined {
  const body = store.get(keyOf(entry, form));
  if (!body) return undefined;
  const packed: Record<string, string> = form === 'identity' ? {} : { 'content-encoding': form };
  const headers = { ...entry.headers, etag: entry.etag ?? '', 'content-length': String(body.length), ...packed };
  return Object.entries(headers).flat();
}

/** Packs a page for the first who takes it so. */
async function makeForm(store: PieceStore, entry: Entry, form: Form): Promise<string[] | undefined> {
  const plain = await plainOf(store, entry);
  if (!plain) return undefined;
  store.set(keyOf(entry, form), form === 'identity' ? plain : await pack(plain, form, 'cached'));
  entry.forms[form] = headersOf(store, entry, form);
  return entry.forms[form];
}
