import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { type Grounds, recordAct } from '../../../moderation/index.ts';
import { findPost } from '../../../posts/index.ts';
import type { Taking } from '../../../threads/index.ts';
import { takeDown } from './take-down.ts';

/**
 * Deletes any post, as a report about it was decided, so that it can be restored; a first post goes with
 * its thread. The act's number, for an appeal; 0 where it is deleted by now.
 */
export async function removePost(ctx: JobCtx, pid: number, by: Pick<Taking, 'byUid'> & Grounds): Promise<number> {
  const post = await findPost(ctx.db, pid);
  if (post?.status !== 1) return 0;
  const thread = await takeDown(ctx, post, { kind: 'removed', ...by });
  return thread ? recordAct(ctx, { act: 'delete', post, countryFid: thread.country_fid, ...by }) : 0;
}
