import { expect, test } from 'vitest';
import { signedBy } from './chains.ts';
import { isSigned } from './signature.ts';

/** Round 1000 of quicknet, as everybody can fetch it. */
const round = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 1000,
  randomness: '',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  previous: '',
};
const isOfChain = (changed: Partial<typeof round> = {}) => {
  const signed = signedBy({ ...round, ...changed });
  return signed && isSigned(signed);
};

test('a real round bears its chain’s signature, and another round doesn’t', () => {
  expect(isOfChain()).toBe(true);
  expect(isOfChain({ round: 1001 })).toBe(false);
  expect(isOfChain({ signature: `${round.signature.slice(0, -1)}8` })).toBe(false);
  expect(isOfChain({ signature: 'no bytes' })).toBe(false);
});

test('of a chain that is not known nothing is claimed', () => {
  expect(isOfChain({ chain: '00' })).toBeUndefined();
});
