const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random string of letters and figures, 32 characters unless told otherwise (R-MSC-043). */
export function randomString(length = 32): string {
  // Bytes past the last whole turn of the alphabet would favour its first letters.
  const fair = 256 - (256 % alphabet.length);
  let made = '';
  while (made.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && made.length < length) made += alphabet[byte % alphabet.length];
    }
  }
  return made;
}
