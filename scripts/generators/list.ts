/** The tree as the lists are made of it: paths from the root, and what stands there. */
export interface ListSource {
  paths: readonly string[];
  text(path: string): string;
}

/** A file that declares what a list joins, and the name that it exports. */
export interface Part {
  /** The domain, or the kind of thread. */
  of: string;
  path: string;
  name: string;
  /** The path as the list imports it. */
  from: string;
}

export interface List {
  /** The files that are joined, with the domain or kind as the first group. */
  from: RegExp;
  /** What each of them exports, by its domain or kind. */
  named(of: string): string;
  /** The parts come by their names; `orderOf` is the first place that a part declares. */
  write(parts: readonly Part[], orderOf: (part: Part) => number): string;
  /** A declaration that stands in another place by hand. */
  leaves?(path: string, source: ListSource): boolean;
}

export const note = '// Made by `npm run lists` of what the domains declare: change it there.';

export const importsOf = (parts: readonly Part[]): string =>
  parts.map(({ name, from }) => `import { ${name} } from '${from}';\n`).join('');

/** Lines of an object or list, each with its comma. */
export const linesOf = (entries: readonly string[]): string => entries.map((entry) => `  ${entry},\n`).join('');
