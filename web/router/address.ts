import { type SitePath, sitePath } from '../../contract/primitives/site-path.ts';

/** Where a page is, within the locale: the router's own paths carry no country prefix. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
  /** Of this visit: the same address visited twice has two. */
  key: string;
}

/** Where a link leads: a path, or parts of an address; without a path it is the page that it stands on. */
export type To = string | { pathname?: string; search?: string; hash?: string };

const marked = (mark: '?' | '#', text: string | undefined): string => {
  if (!text || text === mark) return '';
  return text.startsWith(mark) ? text : mark + text;
};

function partsOf(to: To): { pathname?: string; search?: string; hash?: string } {
  if (typeof to !== 'string') return to;
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}

/** The address that a link on the page `from` leads to. */
export function resolve(to: To, from: string): Omit<Location, 'key'> {
  const { pathname, search, hash } = partsOf(to);
  return { pathname: pathname || from, search: marked('?', search), hash: marked('#', hash) };
}

export const addressOf = ({ pathname, search, hash }: Omit<Location, 'key'>): string => pathname + search + hash;

/** The address as the browser shows it, under the locale's prefix (`/` for none). */
export function hrefOf(location: Omit<Location, 'key'>, basename: string): SitePath {
  const address = addressOf(location);
  if (basename === '/') return sitePath(address);
  return sitePath(location.pathname === '/' ? basename + address.slice(1) : basename + address);
}

/** The path within the locale; null where an address lies outside it. */
export function pathWithin(pathname: string, basename: string): string | null {
  if (basename === '/') return pathname;
  if (pathname === basename || pathname === `${basename}/`) return '/';
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : null;
}
