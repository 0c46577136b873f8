import { onDevice } from '../../lib/stores.ts';
import { waitingNow } from './waiting-now.ts';

const key = 'waits';

/** Whether anything may wait in this browser: known at once, also before a page has looked at the queue. */
export const maybeWaits = (): boolean => onDevice.read(key) !== null || waitingNow.now().length > 0;

/** Notes for all tabs whether anything waits. */
export function noteWaits(any: boolean): void {
  if ((onDevice.read(key) !== null) !== any) onDevice.write(key, any ? '1' : null);
}
