import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What the browser's code is made of, and what decides in which file it stands. */
const sources = ['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'vite/*.ts', 'vite.config.ts', 'package-lock.json'];
const literal = /(['"`])([\w-]+\.[\w.-]+)\1/g;
/** An id put together at run time begins so. */
const beginning = /`([\w-]+\.[\w.-]*)\$\{/g;

const contents = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => readFileSync(root + file, 'utf8'));

/** Changes with everything that the catalogue of a part follows from. */
export const sourcesHash = (): string =>
  sources.reduce((hash, pattern) => hash.update(contents(pattern).join('\0')), createHash('sha256')).digest('hex');

/** Whether code names the id of a text. */
export function namesIn(code: string): (id: string) => boolean {
  const ids = new Set([...code.matchAll(literal)].map(([, , id]) => id!));
  const beginnings = [...new Set([...code.matchAll(beginning)].map(([, start]) => start!))];
  return (id) => ids.has(id) || beginnings.some((start) => id.startsWith(start));
}
