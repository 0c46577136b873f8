import { quietly } from '../../api/quietly.ts';
import { isEnqueued, queueModule, queueOwner } from './from-page.ts';
import type { Act, WaitingCall } from './waiting.ts';

/**
 * Puts an act after what waits in its lane and sends what waits: what is written in one place arrives in its order. False
 * where the queue can't be had; what became of it is reported (`onReport`).
 */
export async function sendInOrder<K extends WaitingCall>(act: Omit<Act<K>, 'uid'>): Promise<boolean> {
  const uid = queueOwner();
  if (uid === undefined || !(await isEnqueued({ ...act, uid } as Act<K>))) return false;
  await quietly(sendWaitingNow());
  return true;
}

/** Sends what waits now, and ends once all of it was tried. */
export const sendWaitingNow = async (): Promise<void> => (await queueModule()).sendNow(queueOwner());
