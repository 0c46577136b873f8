import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTrial, writeTrial } from './trial.ts';

test('beside the backups stands how the last restore went; what is no note, or nothing, is none', async () => {
  const target = await mkdtemp(join(tmpdir(), 'baobab-trial-'));
  onTestFinished(() => rm(target, { recursive: true }));
  expect(await readTrial(target)).toBeUndefined();
  const trial = { at: new Date('2026-11-29T12:00:00Z'), succeeded: false, note: 'baobab-1' };
  await writeTrial(join(target, 'baobab-1'), trial);
  expect(await readTrial(target)).toEqual(trial);
  await writeFile(join(target, '.last-restore.json'), 'half a');
  expect(await readTrial(target)).toBeUndefined();
  await writeTrial(join(target, 'nowhere', 'baobab-1'), trial);
});
