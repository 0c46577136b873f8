import { describe, expect, test } from 'vitest';
import { NetworkLost } from './network-lost.ts';
import { errorKind, goneStatus, noAnswer, pageErrorOf } from './page-errors.ts';

/** As the router hands over what `throw data(…)` threw. */
const response = (status: number, data: unknown) => ({ status, statusText: '', data });

describe('what an error page shows', () => {
  test.each([
    [404, 'notFound'],
    [2_001_404, 'gone'],
    [500, 'system'],
    [403, 'system'],
    [0, 'lost'],
    [418, 'system'],
  ] as const)('R-MSC-027 R-MSC-028 R-MSC-029 status %i is of the kind %s', (status, kind) => {
    expect(errorKind(status)).toBe(kind);
  });

  test('R-MSC-028 2001404 brings its own message', () => {
    const error = response(404, { status: goneStatus, message: 'Thread not exist...' });
    expect(pageErrorOf(error)).toEqual({ status: goneStatus, message: 'Thread not exist...' });
  });

  test.each([
    ['an error', new Error('x')],
    ['a string', 'x'],
    ['nothing', undefined],
    ['null', null],
    ['a status that is no number', { status: 'gone' }],
  ])('R-MSC-040 %s without its own status is 500', (_, thrown) => {
    expect(pageErrorOf(thrown)).toEqual({ status: 500 });
  });

  test('where no answer came, nothing is said of a fault of the site', () => {
    expect(pageErrorOf(new NetworkLost('offline'))).toEqual({ status: noAnswer });
    expect(errorKind(noAnswer)).toBe('lost');
  });

  test('the error of a thrown answer has its status', () => {
    expect(pageErrorOf(response(404, null))).toEqual({ status: 404 });
    expect(pageErrorOf(response(403, 'text'))).toEqual({ status: 403 });
  });
});
