import { type Node, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** A test's file that replaces a module: files share a worker, so the next one may get the replaced one, or this one the real. */
export function sharedModuleBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree, isTest))
    walk(source.program, (node) => {
      if (node.type !== 'CallExpression' || (node.callee as Node).type !== 'MemberExpression') return;
      const { object, property } = node.callee as unknown as { object: { name?: string }; property: { name?: string } };
      if (object.name !== 'vi' || !/^(do)?[mM]ock$/.test(property.name ?? '')) return;
      found.push({
        file: source.path,
        line: source.lineOf(node),
        what: `vi.${property.name} replaces a module of the worker`,
        instead: 'use the module itself, and stub what it stands on: a global, a clock, an argument',
      });
    });
  return found;
}
