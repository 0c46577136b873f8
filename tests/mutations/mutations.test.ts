import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ranks } from '../../contract/order.ts';
import { broken, readMutations } from './support/mutation.ts';

const root = join(import.meta.dirname, '../..');
const mutations = await readMutations();

test('every mutation still fits the code that it breaks: its text stands there once, and changes', () => {
  const stale = mutations.flatMap((mutation) => {
    const made = broken(root, mutation);
    if ('stale' in made) return [`${mutation.domain}: ${mutation.breaks}: ${made.stale}`];
    return mutation.find === mutation.put ? [`${mutation.domain}: ${mutation.breaks}: changes nothing`] : [];
  });
  expect(stale).toEqual([]);
});

test('every mutation leaves code that still parses: a test that fails for that has noticed nothing', () => {
  const unreadable = mutations.flatMap((mutation) => {
    const made = broken(root, mutation);
    const isCode = /\.tsx?$/.test(mutation.file) && 'text' in made;
    const [error] = isCode ? parseSync(mutation.file, made.text).errors : [];
    return error ? [`${mutation.domain}: ${mutation.breaks}: ${error.message}`] : [];
  });
  expect(unreadable).toEqual([]);
});

test('every mutation names the test file that notices it', () => {
  const missing = mutations.filter(({ noticedIn }) => !existsSync(join(root, noticedIn)));
  expect(missing.map(({ breaks, noticedIn }) => `${breaks}: ${noticedIn}`)).toEqual([]);
});

test('no two mutations are called the same', () => {
  const names = mutations.map(({ breaks }) => breaks);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every domain that is built has mutations, and the tests of every list are there', () => {
  const built = Object.keys(ranks).filter((domain) => existsSync(join(root, 'server/domains', domain)));
  const listed = new Set(mutations.map(({ domain }) => domain));
  expect(built.filter((domain) => !listed.has(domain))).toEqual([]);
  expect(mutations.filter(({ tests }) => !existsSync(join(root, tests))).map(({ domain }) => domain)).toEqual([]);
});
