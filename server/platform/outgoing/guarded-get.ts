import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ClosedAddress, problemOf, publicLookup } from './guarded-post.ts';

/** What was read, and at which address after all redirects. */
export interface Found<T> {
  address: string;
  body: T;
}

/** The beginning of a page that a member named, as text; null where there is none that can be read. */
export type GuardedPage = (url: string) => Promise<Found<string> | null>;
/** A whole picture that a page named; null where there is none, or a larger one than is read. */
export type GuardedPicture = (url: string) => Promise<Buffer | null>;

interface WantedFile {
  accept: string;
  type: RegExp;
  /** Bytes at most. */
  most: number;
}

/** The bytes of a file at an address that another site named; null where it is of another type, or longer than `most`. */
export type GuardedFile = (url: string, wanted: WantedFile) => Promise<Buffer | null>;

/** From the first connection to the last byte, over all redirects. */
const timeoutMs = 4000;
const mostRedirects = 3;
/** What a page says of itself stands at its beginning; the rest is not read. */
export const mostBytesRead = 256 * 1024;
export const mostBytesOfPicture = 3 * 1024 * 1024;
/** Pages that a process reads at the same moment: each holds its bytes in memory. */
const mostAtOnce = 8;

/** What is asked for, and how an answer of that type is read. */
interface Wanted<T> {
  accept: string;
  type: RegExp;
  read(response: IncomingMessage, type: string): Promise<T | null>;
}

const page: Wanted<string> = { accept: 'text/html', type: /^text\/html\b/i, read: beginningOf };
const picture: WantedFile = {
  accept: 'image/*',
  type: /^image\/(?:jpeg|png|webp|gif)\b/i,
  most: mostBytesOfPicture,
};

interface Where {
  /** Also addresses that are not of the open internet, for tests. */
  anywhere: boolean;
}

/** Everything that is read for members. */
export interface GuardedReads {
  readPage: GuardedPage;
  readPicture: GuardedPicture;
  readFile: GuardedFile;
}

/**
 * Reads pages of the open internet alone, over TLS and at its usual port, each redirect looked at like the first address.
 * Nothing of the member goes along. What fails, takes too long or is no page is null, and so is what comes while too many
 * are being read.
 */
export function createGuardedReads(where: Where): GuardedReads {
  const read = reader(where);
  const pages = reader(where);
  const readFile: GuardedFile = async (address, wanted) => (await read(address, fileOf(wanted)))?.body ?? null;
  return {
    readPage: (address) => pages(address, page),
    readPicture: (address) => readFile(address, picture),
    readFile,
  };
}

const fileOf = ({ accept, type, most }: WantedFile): Wanted<Buffer> => ({
  ...{ accept, type },
  read: (response) => wholeOf(response, most),
});

type Read = <T>(address: string, wanted: Wanted<T>) => Promise<Found<T> | null>;

function reader({ anywhere }: Where): Read {
  let reading = 0;
  return async (address, wanted) => {
    if (reading >= mostAtOnce) return null;
    reading += 1;
    try {
      return await readAt(address, { wanted, anywhere, signal: AbortSignal.timeout(timeoutMs) });
    } catch {
      return null;
    } finally {
      reading -= 1;
    }
  };
}

interface Asking<T> extends Where {
  wanted: Wanted<T>;
  signal: AbortSignal;
}

async function readAt<T>(address: string, asking: Asking<T>): Promise<Found<T> | null> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    // Most pages that are linked without TLS have it.
    if (!asking.anywhere && url.protocol === 'http:') url.protocol = 'https:';
    const response = await responseAt(url, asking);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        url = new URL(headers.location, url);
        continue;
      }
      const type = headers['content-type'] ?? '';
      if (statusCode !== 200 || !asking.wanted.type.test(type)) return null;
      const body = await asking.wanted.read(response, type);
      return body === null ? null : { address: url.href, body };
    } finally {
      response.destroy();
    }
  }
  return null;
}

function responseAt(url: URL, { wanted, anywhere, signal }: Asking<unknown>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const problem = anywhere ? undefined : problemOfPage(url);
    if (problem) return reject(new ClosedAddress(problem));
    const options: RequestOptions = {
      // As it is: a packed page may be far larger than what was received of it.
      headers: { accept: wanted.accept, 'accept-encoding': 'identity' },
      signal,
      ...(anywhere ? {} : { lookup: publicLookup }),
    };
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, resolve);
    request.on('error', reject);
    request.end();
  });
}

/** Why a page could not be read wherever its name leads: whoever names a port looks for something else. */
export const problemOfPage = (url: URL): string | undefined =>
  problemOf(url) ?? (url.port === '' ? undefined : 'only the usual port is read');

async function beginningOf(response: IncomingMessage, type: string): Promise<string | null> {
  const bytes = await bytesOf(response, mostBytesRead);
  return bytes && decoderOf(type).decode(bytes.subarray(0, mostBytesRead));
}

async function wholeOf(response: IncomingMessage, most: number): Promise<Buffer | null> {
  const bytes = await bytesOf(response, most + 1);
  return bytes && bytes.length <= most ? bytes : null;
}

/** So many bytes, or a few more; null for what is packed. */
async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer | null> {
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= most) break;
  }
  return Buffer.concat(parts);
}

/** By the character set that the page names; by that of the web where it names none that is known. */
function decoderOf(type: string): TextDecoder {
  const [, name = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
