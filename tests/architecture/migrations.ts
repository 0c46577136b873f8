import { hotKeyFaults } from './hot-keys.ts';
import { type Fault, habitFaults, schemaFaults } from './sql-rules.ts';
import { follows, referenceAt, statementsOf, type Token, tokenize } from './sql-tokens.ts';
import type { Breach, Tree } from './tree.ts';

/** The migrations: schemas that could live on nodes of their own. */
export function migrationBreaches(tree: Tree): Breach[] {
  const files = [...tree].filter(([path]) => /^server\/.*\.sql$/.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
  const schemas = schemasOf(files.map(([, sql]) => sql));
  const found: Breach[] = [];
  for (const [file, sql] of files) {
    for (const statement of statementsOf(tokenize(sql))) {
      for (const fault of statementFaults(statement, schemas)) found.push({ file, ...fault });
    }
  }
  const all = files.flatMap(([file, sql]) => statementsOf(tokenize(sql)).map((tokens) => ({ file, tokens })));
  return [...found, ...hotKeyFaults(all)];
}

function schemasOf(texts: string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    for (const match of text.matchAll(/create\s+schema\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)) names.add(match[1]!);
  }
  return names;
}

function statementFaults(tokens: Token[], schemas: ReadonlySet<string>): Fault[] {
  return [
    ...schemaFaults(tokens),
    ...habitFaults(tokens),
    ...unqualified(tokens),
    ...otherSchemas(tokens, schemas),
    ...forbiddenParts(tokens),
  ];
}

const named = new Set(['view', 'sequence', 'function', 'procedure', 'type', 'domain', 'statistics']);

/** CREATE and ALTER of things that are no tables, and indexes' tables, are qualified too. */
function unqualified(tokens: Token[]): Fault[] {
  const verb = tokens[0]?.text;
  if (verb !== 'create' && verb !== 'alter' && verb !== 'drop') return [];
  const start = tokens.findIndex((token) => named.has(token.text) || token.text === 'index');
  if (start < 0 || start > 5) return [];
  const isIndex = tokens[start]!.text === 'index' && verb === 'create';
  let at = isIndex ? tokens.findIndex((token) => token.text === 'on') + 1 : start + 1;
  while (['if', 'not', 'exists', 'only', 'concurrently'].includes(tokens[at]?.text ?? '')) at += 1;
  const reference = referenceAt(tokens, at);
  if (!reference || reference.schema !== undefined) return [];
  return [
    {
      line: reference.line,
      what: `names ${reference.name} without its schema`,
      instead: `write schema.${reference.name}`,
    },
  ];
}

/** Foreign keys, views, defaults and bodies that reach into another schema. */
function otherSchemas(tokens: Token[], schemas: ReadonlySet<string>): Fault[] {
  const seen = new Set<string>();
  const note = (list: Token[]): void => {
    list.forEach((token, i) => {
      if (token.kind === 'body') note(tokenize(token.text));
      if (token.kind === 'string' && /^\w+\.\w+$/.test(token.text)) seenIn(token.text.split('.')[0]!);
      if (token.kind === 'word' && list[i + 1]?.text === '.' && list[i - 1]?.text !== '.') seenIn(token.text);
    });
  };
  const seenIn = (name: string): void => {
    if (schemas.has(name)) seen.add(name);
  };
  note(tokens);
  if (seen.size < 2) return [];
  const instead =
    'no foreign key, view, default, sequence or function body across schemas: store the id, and bear that its row may be gone';
  return [{ line: tokens[0]!.line, what: `ties schemas together: ${[...seen].join(', ')}`, instead }];
}

function forbiddenParts(tokens: Token[]): Fault[] {
  const faults: Fault[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'word') return;
    const add = (what: string, instead: string): number => faults.push({ line: token.line, what, instead });
    if (token.text === 'trigger' && tokens[0]?.text === 'create') {
      add('creates a trigger', 'the action that changes the rows writes the counter too');
    }
    if (/^(small|big)?serial[248]?$/.test(token.text)) add(`uses ${token.text}`, ownSequence);
    if (follows(tokens, i, 'as', 'identity')) add('uses an identity column', ownSequence);
  });
  return faults;
}

const ownSequence = "create sequence schema.name_seq; id bigint default nextval('schema.name_seq')";
