import { countries } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { setDigest } from '../core/sql/moderator-marks.ts';
import type { ThreadData } from '../core/sql/threads.ts';
import { threadDigested } from '../events.ts';

/** Pinned everywhere. */
export const everywhereLevel = 3;

/** Sets the level of a thread that is locked, and announces the change. */
export async function changeDigest(
  ctx: Pick<MemberCtx, 'db' | 'now' | 'emit'>,
  { tid, authorid, digest: before }: ThreadData,
  level: number,
): Promise<void> {
  const change = await setDigest(ctx.db, tid, level);
  ctx.emit(threadDigested({ tid, uid: authorid, before, level, change, at: ctx.now.getTime() }));
}

/** What is pinned everywhere stands in every country's lists. */
export function stalePinned(ctx: Pick<MemberCtx, 'stale'>, thread: ThreadData, level: number): void {
  staleLists(ctx, { fid: thread.fid, countryFid: thread.country_fid });
  if (level === everywhereLevel) for (const { fid } of countries) ctx.stale(`f:${fid}`);
  ctx.stale(`t:${thread.tid}`);
}
