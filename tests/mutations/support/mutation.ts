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
  /** A domain, or what the list is of. */
  domain: string;
  /** The tests that may notice it: a folder. */
  tests: string;
}

/** A list of breaks: of the domain that its file is named after, or of what it says. */
interface List {
  mutations: readonly Mutation[];
  tests?: string;
}

const lists = join(import.meta.dirname, '..');

/** Every mutation, in the order of the lists: one file for each domain, and others that say where their tests stand. */
export async function readMutations(): Promise<Listed[]> {
  const files = readdirSync(lists).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found: Listed[] = [];
  for (const file of files.toSorted()) {
    const domain = file.replace(/\.ts$/, '');
    const { mutations, tests = `server/domains/${domain}/` }: List = await import(join(lists, file));
    found.push(...mutations.map((mutation) => ({ ...mutation, domain, tests })));
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
