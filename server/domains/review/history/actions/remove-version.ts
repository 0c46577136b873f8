import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { reviewCalls } from '../../../../../contract/domains/review/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { type Grounds, groundsOf, recordAudit } from '../../../moderation/index.ts';
import { postOf } from '../../../posts/index.ts';
import { lockThread } from '../../../threads/index.ts';
import { type People, refuseAct } from '../../moderating/actions/moderated.ts';
import { emptyVersion, findVersion } from '../../sql/versions.ts';
import { versionRemoved } from '../events.ts';
import { mayRemoveVersion } from '../policy.ts';

type Call = (typeof reviewCalls)['review.remove-version'];

/** Deletes the words of an older version for good, such as somebody's address in it. */
export const removeVersion =
  (people: People) =>
  async (ctx: MemberCtx, input: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const { pid, version, rule, reason, said = {} } = input;
    const post = await postOf(ctx, pid);
    const { tid, authorid: uid } = post;
    const thread = await lockThread(ctx.db, tid);
    if (!thread || thread.deleted_at || thread.status !== 1) return refuse('threads.not_exist');
    await refuseAct(people, ctx, 'ban', thread, uid);
    const refusal = mayRemoveVersion(ctx.actor, post);
    if (refusal) refuse(refusal);
    const found = (await findVersion(ctx.db, post, version)) ?? refuse('threads.version_unknown');
    // Sent twice, or by another moderator before.
    if (found.removed_at) return { tid, pid, version };
    const why = groundsOf({ rule, reason });
    if (why.rule === '' && reason === '') refuse('threads.version_reason');
    await emptyVersion(ctx.db, found, ctx.now);
    await recordAudit(ctx, {
      ...{ action: 'threads.remove-version', uid, subject: `#${pid}`, ...why },
      before: { version },
    });
    const first = post.position === 1;
    const words = { subject: thread.subject, rule, reason, said };
    ctx.emit(versionRemoved({ tid, pid, uid, byUid: ctx.actor.uid, version, first, ...words, at: ctx.now.getTime() }));
    ctx.stale(`t:${tid}`);
    return { tid, pid, version };
  };
