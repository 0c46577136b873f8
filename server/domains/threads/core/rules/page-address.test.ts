import { expect, test } from 'vitest';
import { threadOfPage } from './page-address.ts';

test.each([
  ['/forum/15443/1001', 1001],
  ['/rus/forum/222/7?page=2', 7],
  ['/ng/buglist/detail1001', 1001],
  ['/buglist/detail', undefined],
  ['/forum/15443', undefined],
  ['/forum/15443/0', undefined],
  ['/forum/15443/7/edit', undefined],
  ['/latest?from=/forum/15443/7', undefined],
])('%s is the page of thread %s', (url, tid) => {
  expect(threadOfPage(url)).toBe(tid);
});
