import { boxAt } from '../rules/mp4-boxes.ts';
import { readMovie } from '../rules/mp4-movie.ts';
import { BadVideo, shownSize, wrongType } from '../rules/video-facts.ts';
import type { ByteSource } from './byte-source.ts';
import { type Refused, readerOf } from './read-container.ts';
import { macBrand } from './read-mp4.ts';
import { readWebmHead } from './read-webm.ts';

/** Boxes before the movie's head; who has more is judged once the file is whole. */
const mostBoxes = 100;

type Judged = { ok: true; seconds: number } | Refused;

/**
 * What the heads of a file say before its other bytes have come: whether it can be shown, and how long it is at least.
 * `bytes` are the file's first ones, or its heads alone, one after the other. What can't be read yet is judged later.
 */
export async function readHeads(bytes: Buffer): Promise<Judged> {
  const source: ByteSource = { size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) };
  const kind = await readerOf(source);
  if (!kind.ok) return kind;
  try {
    return { ok: true, seconds: kind.read === 'mp4' ? movieSeconds(bytes) : await readWebmHead(source) };
  } catch (error) {
    if (!(error instanceof BadVideo)) throw error;
    // The rest of the file may say otherwise of what seems broken.
    if (error.fault === 'threads.video_damaged') return { ok: true, seconds: 0 };
    return { ok: false, fault: error.fault, named: error.named };
  }
}

function movieSeconds(bytes: Buffer): number {
  let at = 0;
  for (let count = 0; count < mostBoxes && at + 8 <= bytes.length; count += 1) {
    const box = boxAt(bytes.subarray(at, at + 16), at, Number.MAX_SAFE_INTEGER);
    const end = at + box.size;
    if (box.type === 'ftyp' && bytes.toString('latin1', box.content, box.content + 4) === macBrand)
      throw wrongType('mov');
    if (box.type === 'moov') {
      if (end > bytes.length) return 0;
      const { tracks } = readMovie(bytes.subarray(at, end), at);
      shownSize(tracks);
      return Math.max(...tracks.map(({ seconds }) => seconds));
    }
    at = end;
  }
  return 0;
}
