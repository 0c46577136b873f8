import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Beside the backups: the next one takes it to the site, which a restore elsewhere can't reach. */
const place = '.last-restore.json';

const trial = z.object({ at: z.coerce.date(), succeeded: z.boolean(), note: z.string() });

export type Trial = z.output<typeof trial>;

/** Notes beside a backup that it was restored; where nothing may be written there, nothing is. */
export async function writeTrial(backup: string, { at, succeeded, note }: Trial): Promise<void> {
  const text = JSON.stringify({ at: at.toISOString(), succeeded, note });
  await writeFile(join(dirname(backup), place), `${text}\n`).catch(() => undefined);
}

/** How the last restore of a backup in a directory went; undefined where none was tried. */
export async function readTrial(target: string): Promise<Trial | undefined> {
  const text = await readFile(join(target, place), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = trial.safeParse(parsed(text));
  return read.success ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
