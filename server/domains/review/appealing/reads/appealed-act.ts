import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { membersByIds, moderatorsOf } from '../../../members/index.ts';
import { type ActRow, findAct, findAppealOfAct } from '../../../moderation/index.ts';
import { appealUntil, mayAppeal } from '../../rules/window.ts';
import { appealedPosts } from '../../sql/appealed-posts.ts';
import { answeringOf } from '../rules/answering.ts';
import { markupRead, presentAct, presentAppeal } from './present.ts';

type Call = (typeof appealingCalls)['review.appealed-act'];

/** What a moderator did to a post of the caller's; to everybody else there is no such act. */
export async function appealedAct(ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> {
  const act = await findAct(ctx.db, id);
  if (act?.uid !== ctx.actor.uid) return refuse('threads.no_act');
  return actView(ctx, act);
}

export async function actView({ db, now, locale }: MemberCtx, act: ActRow): Promise<DataOf<Call>> {
  const appeal = await findAppealOfAct(db, act.id);
  const post = (await appealedPosts(db, [act], markupRead)).get(act.pid);
  const by = act.by_uid === null ? undefined : (await membersByIds(db, [act.by_uid])).get(act.by_uid);
  return {
    ...{ id: act.id, ...presentAct(act, post, locale) },
    stands: act.ended_at === null,
    appeal: appeal ? presentAppeal(appeal) : null,
    can: { appeal: mayAppeal(act, appeal !== undefined, now) === undefined },
    answers: answeringOf({ ...act, byGroup: by?.groupid }, await moderatorsOf(db, [act.country_fid])),
    until: appealUntil(act).toISOString(),
  };
}
