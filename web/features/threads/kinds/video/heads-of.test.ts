import { expect, test } from 'vitest';
import { mp4, webm, words } from '../../../../../server/domains/media/video/testing/files.ts';
import { headsOf } from './heads-of.ts';

/** A file that notes how many of its bytes are asked for. */
function counted(bytes: Buffer) {
  const file = new Blob([new Uint8Array(bytes)]);
  const read = { bytes: 0 };
  const slice = file.slice.bind(file);
  file.slice = (from, to) => {
    read.bytes += Math.min(to ?? file.size, file.size) - (from ?? 0);
    return slice(from, to);
  };
  return { file, read };
}
const bytesOf = async (heads: Blob | null) => heads && Buffer.from(await heads.arrayBuffer());

test('of an MP4 whose head stands at its end, the heads alone are read', async () => {
  const bytes = mp4({ media: 3_000_000 });
  const { file, read } = counted(bytes);
  const heads = await bytesOf(await headsOf(file));
  const movie = bytes.subarray(bytes.indexOf('moov') - 4);
  expect(heads?.equals(Buffer.concat([bytes.subarray(0, bytes.readUInt32BE(0)), movie]))).toBe(true);
  expect(read.bytes).toBeLessThan(10_000);
});

test('of a WebM, and of what is no video, its beginning', async () => {
  expect((await bytesOf(await headsOf(counted(webm()).file)))?.subarray(0, 4)).toEqual(webm().subarray(0, 4));
  expect((await headsOf(counted(Buffer.from('RIFF1234AVI LIST____'.padEnd(100, '_'))).file))?.size).toBe(100);
  expect((await headsOf(counted(words(16, 'wide', 0, 0, 8, 'mdat')).file))?.size).toBe(24);
});

test('a file that breaks off, or is none, has no heads, and is judged as it comes', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(7), mp4().subarray(0, 40)])
    expect(await headsOf(counted(bytes).file)).toBeNull();
});
