/** What is saved of a page's kind: threads and lists to be read, and the composer so that it opens. */
export type PageKind = 'thread' | 'list' | 'composer';

const locale = /^\/[a-z]{2}(?=\/|$)/;
const kinds: readonly [PageKind, RegExp][] = [
  ['thread', /^\/forum\/\d+\/\d+$/],
  ['thread', /^\/buglist\/detail\d+$/],
  ['list', /^\/(?:latest|foryou|following|forum(?:\/\d+)?|topic(?:\/\d+)?)?$/],
  ['list', /^\/ucenter\/account\/(?:posts|posts\/replies|favorites|praise|followers|following|topic)$/],
  ['list', /^\/ucenter\/notice\/[a-z]{1,20}$/],
  // The form of a report is gone on with beside its list.
  ['list', /^\/buglist(?:\/add)?$/],
  ['composer', /^\/note\/thread$/],
];
/** Flags of an address that open a dialog over the page. */
const dialogs = /[?&](?:showlogin|showregister|needcountry)\b/;

/** A path without the prefix of its locale. */
export const withinLocale = (pathname: string): string => pathname.replace(locale, '').replace(/^$/, '/');

/** The prefix of the locale that a path stands in, empty for the global site. */
export const localeOfPath = (pathname: string): string => locale.exec(pathname)?.[0] ?? '';

/** As what a page is saved by its address; null for one that is not saved. */
export function pageKind({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PageKind | null {
  if (dialogs.test(search)) return null;
  const path = withinLocale(pathname);
  if (path.endsWith('/settings')) return null;
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
