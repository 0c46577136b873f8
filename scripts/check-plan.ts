import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Held by every change: the house's rules, the documents and the texts. */
const always = ['tests/architecture.test.ts', 'tests/docs.test.ts', 'tests/texts.test.ts', 'tests/voice.test.ts'];

/** The folders of a domain; `{}` is its name. */
const homes = ['contract/domains/{}/', 'server/domains/{}/', 'web/features/{}/'];
const ofDomain = [/^contract\/domains\/([\w-]+)\//, /^server\/domains\/([\w-]+)\//, /^web\/features\/([\w-]+)\//];
const textsOf = /^contract\/texts\/\w+\/([\w-]+)\.json$/;

type Exists = (path: string) => boolean;

/** Paths from the root of the checkout. */
const inCheckout: Exists = (path) => existsSync(join(import.meta.dirname, '..', path));

/** The folders and files of tests that a change of the domain or folder must not break; undefined for an unknown one. */
export function testsOf(name: string, exists: Exists = inCheckout): string[] | undefined {
  const own = homes.map((home) => home.replace('{}', name)).filter(exists);
  if (own.length > 0) return [...always, ...own];
  const folder = [name, `server/${name}`, `web/${name}`].find((path) => /^[\w./-]+$/.test(path) && exists(path));
  return folder === undefined ? undefined : [...always, folder.endsWith('/') ? folder : `${folder}/`];
}

/** The same for files that were changed: the domains that they belong to, and the tests beside the others. */
export function testsOfChange(files: readonly string[], exists: Exists = inCheckout): string[] {
  const found = new Set(always);
  for (const file of files) for (const test of testsOfFile(file, exists)) found.add(test);
  return [...found];
}

function testsOfFile(file: string, exists: Exists): string[] {
  const domain = [...ofDomain, textsOf].map((pattern) => pattern.exec(file)?.[1]).find(Boolean);
  const own = domain === undefined ? [] : homes.map((home) => home.replace('{}', domain)).filter(exists);
  if (own.length > 0) return own;
  // Journeys and whole sites under faults belong to the next ring.
  if (file.startsWith('e2e/') || file.startsWith('tests/faults/')) return [];
  if (/\.test\.tsx?$/.test(file)) return exists(file) ? [file] : [];
  const beside = ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));
  return beside.filter((test) => test !== file && exists(test));
}
