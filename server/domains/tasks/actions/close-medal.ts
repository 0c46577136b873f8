import type { InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { AdminMedal } from '../../../../contract/domains/tasks/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { lockMedalKind, medalsTag, setMedalClosed } from '../../profiles/index.ts';
import { presentAdminMedals } from '../present.ts';

type Call = (typeof tasksCalls)['tasks.close-medal'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale' | 'locale'>;

/** Closes a kind of medal, or opens it again. */
export async function closeMedal(ctx: Writing, { medalid, closed }: InputOf<Call>): Promise<AdminMedal> {
  const before = (await lockMedalKind(ctx.db, medalid)) ?? refuse('tasks.medal_unknown');
  const kind = await setMedalClosed(ctx.db, medalid, closed === 1 ? (before.closed_at ?? ctx.now) : null);
  ctx.stale(medalsTag);
  const [shown] = await presentAdminMedals(ctx.db, [kind], ctx.locale);
  await recordAudit(ctx, {
    ...{ action: 'tasks.close-medal', subject: shown!.shown },
    before: { open: before.closed_at === null },
    after: { open: kind.closed_at === null },
  });
  return shown!;
}
