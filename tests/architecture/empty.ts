import { isFunction, type Node, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** An action or a read that was begun and not written: its only statement gives an empty answer. */
export function emptyBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  const written = sources(tree).filter(
    ({ path }) => /^server\/domains\/[^/]+\/(?:[\w-]+\/)*(actions|reads)\//.test(path) && !isTest(path),
  );
  for (const source of written) {
    walk(source.program, (node, parents) => {
      if (!isFunction(node) || !isExported(parents) || !givesNothing(node.body as Node)) return;
      const id = (node.id ?? parents.at(-1)?.id) as { name?: string } | undefined;
      found.push({
        file: source.path,
        line: source.lineOf(node),
        what: `${id?.name ?? 'what is exported'} does nothing`,
        instead: 'write what the call does, and in its test what can be seen of it afterwards',
      });
    });
  }
  return found;
}

/** `export function x` or `export const x = () =>` at the top of the file. */
const isExported = (parents: readonly Node[]): boolean =>
  /^Program ExportNamedDeclaration( VariableDeclaration VariableDeclarator)?$/.test(
    parents.map(({ type }) => type).join(' '),
  );

function givesNothing(body: Node): boolean {
  if (body.type !== 'BlockStatement') return isEmptyObject(body);
  const statements = body.body as Node[];
  if (statements.length === 0) return true;
  const [only] = statements;
  return statements.length === 1 && only?.type === 'ReturnStatement' && isEmptyObject(only.argument as Node | null);
}

function isEmptyObject(node: Node | null): boolean {
  if (node === null) return true;
  if (node.type === 'ParenthesizedExpression') return isEmptyObject(node.expression as Node);
  return node.type === 'ObjectExpression' && (node.properties as Node[]).length === 0;
}
