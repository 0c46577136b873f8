import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { createGuestPageCache, type GuestPageCache } from '../platform/cache/guest-pages.ts';
import { logCachedPages } from '../platform/http/access-log.ts';
import { guestReadings } from '../platform/http/readings.ts';
import type { Platform } from '../platform/platform.ts';

/** Guests' pages, and what counts those that are sent. */
export interface GuestPages {
  guestPages: GuestPageCache;
  onGuestPage: (request: IncomingMessage) => void;
}

/** Guests' pages; those that are sent from the cache count as read, too. */
export function guestPagesOf(
  { tags, clock, log, pieces }: Platform & { log: FastifyBaseLogger },
  trustProxy: readonly string[],
  read: Parameters<typeof guestReadings>[1],
): GuestPages {
  const cachedPageSent = logCachedPages(log);
  const onGuestPage = guestReadings(trustProxy, read);
  const guestPages = createGuestPageCache({
    ...{ tags, clock, store: pieces },
    onHit: (request) => {
      cachedPageSent();
      onGuestPage(request);
    },
  });
  return { guestPages, onGuestPage };
}
