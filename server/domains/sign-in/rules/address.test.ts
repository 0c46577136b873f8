import { expect, test } from 'vitest';
import { roughAddress } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.*.*'],
  ['::ffff:203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:*'],
  ['', ''],
])('%s is shown as "%s"', (ip, rough) => {
  expect(roughAddress(ip)).toBe(rough);
});
