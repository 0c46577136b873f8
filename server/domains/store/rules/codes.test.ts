import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeExpiry, codeKey, codeLength, codeOf, codeState, codesIn, shownCode } from './codes.ts';

const now = new Date('2026-11-25T12:00:00Z');
const later = new Date('2026-11-26T12:00:00Z');
const bytes = fc.uint8Array({ minLength: codeLength, maxLength: codeLength });

describe('a code', () => {
  test('is read back however it is typed, from whatever bytes it was made', () => {
    fc.assert(
      fc.property(bytes, (drawn) => {
        const code = codeOf(drawn);
        expect(code).toMatch(/^[2-9A-HJ-KM-NP-TV-Z]{12}$/);
        expect(codeKey(shownCode(code))).toBe(code);
        expect(codeKey(` ${shownCode(code).toLowerCase().replaceAll('-', ' ')}\n`)).toBe(code);
        expect(codesIn(`${shownCode(code)}\r\n\r\n`)).toEqual([code]);
      }),
    );
  });

  test('R-SHP-006 is Available, Used or Expired; at its last moment it is over', () => {
    expect(codeState({ status: 'issued', expires_at: null }, now)).toBe('available');
    expect(codeState({ status: 'issued', expires_at: later }, now)).toBe('available');
    expect(codeState({ status: 'issued', expires_at: now }, now)).toBe('expired');
    expect(codeState({ status: 'used', expires_at: now }, now)).toBe('used');
    expect(codeState({ status: 'void', expires_at: null }, now)).toBe('expired');
  });

  test('serves until its own end or the goods’ days, whichever comes first', () => {
    expect(codeExpiry(null, 0, now)).toBeNull();
    expect(codeExpiry(null, 1, now)).toEqual(later);
    expect(codeExpiry(later, 0, now)).toEqual(later);
    expect(codeExpiry(later, 30, now)).toEqual(later);
    expect(codeExpiry(later, 1, new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-21T12:00:00Z'));
  });
});

test('a list of codes is taken whole or not at all, each once', () => {
  expect(codesIn('abcd-1234\nABCD1234; efgh 5678,\n')).toEqual(['ABCD1234', 'EFGH5678']);
  expect(codesIn('')).toEqual([]);
  for (const wrong of ['abc', 'ABCD-1234\nno_code!', 'ABCD१२३४', 'A'.repeat(65)])
    expect(codesIn(wrong)).toBeUndefined();
});
