import type { SignalName } from '../../../contract/signals.ts';
import { signals } from '../../../contract/signals.ts';
import { notify } from '../bus/after-commit.ts';
import type { Db } from '../context.ts';

export const liveChannel = 'live';
/** A NOTIFY holds less than 8,000 bytes, and an id up to 16 digits. */
const uidsInMessage = 400;

/**
 * Notifies every process, once the transaction commits, that what a signal carries has changed for these members. Each
 * process asks for the new state itself, and only for members who are connected to it.
 */
export async function changed(tx: Db, signal: SignalName, uids: Iterable<number>): Promise<void> {
  const all = [...new Set(uids)];
  for (let i = 0; i < all.length; i += uidsInMessage) {
    await notify(tx, liveChannel, JSON.stringify([signal, ...all.slice(i, i + uidsInMessage)]));
  }
}

/** What `changed` sent; undefined where another version of the program speaks. */
export function readChange(payload: string): { signal: SignalName; uids: number[] } | undefined {
  const parts: unknown = JSON.parse(payload);
  if (!Array.isArray(parts)) return undefined;
  const [signal, ...uids] = parts as [string, ...number[]];
  return signal in signals ? { signal: signal as SignalName, uids } : undefined;
}
