/** A place in the route table: `web/routes.ts` with what the server or the browser knows of each page. */
export interface TableRoute<R> {
  id: string;
  path?: string;
  index?: true;
  children?: R[];
}

export type Params = Readonly<Record<string, string>>;

export interface RouteMatch<R> {
  route: R;
  params: Params;
}

interface Branch<R> {
  segments: string[];
  routes: R[];
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** A fixed segment comes before a parameter, that before the path's end, and what takes any rest comes last. */
const rankOf = (segment: string | undefined): number => {
  if (segment === undefined) return 1;
  if (segment === '*') return 0;
  return segment.startsWith(':') ? 2 : 3;
};

/** Every address of a table, those that are distinguished sooner first. */
function branchesOf<R extends TableRoute<R>>(routes: readonly R[]): Branch<R>[] {
  const found: Branch<R>[] = [];
  const visit = (route: R, segments: readonly string[], above: readonly R[]): void => {
    const own = [...segments, ...segmentsOf(route.path ?? '')];
    const line = [...above, route];
    for (const child of route.children ?? []) visit(child, own, line);
    const isPage = route.index || route.path !== undefined;
    if (isPage && !route.children?.some((child) => child.index)) {
      found.push({ segments: own, routes: line });
    }
  };
  for (const route of routes) visit(route, [], []);
  return found.sort(inOrder);
}

function inOrder<R>(one: Branch<R>, other: Branch<R>): number {
  const length = Math.max(one.segments.length, other.segments.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rankOf(other.segments[at]) - rankOf(one.segments[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function paramsOf(pattern: readonly string[], given: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  const rest = pattern.at(-1) === '*';
  if (rest ? given.length < pattern.length - 1 : given.length !== pattern.length) return null;
  for (const [at, segment] of pattern.entries()) {
    const value = given[at] ?? '';
    if (segment === '*') params['*'] = given.slice(at).join('/');
    else if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** A segment that is no proper encoding stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the routes of a path within the locale, outermost first; none where the table has no such page. */
export function matcher<R extends TableRoute<R>>(routes: readonly R[]): (pathname: string) => RouteMatch<R>[] {
  const branches = branchesOf(routes);
  return (pathname) => {
    const given = segmentsOf(pathname).map(decoded);
    for (const branch of branches) {
      const params = paramsOf(branch.segments, given);
      if (params) return branch.routes.map((route) => ({ route, params }));
    }
    return [];
  };
}
