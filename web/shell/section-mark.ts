import { leftLinks } from '../made/left-links.ts';
import { useLocation } from '../router/hooks.ts';

/** Sections whose things have pages of their own: a board, a topic, the ranking of all countries, the orders of the store. */
const withPages = new Set<string>(leftLinks.flatMap((section) => (section.withPages ? section.to : [])));

/** Marks a section on the page of one of its things, too; a link marks itself on its own page. */
export function useSectionMark(to: string): { 'aria-current'?: 'page' } {
  const { pathname } = useLocation();
  const [one, more] = pathname.startsWith(`${to}/`)
    ? pathname
        .slice(to.length + 1)
        .split('/')
        .filter(Boolean)
    : [];
  return withPages.has(to) && one && !more ? { 'aria-current': 'page' } : {};
}
