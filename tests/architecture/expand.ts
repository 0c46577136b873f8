import { follows, referenceAt, statementsOf, type Token, tokenize } from './sql-tokens.ts';
import type { Breach, Tree } from './tree.ts';

/** Migrations from this day on let the release before go on serving; those before it stand as they are. */
const from = '20261201';
const head = /^-- contracts: \S.* since (?:the migration (\d{14})|decision (\d{4}))\.?\n/;

const refusals = {
  drops: 'the release before still asks for it: stop using it in one release, and drop it in a later one with a head',
  renames:
    'the release before asks by the old name: add the new one, write both, and drop the old one in a later release',
  'not null': 'the release before writes rows without it: give the column a default, or let it be null',
  type: 'it rewrites the table while everybody waits: add a column of the new type, fill it by a job, and read it later',
  default: 'the release before counts on the default: leave it until nobody writes without the value',
  constraint: 'the release before may write what it refuses: let code refuse it first, and add it in a later release',
  unique:
    'the release before may write what it refuses: give what is unique a table of its own, or add it in a later release',
  index: 'writers wait until it is built: build it in a file of its own by create index concurrently',
  alone: 'an index that is built concurrently stands alone in its file, since the file takes no transaction',
  rewrites: 'every row is written anew while everybody waits: add the column without it, and fill it by a job',
  locks: 'everybody waits meanwhile: do without it',
  head: 'write -- contracts: <what> since the migration <14 digits> (one before this file), or since decision <4 digits>',
} as const;

type Refusal = keyof typeof refusals;
type Fault = { line: number; refusal: Refusal; what: string };

/** Migrations that the release before could not serve beside, unless their first line says since when that is gone. */
export function expandBreaches(tree: Tree): Breach[] {
  const files = [...tree].filter(([path]) => path.startsWith('server/migrations/') && path.endsWith('.sql'));
  const stamps = files.map(([path]) => stampOf(path));
  return files
    .filter(([path]) => stampOf(path) >= from)
    .flatMap(([file, sql]) =>
      faultsOf(file, sql, stamps).map(({ line, refusal, what }) => ({
        ...{ file, line, what: `${what} (${refusal})` },
        instead: refusals[refusal],
      })),
    );
}

const stampOf = (path: string): string => path.slice('server/migrations/'.length).split('-', 1)[0]!;

function faultsOf(file: string, sql: string, stamps: readonly string[]): Fault[] {
  const [, stamp, decision] = head.exec(sql) ?? [];
  if (decision !== undefined) return [];
  if (stamp !== undefined && stamp < stampOf(file) && stamps.includes(stamp)) return [];
  if (stamp !== undefined) return [{ line: 1, refusal: 'head', what: `no earlier migration is called ${stamp}` }];
  if (/-- contracts/.test(sql)) return [{ line: 1, refusal: 'head', what: 'its head says no since' }];
  const statements = statementsOf(tokenize(sql));
  const own = new Set(statements.flatMap((tokens) => createdBy(tokens) ?? []));
  return statements.flatMap((tokens) => statementFaults(tokens, own, statements.length));
}

/** The table that a statement creates; nobody uses it yet. */
function createdBy(tokens: Token[]): string | undefined {
  const at = tokens.findIndex(({ text }) => text === 'table');
  return tokens[0]?.text === 'create' && at > 0 && at < 4 ? nameAt(tokens, at + 1).name : undefined;
}

/** What is named at a place, after words that may stand before a name. */
function nameAt(tokens: Token[], start: number): { name: string; next: number } {
  let at = start;
  while (['if', 'not', 'exists', 'only'].includes(tokens[at]?.text ?? '')) at += 1;
  const reference = referenceAt(tokens, at);
  return { name: `${reference?.schema}.${reference?.name}`, next: reference?.next ?? at + 1 };
}

function statementFaults(tokens: Token[], own: ReadonlySet<string>, count: number): Fault[] {
  const [first, second] = tokens;
  const at = (refusal: Refusal, what: string): Fault[] => [{ line: first!.line, refusal, what }];
  if (first?.text === 'drop') return second?.text === 'index' ? [] : at('drops', `drops a ${second?.text}`);
  if (first?.text === 'truncate' || first?.text === 'lock') return at('locks', `says ${first.text}`);
  if (['cluster', 'vacuum', 'reindex', 'refresh'].includes(first?.text ?? ''))
    return at('locks', `says ${first!.text}`);
  if (first?.text === 'create') return indexFaults(tokens, own, count);
  if (first?.text !== 'alter') return [];
  if (second?.text !== 'table') {
    const renames = tokens.some(({ kind, text }) => kind === 'word' && text === 'rename');
    return renames ? at('renames', `renames a ${second?.text}`) : [];
  }
  const { name, next } = nameAt(tokens, 2);
  return own.has(name) ? [] : actionsOf(tokens.slice(next)).flatMap((action) => actionFaults(action, name));
}

function indexFaults(tokens: Token[], own: ReadonlySet<string>, count: number): Fault[] {
  const start = tokens[1]?.text === 'unique' ? 2 : 1;
  if (tokens[start]?.text !== 'index') return [];
  const { name } = nameAt(tokens, tokens.findIndex(({ text }) => text === 'on') + 1);
  if (own.has(name)) return [];
  const { line } = tokens[0]!;
  if (start === 2) return [{ line, refusal: 'unique', what: `makes rows of ${name} unique` }];
  if (tokens[start + 1]?.text !== 'concurrently')
    return [{ line, refusal: 'index', what: `builds an index on ${name}` }];
  return count > 1 ? [{ line, refusal: 'alone', what: `builds an index on ${name} beside other statements` }] : [];
}

/** The actions of an ALTER TABLE, cut at the commas that stand in no brackets. */
function actionsOf(tokens: Token[]): Token[][] {
  const actions: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'mark') depth += token.text === '(' ? 1 : token.text === ')' ? -1 : 0;
    if (token.kind === 'mark' && token.text === ',' && depth === 0) actions.push([]);
    else actions.at(-1)!.push(token);
  }
  return actions.filter((action) => action.length > 0);
}

const constraints = new Set(['constraint', 'check', 'unique', 'primary', 'foreign', 'exclude']);

function actionFaults(action: Token[], table: string): Fault[] {
  const [verb, what] = action.map(({ text }) => text);
  const { line } = action[0]!;
  const fault = (refusal: Refusal, said: string): Fault[] => [{ line, refusal, what: `${said} of ${table}` }];
  if (verb === 'rename' || (verb === 'set' && what === 'schema')) return fault('renames', 'renames something');
  if (verb === 'drop') return what === 'constraint' ? [] : fault('drops', 'drops a column');
  if (verb === 'alter') return changeFaults(action, fault);
  if (verb !== 'add') return [];
  return constraints.has(what ?? '') ? fault('constraint', 'narrows the rows') : columnFaults(action, fault);
}

type Say = (refusal: Refusal, said: string) => Fault[];

const says = (action: Token[], ...words: string[]): boolean => action.some((_, i) => follows(action, i, ...words));

/** ALTER COLUMN: what narrows it, and what rewrites it. */
function changeFaults(action: Token[], fault: Say): Fault[] {
  if (says(action, 'set', 'not', 'null')) return fault('not null', 'forbids null in a column');
  if (says(action, 'drop', 'default')) return fault('default', 'drops the default of a column');
  return says(action, 'type') ? fault('type', 'changes the type of a column') : [];
}

/** ADD COLUMN: one that old writers can leave out, and that rewrites no row. */
function columnFaults(action: Token[], fault: Say): Fault[] {
  if (says(action, 'generated', 'always')) return fault('rewrites', 'adds a computed column');
  if (says(action, 'primary', 'key') || says(action, 'unique')) return fault('unique', 'adds a unique column');
  const given = action.findIndex(({ kind, text }) => kind === 'word' && text === 'default');
  if (given >= 0 && action.slice(given).some(({ text }) => /random|nextval|clock_timestamp|uuid/.test(text)))
    return fault('rewrites', 'adds a column with another value in each row');
  return says(action, 'not', 'null') && given < 0 ? fault('not null', 'adds a column without a default') : [];
}
