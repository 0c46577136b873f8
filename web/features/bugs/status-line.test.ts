import { expect, test } from 'vitest';
import { statusLine } from './status-line.ts';

const steps = [
  { status: 1, at: 100 },
  { status: 2, at: 200 },
  { status: 4, at: 300 },
  { status: 5, at: 400 },
];
const seen = (status: number, due = 0) =>
  statusLine({ status, steps, due }, 100).map(({ name, on, at, due: until }) => [name, on, at, until]);

test('R-BUG-006 each of the five statuses has its place in the line, with the day it was reached', () => {
  expect(seen(1, 900)).toEqual([
    ['sent', true, 100, 0],
    ['collected', false, 0, 900],
    ['replied', false, 0, 0],
    ['solved', false, 0, 0],
  ]);
  expect(seen(2, 900)[2]).toEqual(['replied', false, 0, 900]);
  expect(seen(4).map(([, on]) => on)).toEqual([true, true, true, false]);
  expect(seen(5)).toEqual([
    ['sent', true, 100, 0],
    ['collected', true, 200, 0],
    ['replied', true, 300, 0],
    ['solved', true, 400, 0],
  ]);
});

test('R-BUG-006 "please add" takes the second place', () => {
  const line = statusLine({ status: 3, steps: [...steps, { status: 3, at: 500 }], due: 0 }, 100);
  expect(line.map(({ name }) => name)).toEqual(['sent', 'pleaseAdd', 'replied', 'solved']);
  expect(line[1]).toMatchObject({ on: true, current: true, at: 500 });
});
