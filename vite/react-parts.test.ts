import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, onlyExporting, withoutParts } from './react-parts.ts';

const packages = join(import.meta.dirname, '..', 'node_modules');
const client = readFileSync(join(packages, 'react-dom/cjs/react-dom-client.production.js'), 'utf8');

test('a part that is left out says so when it is called, and one that must answer does', () => {
  const code =
    'function used() {\n  return 1;\n}\nfunction seldom(a) {\n  if (a) {\n    return 2;\n  }\n}\nfunction named() {\n  return 3;\n}\n';
  const left = withoutParts(code, [
    { of: 'a', functions: ['seldom'] },
    { of: 'b', functions: ['named'], gives: "''" },
  ]);
  const run = new Function(`${left}; return [used(), named(), () => seldom(1)];`)() as [number, string, () => void];
  expect(run.slice(0, 2)).toEqual([1, '']);
  expect(run[2]).toThrow('leaves out');
});

test('a function that React no longer has ends the build', () => {
  expect(() => withoutParts('function used() {\n}\n', [{ of: 'a', functions: ['gone'] }])).toThrow('no function gone');
});

test('each part is one of the React that is installed, and stands in one list', () => {
  expect(() => withoutParts(client, leftOut)).not.toThrow();
  const names = leftOut.flatMap(({ functions }) => functions);
  expect(new Set(names).size).toBe(names.length);
});

test('of what a package exports that stays which is asked for', () => {
  const react = readFileSync(join(packages, 'react/cjs/react.production.js'), 'utf8');
  const load = (code: string): Record<string, unknown> => {
    const module: { exports: Record<string, unknown> } = { exports: {} };
    new Function('exports', code)(module.exports);
    return module.exports;
  };
  const names = new Set(['useState', 'lazy']);
  const retained = Object.keys(load(onlyExporting(react, names)));
  expect(retained.filter((name) => !name.startsWith('__CLIENT'))).toEqual(['lazy', 'useState', 'version']);
  expect(Object.keys(load(react)).length).toBeGreaterThan(40);
});
