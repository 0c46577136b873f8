import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pageCatalogues } from '../server/platform/texts.ts';
import { subsets } from '../web/texts/subsets.ts';
import { namesIn, withoutUnnamed } from './named-texts.ts';

describe('texts that code names', () => {
  test('by their whole id or by its beginning', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    const named = namesIn("t('threads.like'); t(`threads.poll.${state}`); x = `threads.rush`", ['threads']);
    expect(['threads.like', 'threads.poll.ends', 'threads.rush'].every(named)).toBe(true);
    expect(['threads.likes', 'threads.pollster', 'threads.video.file'].some(named)).toBe(false);
  });

  test('all of a domain at once is no subset', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code
    expect(() => namesIn('t(`threads.${order}`)', ['threads'])).toThrow(/names every text/);
  });
});

test('the browser gets the words of a refusal only where a screen says them itself', () => {
  const before = pageCatalogues();
  const after = withoutUnnamed(before);
  expect(before.fr.threads).toHaveProperty(['threads.refusal.poll_voted']);
  expect(after.fr.threads).not.toHaveProperty(['threads.refusal.poll_voted']);
  expect(after.fr.threads).toHaveProperty(['threads.refusal.pasted_image']);
  expect(after.hi.common).toEqual(before.hi.common);
});

const web = fileURLToPath(new URL('../web/features/', import.meta.url));
/** Files of the thread page that load parts late. */
const loading = [
  ...['ThreadDialogs', 'MainPost', 'QuoteSelected', 'ReplyPhotos', 'ThreadPhotos'].map(
    (name) => `threads/components/${name}.tsx`,
  ),
  ...['poll/poll', 'video/video', 'forward/forward'].map((name) => `threads/kinds/${name}.ts`),
  ...['follows/components/HideMember.tsx', 'moderation/components/BanMember.tsx'],
];
const latePart =
  /import\('([^']+)'\)(?:,\s*\(m\) => m\.|\);\s*const \w+ = lazyPart\(\w+, \(m\) => m\.)(\w+)(?:,\s*\[([^\]]*)\])?/g;

/** The code of a module and of those of its feature that it imports. */
function codeFrom(file: string, seen: Set<string>): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(/^(?:import|export) (?!type)[^;]*? from '(\.{1,2}\/[^']+\.tsx?)';/gm)]
    .map(([, path]) => join(dirname(file), path!))
    .filter((path) => path.startsWith(web) && !path.endsWith('/index.ts'));
  return [code, ...imported.map((path) => codeFrom(path, seen))].join('\n');
}

test('a part that comes late waits for the texts that the page has only some of', () => {
  const lacking: string[] = [];
  const ofPage = new Set<string>();
  codeFrom(`${web}threads/components/ThreadScreen.tsx`, ofPage);
  let parts = 0;
  for (const file of loading) {
    for (const [, path, name, domains = ''] of readFileSync(web + file, 'utf8').matchAll(latePart)) {
      // Composers and cards stand on pages that have the whole domain.
      if (/(?:Composer|Card)$/.test(name!)) continue;
      parts += 1;
      const code = codeFrom(join(dirname(web + file), path!), new Set(ofPage));
      for (const domain of subsets.threadpage!)
        if (code.includes(`t('${domain}.`) && !domains.includes(`'${domain}'`)) lacking.push(`${name}: ${domain}`);
    }
  }
  expect(parts).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});
