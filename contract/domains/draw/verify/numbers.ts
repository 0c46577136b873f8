import { joinedBytes, numberOf } from './bytes.ts';
import { type Hash, hmac } from './sha256.ts';

/** Bytes of one number: it is exact, and far more than there can be chances. */
const width = 6;
const span = 2 ** (width * 8);

/** What was sealed, the root of the list, and the public number (none where the draw named no round). */
export interface Material {
  seed: Uint8Array;
  root: Uint8Array;
  beacon: Uint8Array;
}

/** The next number of a draw, below how many chances there are. */
export type Numbers = (below: number) => number;

/**
 * The numbers of a draw: HMAC-DRBG with SHA-256 (NIST SP 800-90A), instantiated with SHA-256 of seed, root and beacon one
 * after the other and nothing else, and asked for 6 bytes at a time. A number that would make some chances likelier is
 * thrown away and the next one taken.
 */
export function numbersOf(hash: Hash, { seed, root, beacon }: Material): Numbers {
  let [key, value]: [Uint8Array, Uint8Array] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  const update = (given: Uint8Array): void => {
    for (const step of given.length > 0 ? [0, 1] : [0]) {
      key = hmac(hash, key, joinedBytes(value, Uint8Array.of(step), given));
      value = hmac(hash, key, value);
    }
  };
  update(hash(joinedBytes(seed, root, beacon)));
  const next = (): number => {
    value = hmac(hash, key, value);
    const drawn = numberOf(value.subarray(0, width));
    update(new Uint8Array());
    return drawn;
  };
  return (below) => {
    const fair = span - (span % below);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % below;
  };
}
