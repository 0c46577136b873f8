import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { placesPlugin } from './places.ts';

/** A checkout with one module, built into one file two folders below it. */
async function built(code: string, ofPackage = ''): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'places-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'server/db'), { recursive: true });
  mkdirSync(join(root, 'node_modules/other'), { recursive: true });
  writeFileSync(join(root, 'node_modules/other/index.js'), ofPackage);
  writeFileSync(join(root, 'server/db/main.ts'), code);
  await build({
    ...{ root, configFile: false, logLevel: 'silent', publicDir: false, plugins: [placesPlugin(root)] },
    build: {
      ssr: 'server/db/main.ts',
      outDir: 'build/site',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  const module = (await import(join(root, 'build/site/main.js'))) as { found: string };
  return module.found.replace(root, '');
}

test('a module finds its files from the built one', async () => {
  const code = (place: string) => `import { join } from 'node:path'; export const found = join(${place}, '../files');`;
  expect(await built(code('import.meta.dirname'))).toBe('/server/files');
  expect(await built(code(`new URL('.', import.meta.url).pathname`))).toBe('/server/files');
});

test('what names a folder that is gone by then fails, in a package by its other name too', async () => {
  await expect(built('export const found = __dirname;')).rejects.toThrow('uses __dirname');
  const code = "export { found } from '../../node_modules/other/index.js';";
  await expect(built(code, 'export const found = import.meta.url;')).rejects.toThrow(
    'other/index.js uses import.meta.url',
  );
});
