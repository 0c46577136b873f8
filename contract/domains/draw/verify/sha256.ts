import { joinedBytes } from './bytes.ts';

/** SHA-256; the server gives its own, which is faster. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

const block = 64;

/** The first 32 bits behind the point of a root of a prime: the numbers that the standard begins with. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
const rounds = Int32Array.from(primes(block), (prime) => fraction(Math.cbrt(prime)));
const begins = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros and its length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / block) * block;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
}

/** Mixes one block into the state. */
function mix(state: Int32Array, words: Int32Array): void {
  const at = (place: number): number => words[place] ?? 0;
  for (let i = 16; i < block; i++) {
    const [far, near] = [at(i - 15), at(i - 2)];
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = at(i - 16) + s0 + at(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < block; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + at(i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i] ?? 0) + word;
  });
}

/** SHA-256 (FIPS 180-4), written out so that the check needs nothing but itself. */
export const sha256: Hash = (bytes) => {
  const view = padded(bytes);
  const [state, words] = [begins.slice(), new Int32Array(block)];
  for (let from = 0; from < view.byteLength; from += block) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(from + i * 4);
    mix(state, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => {
    digest.setInt32(i * 4, word);
  });
  return new Uint8Array(digest.buffer);
};

/** HMAC (RFC 2104) with a key of one block at most. */
export function hmac(hash: Hash, key: Uint8Array, message: Uint8Array): Uint8Array {
  const [inner, outer] = [new Uint8Array(block).fill(0x36), new Uint8Array(block).fill(0x5c)];
  key.forEach((byte, at) => {
    inner[at] = 0x36 ^ byte;
    outer[at] = 0x5c ^ byte;
  });
  return hash(joinedBytes(outer, hash(joinedBytes(inner, message))));
}
