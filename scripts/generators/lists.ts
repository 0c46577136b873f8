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
  write(parts: readonly Part[]): string;
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

/** Each file that is made, by its path, and what it is made of. */
export const lists: Readonly<Record<string, List>> = {
  ...Object.fromEntries(
    ['calls', 'refusals', 'audit', 'signals', 'channels'].map((list) => [`contract/made/${list}.ts`, ofContract(list)]),
  ),
  'server/app/domains.ts': ofServer,
};

/** The text of a list, its parts by their names. */
export function listOf(list: List, source: ListSource): string {
  const parts = source.paths
    .flatMap((path) => {
      const domain = list.from.exec(path)?.[1];
      return domain === undefined || list.leaves?.(path, source) ? [] : [{ domain, path, name: list.named(domain) }];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return list.write(parts);
}
