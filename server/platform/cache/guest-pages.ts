import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encodingFor, pack } from '../http/compress.ts';
import { isHeld } from '../http/etag.ts';
import { asksLowData } from '../http/low-data.ts';
import { pageCookie } from '../http/page-cookie.ts';
import type { TagBoard } from './tags.ts';

/** A page rendered for guests, or a page's data: absolute times only, hashes in place of nonces. */
export interface GuestPage {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  tags: string[];
}

interface Entry {
  tags: string[];
  storedAt: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** Told with every hit and worked out for the first: most pages are asked for once. */
  etag?: string;
  /** Made at the first hit that takes it: a page asked for once is never packed in vain. */
  forms: Partial<Record<Encoding, Form | Promise<Form>>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it goes out. */
interface Form {
  /** Names and values in turn, as the socket is told them fastest. */
  headers: string[];
  body: Buffer;
}

interface Options {
  tags: TagBoard;
  clock: () => Date;
  /** Memory for all entries of this process. */
  maxBytes?: number;
  onHit?: (url: string) => void;
}

/** Past this an entry is rendered anew, in case no tag told that it went stale. */
const freshMilliseconds = 5 * 60_000;
const cacheControl = 'public, max-age=0, must-revalidate';

/** A page's packed forms are a third of it; their room is taken from the start. */
const packedShare = 1 / 3;

/** Guests' whole pages, keyed by address, compressed once. */
export interface GuestPageCache {
  /** Answers a hit straight on the socket, before routing and rate limits. False when the page must be rendered. */
  serveHit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders once for all who wait for the same address, and keeps the page unless one of its tags moved meanwhile. */
  fill(key: string, render: (tags: Set<string>) => Promise<GuestPage>): Promise<GuestPage>;
  clear(): void;
}

/** Under what a guest's page is kept: readers who save data get a page of their own. */
export const guestPageKey = (url: string, headers: IncomingMessage['headers']): string =>
  asksLowData(headers) ? `lite ${url}` : url;

export function createGuestPageCache({ tags, clock, maxBytes = 40 * 1024 * 1024, onHit }: Options): GuestPageCache {
  const byTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, url) => Math.ceil(entry.plain.length * (1 + packedShare)) + url.length + 600,
    dispose: (entry, url) => {
      for (const tag of entry.tags) {
        const urls = byTag.get(tag);
        urls?.delete(url);
        if (urls?.size === 0) byTag.delete(tag);
      }
    },
  });
  const rendering = new Map<string, Promise<GuestPage>>();
  tags.subscribe((moved) => {
    if (moved === 'all') entries.clear();
    else for (const tag of moved) for (const url of [...(byTag.get(tag) ?? [])]) entries.delete(url);
  });

  const keep = (url: string, entry: Entry): void => {
    entries.set(url, entry);
    for (const tag of entry.tags) {
      const urls = byTag.get(tag) ?? new Set();
      urls.add(url);
      byTag.set(tag, urls);
    }
  };
  const renderAndKeep = async (url: string, render: (tags: Set<string>) => Promise<GuestPage>): Promise<GuestPage> => {
    const position = tags.position();
    const page = await render(new Set());
    const stale = entries.peek(url);
    // The database is away: what was read before is better than an error.
    if (page.status >= 500 && stale)
      return { status: 200, headers: stale.headers, body: stale.plain, tags: stale.tags };
    if (page.status === 200 && isKept(page) && !tags.movedSince(page.tags, position)) {
      keep(url, entryOf(page, clock().getTime()));
    }
    return page;
  };
  return {
    serveHit: (request, response) => {
      const url = request.url;
      if (url === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const entry = entries.get(guestPageKey(url, request.headers));
      if (!entry || request.headers.cookie?.includes(`${pageCookie}=`)) return false;
      if (clock().getTime() - entry.storedAt > freshMilliseconds) return false;
      serve(entry, request, response);
      onHit?.(url);
      return true;
    },
    fill: (url, render) => {
      const waiting = rendering.get(url);
      if (waiting) return waiting;
      const fill = renderAndKeep(url, render).finally(() => rendering.delete(url));
      rendering.set(url, fill);
      return fill;
    },
    clear: () => entries.clear(),
  };
}

/** Pages, the data of a step to one, feeds and sitemaps: they say the same to every guest. */
const isKept = ({ headers: { 'content-type': type = '' } }: GuestPage): boolean =>
  /^(text\/html|application\/(json|xml|atom\+xml))\b/.test(type);

function entryOf(page: GuestPage, storedAt: number): Entry {
  const plain = typeof page.body === 'string' ? Buffer.from(page.body) : page.body;
  const { 'content-length': _length, ...headers } = page.headers;
  return {
    tags: page.tags,
    storedAt,
    headers: { ...headers, 'cache-control': cacheControl, vary: 'accept-encoding, cookie, save-data' },
    plain,
    forms: {},
  };
}

function serve(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  // Weak: it stands for the page in every packing.
  entry.etag ??= `W/"${createHash('sha256').update(entry.plain).digest('base64url').slice(0, 22)}"`;
  if (isHeld(request.headers, entry.etag)) {
    response.writeHead(304, { ...entry.headers, etag: entry.etag }).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']) ?? 'identity';
  const send = ({ headers, body }: Form): void => {
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  entry.forms[encoding] ??= makeForm(entry, encoding);
  const form = entry.forms[encoding];
  if (form instanceof Promise) form.then(send, () => response.destroy());
  else send(form);
}

/** A packed form is kept as it is once it is there, so that later hits wait for nothing. */
function makeForm(entry: Entry, encoding: Encoding): Form | Promise<Form> {
  const { plain, etag = '' } = entry;
  const formOf = (body: Buffer): Form => {
    const packed: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const headers = { ...entry.headers, etag, 'content-length': String(body.length), ...packed };
    const form = { headers: Object.entries(headers).flat(), body };
    entry.forms[encoding] = form;
    return form;
  };
  if (encoding === 'identity') return formOf(plain);
  return pack(plain, encoding, 'kept').then(formOf);
}
