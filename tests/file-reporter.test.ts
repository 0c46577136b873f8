import { expect, test } from 'vitest';
import { type FileResult, failuresOf } from './support/file-reporter.ts';

const of = (project: string, path: string, result: Partial<FileResult> = {}): FileResult => ({
  ...{ project, path, good: true, passed: 2, failed: 0, leftOut: 0, seconds: 1 },
  ...result,
});

test('a file that failed has a line, be it by a test or as a whole', () => {
  const files = [
    of('unit', 'a'),
    of('site', 'e2e/b', { good: false, failed: 1 }),
    of('db', 'c', { good: false, passed: 0 }),
  ];
  expect(failuresOf({ projects: ['unit', 'site', 'db'], files }, false)).toEqual([
    'site: e2e/b, 1 of 3 tests',
    'db: c did not load or end',
  ]);
});

test('a run of everything fails where a project has no file, or all of them left out', () => {
  const report = {
    projects: ['unit', 'site', 'db'],
    files: [of('unit', 'a'), of('site', 'b', { passed: 0, leftOut: 4 })],
  };
  expect(failuresOf(report, true)).toEqual(['site: none of its tests ran', 'db: none of its tests ran']);
  expect(failuresOf(report, false)).toEqual([]);
});
