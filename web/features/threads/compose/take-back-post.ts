import { dropWaiting } from '../../../offline/queue/from-page.ts';
import type { Waiting } from '../../../offline/queue/waiting.ts';
import { draftOnDevice, storeDraft } from './draft-on-device.ts';

/**
 * Makes a post that waits for a connection the draft that it was: `taken`. `busy` where another draft stands in its place,
 * `gone` where it is on its way by now.
 */
export async function takeBackPost({ id, uid, shown }: Waiting): Promise<'taken' | 'busy' | 'gone'> {
  if (shown.draft === undefined || draftOnDevice(uid) !== null) return 'busy';
  if (!(await dropWaiting(id!))) return 'gone';
  storeDraft(uid, shown.draft);
  return 'taken';
}
