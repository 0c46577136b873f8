export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** Other kinds that people send by mistake, distinguished so that the answer can say what to do. */
export type OtherFormat = 'heif' | 'avif' | 'svg' | 'pdf' | 'tiff' | 'film' | 'unknown';

/** Detects a file's format by how it begins. Names and declared types are ignored: they may lie. */
export function sniffPicture(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0, 6) === 'GIF87a' || textAt(bytes, 0, 6) === 'GIF89a') return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** Names what a refused file seems to be. */
export function sniffOther(bytes: Uint8Array): OtherFormat {
  if (textAt(bytes, 4, 8) === 'ftyp') return sniffBrand(bytes);
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'film';
  const tiffMark = textAt(bytes, 0, 4);
  if (tiffMark === 'II*\0' || tiffMark === 'MM\0*') return 'tiff';
  const head = textAt(bytes, 0, 1024);
  if (head.includes('%PDF-')) return 'pdf';
  return /<svg[\s>]/i.test(head) ? 'svg' : 'unknown';
}

/** A picture's first brand may be a general one; the others, after it, say what it is packed as. */
function sniffBrand(bytes: Uint8Array): OtherFormat {
  const first = textAt(bytes, 8, 12);
  const brands = textAt(bytes, 8, Math.min(64, bytes[3] ?? 0));
  if (/^avi[fs]/.test(first) || (/^(mif|msf)/.test(first) && /avi[fs]/.test(brands))) return 'avif';
  return /^(hei|hev|mif|msf)/.test(first) ? 'heif' : 'film';
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return bytes.length >= mark.length && mark.every((value, at) => bytes[at] === value);
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
