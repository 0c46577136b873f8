/** Flags of an address that open a dialog over its page (R-SES-002, R-SES-003, R-MSC-012). */
export const dialogFlags = ['showlogin', 'showregister', 'needcountry'] as const;
export type DialogFlag = (typeof dialogFlags)[number];

/** Beside a flag: the page that wants its reader logged in, and where they go once they are. */
export const backField = 'back';

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

/**
 * The page `at` with one of the dialogs open: the one way in, for every link to it. It leads back to that page, or on to
 * `back`; all are paths within the locale.
 */
export function entryLink(flag: DialogFlag, at = '/', back?: string): string {
  const [pathname = '/', query = ''] = at.split('?', 2);
  const rest = queryWithFlag(back === undefined ? query : withoutFlags(query), flag);
  return pathname + rest + (back === undefined ? '' : `&${backTo(back)}`);
}

/** The log-in that leads on to a page. */
export const logInFor = (page?: string): string =>
  page === undefined ? '/?showlogin=yes' : `/?showlogin=yes&${backTo(page)}`;

/** Beside yes and nothing: to register by e-mail. */
export const byEmail = 'email';
/** Beside yes and nothing: to log in by a code in an e-mail. */
export const byCode = 'code';

const further: Partial<Record<DialogFlag, string>> = { showlogin: byCode, showregister: byEmail };

/** The dialog that a query asks for; the country goes first. */
export function flagOf(query: URLSearchParams): DialogFlag | undefined {
  const asks = (flag: DialogFlag): boolean =>
    query.has(flag) && ['', 'yes', further[flag]].includes(query.get(flag) ?? '');
  return (['needcountry', 'showlogin', 'showregister'] as const).find(asks);
}
