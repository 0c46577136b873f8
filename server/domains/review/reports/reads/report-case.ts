import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { moderationLimits } from '../../../../../contract/domains/moderation/limits.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { Actor, MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { type MembersByIds, standingsOf } from '../../../members/index.ts';
import { mayBan, sanctionHistory } from '../../../moderation/index.ts';
import { mayDecide } from '../policy.ts';
import type { ReportReason } from '../rules/reasons.ts';
import { mayUndo } from '../rules/undo.ts';
import { type CaseRow, countRemoved, findCase } from '../sql/cases.ts';
import { findOfCase } from '../sql/reports.ts';
import { personOf, presentCases } from './present-case.ts';
import { reportedPost } from './reported-posts.ts';

type Call = Calls['review.report-case'];

const noPost = { words: '', pictures: [], first: false, page: 0 };

/** One case with all that is needed to decide it; refused to whoever may not. */
export const reportCase =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now, locale } = ctx;
    const row = (await findCase(db, id)) ?? refuse('reports.unknown_case');
    const member = (await cards(db, [row.uid])).get(row.uid);
    const refusal = mayDecide(actor, { ...row, groupid: member?.groupid });
    if (refusal) refuse(refusal);
    const [[shown], post, complaints, history] = await Promise.all([
      presentCases(cards, ctx, [row]),
      row.pid > 0 ? reportedPost(db, row) : undefined,
      findOfCase(db, id, reportLimits.complaints),
      historyOf(ctx, row.uid),
    ]);
    const people = await cards(
      db,
      complaints.flatMap(({ uid }) => uid ?? []),
    );
    const { words, pictures, first, page } = post ?? noPost;
    return {
      ...shown!,
      ...{ words, pictures, first, page },
      complaints: complaints.map(({ reason, note, created_at, uid }) => ({
        ...{ reason: reason as ReportReason, note, createdAt: created_at.toISOString() },
        by: uid === null ? null : personOf(people.get(uid), locale),
      })),
      history,
      can: canOf(actor, row, now, {
        free: shown!.claimedBy === null || shown!.claimedBy.uid === actor.uid,
        there: post !== undefined,
        ban: member !== undefined && member.username !== '' && mayBan(actor, member) === undefined,
      }),
    };
  };

/** What is known of whoever is reported. */
async function historyOf({ db }: MemberCtx, uid: number) {
  const [standings, sanctions, removed] = await Promise.all([
    standingsOf(db, [uid]),
    sanctionHistory(db, uid, moderationLimits.history),
    countRemoved(db, uid, reportLimits.rows),
  ]);
  return { joinedAt: standings.get(uid)?.joinedAt.toISOString() ?? null, removed, sanctions: sanctions.length };
}

const canOf = (
  actor: Actor,
  row: CaseRow,
  now: Date,
  { free, there, ban }: Record<'free' | 'there' | 'ban', boolean>,
) => {
  const decide = row.decision === null && free;
  return { decide, remove: decide && there, ban, undo: mayUndo(actor.uid, row, now) };
};
