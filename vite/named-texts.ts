import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Catalogues } from '../server/platform/texts.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What the browser's code is made of, and what decides in which file it stands. */
const sources = ['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'vite/*.ts', 'vite.config.ts', 'package-lock.json'];
const literal = /(['"`])([\w-]+\.[\w.-]+)\1/g;
/** An id put together at run time begins so. */
const beginning = /`([\w-]+\.[\w.-]+)\$\{/g;
/** Words that come with an answer of the server; a few are said before it is asked. */
const fromServer = /^[\w-]+\.refusal\./;

const contents = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => readFileSync(root + file, 'utf8'));

/** Changes with everything that texts of a page follow from. */
export const sourcesHash = (): string =>
  sources.reduce((hash, pattern) => hash.update(contents(pattern).join('\0')), createHash('sha256')).digest('hex');

/** Whether code may name any text of a domain. */
export const namesWhole = (code: string, domain: string): boolean => code.includes(`\`${domain}.\${`);

/** Whether code names the id of a text; all ids of a domain at once would be no subset. */
export function namesIn(code: string, domains: readonly string[] = []): (id: string) => boolean {
  const ids = new Set([...code.matchAll(literal)].map(([, , id]) => id!));
  const beginnings = [...new Set([...code.matchAll(beginning)].map(([, start]) => start!))];
  const whole = domains.find((domain) => namesWhole(code, domain));
  if (whole) throw new Error(`code names every text of ${whole}: let it name each`);
  return (id) => ids.has(id) || beginnings.some((start) => id.startsWith(start));
}

/** Catalogues without the words of refusals that no module of the web names: the server's answers bring them. */
export function withoutUnnamed(catalogues: Catalogues): Catalogues {
  const named = namesIn([sources[0]!].flatMap(contents).join('\n'));
  const isNeeded = ([id]: [string, unknown]): boolean => !fromServer.test(id) || named(id);
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, domains]) => [
      language,
      Object.fromEntries(
        Object.entries(domains).map(([domain, messages]) => [
          domain,
          Object.fromEntries(Object.entries(messages).filter(isNeeded)),
        ]),
      ),
    ]),
  ) as Catalogues;
}
