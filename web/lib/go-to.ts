import { sitePath } from '../../contract/primitives/site-path.ts';

const here = (to: string): string => sitePath(to, { origin: location.origin, from: location.pathname });

/** Opens a page of this site as a document of its own; an address elsewhere, wherever it came from, is home. */
export const goTo = (to: string): void => location.assign(here(to));

/** The same in place of the page that stands. */
export const goInstead = (to: string): void => location.replace(here(to));
