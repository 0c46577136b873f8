import type { IncomingHttpHeaders } from 'node:http';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a caller holds what an etag names, packed or not (RFC 9110, weak comparison). */
export const isHeld = (headers: IncomingHttpHeaders, etag: string): boolean =>
  (headers['if-none-match']?.split(',') ?? []).some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
