import { follows, type Reference, referenceAt, type Token } from './sql-tokens.ts';
import type { Breach } from './tree.ts';

/**
 * The column that a schema's big tables are one day cut by. A table that has it NOT NULL carries it in its
 * primary key and in every unique index. Small tables with a globally unique value as key are named below.
 */
const cutBy: Readonly<Record<string, string>> = {
  threads: 'tid',
  economy: 'account',
  chat: 'room',
  notices: 'uid',
};

/** Tables that have the column but are found by another key, with the reason. */
const exempt: Readonly<Record<string, string>> = {};

/** Tables that must have the column: growth happens here. */
const hot = /^threads\.(posts|replies|\w*likes|\w*favou?rites|rewards|poll_votes)$|^economy\.entries$/;

interface Statement {
  file: string;
  tokens: Token[];
}

interface Table {
  file: string;
  name: string;
  line: number;
  columns: Map<string, boolean>;
  keys: Key[];
}

interface Key {
  line: number;
  columns: string[];
}

/** Tables whose keys would not let them be partitioned or distributed. */
export function hotKeyFaults(statements: Statement[]): Breach[] {
  const tables = new Map<string, Table>();
  for (const { file, tokens } of statements) {
    const table = tableCreated(file, tokens);
    if (table) tables.set(table.name, table);
    const index = uniqueIndex(tokens);
    if (index) tables.get(index.table)?.keys.push(index);
  }
  return [...tables.values()].flatMap(faultsOf);
}

function faultsOf(table: Table): Breach[] {
  const column = cutBy[table.name.split('.')[0]!];
  if (!column || table.name in exempt) return [];
  const at = { file: table.file, line: table.line };
  if (hot.test(table.name) && table.columns.get(column) !== true) {
    return [
      {
        ...at,
        what: `${table.name} has no ${column} not null`,
        instead: `big tables are cut by ${column}: carry it on every row`,
      },
    ];
  }
  if (table.columns.get(column) !== true) return [];
  return table.keys
    .filter((key) => !key.columns.includes(column))
    .map((key) => ({
      file: table.file,
      line: key.line,
      what: `${table.name} is unique by (${key.columns.join(', ')}) without ${column}`,
      instead: `put ${column} into the key; what must be unique over the whole site gets a small table with the value as key`,
    }));
}

function tableCreated(file: string, tokens: Token[]): Table | undefined {
  const at = tokens.findIndex((token) => token.text === 'table');
  if (tokens[0]?.text !== 'create' || at < 0 || at > 2) return undefined;
  const start = follows(tokens, at + 1, 'if', 'not', 'exists') ? at + 4 : at + 1;
  const reference = referenceAt(tokens, start);
  if (!reference) return undefined;
  const table: Table = { file, name: full(reference), line: reference.line, columns: new Map(), keys: [] };
  for (const part of partsAt(tokens, reference.next)) readPart(part, table);
  return table;
}

/** One line of a create table: a column, or a key over several. */
function readPart(part: Token[], table: Table): void {
  const key = part.findIndex((_, i) => follows(part, i, 'primary', 'key') || follows(part, i, 'unique'));
  const first = part[0]!;
  const constraint = ['primary', 'unique', 'constraint', 'check', 'foreign', 'exclude'].includes(first.text);
  if (constraint) {
    if (key < 0) return;
    const columns = columnsAt(part, key);
    table.keys.push({ line: first.line, columns });
    if (part[key]!.text === 'primary') for (const column of columns) table.columns.set(column, true);
    return;
  }
  const notNull = part.some((_, i) => follows(part, i, 'not', 'null') || follows(part, i, 'primary', 'key'));
  table.columns.set(first.text, notNull);
  if (key >= 0) table.keys.push({ line: first.line, columns: [first.text] });
}

function uniqueIndex(tokens: Token[]): (Key & { table: string }) | undefined {
  if (!follows(tokens, 0, 'create', 'unique', 'index')) return undefined;
  const reference = referenceAt(tokens, tokens.findIndex((token) => token.text === 'on') + 1);
  if (!reference) return undefined;
  return { table: full(reference), line: reference.line, columns: columnsAt(tokens, reference.next) };
}

const full = ({ schema, name }: Reference): string => `${schema}.${name}`;

/** The names in the next brackets: `primary key (tid, pid)`. */
function columnsAt(tokens: Token[], start: number): string[] {
  const open = tokens.findIndex((token, i) => i >= start && token.text === '(');
  return partsAt(tokens, open).map((part) => part[0]?.text ?? '');
}

/** What stands between the brackets that open at a place, cut at its commas. */
function partsAt(tokens: Token[], open: number): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (let i = open; i < tokens.length && i >= 0; i += 1) {
    const token = tokens[i]!;
    if (token.text === ')' && --depth === 0) break;
    if (token.text === ',' && depth === 1) parts.push([]);
    else if (depth > 0) parts.at(-1)!.push(token);
    if (token.text === '(') depth += 1;
  }
  return parts.filter((part) => part.length > 0);
}
