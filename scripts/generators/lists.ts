import { dirname, relative } from 'node:path';
import { partsIn } from '../../vite/parts.ts';
import { camel, capital } from './files.ts';
import { kindLists } from './kind-lists.ts';
import { importsOf, type List, type ListSource, linesOf, note } from './list.ts';

/** A list of the contract: one object of all domains' own. */
const ofContract = (list: string): List => ({
  from: new RegExp(`^contract/domains/([\\w-]+)/${list}\\.ts$`),
  named: (domain) => `${camel(domain)}${capital(list)}`,
  write: (parts) => `${note}
${importsOf(parts)}
export const domain${capital(list)} = {
${linesOf(parts.map(({ name }) => `...${name}`))}} as const;
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
${parts.map(({ of, name }) => `  const ${camel(of)} = ${name}(parts);\n`).join('')}  const all = [
${parts.map(({ of }) => `    ${camel(of)},\n`).join('')}  ] as const;
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
    const lines = `${head}${open.trim()}\n${linesOf(names)}${close.trim()}${end}`;
    return `${note}\n${importsOf(parts)}${typeImport}\n${line.length <= 120 ? line : lines}\n`;
  },
});

/** A room of a large domain: a folder of it, or of its traits or kinds. */
const rooms = '(?:(?:traits|kinds)/)?(?!made/)([\\w-]+)';

/** What rooms of a large domain declare in files of one name. */
const ofRooms = (
  domain: string,
  room: 'contract' | 'server',
  file: string,
  what: string,
  write: List['write'],
): List => ({
  from: new RegExp(`^${room}/domains/${domain}/${rooms}/${file}\\.ts$`),
  named: (place) => `${camel(place)}${what}`,
  write,
});

/** The rooms themselves, in one list. */
const listedAs =
  (made: string): List['write'] =>
  (parts) => {
    const names = parts.map(({ name }) => name);
    const line = `export const ${made} = [${names.join(', ')}] as const;`;
    const lines = `export const ${made} = [\n${linesOf(names)}] as const;`;
    return `${note}\n${importsOf(parts)}\n${line.length <= 120 ? line : lines}\n`;
  };

/** Their entries, in one object. */
const spreadAs =
  (made: string): List['write'] =>
  (parts) =>
    `${note}\n${importsOf(parts)}\nexport const ${made} = {\n${linesOf(parts.map(({ name }) => `...${name}`))}} as const;\n`;

const roomLists = (domain: string): Record<string, List> => ({
  [`contract/domains/${domain}/made/names.ts`]: ofRooms(domain, 'contract', 'room', 'Room', listedAs(`${domain}Names`)),
  [`contract/domains/${domain}/made/calls.ts`]: ofRooms(
    domain,
    'contract',
    'calls',
    'Calls',
    spreadAs(`${domain}RoomCalls`),
  ),
  [`server/domains/${domain}/made/rooms.ts`]: ofRooms(
    domain,
    'server',
    'contributes',
    'Room',
    listedAs(`${domain}Rooms`),
  ),
});

/** The shapes of every trait of a thread. */
const traitShapes: List = {
  from: /^contract\/domains\/threads\/traits\/([\w-]+)\/trait\.ts$/,
  named: (place) => `${camel(place)}Trait`,
  write: listedAs('threadTraits'),
};

/** Every trait of a thread, by its name. */
const ofTraits = (from: RegExp, what: string, made: string, type?: string): List => ({
  from,
  named: (place) => `${camel(place)}${what}`,
  write: (parts, orderOf) => {
    const inOrder = parts.toSorted((one, other) => orderOf(one) - orderOf(other));
    const typeImport = type ? `import type { ${type} } from '../trait.ts';\n` : '';
    const typed = type ? `: Readonly<Record<string, ${type}>>` : '';
    return `${note}
${importsOf(parts)}${typeImport}
export const ${made}${typed} = {
${linesOf(inOrder.map(({ name, of }) => `${camel(of) === of ? of : `'${of}'`}: ${name}`))}}${type ? '' : ' as const'};
`;
  },
});

/** What traits have on screen, each half by itself: who reads a thread needs nothing of the composer. */
const onScreen = (half: string, type?: string): List =>
  ofTraits(
    new RegExp(`^web/features/threads/traits/(?!made/)([\\w-]+)/${half}\\.tsx$`),
    capital(half),
    `${half}Traits`,
    type,
  );

const memberLink = '../shell/member-link.ts';

/** Each file that is made, by its path, and what it is made of. */
export const lists: Readonly<Record<string, List>> = {
  ...Object.fromEntries(
    ['calls', 'refusals', 'audit', 'signals', 'channels'].map((list) => [`contract/made/${list}.ts`, ofContract(list)]),
  ),
  ...roomLists('threads'),
  ...roomLists('review'),
  'contract/domains/threads/traits/made.ts': traitShapes,
  'server/domains/threads/traits/made.ts': ofTraits(
    /^server\/domains\/threads\/traits\/([\w-]+)\/trait\.ts$/,
    'Trait',
    'threadTraits',
  ),
  'web/features/threads/traits/made/composers.ts': onScreen('composer'),
  'web/features/threads/traits/made/pages.ts': onScreen('page', 'PageTrait'),
  'web/features/threads/traits/made/cards.ts': onScreen('card', 'CardTrait'),
  'web/features/threads/traits/made/own.ts': onScreen('own', 'OwnTrait'),
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
  'web/made/left-links.ts': ofWeb('left-links', 'entries', 'leftLinks', ['Section', '../shell/section.ts']),
  'web/made/icons.ts': ofWeb('icons', 'entries', 'featureIcons'),
  ...kindLists,
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
  ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, listOf(path, list, source)])),
  'web/made/parts.ts': partsOf(source),
});

/** The text of a list, its parts in the order that they declare, or by their names. */
function listOf(made: string, list: List, source: ListSource): string {
  const parts = source.paths
    .flatMap((path) => {
      const of = list.from.exec(path)?.[1];
      if (of === undefined || list.leaves?.(path, source)) return [];
      const from = relative(dirname(made), path);
      return [{ of, path, name: list.named(of), from: from.startsWith('.') ? from : `./${from}` }];
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return list.write(parts, (part) => Number(/\b(?:order|special): (\d+)/.exec(source.text(part.path))?.[1] ?? 0));
}
