import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Tree } from './tree.ts';

/** A node of the syntax tree as the parser gives it (ESTree with TypeScript). */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export interface Import {
  /** Path from the root for our own files, else the package's name. */
  target: string;
  line: number;
  typeOnly: boolean;
  kind: 'import' | 'reexport' | 'reexport-all' | 'dynamic';
  /** A dynamic import that declares a part: `part({ for: 'rare', load: () => import('./x.tsx') })`. */
  declared: boolean;
  inFunction: boolean;
}

export interface Source {
  path: string;
  text: string;
  program: Node;
  imports: Import[];
  comments: Comment[];
  lineOf(node: Node): number;
  lineAt(offset: number): number;
}

/** A comment without its marks, and where it begins in the file. */
interface Comment {
  value: string;
  start: number;
}

const cache = new Map<string, { text: string; source: Source }>();

/** Every TypeScript file of the tree, or those that are wanted, parsed once. */
export function sources(tree: Tree, wanted: (path: string) => boolean = () => true): Source[] {
  return [...tree.keys()].filter((path) => /\.tsx?$/.test(path) && wanted(path)).map((path) => parse(tree, path));
}

function parse(tree: Tree, path: string): Source {
  const text = tree.get(path) ?? '';
  const known = cache.get(path);
  if (known?.text === text) return known.source;
  const { program, errors, comments } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const starts = lineStarts(text);
  const source: Source = {
    path,
    text,
    program: program as unknown as Node,
    imports: [],
    comments,
    lineOf: (node) => lineAt(starts, node.start),
    lineAt: (offset) => lineAt(starts, offset),
  };
  source.imports = importsOf(source, tree);
  cache.set(path, { text, source });
  return source;
}

/** Visits the tree depth first; `parents` runs from the root to the node's parent. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const field in node) {
    const value = node[field];
    if (Array.isArray(value)) for (const child of value) isNode(child) && walk(child, visit, parents);
    else if (isNode(value)) walk(value, visit, parents);
  }
  parents.pop();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
export const isFunction = (node: Node): boolean => functionTypes.has(node.type);

/** The dotted name called: `db.selectFrom` for `db.selectFrom(…)`, `x.y` for `x.y`; '' when it is no plain chain. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression' && node.computed === false) {
    const property = nameOf(node.property);
    return `${nameOf(node.object)}.${property}`;
  }
  return '';
}

/** The text of a string literal or of a template without holes. */
export function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0) return quasis(node)[0];
  return undefined;
}

/** The fixed parts of a template literal. */
export function quasis(template: Node): string[] {
  return (template.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
}

function importsOf(source: Source, tree: Tree): Import[] {
  const found: Import[] = [];
  const read = (node: Node, parents: readonly Node[]): void => {
    const from = literal(node.source);
    if (from === undefined) return;
    const base = {
      target: resolve(source.path, from, tree),
      line: source.lineOf(node),
      declared: false,
      inFunction: false,
    };
    if (node.type === 'ImportDeclaration') {
      found.push({ ...base, kind: 'import', typeOnly: isTypeOnly(node, 'importKind') });
    } else if (node.type === 'ExportNamedDeclaration') {
      found.push({ ...base, kind: 'reexport', typeOnly: isTypeOnly(node, 'exportKind') });
    } else if (node.type === 'ExportAllDeclaration') {
      found.push({ ...base, kind: 'reexport-all', typeOnly: node.exportKind === 'type' });
    } else if (node.type === 'ImportExpression') {
      const inFunction = parents.some(isFunction);
      found.push({ ...base, kind: 'dynamic', typeOnly: false, inFunction, declared: declaresPart(parents) });
    }
  };
  // All but those of `import(…)` stand at the top.
  if (/\bimport\s*\(/.test(source.text)) walk(source.program, read);
  else for (const statement of source.program.body as Node[]) read(statement, []);
  return found;
}

/** `import type …`, or an import all of whose names say `type`. */
function isTypeOnly(node: Node, kind: 'importKind' | 'exportKind'): boolean {
  const names = (node.specifiers ?? []) as Node[];
  return node[kind] === 'type' || (names.length > 0 && names.every((name) => name[kind] === 'type'));
}

function declaresPart(parents: readonly Node[]): boolean {
  const call = parents.findLast((parent) => parent.type === 'CallExpression');
  return nameOf(call?.callee) === 'part';
}

function resolve(importer: string, from: string, tree: Tree): string {
  if (!from.startsWith('.')) {
    const parts = from.split('/');
    return from.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? from);
  }
  const path = posix.join(posix.dirname(importer), from.replace(/\?.*$/, ''));
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => tree.has(candidate)) ?? path;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
