import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import { addJobs } from '../../../platform/jobs/add-job.ts';
import type { Announcement } from '../rules/announcement.ts';
import { announcementsTag } from '../tags.ts';

export const turnTask = 'announcements.turn';

/** Has every process look again when an announcement begins and ends, also one that hasn't cached a page with it. */
export async function scheduleTurns(tx: Db, { id, starts_at, ends_at }: Announcement, now: Date): Promise<void> {
  const turns = [
    { at: starts_at, key: `${turnTask}:${id}:begins` },
    { at: ends_at, key: `${turnTask}:${id}:ends` },
  ];
  for (const { at, key } of turns)
    if (at && at > now) await addJobs(tx, turnTask, [{ payload: { id }, key }], { runAt: at });
}

/** An announcement begins or ends now. */
export const turn = (tags: TagBoard): void => tags.moved([announcementsTag]);
