import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageCatalogues } from '../../server/platform/texts.ts';
import { TextsProvider, useT } from './texts.tsx';

const web = fileURLToPath(new URL('../', import.meta.url));
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(web + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** Ids written out in a call of `t`; those put together at run time are not seen here. */
const idsIn = (code: string): string[] => [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? '');

test('every text that a screen asks for by name is written', () => {
  const english = pageCatalogues().en;
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

test('no id is joined of pieces: the catalogue of a part has what its code names', () => {
  const domains = [...new Set(Object.keys(pageCatalogues().en).map((id) => id.split('.')[0]))].join('|');
  const joined = new RegExp(
    String.raw`\bt\(\s*(?:\`\$\{|['"][^'"]*['"]\s*\+|[\w.]+\s*\+)|['"\`](?:${domains})\.[\w.-]*['"\`]\s*\+|\.concat\(['"\`](?:${domains})\.`,
  );
  expect(sources.filter(({ code }) => joined.test(code)).map(({ file }) => file)).toEqual([]);
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
