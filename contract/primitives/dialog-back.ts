import { backField, type DialogFlag, queryWithFlag, withoutFlags } from './dialog-flags.ts';

const longestBack = 500;
/** Reading a query may take long where it is; nobody was led here by one of this length. */
const longestQuery = 4000;

/** The path within the locale that a log-in leads on to; undefined where its query names none of this site. */
export function backIn(query: string): string | undefined {
  if (query.length > longestQuery) return undefined;
  const back = new URLSearchParams(query).get(backField) ?? '';
  // Two slashes would name another host, as would a backslash in some browsers.
  const isPath = back.startsWith('/') && !back.startsWith('//') && !/[\s\\]/.test(back);
  return isPath && back.length <= longestBack ? back : undefined;
}

/** An address within the site; whatever a path may hold, it stays as it was sent. */
function split(path: string): { pathname: string; search: string; hash: string } {
  const end = path.indexOf('#');
  const [before, hash] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)];
  const start = before.indexOf('?');
  return start === -1
    ? { pathname: before, search: '', hash }
    : { pathname: before.slice(0, start), search: before.slice(start), hash };
}

/** The same page of the site with no such dialog. */
export function withoutDialog(path: string): string {
  const { pathname, search, hash } = split(path);
  const rest = withoutFlags(search);
  return pathname + (rest && `?${rest}`) + hash;
}

/** The same page with one of them open. */
export function withDialog(path: string, flag: DialogFlag): string {
  const { pathname, search, hash } = split(path);
  return `${pathname}${queryWithFlag(search, flag)}=yes${hash}`;
}
