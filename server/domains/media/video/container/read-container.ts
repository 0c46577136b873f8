import { BadVideo, type Named, type Patch, type VideoFacts, type VideoFault } from '../rules/video-facts.ts';
import { type ByteSource, windowed } from './byte-source.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

/** Why a file is none that can be shown. */
export interface Refused {
  ok: false;
  fault: VideoFault;
  named: Named;
}
type Found = { ok: true; facts: VideoFacts; patches: Patch[] } | Refused;

const webmMark = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** By its first bytes, what a file is to be read as. */
export async function readerOf(source: ByteSource): Promise<{ ok: true; read: 'mp4' | 'webm' } | Refused> {
  const head = await source.read(0, 12);
  if (head.subarray(0, 4).equals(webmMark)) return { ok: true, read: 'webm' };
  if (head.toString('latin1', 4, 8) === 'ftyp') return { ok: true, read: 'mp4' };
  return { ok: false, fault: 'threads.video_wrong_type', named: { found: otherKind(head) } };
}

/** What a file holds, by its own bytes: its name and type are its sender's words. */
export async function readContainer(file: ByteSource): Promise<Found> {
  const source = windowed(file);
  const kind = await readerOf(source);
  if (!kind.ok) return kind;
  try {
    return { ok: true, ...(await (kind.read === 'mp4' ? readMp4 : readWebm)(source)) };
  } catch (error) {
    if (!(error instanceof BadVideo)) throw error;
    return { ok: false, fault: error.fault, named: error.named };
  }
}

/** Other kinds of file that people take for a video. */
function otherKind(head: Buffer): string {
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'AVI ') return 'avi';
  return /^(?:moov|mdat|wide|free)$/.test(head.toString('latin1', 4, 8)) ? 'mov' : 'other';
}
