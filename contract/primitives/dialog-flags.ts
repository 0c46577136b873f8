/** Flags of an address that open a dialog over its page (R-SES-002, R-SES-003, R-MSC-012). */
export const dialogFlags = ['showlogin', 'showregister', 'needcountry'] as const;
export type DialogFlag = (typeof dialogFlags)[number];

/** Beside a flag: the page that wants its reader logged in, and where they go once they are. */
const backField = 'back';

/** The rest stays as it was written. */
const without = (query: string, names: readonly string[]): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !names.includes([...new URLSearchParams(part).keys()][0] ?? ''))
    .join('&');

/** A query without any such flag, and without its question mark. */
export const withoutFlags = (query: string): string => without(query, [...dialogFlags, backField]);

/** The same query, asking for one of the dialogs; from one to the other it leads on to the same page. */
export function queryWithFlag(query: string, flag: DialogFlag): string {
  const rest = without(query, dialogFlags);
  return `?${rest && `${rest}&`}${flag}`;
}

/** The part of a query by which a log-in on its page leads on to another. */
export const backTo = (page: string): string => new URLSearchParams({ [backField]: page }).toString();

/** The log-in that leads on to a page: both are paths within the locale. */
export const logInFor = (page?: string): string =>
  page === undefined ? '/?showlogin=yes' : `/?showlogin=yes&${backTo(page)}`;

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

/** Beside yes and nothing: to register by e-mail. */
export const byEmail = 'email';

/** The dialog that a query asks for; the country goes first. */
export function flagOf(query: URLSearchParams): DialogFlag | undefined {
  const asks = (flag: DialogFlag): boolean =>
    query.has(flag) && ['', 'yes', ...(flag === 'showregister' ? [byEmail] : [])].includes(query.get(flag) ?? '');
  return (['needcountry', 'showlogin', 'showregister'] as const).find(asks);
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
