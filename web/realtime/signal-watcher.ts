import type { Signal } from '../../contract/signals.ts';

/** What a feature does on a signal beside what its screens show of it; loaded with the live connection, so that no page waits for it. */
export type SignalWatcher = (signal: Signal) => void;
