import { on } from '../../../platform/outbox/listener.ts';
import { bugReportReleased, sameUids } from '../../threads/index.ts';
import { bugStepped, followersReached } from '../events.ts';
import { dropEmails } from '../sql/emails.ts';

const batch = 500;

/** Who is notified of a step is announced in batches; addresses go with reports that can't be restored. */
export const bugsListeners = [
  on(bugStepped, async (ctx, steps) => {
    for (const step of steps) {
      const { tid, uid: doer, authorUid } = step;
      let uids = [authorUid];
      let after = 0;
      let more: boolean;
      do {
        const same = await sameUids(ctx.db, tid, after, batch);
        uids.push(...same);
        const reached = uids.filter((uid) => uid !== doer);
        if (reached.length > 0) ctx.emit(followersReached({ ...step, uids: reached }));
        uids = [];
        after = same.at(-1) ?? after;
        more = same.length === batch;
      } while (more);
    }
  }),
  on(bugReportReleased, ({ db }, released) =>
    dropEmails(
      db,
      released.map(({ tid }) => tid),
    ),
  ),
];
