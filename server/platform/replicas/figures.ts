import { Counter, Gauge } from 'prom-client';
import type { Lag, Standing } from './rules.ts';

/** Where a read that may be on a replica was answered, and why not there. */
export type Pool = 'replica' | 'primary';
export type Why = 'chosen' | 'none' | 'behind' | 'unknown' | 'conflict' | 'lost';

const reads = new Counter({
  name: 'replica_reads_total',
  help: 'Reads that may be on a replica, by the pool that answered; conflict and lost count statements that were tried again on the primary',
  labelNames: ['pool', 'why'],
});

const bytes = new Gauge({
  name: 'replica_lag_bytes',
  help: 'Bytes of the primary’s log that a replica has not replayed',
  labelNames: ['replica'],
  aggregator: 'max',
});

const seconds = new Gauge({
  name: 'replica_lag_seconds',
  help: 'What a replica shows is at most so old',
  labelNames: ['replica'],
  aggregator: 'max',
});

const serving = new Gauge({
  name: 'replica_serving',
  help: '1 while reads go to a replica, 0 while it is behind, promoted or lost',
  labelNames: ['replica'],
  aggregator: 'min',
});

/** Counts a read by where it was answered. */
export const countRead = (pool: Pool, why: Why): void => reads.inc({ pool, why });

/** Publishes how a replica stands; of one that doesn't answer the lag is as it was. */
export function showReplica(replica: string, standing: Standing, lag?: Lag): void {
  serving.set({ replica }, standing === 'serving' ? 1 : 0);
  if (!lag) return;
  bytes.set({ replica }, lag.bytes);
  if (Number.isFinite(lag.milliseconds)) seconds.set({ replica }, lag.milliseconds / 1000);
}
