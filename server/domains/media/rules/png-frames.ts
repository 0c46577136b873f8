const headBytes = 8;
/** Length, name and checksum of a chunk. */
const chunkBytes = 12;

/** How many frames a PNG says that it has: those that move note it before their first picture. */
export function pngFrames(bytes: Buffer): number {
  for (let at = headBytes; at + chunkBytes <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return bytes.readUInt32BE(at + 8);
    if (name === 'IDAT') return 1;
    at += chunkBytes + bytes.readUInt32BE(at);
  }
  return 1;
}
