import type { SignalData, SignalName } from '../../contract/signals.ts';

/** The calls that answer what signals carry, for a browser that holds no connection. */
export type AskedSignals<S extends SignalName = SignalName> = {
  readonly [N in S]: () => Promise<{ data: SignalData<N> }>;
};
