import { onDevice } from '../../lib/stores.ts';
import { waitingNow } from './waiting-now.ts';

export const key = 'waits';

export const noted = (): readonly string[] => {
  const lanes = onDevice.readJson<unknown>(key);
  return Array.isArray(lanes) ? lanes : [];
};

/** Whether a mark of a lane may wait in this browser: known at once, also before a page has looked at the queue. */
export const mayWaitIn = (lane: string): boolean =>
  noted().includes(lane) || waitingNow.now().some((item) => item.lane === lane);
