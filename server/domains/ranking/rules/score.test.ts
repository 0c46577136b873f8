import { expect, test } from 'vitest';
import { nothingGiven, scoreOf, scoreOfPoint } from './score.ts';

const points = (given: Partial<typeof nothingGiven>) => scoreOf({ ...nothingGiven, ...given }) / scoreOfPoint;

test.each([
  [{ likes: 1 }, 1],
  [{ comments: 1 }, 2],
  [{ followers: 1 }, 5],
  [{ views: 100 }, 1],
  [{ views: 50 }, 0.5],
  [{ likes: 3, comments: 2, followers: -1 }, 2],
])('%o are %d points', (given, expected) => {
  expect(points(given)).toBe(expected);
});
