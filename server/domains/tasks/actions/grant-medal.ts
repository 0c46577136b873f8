import type { InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { memberMeant } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { findMedalKind, grantMedal as give, shownKinds, takeMedal as take } from '../../profiles/index.ts';

type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale' | 'emit' | 'locale'>;
type Input = InputOf<(typeof tasksCalls)['tasks.grant-medal']>;

/** Gives a member a medal that stays whatever is counted. */
export async function grantMedal(ctx: Writing, input: Input): Promise<Record<never, never>> {
  const { key, name, uid, closed } = await meant(ctx, input);
  if (closed) refuse('tasks.medal_unknown');
  if (!(await give(ctx, uid, key, { how: 'given' }))) refuse('tasks.medal_had');
  const facts = { subject: name, uid, after: { medal: name }, reason: input.note };
  await recordAudit(ctx, { action: 'tasks.grant-medal', ...facts });
  return {};
}

/** Takes a medal from a member, however they got it. */
export async function takeMedal(ctx: Writing, input: Input): Promise<Record<never, never>> {
  const { key, name, uid } = await meant(ctx, input);
  if (!(await take(ctx, uid, key))) refuse('tasks.medal_not_yours');
  const facts = { subject: name, uid, before: { medal: name }, reason: input.note };
  await recordAudit(ctx, { action: 'tasks.take-medal', ...facts });
  return {};
}

/** The kind and the member that are meant. */
async function meant({ db, locale }: Writing, { medalid, member }: Input) {
  const kind = (await findMedalKind(db, medalid)) ?? refuse('tasks.medal_unknown');
  const uid = (await memberMeant(db, member)) ?? refuse('tasks.member_unknown');
  const { name } = (await shownKinds(db, [kind], locale)).get(kind.key)!;
  return { key: kind.key, name, uid, closed: kind.closed_at !== null };
}
