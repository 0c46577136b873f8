import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { createDb } from './db/pool.ts';
import { sharedAnswer } from './gauges.ts';
import { isLeft, type ReaderLag, readerLags } from './outbox/lag.ts';
import { within } from './within.ts';

const queryMilliseconds = 1000;

const figures = {
  event_reader_behind_events: {
    help: 'Events that a reader of the log has not read yet',
    of: ({ behind }: ReaderLag) => behind,
  },
  event_reader_behind_seconds: {
    help: 'Age of the oldest event that a reader of the log has not read yet',
    of: ({ since }: ReaderLag, now: Date) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0),
  },
  event_reader_attempts: {
    help: 'Failures at the event at which a reader of the log waits; 0 where it waits at none',
    of: ({ attempts }: ReaderLag) => attempts,
  },
};

/** Measures how far each reader of the log is behind; as it was while the database doesn't answer. */
export function watchReaders(pool: Pool): void {
  const db = createDb(pool);
  const readers = sharedAnswer(() =>
    within(
      queryMilliseconds,
      readerLags(db).catch(() => undefined),
      undefined,
    ),
  );
  for (const [name, { help, of }] of Object.entries(figures))
    new Gauge({
      name,
      help,
      labelNames: ['reader'],
      aggregator: 'max',
      async collect() {
        const lags = await readers();
        if (!lags) return;
        const now = new Date();
        this.reset();
        for (const lag of lags) if (!isLeft(lag, now)) this.set({ reader: lag.name }, of(lag, now));
      },
    });
}
