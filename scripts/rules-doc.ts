/** Writes docs/rules.md from docs/rules.json: `node scripts/rules-doc.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';

interface Rule {
  id: string;
  area: string;
  kind: string;
  statement: string;
  /** Passages that disagree, with the reading used. */
  conflict?: string;
  derived?: boolean;
}

const at = (path: string): URL => new URL(`../docs/${path}`, import.meta.url);

/** The table of rules, in its order. */
export function readRules(): Rule[] {
  return JSON.parse(readFileSync(at('rules.json'), 'utf8')) as Rule[];
}

/** The page a reader of a test's title looks a rule up in. */
export function rulesPage(rules: readonly Rule[]): string {
  const areas = Map.groupBy(rules, (rule) => rule.area);
  const parts = [...areas].map(([area, list]) => `## ${area}\n\n${list.map(line).join('\n')}\n`);
  return `# Product rules

Made from \`rules.json\` by \`node scripts/rules-doc.ts\`; a test checks that it is up to date. A test's title names the
rules it proves. \`{product}\` is the site's own name. Where the two product documents (D1, D2) disagree, the reading
used stands below the rule.

${parts.join('\n')}`;
}

function line({ id, kind, statement, conflict }: Rule): string {
  const reading = conflict ? `\n  - Reading: ${conflict}` : '';
  return `- **${id}** (${kind}) ${statement}${reading}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(at('rules.md'), rulesPage(readRules()));
