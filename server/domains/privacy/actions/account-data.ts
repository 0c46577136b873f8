import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { lockMember } from '../../members/index.ts';
import { clearPageCookie, endSessions } from '../../sign-in/index.ts';
import { deletionRequested } from '../events.ts';
import { exportTask } from '../jobs/make-export.ts';
import { exportMayBeAsked, presentExport } from '../reads/data-export.ts';
import { putDeletion } from '../sql/deletions.ts';
import { insertExport, lastExport } from '../sql/exports.ts';

/** Begins the export of the caller's data; one at a time, one a day. */
export async function makeDataExport(ctx: MemberCtx) {
  const { uid } = ctx.actor;
  await lockMember(ctx.db, uid);
  const last = await lastExport(ctx.db, uid);
  if (last && !exportMayBeAsked(last, ctx.now)) refuse('accounts.export_recent');
  const row = await insertExport(ctx.db, uid, ctx.now);
  // One after the other: an export reads a lot, and nobody waits for it at a screen.
  await addJob(ctx.db, exportTask, { id: row.id }, { queue: exportTask, maxAttempts: 3 });
  return presentExport(row);
}

/** Notes that the account is to be deleted, and ends every log-in; unix seconds of the day. */
export async function deleteAccount(ctx: MemberCtx): Promise<number> {
  const { uid } = ctx.actor;
  // A log-in at the same moment comes before, and is ended, or after, and takes this back.
  await lockMember(ctx.db, uid);
  const wanted = daysAfter(ctx.now, privacyLimits.graceDays);
  const due = unixSeconds(await putDeletion(ctx.db, uid, ctx.now, wanted));
  await endSessions(ctx, uid);
  clearPageCookie(ctx);
  ctx.emit(deletionRequested({ uid, due }));
  return due;
}
