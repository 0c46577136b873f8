import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['contract', 'server', 'web', 'world', 'tests/faults'];

/** A rule's id; a title that holds one proves the rule. */
export const ruleIn = /\bR-[A-Z]{3}-\d{3}\b/g;
const title = "(?:'[^'\\n]*'|`[^`]*`)";
/** Tests that not every run tries, with their title: seldom ones, and the cases of a sweep. */
const drawnTitle = new RegExp(`\\bseldom\\(\\s*${title}|\\bsweep(?:<[^>]*>)?\\([^;]*?\\)\\(\\s*${title}`, 'g');

let found: ReadonlySet<string> | undefined;

/** The rules that a test without a browser proves in every run. */
export function rulesOfTests(): ReadonlySet<string> {
  found ??= new Set(
    globSync(`{${folders.join()}}/**/*.test.{ts,tsx}`, { cwd: root }).flatMap((path) =>
      rulesIn(readFileSync(join(root, path), 'utf8')),
    ),
  );
  return found;
}

/** The rules of a file's titles, without those that are drawn. */
export const rulesIn = (text: string): string[] => text.replaceAll(drawnTitle, '').match(ruleIn) ?? [];
