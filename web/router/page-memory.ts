import { addressOf, type Location } from './address.ts';
import type { Page } from './page-state.ts';

/** A page as it was left, and how often the reader had written by then. */
interface Left {
  page: Page;
  writes: number;
}

/** Visits that are remembered; older ones are asked for again. */
const most = 20;
/** By the key of the visit; the one left last stands at the end. */
const visits = new Map<string, Left>();

/** Remembers a page as it is left; one that failed, or had not come yet, is asked for again. */
export function rememberVisit(page: Page, writes: number): void {
  const { key } = page.location;
  visits.delete(key);
  if (page.failure || page.placeholder !== undefined) return;
  visits.set(key, { page, writes });
  for (const oldest of visits.keys()) {
    if (visits.size <= most) return;
    visits.delete(oldest);
  }
}

/** What is remembered of a visit; undefined for nothing, or another address. */
export function visitOf(location: Location): Left | undefined {
  const left = visits.get(location.key);
  return left && addressOf(left.page.location) === addressOf(location) ? left : undefined;
}

/** Forgets every page: from now on they are another reader's. */
export const forgetVisits = (): void => visits.clear();
