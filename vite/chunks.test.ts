import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed } from './chunks.ts';

const root = join(import.meta.dirname, '..');

/** An expression without groups for each choice that one with groups leaves. */
function choices(source: string): string[] {
  const start = source.indexOf('(?:');
  if (start < 0) return [source];
  const parts = [''];
  let depth = 1;
  let at = start + 3;
  for (; depth > 0; at++) {
    const sign = source[at]!;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 1) parts.push('');
    else if (depth > 0) parts[parts.length - 1] += sign;
  }
  return parts.flatMap((part) => choices(source.slice(0, start) + part + source.slice(at)));
}

test('groups of choices come apart', () => {
  expect(choices('/(?:a|b(?:c|d))/e')).toEqual(['/a/e', '/bc/e', '/bd/e']);
});

test('every file that a chunk names is there', () => {
  const found = globSync(['web/**/*.{ts,tsx}', 'contract/**/*.ts', 'node_modules/{*,@*/*}/package.json'], {
    cwd: root,
  });
  const files = found.map((file) => join(root, file));
  const named = filesNamed.flatMap(({ source }) => choices(source));
  expect(named.length).toBeGreaterThan(40);
  const gone = named.filter((name) => !files.some((file) => new RegExp(name).test(file)));
  expect(gone).toEqual([]);
});
