import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a form was sent by a page of this site, as the browser itself says: by `sec-fetch-site`, and by `origin` where
 * it is too old for that. One that sends neither must send the form's token all the same.
 */
export function isOwnPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === new URL(publicUrl).origin;
}

/** Whether the browser says at all where a form comes from. */
export const saysItsSite = ({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  origin !== undefined || site !== undefined;
