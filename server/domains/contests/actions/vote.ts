import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { judgedEntries } from '../../threads/index.ts';
import { mayJudge } from '../policy.ts';
import { shareContest } from '../sql/contests.ts';
import { isJuror, writeVote } from '../sql/taking-part.ts';

type Call = (typeof contestsCalls)['contests.vote'];

/** Gives an entry points of the jury; nobody judges their own. */
export async function vote(ctx: MemberCtx, { contest: id, tid, points }: InputOf<Call>): Promise<DataOf<Call>> {
  const contest = (await shareContest(ctx.db, id)) ?? refuse('contests.unknown');
  const refusal = mayJudge(await isJuror(ctx.db, id, ctx.actor.uid), contest, ctx.now);
  if (refusal) refuse(refusal);
  const [entry] = await judgedEntries(ctx.db, [tid]);
  if (entry?.contest_id !== id) return refuse('contests.entry_unknown');
  if (entry.authorid === ctx.actor.uid) refuse('contests.own_entry');
  await writeVote(ctx.db, { id, tid, uid: ctx.actor.uid, points, now: ctx.now });
  return { tid, points };
}
