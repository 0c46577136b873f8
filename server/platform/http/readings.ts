import type { IncomingMessage } from 'node:http';
import { clientAddress, proxiesOf } from './client-address.ts';

/** A guest reads a page. */
export interface GuestReading {
  url: string;
  ip: string;
  userAgent: string;
}

/** Sent by our own code with what it asks for anew where nobody has opened anything. */
export const quietHeader = 'x-quiet';

/** By what browsers say that they fetch ahead: none of it is sent with what somebody opens. */
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz', quietHeader];

/** Whether nobody reads the answer as it comes: it is fetched ahead, refreshed quietly, or its head alone is asked for. */
export const isUnread = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'HEAD' || aheadHeaders.some((name) => headers[name] !== undefined);

/** Tells of guests' pages that were sent and are read, whether they were cached or not. */
export function guestReadings(
  trustProxy: readonly string[],
  told: (reading: GuestReading) => void,
): (request: IncomingMessage) => void {
  const proxies = proxiesOf(trustProxy);
  return (request) => {
    if (isUnread(request)) return;
    const { url = '', headers } = request;
    told({ url, ip: clientAddress(request, proxies), userAgent: headers['user-agent'] ?? '' });
  };
}
