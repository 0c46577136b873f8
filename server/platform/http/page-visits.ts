import type { IncomingMessage } from 'node:http';
import { pageCookie } from './page-cookie.ts';
import { isProgram } from './programs.ts';
import { isUnread } from './readings.ts';

/** Somebody asks for a page, or for its data: `who` is alike for two requests of the same person, as far as one can see. */
export interface PageVisit {
  path: string;
  who: string;
}

const data = /\.data(?:\?|$)/;

/** The visit that a request is, undefined for any other request. A member's cookie says who, else address and browser. */
export function pageVisitOf(request: IncomingMessage): PageVisit | undefined {
  const { method, url = '', headers, socket } = request;
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || isProgram(agent) || isUnread(request)) return undefined;
  if (!headers.accept?.includes('text/html') && !data.test(url)) return undefined;
  const member = memberOf(headers.cookie ?? '');
  const path = url.split('?', 1)[0]!;
  return { path, who: member ?? `${socket.remoteAddress} ${headers['x-forwarded-for']} ${agent}` };
}

function memberOf(cookies: string): string | undefined {
  const at = cookies.indexOf(`${pageCookie}=`);
  return at < 0 ? undefined : cookies.slice(at).split(';', 1)[0];
}
