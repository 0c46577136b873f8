import { bls12_381 } from '@noble/curves/bls12-381.js';
import { joinedBytes, numberBytes } from '../../../../contract/domains/draw/verify/bytes.ts';
import { nodeHash } from '../node-hash.ts';

interface Signed {
  scheme: string;
  publicKey: Uint8Array;
  round: number;
  signature: Uint8Array;
  previous: Uint8Array;
}

const onG1 = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const onG2 = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_';

/** What each scheme of drand signs, on which curve, and by which name of the curve it hashes. */
const schemes: Readonly<Record<string, { short: boolean; tag: string; chained: boolean }>> = {
  'bls-unchained-g1-rfc9380': { short: true, tag: onG1, chained: false },
  'bls-unchained-on-g1': { short: true, tag: onG2, chained: false },
  'pedersen-bls-unchained': { short: false, tag: onG2, chained: false },
  'pedersen-bls-chained': { short: false, tag: onG2, chained: true },
};

/** Whether a round bears the signature of its chain's key; a scheme that is not known has none. */
export function isSigned({ scheme, publicKey, round, signature, previous }: Signed): boolean {
  const known = schemes[scheme];
  if (!known) return false;
  const message = nodeHash(known.chained ? joinedBytes(previous, numberBytes(round, 8)) : numberBytes(round, 8));
  try {
    if (known.short) {
      const { shortSignatures } = bls12_381;
      return shortSignatures.verify(signature, shortSignatures.hash(message, known.tag), publicKey);
    }
    const { longSignatures } = bls12_381;
    return longSignatures.verify(signature, longSignatures.hash(message, known.tag), publicKey);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
