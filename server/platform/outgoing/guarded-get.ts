import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ClosedAddress, problemOf, publicLookup } from './guarded-post.ts';

/** The beginning of a page that a member named, as text; null where there is none that can be read. */
export type GuardedGet = (url: string) => Promise<string | null>;

/** From the first connection to the last byte, over all redirects. */
const timeoutMs = 4000;
const mostRedirects = 3;
/** What a page says of itself stands at its beginning; the rest is not read. */
export const mostBytesRead = 256 * 1024;
/** Pages that a process reads at the same moment: each holds its bytes in memory. */
const mostAtOnce = 8;

/**
 * Reads pages of the open internet alone, over TLS and at its usual port, each redirect looked at like the first address.
 * Nothing of the member goes along. What fails, takes too long or is no page is null, and so is what comes while too many
 * are being read. `anywhere` is for tests.
 */
export function createGuardedGet({ anywhere }: { anywhere: boolean }): GuardedGet {
  const atOnce = fewAtOnce();
  return (address) =>
    atOnce((signal) =>
      answerAt(address, { anywhere, signal, accept: 'text/html' }, async (response) => {
        const type = response.headers['content-type'] ?? '';
        return /^text\/html\b/i.test(type) ? beginningOf(response, type) : null;
      }),
    );
}

/** The bytes of a file at an address that another site named; null where it is of another type, or longer than `most`. */
export type GuardedFile = (
  url: string,
  wanted: { accept: string; type: RegExp; most: number },
) => Promise<Buffer | null>;

/** Reads whole files as `createGuardedGet` reads pages. */
export function createGuardedFile({ anywhere }: { anywhere: boolean }): GuardedFile {
  const atOnce = fewAtOnce();
  return (address, { accept, type, most }) =>
    atOnce((signal) =>
      answerAt(address, { anywhere, signal, accept }, async (response) => {
        if (!type.test(response.headers['content-type'] ?? '')) return null;
        const bytes = await bytesOf(response, most + 1);
        return bytes === null || bytes.length > most ? null : bytes;
      }),
    );
}

/** Null for what fails, takes too long, or comes while too many are being read. */
function fewAtOnce() {
  let reading = 0;
  return async <T>(read: (signal: AbortSignal) => Promise<T | null>): Promise<T | null> => {
    if (reading >= mostAtOnce) return null;
    reading += 1;
    try {
      return await read(AbortSignal.timeout(timeoutMs));
    } catch {
      return null;
    } finally {
      reading -= 1;
    }
  };
}

interface Asking {
  anywhere: boolean;
  signal: AbortSignal;
  accept: string;
}

async function answerAt<T>(
  address: string,
  asking: Asking,
  read: (response: IncomingMessage) => Promise<T | null>,
): Promise<T | null> {
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
      return statusCode === 200 ? await read(response) : null;
    } finally {
      response.destroy();
    }
  }
  return null;
}

function responseAt(url: URL, { anywhere, signal, accept }: Asking): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const problem = anywhere ? undefined : problemOfPage(url);
    if (problem) return reject(new ClosedAddress(problem));
    const options: RequestOptions = {
      // As it is: a packed page may be far larger than what was received of it.
      headers: { accept, 'accept-encoding': 'identity' },
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
  return bytes && decoderOf(type).decode(bytes);
}

/** So many bytes at most; null for what is packed. */
async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer | null> {
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
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
