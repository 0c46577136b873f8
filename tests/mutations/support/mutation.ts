import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A deliberate break of the product that its tests must notice. */
export interface Mutation {
  /** In words, what the product does wrong with it. */
  breaks: string;
  /** Path from the root. */
  file: string;
  /** The text that is replaced; it stands in the file once. */
  find: string;
  put: string;
  /** The test file that notices it, run before all others of the domain. */
  noticedIn: string;
}

/** A mutation with where it belongs. */
export interface Listed extends Mutation {
  /** A domain, or a name of `otherTests`. */
  domain: string;
  /** The tests that may notice it: a folder. */
  tests: string;
}

const lists = join(import.meta.dirname, '..');

/** Where the tests of the lists stand that are of no domain. */
export const otherTests: Readonly<Record<string, string>> = {
  developers: 'server/platform/',
  drafts: 'server/domains/threads/drafts/',
  earnings: 'server/domains/threads/',
  forwards: 'server/domains/threads/',
  held: 'server/domains/review/held/',
  hidden: 'server/domains/threads/',
  history: 'server/domains/threads/',
  http: 'server/platform/http/',
  kinds: 'server/domains/threads/kinds/',
  live: 'server/domains/threads/live/',
  mentions: 'server/domains/threads/',
  offline: 'web/',
  parts: 'web/',
  platform: 'server/platform/',
  polls: 'server/domains/threads/kinds/poll/',
  reading: 'server/domains/threads/',
  scripts: 'scripts/',
  screens: 'web/',
  videos: 'server/domains/threads/kinds/video/',
  web: 'web/',
};
const testsOf = (domain: string): string => otherTests[domain] ?? `server/domains/${domain}/`;

/** Every mutation, in the order of the lists: one file for each domain, and one for each of `otherTests`. */
export async function readMutations(): Promise<Listed[]> {
  const files = readdirSync(lists).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found: Listed[] = [];
  for (const file of files.toSorted()) {
    const { mutations } = (await import(join(lists, file))) as { mutations: readonly Mutation[] };
    const domain = file.replace(/\.ts$/, '');
    found.push(...mutations.map((mutation) => ({ ...mutation, domain, tests: testsOf(domain) })));
  }
  return found;
}

/** The file's text without and with the break, or why it can't be made. */
export function broken(
  root: string,
  { file, find, put }: Mutation,
): { whole: string; text: string } | { stale: string } {
  const path = join(root, file);
  if (!existsSync(path)) return { stale: `${file} is not there` };
  const whole = readFileSync(path, 'utf8');
  const parts = whole.split(find);
  if (parts.length !== 2) return { stale: `its text stands ${parts.length - 1} times in ${file}` };
  return { whole, text: parts.join(put) };
}
