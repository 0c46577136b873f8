import type { AuditAction } from '../../../../../contract/audit.ts';
import { type AppealableAct, appealableActs } from '../../../../../contract/domains/threads/appealing/limits.ts';
import type { ModerationAct, PostRule } from '../../../../../contract/domains/threads/moderating/limits.ts';
import { globalFid } from '../../../../../contract/primitives/countries.ts';
import { refusalText } from '../../../../../contract/refusals.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { cannedReason, endActs, moderatesIn, recordAct, recordAudit } from '../../../moderation/index.ts';
import { met } from '../../grouped/met.ts';
import type { Shown } from '../../reads/viewing.ts';
import { findPost, type PostData } from '../../sql/posts.ts';
import { lockThread, type ThreadData } from '../../sql/threads.ts';
import { postModerated } from '../events.ts';
import { mayAct, placeOfThread } from '../policy.ts';

export type People = Pick<Shown, 'members'>;

/** Why a moderator does something. */
export interface Grounds {
  rule: PostRule;
  reason: string;
  /** The reason by language, where it is one of those written for all to choose. */
  said?: Readonly<Record<string, string>> | undefined;
}

/** The grounds as they are sent: a chosen reason by its number, 0 for none. */
export interface SentGrounds {
  /** Empty where it has yet to be chosen. */
  rule?: PostRule | '' | undefined;
  reason: string;
  canned: number;
}

/** A field of the grounds that is to be filled in. */
export const missing = (
  field: 'rule' | 'reason',
  name: 'moderation.rule_missing' | 'moderation.reason_missing',
): never => refuse(name, { issues: [{ field, text: refusalText(name) }] });

/** Refuses what would give whom it is done to no reason: no rule, or none of the rules and no word. */
function refuseUnfounded({ rule, reason, canned }: SentGrounds): void {
  if (rule === '') missing('rule', 'moderation.rule_missing');
  if (rule === 'other' && reason === '' && canned === 0) missing('reason', 'moderation.reason_missing');
}

/** The grounds in words; what the moderator adds stands behind the chosen reason. `judges`: it is done against somebody. */
export async function givenGrounds(
  { db, actor, locale }: MemberCtx,
  sent: SentGrounds,
  judges: boolean,
): Promise<Grounds> {
  if (judges) refuseUnfounded(sent);
  const { reason, canned } = sent;
  const rule = sent.rule || 'other';
  if (canned === 0) return { rule, reason };
  const found = await cannedReason(db, canned);
  const ofPlace = (fid: number) => (actor.offices ?? []).some(({ countryFid }) => countryFid === fid);
  const fid = found?.country_fid ?? globalFid;
  const theirs = fid === globalFid || moderatesIn(actor, fid) || ofPlace(fid);
  if (!found || !theirs) return refuse('moderation.unknown_reason');
  const { en, fr, hi } = found;
  const said = { en, fr, hi };
  const whole = (words: string) => [words, reason].filter(Boolean).join(' ');
  return { rule, reason: whole(said[locale]), said: { en: whole(en), fr: whole(fr), hi: whole(hi) } };
}

/** Of acts that are done against somebody whatever they are sent. */
export const always = () => true;

/** An act whose input has its grounds in words; `judges` says whether it is one against somebody. */
export const grounded =
  <I extends SentGrounds, A>(
    act: (ctx: MemberCtx, input: I & Grounds) => Promise<A>,
    judges: (input: I) => boolean = () => false,
  ) =>
  async (ctx: MemberCtx, input: I): Promise<A> =>
    act(ctx, { ...input, ...(await givenGrounds(ctx, input, judges(input))) });

/** Refuses whoever may not do this to a post of a thread; without an author it is the thread's own. */
export async function refuseAct(
  { members }: People,
  { db, actor }: MemberCtx,
  act: ModerationAct,
  thread: ThreadData,
  authorid = thread.authorid,
): Promise<void> {
  const authorGroup = (await members(db, [authorid])).get(authorid)?.groupid;
  const place = placeOfThread(await met({ db, actor }, thread));
  const refusal = mayAct(actor, act, { ...place, authorid, authorGroup });
  if (refusal) refuse(refusal);
}

/** A published thread that the caller may do this to, locked until the transaction ends. */
export async function lockModerated(
  people: People,
  ctx: MemberCtx,
  act: ModerationAct,
  tid: number,
): Promise<ThreadData> {
  const thread = await lockThread(ctx.db, tid);
  if (!thread || thread.deleted_at || thread.status !== 1) return refuse('threads.not_exist');
  await refuseAct(people, ctx, act, thread);
  return thread;
}

/** A post by its id. */
export const postOf = async ({ db }: Pick<MemberCtx, 'db'>, pid: number): Promise<PostData> =>
  (await findPost(db, pid)) ?? refuse('threads.post_not_exist');

interface Done extends Grounds {
  act: ModerationAct;
  /** 0 where it was taken back. */
  on: number;
  post: { tid: number; pid: number; authorid: number; position: number };
  /** As it stood before. */
  thread: { subject: string; country_fid: number };
  /** What undoing it takes, where the act alone doesn't say. */
  undo?: object;
  before: object;
  after: object;
}

/** Rule and reason as the trail takes them. */
export const groundsOf = ({ rule, reason }: Grounds): Pick<Grounds, 'reason'> & { rule: string } => ({
  rule: rule === 'other' ? '' : rule,
  reason,
});

const auditOf: Readonly<Record<ModerationAct, AuditAction>> = {
  pin: 'threads.pin',
  digest: 'threads.digest',
  highlight: 'threads.highlight',
  move: 'threads.move',
  close: 'threads.close',
  ban: 'threads.ban',
  delete: 'threads.delete',
  restore: 'threads.restore',
};

/** Notes in the trail what was done and why, and announces it. */
export async function noteModerated(ctx: MemberCtx, done: Done): Promise<void> {
  const { act, on, post, thread, rule, reason, said = {}, before, after } = done;
  const { tid, pid, authorid, position } = post;
  const actId = await noteAct(ctx, done);
  await recordAudit(ctx, {
    ...{ action: auditOf[act], uid: authorid, subject: `#${pid}` },
    ...{ before, after, ...groundsOf({ rule, reason }) },
  });
  ctx.emit(
    postModerated({
      ...{ tid, pid, uid: authorid, byUid: ctx.actor.uid, act, on, first: position === 1 },
      ...{ subject: thread.subject, rule, reason, said, actId, at: ctx.now.getTime() },
    }),
  );
}

/** What undoes what was done: each ends acts of these kinds. */
const endedBy: Partial<Record<ModerationAct, readonly AppealableAct[]>> = {
  ban: ['ban', 'delete'],
  restore: ['ban', 'delete'],
  close: ['close'],
};

/** Notes what an author may appeal against, or that it is over; the act's number, 0 where there is none. */
async function noteAct(ctx: MemberCtx, { act, on, post, thread, rule, reason, undo }: Done): Promise<number> {
  const byUid = ctx.actor.uid;
  const undone = act === 'restore' || on === 0 ? endedBy[act] : undefined;
  if (undone) await endActs(ctx, { pid: post.pid, acts: undone, byUid, answer: reason });
  const standing = appealableActs.find((each) => each === act);
  if (undone || standing === undefined || post.authorid === byUid) return 0;
  return recordAct(ctx, { act: standing, post, countryFid: thread.country_fid, byUid, rule, reason, undo });
}

/** A thread's first post, as what was done to the thread names it. */
export const firstOf = ({ tid, first_pid, authorid }: ThreadData) => ({ tid, pid: first_pid, authorid, position: 1 });
