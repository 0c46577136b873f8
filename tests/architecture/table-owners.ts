import { placeOf } from './house.ts';
import { literal, type Node, nameOf, type Source, sources, walk } from './source.ts';
import { type Fault, foreignTable } from './sql-rules.ts';
import { referenceAt, statementsOf, tokenize } from './sql-tokens.ts';
import type { Breach, Tree } from './tree.ts';

/** A table declared in a domain's personal-data.ts. */
interface Declared {
  table: string;
  domain: string;
  file: string;
  line: number;
}

/** The owners of tables in schemas that several domains share; a schema named like its one domain isn't among them. */
export interface SharedTables {
  /** The owner by `schema.table`. */
  ownerOf: ReadonlyMap<string, string>;
  /** Domains that live in a shared schema. */
  domains: ReadonlySet<string>;
  schemas: ReadonlySet<string>;
  declared: readonly Declared[];
}

const schemaOf = (table: string): string => table.split('.')[0]!;

/** Domains that stand on one another in one schema, from below: a statement may join the tables of those below. */
const floors: Readonly<Record<string, readonly string[]>> = {
  threads: ['media', 'posts', 'gifts', 'threads', 'review'],
  messages: ['rooms', 'messages'],
};

/** A row of a floor above that orders who writes below, and counts what they write. */
const countedOn: Readonly<Record<string, string>> = { 'threads.threads': 'posts' };

/** Whether a domain's statements may name a table of a schema that it shares: its own, and those it stands on. */
export function mayNameTable(table: string, domain: string, { ownerOf }: SharedTables): boolean {
  const owner = ownerOf.get(table);
  if (owner === undefined || owner === domain) return owner === domain;
  const order = floors[schemaOf(table)] ?? [];
  return countedOn[table] === domain || (order.includes(owner) && order.indexOf(owner) < order.indexOf(domain));
}

/** Reads the declarations `export const <domain>Tables = { 'schema.table': … }`, and `tables: { … }` of rooms. */
export function sharedTables(tree: Tree): SharedTables {
  const declared = sources(tree).flatMap((source) => {
    const domain = /^server\/domains\/([^/]+)\/(?:.+\/)?(?:personal-data|contributes)\.ts$/.exec(source.path)?.[1];
    return domain === undefined ? [] : declarationsIn(source, domain);
  });
  const owners = Map.groupBy(declared, ({ table }) => schemaOf(table));
  const shared = declared.filter(({ table }) =>
    owners.get(schemaOf(table))!.some(({ domain }) => domain !== schemaOf(table)),
  );
  return {
    ownerOf: new Map(shared.map(({ table, domain }) => [table, domain])),
    domains: new Set(shared.map(({ domain }) => domain)),
    schemas: new Set(shared.map(({ table }) => schemaOf(table))),
    declared: shared,
  };
}

function declarationsIn(source: Source, domain: string): Declared[] {
  const found: Declared[] = [];
  walk(source.program, (node, parents) => {
    if (node.type !== 'Property') return;
    const table = literal(node.key);
    if (!table?.includes('.')) return;
    const declaration = parents.findLast((parent) => parent.type === 'VariableDeclarator');
    const listed = parents.some((parent) => parent.type === 'Property' && nameOf(parent.key) === 'tables');
    if (!listed && !nameOf(declaration?.id).endsWith('Tables')) return;
    found.push({ table, domain, file: source.path, line: source.lineOf(node) });
  });
  return found;
}

/** Tables of a shared schema that a file of sql/ names anywhere (in lists and types too) and its domain doesn't own. */
export function strangersTables(source: Source, shared: SharedTables): Fault[] {
  const { ownerOf, domains, schemas } = shared;
  const { domain } = placeOf(source.path);
  if (domain === undefined || !domains.has(domain)) return [];
  const found: Fault[] = [];
  walk(source.program, (node: Node) => {
    const table = /^(\w+\.\w+)(?: as \w+)?$/.exec(literal(node) ?? '')?.[1];
    if (table === undefined || !schemas.has(schemaOf(table)) || mayNameTable(table, domain, shared)) return;
    if (ownerOf.has(table)) found.push(foreignTable(table, source.lineOf(node)));
  });
  return found;
}

/** Each table of a shared schema has one owner: none twice, and none that a migration makes for nobody. */
export function ownerBreaches(tree: Tree): Breach[] {
  const shared = sharedTables(tree);
  const twice = [...Map.groupBy(shared.declared, ({ table }) => table)]
    .filter(([, owners]) => owners.length > 1)
    .map(([table, owners]) => ({
      ...owners.at(-1)!,
      what: `${table} is owned by ${owners.map(({ domain }) => domain).join(' and ')}`,
      instead: 'declare it in the one domain whose sql/ writes it; the others ask through its face',
    }));
  return [...twice.map(({ file, line, what, instead }) => ({ file, line, what, instead })), ...unowned(tree, shared)];
}

function unowned(tree: Tree, { ownerOf, schemas }: SharedTables): Breach[] {
  const found: Breach[] = [];
  for (const [file, text] of tree) {
    if (!/^server\/migrations\/.*\.sql$/.test(file)) continue;
    for (const tokens of statementsOf(tokenize(text))) {
      if (tokens[0]?.text !== 'create' || tokens[1]?.text !== 'table') continue;
      const made = referenceAt(tokens, tokens[2]?.text === 'if' ? 5 : 2);
      const table = `${made?.schema}.${made?.name}`;
      if (!made || !schemas.has(made.schema ?? '') || ownerOf.has(table)) continue;
      const instead =
        'several domains share this schema: declare the table in the personal-data.ts of the one that owns it';
      found.push({ file, line: made.line, what: `nobody owns ${table}`, instead });
    }
  }
  return found;
}
