import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import { bugLimits } from '../../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../../../contract/domains/threads/kinds/bug/shapes.ts';
import type { Kind, Writing } from '../kind.ts';
import { bugReportReleased } from './events.ts';
import { ownReport, sharedReport } from './present.ts';
import { insertReport, lacksOptions, type ReportRow, reportsByIds } from './sql/reports.ts';
import { type OwnSaid, saidBy } from './sql/same.ts';

/** A report of a bug. Its options come after it, in a step of its own: until then its author alone sees it. */
export const bug: Kind<object, null, ReportRow, Bug> & Writing<object, null> = {
  name: 'bug',
  message: { least: bugLimits.messageMin, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve(undefined),
  take: () => Promise.resolve(null),
  fromPlain: () => ({}),
  waits: () => true,
  store: (ctx, tid) => insertReport(ctx.db, tid),
  replace: () => Promise.resolve(),
  mayEdit: () => undefined,
  async release({ emit }, tid) {
    emit(bugReportReleased({ tid }));
  },
  isUnfinished: lacksOptions,
  hydrate: async (db, tids, lock) => new Map((await reportsByIds(db, tids, lock)).map((row) => [row.tid, row])),
  people: ({ team_uid }) => (team_uid === null ? [] : [team_uid]),
  shared: sharedReport,
  async own({ db, actor }, parts) {
    const tids = parts.map(({ thread }) => thread.tid);
    const said = actor ? await saidBy(db, actor.uid, tids) : new Map<number, OwnSaid>();
    return new Map(
      parts.map(({ thread, row }) => [thread.tid, ownReport(actor, { thread, row, said: said.get(thread.tid) })]),
    );
  },
};
