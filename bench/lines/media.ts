import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Fastify from 'fastify';
import { fileStorage } from '../../server/platform/storage/files.ts';
import type { Storage } from '../../server/platform/storage/port.ts';
import { s3Storage } from '../../server/platform/storage/s3.ts';
import { mediaUrl, serveMedia } from '../../server/platform/storage/serve.ts';
import { storeOf } from '../../server/platform/storage/testing/store-of.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'media', at: 28, needs: 'nothing', lines: media };

const MB = 1024 * 1024;
const sizes = [
  { megabytes: 1, times: 30 },
  { megabytes: 50, times: 5 },
];
const chunk = 64 * 1024;

/** Files stored as they come, and read by HTTP through the site: a store beside a folder, by turns in the same minutes. */
async function media(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'baobab-bench-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../store-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
    return await measured([
      { name: 'folder', storage: fileStorage(folder) },
      { name: 'store of S3', storage: s3Storage(storeOf(url)) },
    ]);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Place {
  name: string;
  storage: Storage;
}

async function measured(places: readonly Place[]): Promise<Line[]> {
  const sites = await Promise.all(places.map(async (place) => ({ ...place, ...(await siteOf(place.storage)) })));
  const lines: Line[] = [];
  for (const { megabytes, times } of sizes) {
    const bytes = randomBytes(megabytes * MB);
    const taken = new Map<string, number[]>();
    for (let i = 0; i < times; i += 1) {
      for (const { name, storage, url } of sites) {
        const key = `ab/file-${megabytes}-${i}.webp`;
        await timed(taken, `put of ${megabytes} MB, ${name}`, () => storage.putFrom(key, pieces(bytes)));
        await timed(taken, `get of ${megabytes} MB, ${name}`, () => read(url + mediaUrl(key), bytes.length));
      }
    }
    for (const [name, all] of taken)
      lines.push({ name, unit: 'ms', measured: median(all), remark: `median of ${times}` });
  }
  for (const { close } of sites) await close();
  return lines.sort((one, other) => one.name.localeCompare(other.name));
}

async function siteOf(storage: Storage): Promise<{ url: string; close: () => Promise<void> }> {
  const server = Fastify();
  serveMedia(server, storage, { make: async () => false });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
}

async function read(url: string, bytes: number): Promise<void> {
  const answer = await fetch(url);
  const found = (await answer.arrayBuffer()).byteLength;
  if (answer.status !== 200 || found !== bytes) throw new Error(`${url}: ${answer.status}, ${found} bytes`);
}

async function timed(taken: Map<string, number[]>, name: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  taken.set(name, [...(taken.get(name) ?? []), performance.now() - from]);
}

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
