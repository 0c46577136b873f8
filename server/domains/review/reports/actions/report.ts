import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { findTarget } from '../reads/find-target.ts';
import { aboutOf } from '../rules/about.ts';
import { countComplaint, openCase } from '../sql/cases.ts';
import { countSince, findOwn, insertReport } from '../sql/reports.ts';

type Call = Calls['review.report'];

/** Reports a post or a member to the moderators; sent again, it is the same report. */
export const report =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const { reason, message } = input;
    const target = await findTarget(cards, ctx, input);
    if (target.uid === actor.uid) return refuse('reports.own');
    const about = aboutOf(target);
    const before = await findOwn(db, actor.uid, about);
    if (before) return before;
    if (reason === 'other' && message === '') refuse('reports.note_missing');
    const { aDay } = reportLimits;
    if ((await countSince(db, actor.uid, daysBefore(now, 1), aDay)) >= aDay) refuse('reports.too_many');

    const { tid, pid, uid, countryFid } = target;
    const caseId = await openCase(db, { about, tid, pid, uid, country_fid: countryFid, now });
    const complaint = { case_id: caseId, about, uid: actor.uid, reason, note: message, created_at: now };
    const id = await insertReport(db, complaint);
    // Sent twice at the same moment: the other one counts.
    if (id === undefined) return (await findOwn(db, actor.uid, about)) ?? refuse('wire.busy');
    await countComplaint(db, caseId);
    return { id };
  };
