import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

/** What lies where in a backup. */
export const places = {
  manifest: 'manifest.json',
  checksums: 'checksums.sha256',
  tables: 'database',
  pictures: 'media',
  key: 'secret.key',
} as const;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Below `database/`. */
  file: z.string(),
});

const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() });

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  release: z.string(),
  /** The server that it was taken from. */
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** The last migration of the job library. */
  jobs: z.number(),
  /** In an order in which no row comes before one that it refers to. */
  tables: z.array(table),
  sequences: z.array(sequence),
  pictures: z.object({ files: z.number(), bytes: z.number() }),
  /** What the proof of the copy found; null where it was left out. */
  proof: z.object({ transfers: z.number(), accounts: z.number() }).nullable(),
  /** Of the file that holds the checksums of all others. */
  checksums: z.string(),
});

export type Manifest = z.infer<typeof manifest>;
export type TableEntry = z.infer<typeof table>;
export type SequenceEntry = z.infer<typeof sequence>;

/** Reads the manifest of a backup; undefined where the directory holds none, and so no whole backup. */
export async function readManifest(directory: string): Promise<Manifest | undefined> {
  const text = await readFile(join(directory, places.manifest), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = manifest.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new StartupError(`${join(directory, places.manifest)} is no manifest that this release can read`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
