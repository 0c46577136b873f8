import { readToken } from '../../session/token.ts';
import type { ThreadAddress, ThreadPage } from './queries.ts';

interface Arrival {
  address: string;
  token: string | null;
  page: Promise<ThreadPage>;
  /** Its reader has gone on reading elsewhere, and is notified once it is there. */
  awaited: boolean;
}

let last: Arrival | undefined;

/** A thread is asked for, unless its reader has waited elsewhere for this very one. */
export function arrivalOf(asked: ThreadAddress, read: () => Promise<ThreadPage>): Promise<ThreadPage> {
  const address = JSON.stringify(asked);
  const token = readToken();
  const before = last;
  if (before?.awaited && before.address === address && before.token === token) {
    last = undefined;
    return before.page;
  }
  const page = read();
  last = { address, token, page, awaited: false };
  return page;
}

/** The thread that is on its way goes on coming while its reader is elsewhere; resolves once it is there, false if it isn't. */
export async function awaitThere(): Promise<boolean> {
  const arrival = last;
  if (!arrival) return false;
  arrival.awaited = true;
  try {
    await arrival.page;
    return last === arrival;
  } catch {
    if (last === arrival) last = undefined;
    return false;
  }
}
