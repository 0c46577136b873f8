import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import type { RouteEntry, SomeReaders } from '../web/router/route-config.ts';
import routes from '../web/routes.ts';

const tables = new Map([
  ['virtual:routes', browserTable],
  ['virtual:member-routes', () => tableOf('members')],
  ['virtual:rare-routes', () => tableOf('rare')],
  ['virtual:server-routes', serverTable],
]);
/** A route's module without what only the server runs. */
const browserPart = 'virtual:route/';
const web = fileURLToPath(new URL('../web/', import.meta.url));
const rootFile = 'root.tsx';

interface Declaration {
  type: string;
  id?: { name: string } | null;
  declarations?: { id: { name: string } }[];
}
interface Statement {
  type: string;
  declaration?: Declaration | null;
  exportKind?: string;
  specifiers?: { exported: { name: string } }[];
}

/** The names that a module of ours exports. */
function exportsOf(file: string): Set<string> {
  const { body } = parseAst(readFileSync(web + file, 'utf8'), { lang: 'tsx' }) as unknown as { body: Statement[] };
  const names = new Set<string>();
  for (const { type, declaration, exportKind, specifiers } of body) {
    if (type === 'ExportDefaultDeclaration') names.add('default');
    if (type !== 'ExportNamedDeclaration' || exportKind === 'type') continue;
    if (declaration?.id) names.add(declaration.id.name);
    for (const { id } of declaration?.declarations ?? []) names.add(id.name);
    for (const { exported } of specifiers ?? []) names.add(exported.name);
  }
  return names;
}

const forBrowser = [
  'default',
  'clientLoader',
  'handle',
  'shouldRevalidate',
  'staying',
  'placeholder',
  'ErrorBoundary',
  'Layout',
];

const fields = ({ id, path, index }: RouteEntry): string => JSON.stringify({ id, path, index }).slice(1, -1);

const listOf = (entries: readonly RouteEntry[], write: (entry: RouteEntry) => string): string =>
  `[${entries.map(write).join(',\n')}]`;

const childrenOf = (entry: RouteEntry, write: (entry: RouteEntry) => string): string =>
  entry.children ? `, children: ${listOf(entry.children, write)}` : '';

function serverTable(): string {
  const imports = [`import * as root from ${JSON.stringify(web + rootFile)};`];
  const write = (entry: RouteEntry): string => {
    const name = `r${imports.length}`;
    imports.push(`import * as ${name} from ${JSON.stringify(web + entry.file)};`);
    return `{ ${fields(entry)}, module: ${name}${childrenOf(entry, write)} }`;
  };
  const list = listOf(routes, write);
  return `${imports.join('\n')}\nexport const rootRoute = root;\nexport const routes = ${list};\n`;
}

function browserRoute(entry: RouteEntry): string {
  const names = exportsOf(entry.file);
  const has = (name: string): boolean => names.has(name);
  const load = `() => import(${JSON.stringify(browserPart + entry.file)})`;
  const loaded =
    entry.path !== undefined || entry.index ? `page(${JSON.stringify(entry.id)}, ${load})` : `frame(${load})`;
  const data = `loader: ${has('loader')}, clientLoader: ${has('clientLoader')}`;
  return `{ ${fields(entry)}, ${data}, load: ${loaded}${childrenOf(entry, browserRoute)} }`;
}

/** The pages of a late table, or those of none, with what stands around them. */
const pagesOf = (entries: readonly RouteEntry[], table?: SomeReaders): RouteEntry[] =>
  entries.flatMap((entry) => {
    if (entry.for) return entry.for === table ? [entry] : [];
    if (!entry.children) return table ? [] : [entry];
    const children = pagesOf(entry.children, table);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });

/** Pages are parts, each with a catalogue of its name, in which are the texts of the frames around it, too. */
const tableOf = (table?: SomeReaders): string => `
import { part } from ${JSON.stringify(`${web}parts/part.ts`)};
const frame = (load) => part({ for: '${table ?? 'all'}', load });
const page = (texts, load) => part({ for: '${table ?? 'all'}', load, texts });
export const routes = ${listOf(pagesOf(routes, table), browserRoute)};
`;

function browserTable(): string {
  const root = JSON.stringify(browserPart + rootFile);
  return `import * as root from ${root};\nexport const rootRoute = root;\n${tableOf()}`;
}

function browserModule(file: string): string {
  const names = exportsOf(file);
  const wanted = forBrowser.filter((name) => names.has(name));
  return `export { ${wanted.join(', ')} } from ${JSON.stringify(web + file)};\n`;
}

/**
 * Makes four tables from `web/routes.ts`: `virtual:routes`, by which the browser recognises pages and loads their code
 * when it is wanted, `virtual:member-routes` and `virtual:rare-routes` with those that guests and most readers don't need, and
 * `virtual:server-routes` with every page's module. A page's `loader` stays on the server: the browser's part doesn't name
 * it, so the build leaves it out.
 */
export function routesPlugin(): Plugin {
  return {
    name: 'baobab:routes',
    enforce: 'pre',
    resolveId: (source) => (tables.has(source) || source.startsWith(browserPart) ? `\0${source}` : undefined),
    load(source) {
      if (source.startsWith(`\0${browserPart}`)) return browserModule(source.slice(browserPart.length + 1));
      return source.startsWith('\0') ? tables.get(source.slice(1))?.() : undefined;
    },
  };
}
