import { expect, test } from 'vitest';
import { networksOf, storedNetworks } from './networks.ts';

test.each([
  ['203.0.113.9', { one: '203.0.113.9', network: '203.0.113.0/24' }],
  ['::ffff:203.0.113.9', { one: '203.0.113.9', network: '203.0.113.0/24' }],
  ['2001:db8:a:b:1:2:3:4', { one: '2001:db8:a:b::/64', network: '2001:db8:a::/48' }],
  ['2001:DB8::1%eth0', { one: '2001:db8:0:0::/64', network: '2001:db8:0::/48' }],
  ['::1', { one: '0:0:0:0::/64', network: '0:0:0::/48' }],
  ['300.1.1.1', undefined],
  ['', undefined],
  ['nonsense', undefined],
  ['1::2::3', undefined],
])('%s lies in its networks', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

test('an address as it is stored lies in the same networks', () => {
  expect(storedNetworks('2001:db8:a:b::/64')).toEqual(networksOf('2001:db8:a:b:1:2:3:4'));
  expect(storedNetworks('203.0.113.9')).toEqual(networksOf('203.0.113.9'));
});
