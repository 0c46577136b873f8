import { placeOf } from './house.ts';
import { readDatabaseFaults } from './read-databases.ts';
import { literal, type Node, nameOf, quasis, type Source, sources, walk } from './source.ts';
import { type Fault, foreignTable, habitFaults, type MayName, schemaFaults } from './sql-rules.ts';
import { hole, tokenize } from './sql-tokens.ts';
import { mayNameTable, type SharedTables, sharedTables, strangersTables } from './table-owners.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** Kysely's methods that name a table in their first argument. */
const tableMethods = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'replaceInto',
  'from',
  'using',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
]);
const statementMethods = /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|executeQuery)$/;

/** Statements written in code: where they may stand, and what they may name. */
export function statementBreaches(tree: Tree): Breach[] {
  const server = sources(tree).filter((source) => source.path.startsWith('server/') && !isTest(source.path));
  const shared = sharedTables(tree);
  return server.flatMap((source) => {
    const faults = maySpeakSql(source.path) ? statementFaults(source, shared) : strayFaults(source);
    return [...faults, ...levelFaults(source), ...readDatabaseFaults(source), ...onePlaceFaults(source)].map(
      (fault) => ({
        file: source.path,
        ...fault,
      }),
    );
  });
}

/** sql/ folders of the domains and of their rooms; platform and its tools have tables of their own. */
function maySpeakSql(path: string): boolean {
  const { room } = placeOf(path);
  return (
    /^server\/domains\/[^/]+\/(?:[\w-]+\/)*sql\//.test(path) ||
    room === 'platform' ||
    path.startsWith('server/migrations/')
  );
}

function strayFaults(source: Source): Fault[] {
  const instead = 'only sql/ touches the database: write a function there and call it from the action or the read';
  const faults: Fault[] = source.imports
    .filter(({ target, typeOnly }) => (target === 'kysely' || target === 'pg') && !typeOnly)
    .filter(() => placeOf(source.path).room !== 'app' && placeOf(source.path).room !== 'main')
    .map(({ target, line }) => ({ line, what: `imports ${target}`, instead }));
  walk(source.program, (node) => {
    const line = source.lineOf(node);
    if (node.type === 'CallExpression' && statementMethods.test(methodOf(node))) {
      faults.push({ line, what: `calls ${methodOf(node).slice(1)}()`, instead });
    }
    if (isSql(node)) faults.push({ line, what: 'writes SQL', instead });
  });
  return faults;
}

/** `.selectFrom` of any chain, however long. */
function methodOf(call: Node): string {
  const callee = call.callee as Node;
  return callee.type === 'MemberExpression' ? `.${nameOf(callee.property)}` : '';
}

function isSql(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql';
}

function statementFaults(source: Source, shared: SharedTables): Fault[] {
  const mayName = ownTables(source.path, shared);
  const faults: Fault[] = [];
  const names = commonTables(source);
  walk(source.program, (node) => {
    const line = source.lineOf(node);
    const add = (list: Fault[]) => faults.push(...list.map((fault) => ({ ...fault, line: line + fault.line - 1 })));
    if (isSql(node)) {
      const tokens = tokenize(quasis(node.quasi as Node).join(hole));
      if (tokens.length > 0) add([...schemaFaults(tokens, mayName), ...habitFaults(tokens)]);
    } else if (node.type === 'CallExpression') {
      add([...tableFaults(node, mayName, names), ...builderFaults(node)]);
    }
  });
  const strangers = strangersTables(source, shared).filter(
    ({ what, line }) => !faults.some((fault) => fault.what === what && fault.line <= line),
  );
  return [...faults, ...strangers, ...joinedSchemas(source)];
}

/**
 * A domain's schema has its name, or it shares one and has the tables that it declares; platform's tables are anything
 * that is no domain's.
 */
function ownTables(path: string, shared: SharedTables): MayName {
  const { room, domain } = placeOf(path);
  if (room !== 'domains' || !domain) return () => true;
  return (schema, name) =>
    shared.schemas.has(schema) ? mayNameTable(`${schema}.${name}`, domain, shared) : schema === domain;
}

/** Names of `.with('recent', …)`: tables of the statement itself. */
function commonTables(source: Source): Set<string> {
  const names = new Set<string>();
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || !/^\.with(Recursive)?$/.test(methodOf(node))) return;
    const name = literal((node.arguments as Node[])[0]);
    if (name) names.add(name.replace(/\(.*/, ''));
  });
  return names;
}

function tablesIn(call: Node): string[] {
  if (!tableMethods.has(methodOf(call).slice(1))) return [];
  const first = (call.arguments as Node[])[0];
  const items = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : [first];
  return items.flatMap((item) => literal(item)?.split(/\s+/)[0] ?? []);
}

function tableFaults(call: Node, mayName: MayName, common: Set<string>): Fault[] {
  // Array.from('…') and the like: not a query.
  if (nameOf((call.callee as Node).object) === 'Array' || nameOf((call.callee as Node).object) === 'Buffer') return [];
  return tablesIn(call).flatMap((table): Fault[] => {
    const [schema, name] = table.split('.');
    if (name === undefined && common.has(table)) return [];
    if (name === undefined) {
      return [{ line: 1, what: `names the table ${table} without its schema`, instead: `write 'schema.${table}'` }];
    }
    return mayName(schema!, name) ? [] : [foreignTable(table, 1)];
  });
}

/** Two schemas in one chain of calls: platform's own statements obey the rule too. */
function joinedSchemas(source: Source): Fault[] {
  const faults: Fault[] = [];
  walk(source.program, (node, parents) => {
    const inChain = parents.at(-1)?.type === 'MemberExpression';
    if (node.type !== 'CallExpression' || inChain) return;
    const schemas = new Set<string>();
    for (let at: Node | undefined = node; at?.type === 'CallExpression'; at = (at.callee as Node).object as Node) {
      for (const table of tablesIn(at)) if (table.includes('.')) schemas.add(table.split('.')[0]!);
    }
    if (schemas.size < 2) return;
    const instead = 'one schema a statement: ask the other owner through its face, ids first, then hydrate by id sets';
    faults.push({ line: source.lineOf(node), what: `names two schemas: ${[...schemas].join(', ')}`, instead });
  });
  return faults;
}

/** The query builder's way of writing what sql-rules.ts forbids in text. */
function builderFaults(call: Node): Fault[] {
  const method = methodOf(call);
  if (method === '.mergeInto') return [{ line: 1, what: 'uses MERGE', instead: 'insertInto(…).onConflict(…)' }];
  if (method === '.doUpdateSet' && computes(call.arguments as Node[])) {
    const instead = 'set columns, constants, parameters and excluded.* only; pass the time as a parameter';
    return [{ line: 1, what: 'calls a function in on conflict do update', instead }];
  }
  if (method === '.returning' && computes(call.arguments as Node[])) {
    return [{ line: 1, what: 'returns more than columns from a write', instead: 'compute it in the action' }];
  }
  return [];
}

function computes(parts: Node[]): boolean {
  let found = false;
  for (const part of parts) {
    walk(part, (node) => {
      if (isSql(node))
        found ||= /\w\s*\(|current_|select/i.test(
          quasis(node.quasi as Node)
            .join(' ')
            .replace(plainExpressions, ''),
        );
      if (node.type !== 'CallExpression') return;
      found ||= /^\.(fn|selectFrom|agg|count|max|now)$/.test(methodOf(node)) || /\.fn(\.|$)/.test(nameOf(node.callee));
    });
  }
  return found;
}

const plainExpressions = /\b(coalesce|greatest|least|nullif)\s*\(/gi;

/** SERIALIZABLE, however it is asked for. */
function levelFaults(source: Source): Fault[] {
  const faults: Fault[] = [];
  walk(source.program, (node) => {
    if (literal(node)?.toLowerCase().trim() !== 'serializable') return;
    const instead = 'READ COMMITTED with row locks in a fixed order and CHECKs guards what must hold';
    faults.push({ line: source.lineOf(node), what: 'asks for SERIALIZABLE', instead });
  });
  return faults;
}

/** Classes of SQLSTATE that a program reacts to: constraints, lost races, lost connections. */
const sqlState = /^(08|23|40|53|55|57)[0-9A-Z]{3}$/;

/** Transactions are opened, and the database's errors are read, in platform alone: with retries, in one way. */
function onePlaceFaults(source: Source): Fault[] {
  if (placeOf(source.path).room === 'platform') return [];
  const faults: Fault[] = [];
  walk(source.program, (node) => {
    const line = source.lineOf(node);
    if (node.type === 'CallExpression' && /^\.(transaction|startTransaction)$/.test(methodOf(node))) {
      const instead =
        'a call with `writes: true` runs in one that is retried; jobs take inTransaction() of server/platform/db';
      faults.push({ line, what: 'opens a transaction of its own', instead });
    }
    const code = literal(node);
    if (code !== undefined && sqlState.test(code)) {
      const instead = 'ask server/platform/db/errors.ts: errors are mapped by SQLSTATE and constraint in one place';
      faults.push({ line, what: `reads the SQLSTATE ${code}`, instead });
    }
  });
  return faults;
}
