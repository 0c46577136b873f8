import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules, rulesPage } from '../scripts/rules-doc.ts';
import { readTree } from './architecture/tree.ts';

const root = new URL('..', import.meta.url).pathname;
const rules = readRules();

describe('the table of product rules', () => {
  test('docs/rules.md is fresh (else: node scripts/rules-doc.ts)', () => {
    expect(readFileSync(`${root}docs/rules.md`, 'utf8')).toBe(rulesPage(rules));
  });

  test('each rule has an id of its own', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  });

  test('every rule that code or a test names is in the table', () => {
    const known = new Set(rules.map((rule) => rule.id));
    const unknown: string[] = [];
    for (const [path, text] of readTree(root)) {
      for (const [id] of text.matchAll(/\bR-[A-Z]{3}-\d{3}\b/g))
        if (!known.has(id)) unknown.push(`${path} names ${id}`);
    }
    expect(unknown).toEqual([]);
  });
});
