import { bls12_381 } from '@noble/curves/bls12-381.js';

/** A message with the signature that it is said to bear. */
export interface Signed {
  isShort: boolean;
  message: Uint8Array;
  signature: Uint8Array;
  key: Uint8Array;
}

const tagOf = (curve: 'G1' | 'G2'): string => `BLS_SIG_BLS12381${curve}_XMD:SHA-256_SSWU_RO_NUL_`;

/** Whether a message bears the signature of a key. */
export function isSigned({ isShort, message, signature, key }: Signed): boolean {
  try {
    if (isShort) {
      const { shortSignatures } = bls12_381;
      return shortSignatures.verify(signature, shortSignatures.hash(message, tagOf('G1')), key);
    }
    const { longSignatures } = bls12_381;
    return longSignatures.verify(signature, longSignatures.hash(message, tagOf('G2')), key);
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}
