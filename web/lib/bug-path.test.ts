import { expect, test } from 'vitest';
import { bugPath, tidOfDetail } from './bug-path.ts';

test('R-BUG-004 a report stands at /buglist/detail{tid}', () => {
  expect(bugPath(4218)).toBe('/buglist/detail4218');
  expect(tidOfDetail('detail4218')).toBe(4218);
});

test.each(['detail', 'detail0', 'detail12x', '4218', undefined])('%s names no report', (detail) => {
  expect(tidOfDetail(detail)).toBeUndefined();
});
