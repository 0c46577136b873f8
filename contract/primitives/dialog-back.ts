import { backField, type DialogFlag, queryWithFlag, withoutFlags } from './dialog-flags.ts';
import { type SitePath, sitePath, sitePathIn } from './site-path.ts';

const longestBack = 500;
/** Reading a query may take long where it is; nobody was led here by one of this length. */
const longestQuery = 4000;

/** The path within the locale that a log-in leads on to; undefined where its query names none of this site. */
export function backIn(query: string): SitePath | undefined {
  if (query.length > longestQuery) return undefined;
  const back = new URLSearchParams(query).get(backField) ?? '';
  return back.startsWith('/') && back.length <= longestBack ? sitePathIn(back) : undefined;
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

/** Pages that a log-in leaves behind: the front page, which asked for nothing, those about the way in, and those about being outside. */
const leftBehind =
  /^\/?(?:$|(?:privacy|termofuse|forget|confirm|welcome|banned|permission|404|offline|letters)(?:\/|$))/;

/**
 * Where a log-in or a registration on the page `path` leads: to the page that asked for it, else it stays; undefined where nothing
 * asked. Both are paths within the locale.
 */
export function pageAfterEntry(path: string): SitePath | undefined {
  const { pathname, search } = split(path);
  return backIn(search) ?? (leftBehind.test(pathname) ? undefined : withoutDialog(path));
}

/** The same page of the site with no such dialog. */
export function withoutDialog(path: string): SitePath {
  const { pathname, search, hash } = split(path);
  const rest = withoutFlags(search);
  return sitePath(pathname + (rest && `?${rest}`) + hash);
}

/** The same page with one of them open. */
export function withDialog(path: string, flag: DialogFlag): SitePath {
  const { pathname, search, hash } = split(path);
  return sitePath(`${pathname}${queryWithFlag(search, flag)}=yes${hash}`);
}
