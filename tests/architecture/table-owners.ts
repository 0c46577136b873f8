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

/** Reads the declarations `export const <domain>Tables = { 'schema.table': … }`. */
export function sharedTables(tree: Tree): SharedTables {
  const declared = sources(tree).flatMap((source) => {
    const domain = /^server\/domains\/([^/]+)\/personal-data\.ts$/.exec(source.path)?.[1];
    return domain === undefined ? [] : declarationsIn(source, domain);
  });
  const shared = declared.filter(({ table, domain }) => schemaOf(table) !== domain);
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
    const declaration = parents.findLast((parent) => parent.type === 'VariableDeclarator');
    if (!table?.includes('.') || !nameOf(declaration?.id).endsWith('Tables')) return;
    found.push({ table, domain, file: source.path, line: source.lineOf(node) });
  });
  return found;
}

/** Tables of a shared schema that a file of sql/ names anywhere (in lists and types too) and its domain doesn't own. */
export function strangersTables(source: Source, { ownerOf, domains, schemas }: SharedTables): Fault[] {
  const { domain } = placeOf(source.path);
  if (domain === undefined || !domains.has(domain)) return [];
  const found: Fault[] = [];
  walk(source.program, (node: Node) => {
    const table = /^(\w+\.\w+)(?: as \w+)?$/.exec(literal(node) ?? '')?.[1];
    if (table === undefined || !schemas.has(schemaOf(table)) || ownerOf.get(table) === domain) return;
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
