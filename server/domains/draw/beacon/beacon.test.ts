import { bls12_381 } from '@noble/curves/bls12-381.js';
import { afterAll, expect, test } from 'vitest';
import { fromHex, joinedBytes, numberBytes, toHex } from '../../../../contract/domains/draw/verify/bytes.ts';
import { createGuardedReads } from '../../../platform/outgoing/guarded-get.ts';
import { nodeHash } from '../node-hash.ts';
import { ownChain } from '../testing/own-chain.ts';
import { createHttpBeacon } from './http-beacon.ts';
import { roundAt, timeOfRound } from './port.ts';
import { isSigned } from './signature.ts';

const { longSignatures } = bls12_381;
const { key, said, secret, signed, url, stop } = await ownChain({ genesis: 1000, period: 3 });
afterAll(stop);
const { readFile } = createGuardedReads({ anywhere: true });
const times = { genesis: 1000, period: 3 };
const beaconOf = (known?: string) => createHttpBeacon({ url, key: known, readFile });

test('a round is believed by its signature alone, and its number is that signature’s SHA-256', async () => {
  const signature = signed(12);
  said.set(12, { round: 12, signature: toHex(signature), randomness: 'ff' });
  const round = await beaconOf().round(12);
  expect(round && toHex(round.randomness)).toBe(toHex(nodeHash(signature)));
});

test('a round of another number, of another key, or that did not come is none', async () => {
  said.set(13, { round: 13, signature: toHex(signed(14)) });
  said.set(15, { round: 14, signature: toHex(signed(14)) });
  said.set(16, { round: 16, signature: 'abcd' });
  const beacon = beaconOf();
  for (const number of [13, 15, 16, 17]) expect([number, await beacon.round(number)]).toEqual([number, undefined]);
  said.set(12, { round: 12, signature: toHex(signed(12)) });
  expect(await beaconOf('00'.repeat(96)).round(12)).toBeUndefined();
  expect(await beaconOf(toHex(key)).round(12)).toBeDefined();
});

test('a round of drand’s own chain bears its signature', () => {
  const publicKey = fromHex(
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  );
  const signature = fromHex(
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  );
  if (!publicKey || !signature) throw new Error('the chain’s bytes are not hexadecimal');
  const round = { scheme: 'bls-unchained-g1-rfc9380', publicKey, signature, previous: new Uint8Array() };
  expect(toHex(nodeHash(signature))).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd');
  expect(isSigned({ ...round, round: 1000 })).toBe(true);
  expect(isSigned({ ...round, round: 1001 })).toBe(false);
  expect(isSigned({ ...round, round: 1000, scheme: 'another' })).toBe(false);
});

test('a chained round is signed with the one before it', () => {
  const [previous, round] = [signed(3), 9];
  const hashed = nodeHash(joinedBytes(previous, numberBytes(round, 8)));
  const long = longSignatures.hash(hashed, 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_');
  const signature = longSignatures.sign(long, secret).toBytes();
  const publicKey = longSignatures.getPublicKey(secret).toBytes();
  const of = { scheme: 'pedersen-bls-chained', publicKey, round, signature };
  expect(isSigned({ ...of, previous })).toBe(true);
  expect(isSigned({ ...of, previous: signed(4) })).toBe(false);
});

test('the round that is named is the first that comes at its moment or later', () => {
  expect([roundAt(times, 0), roundAt(times, 1000), roundAt(times, 1001), roundAt(times, 1003)]).toEqual([1, 1, 2, 2]);
  expect(timeOfRound(times, roundAt(times, 5000))).toBeGreaterThanOrEqual(5000);
});
