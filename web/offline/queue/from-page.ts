import { quietly } from '../../api/quietly.ts';
import { isRefusal } from '../../api/wire.ts';
import { part } from '../../parts/part.ts';
import { readToken } from '../../session/token.ts';
import type { StoodIn } from './queue.ts';
import { type Act, isMark, laneOf, type Waiting, type WaitingCall } from './waiting.ts';
import { waitingNow } from './waiting-now.ts';
import { mayWaitIn } from './waits-here.ts';

/** The queue's own code comes once something waits, or when the page has nothing else to do. */
export const queueModule = part({ for: 'pressed', load: () => import('./queue.ts') });

/** Thrown in place of an answer: the act waits, for a connection or for an older one that is being sent, and is sent by itself. */
export class Waits extends Error {
  readonly forConnection: boolean;
  constructor(forConnection = true) {
    super('waits to be sent');
    this.name = 'Waits';
    this.forConnection = forConnection;
  }
}

/**
 * Nothing answered, or not in time: whether it was done is not known, and its key makes it once. A site that is read-only
 * takes it later.
 */
const isLost = (error: unknown): boolean =>
  isRefusal(error) && ['network.failed', 'network.timeout', 'wire.read_only'].includes(error.refusal);

let owner: number | undefined;

/** Sets whose acts may wait from now on: the member who reads this page. */
export function queueFor(uid: number | undefined): void {
  owner = uid;
}

/** Whose acts may wait. */
export const queueOwner = (): number | undefined => owner;

/** Whether something may wait here: the offline page is drawn for nobody, while a member's token is there. */
export const mayHaveQueued = (uid: number | undefined): boolean => uid !== undefined || readToken() !== null;

/** The newest press of each mark that this page has on its way, by its lane. */
const newest = new Map<string, string>();

/**
 * Makes a call, or has it wait where nothing answers and `mayWait` says so then: `Waits` is thrown. Where it can't wait,
 * the failure is the call's own. Of marks on one thing the newest press counts: older ones are taken out of the queue
 * before it is sent, and the last of them waits again where it is refused.
 */
export async function orWait<T, K extends WaitingCall>(
  act: Omit<Act<K>, 'uid'>,
  ask: () => Promise<T>,
  mayWait: () => boolean = () => true,
): Promise<T> {
  const uid = owner;
  const lane = isMark(act.call) ? laneOf(act.call, act.shown) : '';
  const isNewest = () => lane === '' || newest.get(lane) === act.key;
  if (lane !== '') newest.set(lane, act.key);
  let older: StoodIn | undefined;
  try {
    // Nothing is waited for where nothing of the same waits: the page may be about to close.
    if (lane !== '' && uid !== undefined && mayWaitIn(lane)) older = await stoodIn({ ...act, uid } as Act<K>);
    if (older?.isQueued) throw new Waits(false);
    return await ask();
  } catch (error) {
    if (error instanceof Waits || uid === undefined || uid !== owner || !isNewest()) throw error;
    if (isLost(error) && mayWait() && (await isEnqueued({ ...act, uid } as Act<K>))) throw new Waits();
    if (older) await quietly(older.putBack());
    throw error;
  } finally {
    if (newest.get(lane) === act.key) newest.delete(lane);
  }
}

/** Undefined where the queue can't be had. */
const stoodIn = async (act: Act<WaitingCall>): Promise<StoodIn | undefined> => {
  try {
    return await (await queueModule()).standIn(act);
  } catch {
    return undefined;
  }
};

/** Puts an act into the queue; false where it can't be had. */
export const isEnqueued = async (act: Act<WaitingCall>): Promise<boolean> => {
  try {
    await (await queueModule()).enqueue(act);
    return true;
  } catch {
    return false;
  }
};

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
