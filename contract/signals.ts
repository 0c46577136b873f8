import type { z } from 'zod';
import { domainSignals } from './made/signals.ts';

/** Every signal that a logged-in browser may be sent, with the schema of what it carries. */
export const signals = domainSignals;

export type SignalName = keyof typeof signals;
export type SignalData<S extends SignalName> = z.output<(typeof signals)[S]>;

/** What goes over the socket to the browser, as JSON. */
export type Signal = { [S in SignalName]: { signal: S; data: SignalData<S> } }[SignalName];
