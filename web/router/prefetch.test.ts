import { expect, test } from 'vitest';
import { prefetchOn } from './prefetch.ts';

test('R-MSC-055 where data is dear no link fetches its page ahead; elsewhere a pointer, the focus or a finger does', () => {
  expect(prefetchOn('/latest', false)).toEqual({});
  expect(Object.keys(prefetchOn('/latest', true))).toEqual(['onPointerEnter', 'onFocus', 'onTouchStart']);
});
