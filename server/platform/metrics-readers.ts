import type { Pool } from 'pg';
import { createDb } from './db/pool.ts';
import { publishGauges } from './gauges.ts';
import { isLeft, type ReaderLag, readerLags } from './outbox/lag.ts';

const figures = [
  {
    name: 'event_reader_behind_events',
    help: 'Events that a reader of the log has not read yet',
    figure: ({ behind }: ReaderLag) => behind,
  },
  {
    name: 'event_reader_behind_seconds',
    help: 'Age of the oldest event that a reader of the log has not read yet',
    figure: ({ since }: ReaderLag, now: Date) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0),
  },
  {
    name: 'event_reader_attempts',
    help: 'Failures at the event at which a reader of the log waits; 0 where it waits at none',
    figure: ({ attempts }: ReaderLag) => attempts,
  },
];

/** Publishes how far each reader of the log is behind. */
export function watchReaders(pool: Pool): void {
  const db = createDb(pool);
  publishGauges(
    () => readerLags(db),
    figures.map(({ name, help, figure }) => ({
      ...{ name, help, labelNames: ['reader'], aggregator: 'max' as const },
      of: (lags: ReaderLag[]) => {
        const now = new Date();
        return lags.filter((lag) => !isLeft(lag, now)).map((lag) => [{ reader: lag.name }, figure(lag, now)] as const);
      },
    })),
  );
}
