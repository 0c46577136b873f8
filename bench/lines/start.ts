import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { type Server, startServer } from '../server.ts';

export const group: Group = { name: 'start', at: 10, needs: 'nothing', lines: starts };

const warmStarts = 3;

/** Seconds from the start of the process to its first page: on nothing at all, and on what the last run left. */
export async function starts(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  try {
    const start = async (): Promise<Server> => {
      const server = await startServer(dataDir, { seed: 'demo' });
      await server.stop();
      return server;
    };
    const cold = (await start()).secondsToFirstPage;
    const starts: Server[] = [];
    for (let i = 0; i < warmStarts; i += 1) starts.push(await start());
    const warm = starts.map(({ secondsToFirstPage }) => secondsToFirstPage);
    const ready = starts.map(({ secondsToReady }) => secondsToReady);
    return [
      { name: 'cold start, empty directory, world written', unit: 's', measured: cold },
      {
        name: 'warm start to the first page',
        unit: 's',
        target: 1,
        measured: Math.min(...warm),
        remark: remarkOf(warm),
      },
      { name: 'the same, until it is ready', unit: 's', measured: Math.min(...ready), remark: remarkOf(ready) },
    ];
  } finally {
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

const remarkOf = (seconds: readonly number[]): string => `best of ${seconds.map((each) => each.toFixed(2)).join(', ')}`;
