import { isFunction, type Node, sources, walk } from './source.ts';
import type { Breach, Tree } from './tree.ts';

/** What runs for others until it is ended. */
const starts = /^(start|clone)[A-Z]|^listen$/;

/** A journey's file that starts something as it is read: where a run skips all its journeys, nothing ends it. */
export function journeyBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree, (path) => path.endsWith('.e2e.ts')))
    walk(source.program, (node, parents) => {
      if (node.type !== 'CallExpression' || parents.some(isFunction)) return;
      const callee = node.callee as Node;
      const name = ((callee.type === 'MemberExpression' ? callee.property : callee) as { name?: string }).name ?? '';
      if (!starts.test(name)) return;
      found.push({
        file: source.path,
        line: source.lineOf(node),
        what: `${name} as the file is read`,
        instead: 'start it in beforeAll and end it in afterAll, which a run that skips all its journeys leaves out',
      });
    });
  return found;
}
