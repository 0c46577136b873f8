import { isRefusal } from '../../api/wire.ts';
import { lazyModule } from '../../lib/lazy-module.ts';
import type { Act, Waiting, WaitingCall } from './waiting.ts';
import { waitingNow } from './waiting-now.ts';

/** The queue's own code comes once something waits, or when the page has nothing else to do. */
const queueModule = lazyModule(() => import('./queue.ts'));

/** Thrown in place of a lost connection: what was done waits, and is sent by itself. */
export class Waits extends Error {
  constructor() {
    super('waits for a connection');
    this.name = 'Waits';
  }
}

/** Nothing answered, or not in time: whether it was done is not known, and its key makes it once. */
const isLost = (error: unknown): boolean =>
  isRefusal(error) && (error.refusal === 'network.failed' || error.refusal === 'network.timeout');

let owner: number | undefined;

/** Sets whose acts may wait from now on: the member who reads this page. */
export function queueFor(uid: number | undefined): void {
  owner = uid;
}

/**
 * Makes a call, or has it wait where nothing answers and `mayWait` says so then: `Waits` is thrown. Where it can't wait,
 * the failure is the call's own.
 */
export async function orWait<T, K extends WaitingCall>(
  act: Omit<Act<K>, 'uid'>,
  ask: () => Promise<T>,
  mayWait: () => boolean = () => true,
): Promise<T> {
  const uid = owner;
  try {
    return await ask();
  } catch (error) {
    if (!isLost(error) || uid === undefined || uid !== owner || !mayWait()) throw error;
    try {
      await (await queueModule()).enqueue({ ...act, uid } as Act<K>);
    } catch {
      throw error;
    }
    throw new Waits();
  }
}

/** Takes one out of the queue; false where it is on its way by now. */
export const dropWaiting = async (id: number): Promise<boolean> => (await queueModule()).dropWaiting(id);

/** Looks at what waits in this browser. */
export const lookAtWaiting = async (): Promise<void> => (await queueModule()).lookAtQueue();

/** What a member has waiting, looked at now; nothing where that can't be had. */
export async function waitingOf(uid: number): Promise<readonly Waiting[]> {
  try {
    await lookAtWaiting();
  } catch {
    return [];
  }
  return waitingNow.now().filter((item) => item.uid === uid);
}

/** Deletes all that waits: whoever did it has logged out. */
export const clearWaiting = async (): Promise<void> => (await queueModule()).clearQueue();
