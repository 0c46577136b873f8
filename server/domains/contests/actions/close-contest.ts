import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { moveClose } from '../../threads/index.ts';
import { freezeTask } from '../jobs/freeze-due.ts';
import { likesDecide } from '../rules/phase.ts';
import { closeNow, lockContest } from '../sql/contests.ts';
import { contestsTag, contestTag } from '../tags.ts';

type Call = (typeof contestsCalls)['contests.close'];

/** Closes a contest now: no entry and no like counts from this moment on, and a job freezes those that did. */
export async function closeContest(ctx: Ctx, { contest: id }: InputOf<Call>): Promise<DataOf<Call>> {
  const contest = (await lockContest(ctx.db, id)) ?? refuse('contests.unknown');
  if (contest.opens_at >= ctx.now) refuse('contests.not_open_yet');
  if (contest.closes_at <= ctx.now) refuse('contests.closed_before');
  await closeNow(ctx.db, id, ctx.now);
  await moveClose(ctx.db, id, ctx.now, likesDecide(contest.decide));
  await addJob(ctx.db, freezeTask, {}, { key: freezeTask });
  await recordAudit(ctx, { action: 'contests.close', subject: `contest ${id}` });
  for (const tag of [contestsTag, contestTag(id)]) ctx.stale(tag);
  return { contest: id, version: contest.version + 1 };
}
