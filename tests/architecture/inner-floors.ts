import { type Import, type Source, sources } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** Ranks of the folders inside a domain of threads: what stands on a floor imports its own and those below. */
const floors = ['core', 'traits', 'kinds', 'page'] as const;
type Floor = (typeof floors)[number];

/** What a domain declares of itself, which its core may name. */
const declared = new Set(['events.ts', 'settings.ts', 'references.ts', 'notices.ts', 'money.ts', 'deeds.ts']);

/** Where a file of a domain stands: its floor, and the trait or kind whose folder it is in. */
interface Stand {
  domain: string;
  floor: Floor;
  part?: string;
}

function standOf(path: string): Stand | undefined {
  const [, domain, inner] = /^(server\/domains\/[^/]+)\/(.+)$/.exec(path) ?? [];
  if (!domain || !inner) return undefined;
  const [folder = '', part, deeper] = inner.split('/');
  if (folder === 'core' || declared.has(inner)) return { domain, floor: 'core' };
  if (folder !== 'traits' && folder !== 'kinds') return { domain, floor: 'page' };
  const isPart = deeper !== undefined && part !== 'made';
  return isPart ? { domain, floor: folder, part: `${folder}/${part}` } : { domain, floor: folder };
}

/** Files that may name a trait or a kind: lists that are made, the domain's face, and what says which kind is the plain one. */
const namesParts = /\/(made\.ts|made\/\w+\.ts|index\.ts|kinds\/kinds\.ts)$/;

const isCode = (path: string): boolean => !isTest(path) && !path.includes('/testing/');

/** Core, traits, kinds, page: who may import whom inside a domain, and who may name a trait. */
export function innerFloorBreaches(tree: Tree): Breach[] {
  const layered = layeredDomains(tree);
  const inside = sources(tree, (path) => layered.has(standOf(path)?.domain ?? '') && isCode(path));
  const byPath = new Map(inside.map((source) => [source.path, source]));
  return inside.flatMap((source) => [
    ...source.imports.flatMap((item) => breach(source, item, floorOfImport(source.path, item))),
    ...(/\/(trait|kind)\.ts$/.test(source.path) ? reached(source, byPath) : []),
  ]);
}

/** Domains whose threads are made of traits or kinds. */
const layeredDomains = (tree: Tree): Set<string> =>
  new Set([...tree.keys()].flatMap((path) => (standOf(path)?.part ? (standOf(path)?.domain ?? []) : [])));

const breach = ({ path }: Source, { line }: Pick<Import, 'line'>, says: [string, string] | undefined): Breach[] =>
  says ? [{ file: path, line, what: says[0], instead: says[1] }] : [];

function floorOfImport(path: string, { target }: Import): [string, string] | undefined {
  const [from, to] = [standOf(path), standOf(target)];
  if (!from || !to || from.domain !== to.domain || !isCode(target)) return undefined;
  if (to.part !== undefined && to.part !== from.part && !namesParts.test(path)) {
    return [`names ${to.part}`, 'walk the made list: what is asked of each stands in its shape'];
  }
  // A part's own calls and lists stand above the page; what its shape reaches is looked at below.
  if (from.part !== undefined || rank(to.floor) <= rank(from.floor) || namesParts.test(path)) return undefined;
  return [
    `stands in ${from.floor} and imports ${target}`,
    `floors inside a domain: ${floors.join(', ')}; move it down`,
  ];
}

const rank = (floor: Floor): number => floors.indexOf(floor);

/** What the shape of a trait or kind reaches stands below the page, or in its own folder. */
function reached(shape: Source, byPath: ReadonlyMap<string, Source>): Breach[] {
  const own = standOf(shape.path);
  if (!own?.part) return [];
  const seen = new Set<string>();
  const found: Breach[] = [];
  const visit = (source: Source): void => {
    if (seen.has(source.path)) return;
    seen.add(source.path);
    for (const item of source.imports) {
      const to = standOf(item.target);
      if (to?.domain !== own.domain || item.typeOnly || namesParts.test(item.target)) continue;
      const what = `${own.part} reaches ${item.target}`;
      const instead = 'a trait knows what stands below the page; the page walks its shape';
      if (to.floor === 'page') found.push(...breach(source, item, [what, instead]));
      const next = byPath.get(item.target);
      if (next && to.floor !== 'page') visit(next);
    }
  };
  visit(shape);
  return found;
}
