import type { JobCtx } from '../../../../../platform/jobs/write-in-job.ts';
import { lockThreads } from '../../../core/sql/threads.ts';
import { makeTransition } from '../../states.ts';
import { afterAnswer } from '../rules/status.ts';
import { setAnswered, type WrittenIn, waitingForAuthor } from '../sql/listed.ts';
import { reportsByIds } from '../sql/reports.ts';
import { bugStates } from '../states.ts';

/** Reports whose author has answered our question go on, with the working time that was left. */
export async function resumeReports(ctx: JobCtx, written: readonly WrittenIn[]): Promise<void> {
  const waiting = await waitingForAuthor(ctx.db, written);
  if (waiting.length === 0) return;
  await lockThreads(ctx.db, waiting);
  const rows = await reportsByIds(ctx.db, waiting, 'lock');
  const byNext = Map.groupBy(
    rows.filter(({ status }) => status === 3),
    ({ steps }) => afterAnswer(steps),
  );
  for (const [next, reports] of byNext) {
    const answered = reports.map(({ tid }) => tid);
    await makeTransition(ctx, bugStates, bugStates.transitions[next], answered);
    await setAnswered(ctx.db, answered, ctx.now);
  }
}
