import { partsIn } from '../../vite/parts.ts';
import { camel, capital } from './files.ts';

/** The tree as the lists are made of it: paths from the root, and what stands there. */
export interface ListSource {
  paths: readonly string[];
  text(path: string): string;
}

/** A file that declares what a domain contributes, and the name that it exports. */
interface Part {
  domain: string;
  path: string;
  name: string;
}

interface List {
  /** The files that are joined, with the domain as the first group. */
  from: RegExp;
  /** What each of them exports, by its domain. */
  named(domain: string): string;
  /** The parts come by their names; `orderOf` is the first place that a part declares. */
  write(parts: readonly Part[], orderOf: (part: Part) => number): string;
  /** A declaration that stands in another place by hand. */
  leaves?(path: string, source: ListSource): boolean;
}

const note = '// Made by `npm run lists` of what the domains declare: change it there.';

/** Each list lies in a folder of its room. */
const importsOf = (parts: readonly Part[]): string =>
  parts.map(({ name, path }) => `import { ${name} } from '${path.replace(/^\w+\//, '../')}';\n`).join('');

const spreadLines = (parts: readonly Part[]): string => parts.map(({ name }) => `  ...${name},\n`).join('');

/** A list of the contract: one object of all domains' own. */
const ofContract = (list: string): List => ({
  from: new RegExp(`^contract/domains/([\\w-]+)/${list}\\.ts$`),
  named: (domain) => `${camel(domain)}${capital(list)}`,
  write: (parts) => `${note}
${importsOf(parts)}
export const domain${capital(list)} = {
${spreadLines(parts)}} as const;
`,
});

/** Imported there by hand: what the others are built on, and what is made of parts of its own. */
const composed = ['server/app.ts', 'server/app/rooms.ts'];

const ofServer: List = {
  from: /^server\/domains\/([\w-]+)\/manifest\.ts$/,
  named: (domain) => `create${capital(camel(domain))}`,
  leaves: (path, source) => composed.some((each) => source.text(each).includes(`/${path.slice('server/'.length)}'`)),
  write: (parts) => `${note}
${importsOf(parts)}
type Needed<Create extends (parts: never) => unknown> = Parameters<Create>[0];

/** What these domains are made of, each of which takes what it needs. */
type Parts = ${parts.map(({ name }) => `Needed<typeof ${name}>`).join(' &\n  ')};

/** The domains that need no part of their own; those that others are built on are made in \`server/app.ts\`. */
export function createOtherDomains(parts: Parts) {
${parts.map(({ domain, name }) => `  const ${camel(domain)} = ${name}(parts);\n`).join('')}  const all = [
${parts.map(({ domain }) => `    ${camel(domain)},\n`).join('')}  ] as const;
  return { all, media, threads };
}
`,
};

/** What a list of the web holds: its parts themselves, what lies in them, or their fields. */
type Holds = 'parts' | 'entries' | 'fields';

/** A list of the web, of what features declare in a file of this name; without a type it is literal. */
const ofWeb = (file: string, holds: Holds, made: string, type?: [name: string, from: string]): List => ({
  from: new RegExp(`^web/features/([\\w-]+)/${file}\\.ts$`),
  named: (domain) => `${camel(domain)}${capital(camel(file))}`,
  write: (parts, orderOf) => {
    const inOrder = parts.toSorted((one, other) => orderOf(one) - orderOf(other));
    const names = inOrder.map(({ name }) => (holds === 'parts' ? name : `...${name}`));
    const typeImport = type ? `import type { ${type[0]} } from '${type[1]}';\n` : '';
    const typed = type ? `: ${holds === 'fields' ? type[0] : `readonly ${type[0]}[]`}` : '';
    const [open, close] = holds === 'fields' ? ['{ ', ' }'] : ['[', ']'];
    const head = `export const ${made}${typed} = `;
    const end = type ? ';' : ' as const;';
    const line = `${head}${open}${names.join(', ')}${close}${end}`;
    const lines = `${head}${open.trim()}\n${names.map((each) => `  ${each},\n`).join('')}${close.trim()}${end}`;
    return `${note}\n${importsOf(parts)}${typeImport}\n${line.length <= 120 ? line : lines}\n`;
  },
});

/** What rooms of a large domain declare, joined under one name; `place` is a part's folder within the domain. */
const ofRooms = (domain: string, room: RegExp, kind: string): List => ({
  from: new RegExp(`^contract/domains/${domain}/${room.source}/${kind}\\.ts$`),
  named: (place) => `${camel(place)}${capital(kind)}`,
  write: (parts) => {
    const made = `export const ${domain.replace(/s$/, '')}${capital(kind)}s = [`;
    const names = parts.map(({ name }) => name);
    const line = `${made}${names.join(', ')}] as const;`;
    return `${note}\n${importsOf(parts)}\n${line.length <= 120 ? line : `${made}\n${names.map((each) => `  ${each},\n`).join('')}] as const;`}\n`;
  },
});

/** Every trait of a thread, by its name. */
const ofTraits: List = {
  from: /^server\/domains\/threads\/traits\/([\w-]+)\/trait\.ts$/,
  named: (place) => `${camel(place)}Trait`,
  write: (parts) => `${note}
${parts.map(({ name, domain }) => `import { ${name} } from './${domain}/trait.ts';\n`).join('')}
export const threadTraits = {
${parts.map(({ name, domain }) => `  ${camel(domain) === domain ? domain : `'${domain}'`}: ${name},\n`).join('')}} as const;
`,
};

const memberLink = '../shell/member-link.ts';

/** Each file that is made, by its path, and what it is made of. */
export const lists: Readonly<Record<string, List>> = {
  ...Object.fromEntries(
    ['calls', 'refusals', 'audit', 'signals', 'channels'].map((list) => [`contract/made/${list}.ts`, ofContract(list)]),
  ),
  'contract/made/thread-rooms.ts': ofRooms('threads', /(?:traits\/)?([\w-]+)/, 'room'),
  'contract/made/traits.ts': ofRooms('threads', /traits\/([\w-]+)/, 'trait'),
  'contract/made/review-rooms.ts': ofRooms('review', /([\w-]+)/, 'room'),
  'server/domains/threads/traits/made.ts': ofTraits,
  'server/app/domains.ts': ofServer,
  'web/made/header-marks.ts': ofWeb('header-mark', 'parts', 'headerMarks', ['HeaderMark', '../shell/header-mark.ts']),
  'web/made/profile-links.ts': ofWeb('profile-links', 'entries', 'profileLinks', ['MemberLink', memberLink]),
  'web/made/menu-links.ts': ofWeb('menu-links', 'entries', 'menuLinks', ['MemberLink', memberLink]),
  'web/made/console-links.ts': ofWeb('console-links', 'entries', 'consoleLinks', ['ConsoleLink', memberLink]),
  'web/made/console-pages.ts': ofWeb('console-pages', 'entries', 'consolePages', [
    'ConsolePage',
    '../shell/console-page.ts',
  ]),
  'web/made/signals.ts': ofWeb('signals', 'fields', 'askedSignals', ['AskedSignals', '../realtime/asked-signals.ts']),
  'web/made/routes.ts': ofWeb('routes', 'entries', 'featureRoutes', ['RouteEntry', '../router/route-config.ts']),
  'web/made/icons.ts': ofWeb('icons', 'entries', 'featureIcons'),
};

/** The parts of the web that come late, by their modules. */
function partsOf(source: ListSource): string {
  const declared = source.paths
    .filter((path) => /^web\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => partsIn(path, source.text(path)));
  const parts = new Map(declared.map((part) => [part.module, part.for]));
  const unlike = declared.find((part) => parts.get(part.module) !== part.for);
  if (unlike) throw new Error(`${unlike.module} is declared for ${unlike.for} and for ${parts.get(unlike.module)}`);
  const lines = [...parts].sort().map(([module, whom]) => `  '${module}': '${whom}',\n`);
  return `${note}
import type { PartFor } from '../parts/part.ts';

/** When each part comes, by its module. */
export const parts: Readonly<Record<string, PartFor>> = {
${lines.join('')}};
`;
}

/** The text of each file that is made, by its path. */
export const madeFiles = (source: ListSource): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, listOf(list, source)])),
  'web/made/parts.ts': partsOf(source),
});

/** The text of a list, its parts in the order that they declare, or by their names. */
function listOf(list: List, source: ListSource): string {
  const parts = source.paths
    .flatMap((path) => {
      const domain = list.from.exec(path)?.[1];
      return domain === undefined || list.leaves?.(path, source) ? [] : [{ domain, path, name: list.named(domain) }];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return list.write(parts, (part) => Number(/\border: (\d+)/.exec(source.text(part.path))?.[1] ?? 0));
}
