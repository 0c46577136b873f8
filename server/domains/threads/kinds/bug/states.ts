import { type BugStatusName, bugStatuses } from '../../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { States, Transition } from '../states.ts';
import { clockAfter, nameOfStatus, withStep } from './rules/status.ts';
import { reportsByIds, setStatuses } from './sql/reports.ts';

const every = Object.keys(bugStatuses) as BugStatusName[];

/** Our team gives a report any status, and says something by giving it the one that it has. */
const to = (status: BugStatusName): Transition<BugStatusName> => ({ from: every, to: status, by: ['staff'] });

/** The five statuses of a report (R-BUG-006). */
export const bugStates: States<BugStatusName, BugStatusName> = {
  kind: 'bug',
  async read(db, tids) {
    const rows = await reportsByIds(db, tids, 'lock');
    return new Map(rows.map(({ tid, status }) => [tid, nameOfStatus(status)]));
  },
  async write({ db, now }, tids, name) {
    const status = bugStatuses[name];
    const rows = await reportsByIds(db, tids);
    await setStatuses(
      db,
      rows.map(({ tid, country_fid, steps, due_at, left_seconds, duplicate_of }) => ({
        ...{ tid, status, steps: withStep(steps, status, now) },
        clock:
          duplicate_of === null
            ? clockAfter(country_fid, now, { due_at, left_seconds }, name)
            : { due_at, left_seconds },
      })),
    );
  },
  refusal: 'threads.bug_not_exist',
  transitions: {
    pending: to('pending'),
    collected: to('collected'),
    pleaseAdd: to('pleaseAdd'),
    replied: to('replied'),
    solved: to('solved'),
  },
};
