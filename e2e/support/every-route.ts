import type { RouteEntry } from '../../web/router/route-config.ts';
import routes from '../../web/routes.ts';

/** Who sees it: some pages are members' alone or operators', the others everybody's. */
export type Reader = 'anybody' | 'member' | 'operator';

export interface Screen {
  /** As `web/routes.ts` declares it. */
  path: string;
  reader: Reader;
}

const joined = (above: string, path = ''): string => [above, path].filter(Boolean).join('/');

const below = (entry: RouteEntry, above: string): string[] => {
  const path = joined(above, entry.path);
  const own = entry.children ? [] : [path];
  return [...own, ...(entry.children ?? []).flatMap((child) => below(child, path))];
};

const operators = /^(operator|moderate$)/;
const members =
  /^(following|note|message|report|appeal|feedback|group\/(new|.*\/)|xstore\/order|buglist\/.*\/edit|jackpot\/.*\/prize|ucenter\/(?!account\/posts$|faq))/;

const readerOf = (path: string): Reader =>
  operators.test(path) ? 'operator' : members.test(path) ? 'member' : 'anybody';

/** Every page that is declared. */
const paths = new Set(routes.flatMap((entry) => below(entry, '')));
export const everyScreen: readonly Screen[] = [...paths].map((path) => ({
  ...{ path, reader: readerOf(path) },
}));
