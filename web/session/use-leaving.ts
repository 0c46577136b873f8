import { useState } from 'react';
import { formAction } from '../../contract/primitives/page-form.ts';
import { clearWaiting, waitingOf } from '../offline/queue/from-page.ts';
import { askToLeave } from '../offline/queue/leave.ts';
import { useSession } from './root-data.ts';
import { logOut } from './session.ts';

/** Where a button that logs out sends the page's form before there is script. */
export const logOutAction = formAction('sign-in.logout');

/**
 * The way out by a button: off while it is gone, as the page stands until the next one opens. What waits for a connection
 * goes with it, and is named first.
 */
export function useLeaving(out: () => Promise<void> = logOut): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const uid = useSession()?.uid;
  const leave = async (): Promise<void> => {
    setLeaving(true);
    const items = uid === undefined ? [] : await waitingOf(uid);
    if (items.length > 0) {
      if (!(await askToLeave(items))) return setLeaving(false);
      await clearWaiting();
    }
    await out();
  };
  return { leaving, leave: () => void leave() };
}
