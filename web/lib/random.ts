const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random string of A to Z, a to z and digits, 32 characters by default (R-MSC-043). */
export function randomString(length = 32): string {
  // Bytes past the last whole turn of the alphabet would favour its first characters.
  const fair = 256 - (256 % alphabet.length);
  let made = '';
  while (made.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && made.length < length) made += alphabet[byte % alphabet.length];
    }
  }
  return made;
}
