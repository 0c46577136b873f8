import { follows, type Reference, referenceAt, type Token } from './sql-tokens.ts';

/** What is wrong with a statement, and what to write instead. */
export interface Fault {
  line: number;
  what: string;
  instead: string;
}

/** Schemas whose names may stand beside a domain's own: types, catalogues and operator classes. */
const neutral = new Set(['pg_catalog', 'information_schema', 'public', 'extensions']);
const tableWords = new Set(['from', 'join', 'into', 'update', 'table', 'using', 'references', 'truncate']);
const fillers = new Set(['only', 'if', 'not', 'exists', 'lateral', 'concurrently']);
/** `from` inside these brackets is part of the function's syntax. */
const fromFunctions = new Set(['extract', 'substring', 'trim', 'overlay', 'position', 'btrim', 'ltrim', 'rtrim']);

/** The tables that a statement names; subqueries, functions and CTEs of its own aside. */
function tablesOf(tokens: Token[]): Reference[] {
  const own = commonTables(tokens);
  const found: Reference[] = [];
  const brackets: string[] = [];
  tokens.forEach((token, i) => {
    if (token.text === '(') brackets.push(tokens[i - 1]?.text ?? '');
    if (token.text === ')') brackets.pop();
    if (token.kind !== 'word' || !isTableWord(tokens, i, brackets)) return;
    for (const reference of listAt(tokens, i + 1, token.text === 'from' || token.text === 'table')) {
      if (reference.schema !== undefined || !own.has(reference.name)) found.push(reference);
    }
  });
  return found;
}

function isTableWord(tokens: Token[], i: number, brackets: string[]): boolean {
  const word = tokens[i]!.text;
  const before = tokens[i - 1]?.text ?? '';
  if (!tableWords.has(word) || before === '.') return false;
  if (word === 'from') return before !== 'distinct' && !fromFunctions.has(brackets.at(-1) ?? '');
  if (word === 'update') return !['for', 'key', 'do', 'on', 'before', 'after', 'or'].includes(before);
  if (word === 'using') return tokens.some((token) => token.text === 'delete');
  return true;
}

/** The names after FROM and its like: `a.b x, a.c y`; a name followed by a bracket is a function unless created. */
function listAt(tokens: Token[], start: number, list: boolean): Reference[] {
  let at = start;
  while (fillers.has(tokens[at]?.text ?? '')) at += 1;
  const reference = referenceAt(tokens, at);
  if (!reference) return [];
  const creating = ['table', 'into', 'references'].includes(tokens[start - 1]?.text ?? '');
  const found = tokens[reference.next]?.text === '(' && !creating ? [] : [reference];
  if (!list) return found;
  let next = reference.next;
  if (tokens[next]?.text === 'as') next += 1;
  if (tokens[next]?.kind === 'word' && tokens[next + 1]?.text === ',') next += 1;
  return tokens[next]?.text === ',' ? [...found, ...listAt(tokens, next + 1, true)] : found;
}

function commonTables(tokens: Token[]): Set<string> {
  const names = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || !['with', 'recursive', ','].includes(tokens[i - 1]?.text ?? '')) return;
    const opens = follows(tokens, i + 1, 'as') || tokens[i + 1]?.text === '(';
    if (opens) names.add(token.text);
  });
  return names;
}

/** Whether a statement may name a table. */
export type MayName = (schema: string, name: string) => boolean;

/** Every table qualified, one that may be named, and all of one schema. */
export function schemaFaults(tokens: Token[], mayName: MayName = () => true): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const { schema, name, line } of tablesOf(tokens)) {
    if (schema === undefined) {
      faults.push({ line, what: `names the table ${name} without its schema`, instead: `write schema.${name}` });
    } else if (!neutral.has(schema)) {
      seen.add(schema);
      if (!mayName(schema, name)) faults.push(foreignTable(`${schema}.${name}`, line));
    }
  }
  if (seen.size > 1) {
    const instead = 'one schema a statement: ask the other owner through its face, ids first, then hydrate by id sets';
    faults.push({ line: tokens[0]!.line, what: `names two schemas: ${[...seen].join(', ')}`, instead });
  }
  return faults;
}

/** A table of somebody else's. */
export function foreignTable(table: string, line: number): Fault {
  return {
    line,
    what: `touches ${table}`,
    instead: 'each sql/ touches the tables of its own domain only: ask the owner through its face',
  };
}

/** What breaks once schemas live on nodes of their own, whoever wrote the statement. */
export function habitFaults(tokens: Token[]): Fault[] {
  return [...mergeAndLevels(tokens), ...conflictFaults(tokens), ...returningFaults(tokens), ...signalFaults(tokens)];
}

function mergeAndLevels(tokens: Token[]): Fault[] {
  const faults: Fault[] = [];
  tokens.forEach((token, i) => {
    if (follows(tokens, i, 'merge', 'into')) {
      faults.push({ line: token.line, what: 'uses MERGE', instead: 'insert … on conflict do update' });
    }
    if (token.kind === 'word' && token.text === 'serializable') {
      faults.push({
        line: token.line,
        what: 'asks for SERIALIZABLE',
        instead: 'READ COMMITTED with row locks in a fixed order and CHECKs',
      });
    }
  });
  return faults;
}

/** These look like functions but are plain expressions to the planner. */
const expressions = new Set(['coalesce', 'greatest', 'least', 'nullif', 'in', 'and', 'or', 'not', 'values']);
const moving = new Set([
  'current_timestamp',
  'current_date',
  'current_time',
  'localtimestamp',
  'localtime',
  'select',
  'case',
]);

/** `on conflict do update` sets columns, constants, parameters and excluded.* only. */
function conflictFaults(tokens: Token[]): Fault[] {
  const faults: Fault[] = [];
  tokens.forEach((_, i) => {
    if (!follows(tokens, i, 'do', 'update', 'set')) return;
    for (const called of callsUntil(tokens, i + 3, ['where', 'returning'])) {
      const instead =
        'pass the value as a parameter (the time too); set columns, constants, parameters and excluded.* only';
      faults.push({ line: called.line, what: `sets ${called.text} in on conflict do update`, instead });
    }
  });
  return faults;
}

function returningFaults(tokens: Token[]): Fault[] {
  const faults: Fault[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'word' || token.text !== 'returning' || tokens[i - 1]?.text === '.') return;
    for (const called of callsUntil(tokens, i + 1, [])) {
      const instead = 'RETURNING gives columns only: compute it in the action';
      faults.push({ line: called.line, what: `returns ${called.text} from a write`, instead });
    }
  });
  return faults;
}

/** Function calls and moving values up to a stop word or the closing bracket. */
function callsUntil(tokens: Token[], start: number, stops: string[]): Token[] {
  const found: Token[] = [];
  let depth = 0;
  for (let i = start; i < tokens.length; i += 1) {
    const { kind, text } = tokens[i]!;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && stops.includes(text))) break;
    const calls = kind === 'word' && tokens[i + 1]?.text === '(' && !expressions.has(text);
    if (calls || (kind === 'word' && moving.has(text))) found.push(tokens[i]!);
  }
  return found;
}

const signal = /^(pg_notify|pg_(try_)?advisory_\w+)$/;

/** NOTIFY and advisory locks only as a plain `select pg_…(…)`, without FROM. */
function signalFaults(tokens: Token[]): Fault[] {
  const first = tokens[0]?.text;
  const instead = 'a statement of its own: select pg_notify(…) or select pg_advisory_…(…), without FROM';
  if (first === 'notify') return [{ line: tokens[0]!.line, what: 'uses NOTIFY', instead }];
  const called = tokens.find(
    (token, i) => token.kind === 'word' && signal.test(token.text) && tokens[i + 1]?.text === '(',
  );
  const plain = first === 'select' && !tokens.some((token) => token.kind === 'word' && token.text === 'from');
  return called && !plain
    ? [{ line: called.line, what: `calls ${called.text} inside another statement`, instead }]
    : [];
}
