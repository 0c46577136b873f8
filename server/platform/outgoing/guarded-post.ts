import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

interface OutgoingPost {
  url: string;
  headers: Record<string, string | number>;
  body: Buffer;
  timeoutMs: number;
}

/** Sends to an address that a member named; the status of the answer, whose body is of no interest. */
export type GuardedPost = (post: OutgoingPost) => Promise<number>;

/** The address leads where a member may not send us. */
export class ClosedAddress extends Error {
  override name = 'ClosedAddress';
}

/**
 * Posts to the open internet alone, over TLS: an address is looked at when the connection is made, so that a name that
 * changes its mind leads nowhere else, and no redirection is followed. `anywhere` lifts both, for tests.
 */
export function createGuardedPost({ anywhere }: { anywhere: boolean }): GuardedPost {
  return (post) =>
    new Promise((resolve, reject) => {
      const url = new URL(post.url);
      const problem = anywhere ? undefined : problemOf(url);
      if (problem) return reject(new ClosedAddress(problem));
      const options: RequestOptions = {
        method: 'POST',
        headers: post.headers,
        timeout: post.timeoutMs,
        signal: AbortSignal.timeout(post.timeoutMs),
        ...(anywhere ? {} : { lookup: publicLookup }),
      };
      const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', reject);
      request.end(post.body);
    });
}

/** Whether an address could be sent to at all; where its name leads is seen when it is used. */
export function problemOf(url: URL): string | undefined {
  if (url.protocol !== 'https:') return 'only https is sent to';
  if (url.username !== '' || url.password !== '') return 'an address with a password is not sent to';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) return `${host} is not of the open internet`;
  return undefined;
}

/** Where a name leads, of the open internet alone. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : (found as LookupAddress[]).filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return done(error ?? new ClosedAddress(`${hostname} is not of the open internet`), '');
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
