/**
 * Whether a GIF reaches its end mark, or lacks nothing else. A decoder shows the frames of a cut-off file and says
 * nothing, so the blocks are walked here; bytes after the mark don't matter.
 */
export function gifReachesItsEnd(bytes: Uint8Array): boolean {
  const at = (position: number) => bytes[position] ?? 0;
  const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let position = 13 + colourTable(at(10));
  while (position < bytes.length) {
    const kind = at(position);
    if (kind === 0x3b) return true;
    if (kind === 0x21) position += 2;
    else if (kind === 0x2c) {
      position += 11 + colourTable(at(position + 9));
      frames += 1;
    } else return false;
    while (position < bytes.length && at(position) !== 0) position += at(position) + 1;
    position += 1;
  }
  return frames > 0 && position === bytes.length;
}
