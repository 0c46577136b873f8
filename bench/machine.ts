import { cpus, loadavg, totalmem } from 'node:os';
import type pg from 'pg';

export interface Machine {
  cores: number;
  processor: string;
  memoryGiB: number;
  node: string;
  postgres: string;
}

export async function describeMachine(client: pg.Client): Promise<Machine> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    postgres: rows[0]?.server_version ?? 'unknown',
  };
}

/** Processes that wanted a core in the last minute: what else ran on the machine shows here. */
export const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);
