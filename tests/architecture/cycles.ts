import { sources } from './source.ts';
import type { Breach, Tree } from './tree.ts';

/** Rings in the graph of imports, types included: each is reported once. */
export function cycleBreaches(tree: Tree): Breach[] {
  const graph = new Map<string, string[]>();
  for (const source of sources(tree)) {
    const eager = source.imports.filter((item) => item.kind !== 'dynamic' && tree.has(item.target));
    graph.set(source.path, [...new Set(eager.map((item) => item.target))]);
  }
  return rings(graph).map((ring) => ({
    file: ring[0]!,
    line: 1,
    what: `imports itself in a ring: ${[...ring, ring[0]].join(' -> ')}`,
    instead:
      'move what both need into a file below them; between domains an event, a port or a lower domain is missing',
  }));
}

/** Tarjan's strongly connected components with more than one file, or a file that imports itself. */
function rings(graph: Map<string, string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): void => {
    index.set(path, index.size);
    low.set(path, index.get(path)!);
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(path, Math.min(low.get(path)!, low.get(next)!));
    }
    if (low.get(path) !== index.get(path)) return;
    const ring = stack.splice(stack.indexOf(path));
    if (ring.length > 1 || graph.get(path)?.includes(path)) found.push(ring);
  };
  for (const path of graph.keys()) if (!index.has(path)) visit(path);
  return found;
}
