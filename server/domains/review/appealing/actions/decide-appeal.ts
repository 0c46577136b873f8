import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import type { AppealableAct } from '../../../../../contract/domains/review/appealing/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isOnlyOperator } from '../../../members/index.ts';
import {
  type ActRow,
  actOfAppeal,
  answerActAppeals,
  endActById,
  endActs,
  findAct,
  findAppealOfAct,
  lockAct,
  recordAudit,
} from '../../../moderation/index.ts';
import { findPost } from '../../../posts/index.ts';
import { findThread, lockThread } from '../../../threads/index.ts';
import { lockHeld } from '../../held/sql/held-rows.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { deleteStrike } from '../../sql/strikes.ts';
import { trustTag } from '../../trust-tag.ts';
import { appealDecided } from '../events.ts';
import { mayDecide } from '../policy.ts';
import { undoAct } from './undo-act.ts';

type Call = (typeof appealingCalls)['review.decide-appeal'];

/** Grants an appeal about a post, which undoes what was done where that can be undone, or upholds what was done. */
export const decideAppeal =
  (people: People) =>
  async (ctx: MemberCtx, { id, grant, answer }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now, actor } = ctx;
    const act = await openAct(ctx, id);
    const granted = grant === 1;
    await refuseUnfit(people, ctx, act);
    const row = { answered_at: now, lifted: granted, answer, by_uid: actor.uid };
    await answerActAppeals(db, [act.id], row);
    const restored = granted && (await undoAct(ctx, act));
    if (granted && act.act === 'warn') await endActById(db, act.id, now);
    else if (granted) await endActs(ctx, { pid: act.pid, acts: [act.act], byUid: actor.uid, answer });
    // It costs no trust any more, also where the post can't be shown again.
    if (granted && costsTrust.has(act.act)) await forgive(ctx, act);
    const decision = granted ? 'granted' : 'upheld';
    await recordAudit(ctx, {
      ...{
        action: 'threads.decide-appeal',
        uid: act.uid,
        subject: act.act === 'warn' ? '' : `#${act.pid}`,
        reason: answer,
      },
      ...{ before: { decision: 'open' }, after: { decision } },
    });
    await announce(ctx, act, { granted, restored, answer });
    return { id, granted: flag(granted), restored: flag(restored) };
  };

const costsTrust: ReadonlySet<string> = new Set<AppealableAct>(['ban', 'delete', 'refuse']);

async function forgive({ db, stale }: MemberCtx, { pid, uid }: ActRow): Promise<void> {
  await deleteStrike(db, pid);
  stale(trustTag(uid));
}

/** The act that an appeal is against, locked; refused where it is decided by now. */
async function openAct({ db }: MemberCtx, id: number): Promise<ActRow> {
  const actId = (await actOfAppeal(db, id)) ?? refuse('threads.no_appeal');
  const found = await findAct(db, actId);
  // In the order of whoever acts on it: what waited, then its thread.
  if (found?.act === 'refuse') await lockHeld(db, found.pid);
  await lockThread(db, found?.tid ?? 0);
  const act = (await lockAct(db, actId)) ?? refuse('threads.no_appeal');
  if ((await findAppealOfAct(db, actId))?.answered_at) refuse('threads.appeal_answered');
  return act;
}

async function refuseUnfit({ members }: People, { db, actor }: MemberCtx, act: ActRow): Promise<void> {
  const { uid: authorid, by_uid: byUid, country_fid: countryFid } = act;
  const cards = await members(db, byUid === null ? [authorid] : [authorid, byUid]);
  const refusal = mayDecide(actor, {
    ...{ countryFid, authorid, authorGroup: cards.get(authorid)?.groupid },
    ...{ byUid, byGroup: byUid === null ? undefined : cards.get(byUid)?.groupid },
    alone: await isOnlyOperator(db, actor.uid),
  });
  if (refusal) refuse(refusal);
}

type Outcome = { granted: boolean; restored: boolean; answer: string };

async function announce({ db, emit, actor, now }: MemberCtx, act: ActRow, outcome: Outcome): Promise<void> {
  const [post, thread] = [await findPost(db, act.pid), await findThread(db, act.tid)];
  emit(
    appealDecided({
      ...{ act: act.id, kind: act.act as AppealableAct, uid: act.uid, byUid: actor.uid, ...outcome },
      ...{ first: post?.position === 1, subject: thread?.subject ?? '', at: now.getTime() },
    }),
  );
}
