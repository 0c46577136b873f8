import { describe, expect, test } from 'vitest';
import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { gathered, isShort } from './gathered.ts';

const post = (pid: number, message: string, fields: object = {}): Post =>
  ({
    ...{ pid, message, status: 1, hidden: '', children_count: 0, attachment: [], is_answer: 0, is_author: 0, istop: 0 },
    group: { groupid: 12 },
    ...fields,
  }) as unknown as Post;

describe('a short reply', () => {
  test.each([
    ['+1', true],
    ['<p>Thanks!</p>', true],
    ['<p>Thank you so much</p>', true],
    ['धन्यवाद', true],
    ['<p>{:Max_1:}</p>', true],
    ['Bodija 76,500', false],
    ['+2', false],
    ['Which one?', false],
    ['<p>One</p><p>two</p>', false],
    ['Enugu same as Onitsha', false],
  ])('%s: %s', (message, expected) => {
    expect(isShort(post(2, message))).toBe(expected);
  });

  test.each([
    { children_count: 1 },
    { attachment: [{ aid: 1 }] },
    { is_answer: 1 },
    { is_author: 1 },
    { istop: 1 },
    { status: -1, message: '' },
    { hidden: 'muted', message: '' },
    { group: { groupid: 3 } },
  ])('is none with %o', (fields) => {
    expect(isShort(post(2, 'Thanks', fields))).toBe(false);
  });
});

test('three in a row are gathered, two are not, and what stands out parts a run', () => {
  const rows = (own?: number) => {
    const said = ['Thanks', '+1', 'Merci', 'Rice is dear this week.', 'Thanks', '+1'];
    return gathered(
      said.map((message, at) => post(at + 2, message)),
      ({ pid }) => pid === own,
    ).map((row) => ('pid' in row ? row.pid : row.map(({ pid }) => pid)));
  };
  expect(rows()).toEqual([[2, 3, 4], 5, 6, 7]);
  expect(rows(3)).toEqual([2, 3, 4, 5, 6, 7]);
});
