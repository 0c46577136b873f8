import { useLocation } from '../router/hooks.ts';

const boards = '/forum';

/** Marks Boards on the page of one board, too; every other section only on its own page, as its link does by itself. */
export function useSectionMark(to: string): { 'aria-current'?: 'page' } {
  const { pathname } = useLocation();
  return to === boards && /^\/forum\/[^/]+\/?$/.test(pathname) ? { 'aria-current': 'page' } : {};
}
