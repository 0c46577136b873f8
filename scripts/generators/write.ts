import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Files } from './files.ts';
import { type ListSource, madeFiles } from './lists.ts';

/** Lets a generator change the tree under `root`, in the house's format. */
export function generate(root: string, make: (files: Files) => void): void {
  const files = new Files((path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined,
  );
  make(files);
  for (const [path, text] of files.written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
  const sources = [...files.written.keys()].filter((path) => /\.(tsx?|json)$/.test(path));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...sources], { cwd: root, stdio: 'pipe' });
  makeLists(root);
}

/** Makes what is made from the contract: its API document. */
export function makeDocument(root: string): void {
  execFileSync(process.execPath, [join(root, 'scripts/openapi.ts')], { cwd: root, stdio: 'pipe' });
  console.log('wrote contract/openapi.json');
}

/** What the lists are made of, as it stands under a root. */
export const listSource = (root: string): ListSource => ({
  paths: globSync(['contract/domains/**/*.ts', 'server/domains/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root }),
  text: (path) => readFileSync(join(root, path), 'utf8'),
});

/** Writes each list that is not as its domains declare. */
export function makeLists(root: string): void {
  const source = listSource(root);
  for (const [path, made] of Object.entries(madeFiles(source))) {
    if (existsSync(join(root, path)) && source.text(path) === made) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), made);
    console.log(`wrote ${path}`);
  }
}
