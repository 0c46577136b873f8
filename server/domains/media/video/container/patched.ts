import type { Patch } from '../rules/video-facts.ts';
import type { ByteSource } from './byte-source.ts';

const stepBytes = 256 * 1024;

/** A file from its beginning to its end, some of its bytes written otherwise; `patches` come in order and don't overlap. */
export async function* patched(source: ByteSource, patches: readonly Patch[]): AsyncGenerator<Buffer> {
  let next = 0;
  for (let at = 0; at < source.size; at += stepBytes) {
    const bytes = await source.read(at, stepBytes);
    const end = at + bytes.length;
    while (next < patches.length && patches[next]!.at + patches[next]!.length <= at) next += 1;
    for (let each = next; each < patches.length && patches[each]!.at < end; each += 1) apply(bytes, at, patches[each]!);
    yield bytes;
  }
}

function apply(bytes: Buffer, at: number, { at: begins, length, head }: Patch): void {
  const from = Math.max(begins, at);
  const to = Math.min(begins + length, at + bytes.length);
  bytes.fill(0, from - at, to - at);
  if (from < begins + head.length) head.copy(bytes, from - at, from - begins, Math.min(head.length, to - begins));
}
