import { describe, expect, test } from 'vitest';
import { isSuccess, wrapRefusal, wrapSuccess } from './envelope.ts';

describe('envelopes', () => {
  test.each([
    ['legacy', { code: 0, msg: 'm', data: { a: 1 } }],
    ['v5', { status: 1, msg: 'm', data: { a: 1 } }],
    ['photography', { msg: 'success', data: { a: 1 } }],
    ['pay', { code: 200, msg: 'm', data: { a: 1 } }],
    ['reasoned', { success: 1, reason: 'm', msg: 'm', data: { a: 1 } }],
    ['other', { a: 1 }],
  ] as const)('%s wraps a success that it knows again', (envelope, body) => {
    expect(wrapSuccess(envelope, { a: 1 }, 'm')).toEqual(body);
    expect(isSuccess(envelope, body)).toBe(true);
  });

  test('R-MSC-036 a legacy call succeeds with code 0 and any other code shows msg', () => {
    expect(isSuccess('legacy', { code: 0 })).toBe(true);
    for (const code of [1, 2, 10243]) expect(isSuccess('legacy', { code })).toBe(false);
    expect(wrapRefusal('legacy', { error: 'a.b', msg: 'why' })).toEqual({
      code: 1,
      data: null,
      error: 'a.b',
      msg: 'why',
    });
  });

  test('R-MSC-037 a v5 call succeeds with status 1 and any other status shows msg', () => {
    expect(isSuccess('v5', { status: 1 })).toBe(true);
    for (const status of [0, 2, 3]) expect(isSuccess('v5', { status })).toBe(false);
    expect(wrapRefusal('v5', { error: 'a.b', msg: 'why', errCode: 10243 })).toEqual({
      status: 0,
      data: null,
      error: 'a.b',
      msg: 'why',
      errCode: 10243,
    });
  });

  test("the documents' own numbers take the place of the usual ones, figures stand beside them", () => {
    expect(wrapRefusal('legacy', { error: 'a.b', msg: '', code: 2, extra: { needXGold: 5 } })).toMatchObject({
      code: 2,
      needXGold: 5,
    });
    expect(wrapRefusal('other', { error: 'a.b', msg: '', code: 3 })).toMatchObject({ success: 3 });
    expect(wrapRefusal('other', { error: 'a.b', msg: '' })).toMatchObject({ success: 0 });
  });
});
