import { useSyncExternalStore } from 'react';
import type { Signal, SignalData, SignalName } from '../../contract/signals.ts';

const latest = new Map<SignalName, unknown>();
const listeners = new Set<() => void>();

/** Stores what the server sent and notifies the parts that show it. */
export function onSignal({ signal, data }: Signal): void {
  latest.set(signal, data);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a signal last carried; undefined until the first one, and on the server. */
export const useSignal = <S extends SignalName>(name: S): SignalData<S> | undefined =>
  useSyncExternalStore<SignalData<S> | undefined>(
    listen,
    () => latest.get(name) as SignalData<S> | undefined,
    () => undefined,
  );
