/** Flags of an address that open a dialog over its page. */
const flags = ['showlogin', 'showregister'] as const;

/** The same page with no such dialog. */
export function withoutDialog(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://here');
  for (const flag of flags) searchParams.delete(flag);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}

/** The same page with one of them open. */
export function withDialog(path: string, flag: (typeof flags)[number]): string {
  const url = new URL(withoutDialog(path), 'http://here');
  url.searchParams.set(flag, 'yes');
  return url.pathname + url.search + url.hash;
}
