import type { Verdict } from '../../threads/index.ts';

/** What removing a version looks at of its post. */
interface Versioned {
  authorid: number;
  status: number;
}

/** A moderator of its country removes a version of another's post that is shown; whether they moderate it is asked before. */
export function mayRemoveVersion(by: { uid: number }, { authorid, status }: Versioned): Verdict {
  if (status !== 1) return 'threads.post_not_exist';
  return by.uid === authorid ? 'threads.version_own' : undefined;
}
