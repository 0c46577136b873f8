import { expect, test } from 'vitest';
import { forgetVisits, rememberVisit, visitOf } from './page-memory.ts';
import type { Page } from './page-state.ts';

const pageOf = (key: string, fields: Partial<Page> = {}): Page => ({
  location: { pathname: '/latest', search: '', hash: '', key },
  matches: [],
  data: {},
  failure: null,
  ...fields,
});
const keyed = (key: string) => pageOf(key).location;

test('the last 20 visits are remembered, those left last the longest, and nothing of a page that failed', () => {
  for (let number = 0; number < 20; number += 1) rememberVisit(pageOf(`v${number}`), 0);
  rememberVisit(pageOf('v0'), 0);
  rememberVisit(pageOf('v20'), 3);
  expect(visitOf(keyed('v0'))).toBeDefined();
  expect(visitOf(keyed('v1'))).toBeUndefined();
  expect(visitOf(keyed('v20'))?.writes).toBe(3);
  rememberVisit(pageOf('v20', { failure: { id: 'root', error: 'why' } }), 0);
  expect(visitOf(keyed('v20'))).toBeUndefined();
});

test('a visit is found at its own address only, and not at all by another reader', () => {
  rememberVisit(pageOf('here'), 0);
  expect(visitOf({ ...keyed('here'), pathname: '/' })).toBeUndefined();
  expect(visitOf(keyed('here'))).toBeDefined();
  forgetVisits();
  expect(visitOf(keyed('here'))).toBeUndefined();
});
