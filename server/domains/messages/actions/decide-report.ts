import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { MembersByIds } from '../../members/index.ts';
import { moderatesIn, recordAudit } from '../../moderation/index.ts';
import { peersOf } from '../../rooms/index.ts';
import { presentReports } from '../reads/reports.ts';
import { lockMessage, stored } from '../sql/messages.ts';
import { lockReport, markDecided, markOpened, type ReportRow, reportedIn } from '../sql/reports.ts';
import { takeAway } from './change-message.ts';

type Calls = typeof messagesCalls;

/** A report of the moderator's own countries, in which they are neither side. */
async function theirReport({ db, actor }: MemberCtx, id: number): Promise<ReportRow> {
  const report = (await lockReport(db, id)) ?? refuse('messages.unknown_report');
  const isTheirs = moderatesIn(actor, report.country_fid) && actor.uid !== report.uid && actor.uid !== report.reporter;
  return isTheirs ? report : refuse('messages.unknown_report');
}

/** Opens a report and shows the reported messages; who opened it stands in the audit trail. */
export const openReport =
  (members: MembersByIds) =>
  async (
    ctx: MemberCtx,
    { id }: InputOf<Calls['messages.open-report']>,
  ): Promise<DataOf<Calls['messages.open-report']>> => {
    const report = await theirReport(ctx, id);
    await markOpened(ctx.db, id, ctx.actor.uid, ctx.now);
    await recordAudit(ctx, { action: 'messages.open-report', uid: report.uid, subject: `#${id}` });
    return (await presentReports(members, ctx, [report], await reportedIn(ctx.db, [id])))[0]!;
  };

/** Decides a report: takes the reported messages away, or leaves them. */
export async function decideReport(
  ctx: MemberCtx,
  { id, decision, reason }: InputOf<Calls['messages.decide-report']>,
): Promise<DataOf<Calls['messages.decide-report']>> {
  const { db, actor, now } = ctx;
  const report = await theirReport(ctx, id);
  if (report.decision !== null) refuse('messages.unknown_report');
  await markDecided(db, id, { decision, by: actor.uid, now });
  if (decision === 'removed') await removeReported(ctx, report);
  const audited = {
    action: 'messages.decide-report',
    uid: report.uid,
    subject: `#${id}`,
    after: { decision },
  } as const;
  await recordAudit(ctx, { ...audited, reason });
  return { id };
}

async function removeReported(ctx: MemberCtx, { id, room }: ReportRow): Promise<void> {
  const pair = await peersOf(ctx.db, room);
  for (const { id: number, named } of (await reportedIn(ctx.db, [id])).get(id) ?? []) {
    const row = named ? await lockMessage(ctx.db, room, number) : undefined;
    if (row && row.status !== stored.withdrawn && row.status !== stored.removed) {
      await takeAway(ctx, room, pair, row, stored.removed);
    }
  }
}
