import type { IncomingMessage } from 'node:http';
import { pageCookie } from './page-cookie.ts';

/** Somebody asks for a page, or for its data: `who` is alike for two requests of the same person, as far as one can see. */
export interface PageVisit {
  path: string;
  who: string;
}

/** Programs that read pages for themselves. */
const machines = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless/i;
const data = /\.data(?:\?|$)/;

/** The visit that a request is, undefined for any other request. A member's cookie says who, else address and browser. */
export function pageVisitOf({ method, url = '', headers, socket }: IncomingMessage): PageVisit | undefined {
  const agent = headers['user-agent'];
  if (method !== 'GET' || agent === undefined || machines.test(agent)) return undefined;
  if (!headers.accept?.includes('text/html') && !data.test(url)) return undefined;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return undefined;
  const member = memberOf(headers.cookie ?? '');
  const path = url.split('?', 1)[0]!;
  return { path, who: member ?? `${socket.remoteAddress} ${headers['x-forwarded-for']} ${agent}` };
}

function memberOf(cookies: string): string | undefined {
  const at = cookies.indexOf(`${pageCookie}=`);
  return at < 0 ? undefined : cookies.slice(at).split(';', 1)[0];
}
