import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageCatalogues } from '../../server/platform/texts.ts';
import { domainsOf, texts } from './handle.ts';
import { subsets } from './subsets.ts';
import { TextsProvider, useT } from './texts.tsx';

const web = fileURLToPath(new URL('../', import.meta.url));
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(web + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** Ids written out in a call of `t`; those put together at run time are not seen here. */
const idsIn = (code: string): string[] => [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');

test('every text that a screen asks for by name is written', () => {
  const english = Object.assign({}, ...Object.values(pageCatalogues().en)) as Record<string, unknown>;
  const missing = sources.flatMap(({ file, code }) =>
    idsIn(code)
      .filter((id) => !(id in english))
      .map((id) => `${file}: ${id}`),
  );
  expect(sources.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('no screen puts an id together of what only the server says', () => {
  const ours = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/`[\w-]+\.(?:setting|earning|money|notice|change)\.\$\{/g)].map(([id]) => `${file}: ${id}`),
  );
  expect(ours).toEqual([]);
});

test('every domain that a route names is there', () => {
  const domains = [...Object.keys(pageCatalogues().en), ...Object.keys(subsets)];
  for (const { file, code } of sources) {
    for (const [, names = ''] of code.matchAll(/\b(?:texts|useTexts)\(((?:\s*'\w+',?\s*)+)\)/g)) {
      for (const [, name] of names.matchAll(/'(\w+)'/g)) expect(domains, file).toContain(name);
    }
  }
});

describe('a text on screen', () => {
  function Minutes({ count }: { count: number }) {
    const t = useT();
    return t('common.time.minutes', { count });
  }

  test.each([
    ['en', 1, '1 minute ago'],
    ['en', 2, '2 minutes ago'],
    ['fr', 2, 'il y a 2 minutes'],
    ['hi', 2, '2 मिनट पहले'],
  ] as const)('in %s of %i', (language, count, words) => {
    const element = (
      <TextsProvider language={language}>
        <Minutes count={count} />
      </TextsProvider>
    );
    expect(renderToString(element)).toBe(words);
  });

  test('domains of nested routes are asked for once', () => {
    expect(domainsOf([texts('threads', 'media'), undefined, { other: 1 }, texts('media')])).toEqual([
      'threads',
      'media',
    ]);
  });

  test('quotes what was typed so that it turns nothing after it', () => {
    function Quoted() {
      return useT()('search.nothing', { q: 'rain \u202egnp.exe' });
    }
    const element = (
      <TextsProvider language="en">
        <Quoted />
      </TextsProvider>
    );
    expect(renderToString(element)).toBe('Nothing for “rain gnp.exe”');
  });
});
