import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { aReportOf } from './a-report.ts';
import { aReport } from './bugs.ts';

/** The forms of the bug board. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
  /** A report for each member: their own, or another's. */
  const reports = new Map<number, number>();
  const own = async ({ uid }: Writer) => void reports.set(uid, await aReportOf(db, uid, new Date()));
  const others = async (who: Writer) => {
    const tid = await aReportOf(db, (await member()).uid, new Date());
    reports.set(who.uid, tid);
    return tid;
  };
  const tidOf = ({ uid }: Writer): number => reports.get(uid)!;
  const solvedFor = async (who: Writer) => {
    const tid = await others(who);
    await db.updateTable('threads.bug_reports').set({ status: 5 }).where('tid', '=', tid).execute();
  };
  const joinedFor = async (who: Writer) => {
    const older = await aReportOf(db, (await member()).uid, new Date());
    const joined = { duplicate_of: older, listed: false, due_at: null, left_seconds: 3600 };
    await db
      .updateTable('threads.bug_reports')
      .set(joined)
      .where('tid', '=', await others(who))
      .execute();
  };
  return {
    'bugs.report': {
      fields: () => ({ ...aReport }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.bug_reports').where('authorid', '=', uid).selectAll()),
    },
    'bugs.change': {
      ready: own,
      fields: (who) => ({ ...aReport, tid: tidOf(who), build_number: 'ZR5-15' }),
      done: async ({ uid }) =>
        rowsOf(
          db
            .selectFrom('threads.bug_reports')
            .where('authorid', '=', uid)
            .where('build_number', '=', 'ZR5-15')
            .selectAll(),
        ),
    },
    'bugs.same': {
      ready: others,
      fields: (who) => ({ tid: tidOf(who), same: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.bug_same').where('uid', '=', uid).selectAll()),
    },
    'bugs.gone': {
      ready: solvedFor,
      fields: (who) => ({ tid: tidOf(who), gone: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.bug_gone').where('uid', '=', uid).selectAll()),
    },
    'bugs.status': {
      as: { groupid: 3 },
      ready: others,
      fields: (who) => ({ tid: tidOf(who), status: 4, message: 'Choose the network by hand.' }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('bugs.history').where('uid', '=', uid).where('act', '=', 'answer').selectAll()),
    },
    'bugs.separate': {
      as: { groupid: 3 },
      ready: joinedFor,
      fields: (who) => ({ tid: tidOf(who) }),
      done: async ({ uid }) =>
        rowsOf(db.selectFrom('bugs.history').where('uid', '=', uid).where('act', '=', 'separate').selectAll()),
    },
  };
}
