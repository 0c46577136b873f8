import { expect } from 'vitest';
import { crashTest } from '../crash/run.ts';
import { seldom } from '../support/sweep.ts';

seldom(
  'server and database killed under a money load lose no acknowledged transfer, make none twice, and leave no hold stuck',
  async () => {
    const { faults, done, kills, repeated } = await crashTest({ kills: 5, seed: 7, members: 20, say: () => undefined });
    expect(faults).toEqual([]);
    expect(kills).toEqual({ server: 2, database: 2, both: 1 });
    expect(done).toBeGreaterThan(20);
    expect(repeated).toBeGreaterThan(10);
  },
  240_000,
);
