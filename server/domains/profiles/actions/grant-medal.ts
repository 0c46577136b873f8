import { isMedal } from '../../../../contract/domains/profiles/medals.ts';
import type { Ctx } from '../../../platform/context.ts';
import { medalGranted } from '../events.ts';
import { findMedalByKey } from '../sql/medal-kinds.ts';
import { deleteByRule, deleteMedal, insertMedal, type MedalGrant, setMedalTaken } from '../sql/medals.ts';

/** Gives a member a medal; false, and nothing announced, where they have it already or none of this key is open. */
export async function grantMedal(
  ctx: Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>,
  uid: number,
  medal: string,
  grant: MedalGrant = { how: 'given' },
): Promise<boolean> {
  const kind = await findMedalByKey(ctx.db, medal);
  if (!kind || kind.closed_at || !(await insertMedal(ctx.db, { uid, medal, ...grant }, ctx.now))) return false;
  const names = { en: kind.name_en, fr: kind.name_fr, hi: kind.name_hi };
  ctx.emit(medalGranted({ uid, medal, ...(!isMedal(medal) && { names }) }));
  ctx.stale(`u:${uid}`);
  return true;
}

/** Takes a medal for an operator, however it was granted: no rule grants it again; false where the member has none. */
export async function takeMedal(ctx: Pick<Ctx, 'db' | 'now' | 'stale'>, uid: number, medal: string): Promise<boolean> {
  ctx.stale(`u:${uid}`);
  return setMedalTaken(ctx.db, uid, medal, ctx.now);
}

/** Takes a medal back that was bought and refunded; false where the member has none. */
export async function revokeMedal(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number, medal: string): Promise<boolean> {
  ctx.stale(`u:${uid}`);
  return deleteMedal(ctx.db, uid, medal);
}

/** Takes a medal back with the deeds that earned it in a span; one that was bought or given stays. */
export async function revokeEarned(
  ctx: Pick<Ctx, 'db' | 'stale'>,
  uid: number,
  { medal, period }: { medal: string; period: string },
): Promise<void> {
  if (await deleteByRule(ctx.db, uid, medal, period)) ctx.stale(`u:${uid}`);
}
