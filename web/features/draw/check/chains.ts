import { fromHex, joinedBytes, numberBytes } from '../../../../contract/domains/draw/verify/bytes.ts';
import type { DrawFacts } from '../../../../contract/domains/draw/verify/files.ts';
import { sha256 } from '../../../../contract/domains/draw/verify/sha256.ts';
import type { Signed } from './signature.ts';

interface Chain {
  key: string;
  /** Signatures are points of the first curve, keys of the second. */
  isShort: boolean;
  /** Each round signs the signature of the one before as well. */
  isChained: boolean;
}

/** The chains of the League of Entropy by their hashes: a page that asked a server for their keys would prove nothing. */
const chains: Readonly<Record<string, Chain>> = {
  '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce': {
    key: '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
    isShort: false,
    isChained: true,
  },
  '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971': {
    key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    isShort: true,
    isChained: false,
  },
};

/** What the signature of a round is checked by; undefined where the chain is none of those that are known. */
export function signedBy(beacon: NonNullable<DrawFacts['beacon']>): Signed | undefined {
  const chain = Object.hasOwn(chains, beacon.chain) ? chains[beacon.chain] : undefined;
  if (!chain) return undefined;
  const round = numberBytes(beacon.round, 8);
  const before = fromHex(beacon.previous) ?? new Uint8Array();
  return {
    isShort: chain.isShort,
    message: sha256(chain.isChained ? joinedBytes(before, round) : round),
    signature: fromHex(beacon.signature) ?? new Uint8Array(),
    key: fromHex(chain.key) ?? new Uint8Array(),
  };
}
