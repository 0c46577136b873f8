import { textsOf } from './load.ts';
import { pageLanguage } from './page-language.ts';

/** A route's `handle`: the domains of texts that its page needs. */
export interface TextsHandle {
  texts: readonly string[];
}

/**
 * `export const handle = texts('threads')` in a route. In the browser the catalogues start to load with the route's
 * code, beside its data.
 */
export function texts(...domains: string[]): TextsHandle {
  if (!import.meta.env.SSR) {
    const loading = textsOf(pageLanguage());
    // A failure shows where the page waits for the texts.
    for (const domain of domains) loading.load(domain).catch(() => {});
  }
  return { texts: domains };
}

/** The domains named by a list of handles, once each. */
export function domainsOf(handles: readonly unknown[]): string[] {
  const named = handles.flatMap((handle) => (handle as Partial<TextsHandle> | undefined)?.texts ?? []);
  return [...new Set(named)];
}
