import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { isFound } from '../../lib/found-words.ts';
import { consolePages } from '../../made/console-pages.ts';
import { type ConsoleGroup, type ConsolePage, consoleGroups } from '../../shell/console-page.ts';

/** Moderators' groups: their pages are few. */
export const hasFewPages = (groupid: number): boolean => groupid > operatorGroup && groupid <= 3;

const placeOf = (group: ConsoleGroup): number => consoleGroups.findIndex(({ name }) => name === group);

/** Every page that features declare, by group and place. */
const inOrder = consolePages.toSorted(
  (one, other) => placeOf(one.group) - placeOf(other.group) || one.order - other.order,
);

/** The pages that a member of this group may open. */
export const pagesFor = (groupid: number): ConsolePage[] =>
  inOrder.filter((page) => groupid === operatorGroup || (hasFewPages(groupid) && page.moderators));

/** The pages of the row that stands beside every page: what waits, what is needed daily, and the open one; moderators' all. */
export const rowFor = (groupid: number, here: ConsolePage | undefined): ConsolePage[] =>
  pagesFor(groupid).filter((page) => hasFewPages(groupid) || page.group === 'waits' || page.daily || page === here);

/** The page that an address belongs to; a member's own page belongs to the members. */
export const consolePageAt = (pathname: string): ConsolePage | undefined =>
  inOrder.find((page) => pathname === page.to || (page.below && pathname.startsWith(`${page.to}/`))) ??
  inOrder.find(({ to }) => to === '/operator/members' && pathname.startsWith(`${to}/`));

/** Pages under the names of their groups: those whose name, or whose group's, has the words that were typed. */
export function groupedPages(pages: readonly ConsolePage[], typed: string, nameOf: (text: string) => string) {
  const isMeant = (group: string, page: ConsolePage) => isFound([nameOf(page.text), nameOf(group)], typed);
  return consoleGroups
    .map(({ name, text }) => ({
      text,
      pages: pages.filter((page) => page.group === name && isMeant(text, page)),
    }))
    .filter((group) => group.pages.length > 0);
}
