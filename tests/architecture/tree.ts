import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's files that the house's rules speak of: path from the root → text. */
export type Tree = ReadonlyMap<string, string>;

/** One broken rule: where, what stands there, and what to do instead. */
export interface Breach {
  file: string;
  line: number;
  what: string;
  instead: string;
}

const rooms = ['contract', 'server', 'web', 'world', 'e2e', 'bench', 'scripts', 'tests', 'vite'];
const skipped = new Set(['node_modules', 'build', 'data', 'coverage', 'generated', 'test-results']);

/** Reads every file below the rooms that a rule looks at. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (/\.(tsx?|sql|md|css)$/.test(entry.name)) {
        tree.set(path, readFileSync(join(root, path), 'utf8'));
      }
    }
  };
  const there = new Set(readdirSync(root));
  for (const room of rooms) if (there.has(room)) visit(room);
  return tree;
}

/** A test or its helpers: freer than the product in what it may import. */
export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$|\/testing\//.test(path) || path.startsWith('tests/') || path.startsWith('e2e/');
}

/** The breaches as a page a person can act on; empty when the rule holds. */
export function describeBreaches(breaches: Breach[]): string {
  return breaches.map((b) => `${b.file}:${b.line}  ${b.what}\n    -> ${b.instead}`).join('\n');
}
