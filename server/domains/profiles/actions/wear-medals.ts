import { profileLimits } from '../../../../contract/domains/profiles/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { mostKinds } from '../reads/medal-kinds.ts';
import { lockMedals, medalsGranted, setMedalSeen, setWorn } from '../sql/medals.ts';

/** Has a member wear these medals in this order and no other; false, and nothing changed, where one isn't theirs. */
export async function wearMedals(ctx: MemberCtx, medals: readonly string[]): Promise<boolean> {
  const { db, actor, stale } = ctx;
  await lockMedals(db, actor.uid);
  const held = new Set((await medalsGranted(db, actor.uid, mostKinds)).map(({ medal }) => medal));
  if (medals.some((medal) => !held.has(medal))) return false;
  await setWorn(db, actor.uid, medals);
  stale(`u:${actor.uid}`);
  return true;
}

/**
 * Notes that a member was congratulated on a medal, and wears it after the others where a place is free; its place then,
 * 0 for none, or undefined where it isn't theirs.
 */
export async function seeMedal(ctx: MemberCtx, medal: string, wear: boolean): Promise<number | undefined> {
  const { db, actor, now } = ctx;
  await lockMedals(db, actor.uid);
  if (!(await setMedalSeen(db, actor.uid, medal, now))) return undefined;
  const worn = (await medalsGranted(db, actor.uid, profileLimits.medalsShown)).filter((row) => row.worn !== null);
  const names = worn.map((row) => row.medal);
  if (!names.includes(medal) && wear && names.length < profileLimits.medalsShown) {
    names.push(medal);
    await setWorn(db, actor.uid, names);
    ctx.stale(`u:${actor.uid}`);
  }
  return names.indexOf(medal) + 1;
}
