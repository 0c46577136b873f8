import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import { threadKinds } from '../../../../contract/domains/threads/kinds/made/kinds.ts';
import type { Ctx } from '../../../platform/context.ts';
import { foundThreads, type ReportRow, reportsByIds, saidBy, statusText } from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';

type Call = (typeof bugsCalls)['bugs.similar'];

/** Of reports with such a title so many are looked at: some are joined with others or moved away. */
const lookedAt = 60;
const { special } = threadKinds.bug;

const sameRefusalOf = ({ authorid, duplicate_of }: ReportRow, uid: number | undefined): string => {
  if (authorid === uid) return 'threads.bug_same_own';
  return duplicate_of === null ? '' : 'threads.bug_joined';
};

/** Reports whose titles are like one that is being written, of those that its writer may see. */
export const similar =
  ({ people, similarThreads }: BugsDeps) =>
  async (ctx: Ctx, { q }: InputOf<Call>): Promise<DataOf<Call>> => {
    const alike = await similarThreads(ctx, q, { special, limit: lookedAt });
    const reports = new Map((await reportsByIds(ctx.db, alike)).map((report) => [report.tid, report]));
    const listed = alike.filter((tid) => reports.get(tid)?.listed);
    const found = (await foundThreads(ctx, people, listed)).slice(0, bugsLimits.similar);
    const tids = found.map(({ tid }) => tid);
    const said = ctx.actor ? await saidBy(ctx.db, ctx.actor.uid, tids) : undefined;
    return {
      list: found.map(({ tid, subject }) => {
        const report = reports.get(tid)!;
        const { status, solved_in, same } = report;
        return {
          ...{ tid, subject, status, status_text: statusText(ctx.locale, status), solved_in, same },
          is_same: said?.get(tid)?.same_at ? 1 : 0,
          sameRefusal: sameRefusalOf(report, ctx.actor?.uid),
        };
      }),
    };
  };
