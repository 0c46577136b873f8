import type { Ctx } from '../../../../platform/context.ts';
import { addJob } from '../../../../platform/jobs/add-job.ts';
import { endVideoFile } from '../sql/video-files.ts';

/** The job that deletes what is stored of a file and nobody needs any more; its payload is the file's `vid`. */
export const clearVideoTask = 'threads.clear-video';

/** Asks for the job, once for a file. */
export const clearLater = (ctx: Pick<Ctx, 'db'>, vid: number): Promise<void> =>
  addJob(ctx.db, clearVideoTask, { vid }, { key: `${clearVideoTask}:${vid}` });

/** Ends a file: nobody is given it from now on, and the job deletes it. */
export async function endVideo(ctx: Pick<Ctx, 'db' | 'now'>, vid: number): Promise<void> {
  await endVideoFile(ctx.db, vid, ctx.now);
  await clearLater(ctx, vid);
}
