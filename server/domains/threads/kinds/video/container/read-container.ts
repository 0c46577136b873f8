import { BadVideo, type Patch, type VideoFacts, type VideoFault } from '../rules/video-facts.ts';
import { type ByteSource, windowed } from './byte-source.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

type Found = { ok: true; facts: VideoFacts; patches: Patch[] } | { ok: false; fault: VideoFault };

const webmMark = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What a file holds, by its own bytes: its name and type are its sender's words. */
export async function readContainer(file: ByteSource): Promise<Found> {
  const source = windowed(file);
  const head = await source.read(0, 12);
  const read = head.subarray(0, 4).equals(webmMark)
    ? readWebm
    : head.toString('latin1', 4, 8) === 'ftyp'
      ? readMp4
      : undefined;
  if (!read) return { ok: false, fault: 'threads.video_wrong_type' };
  try {
    return { ok: true, ...(await read(source)) };
  } catch (error) {
    if (!(error instanceof BadVideo)) throw error;
    return { ok: false, fault: error.fault };
  }
}
