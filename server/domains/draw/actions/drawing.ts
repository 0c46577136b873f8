import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import { membersByIds, shownName } from '../../members/index.ts';
import { liveSessions } from '../../sign-in/index.ts';
import { type DrawRow, setDrawing } from '../sql/draws.ts';
import { ownerOfKey } from '../sql/keys.ts';

/** The operator whose key it is, while it is good, its session lasts and they hold their office. */
export async function operatorOfKey(db: Db, token: string, now: Date): Promise<number | undefined> {
  const key = token === '' ? undefined : await ownerOfKey(db, sha256(token), now);
  if (!key || !(await liveSessions(db, [key.session], now)).has(key.session)) return undefined;
  const { uid } = key;
  const card = (await membersByIds(db, [uid])).get(uid);
  return card?.groupid === operatorGroup ? uid : undefined;
}

/** The context of an operator who is known by a key alone, so that the trail names them. */
export const byOperator = <C extends Ctx>(ctx: C, uid: number) => ({
  ...{ db: ctx.db, now: ctx.now, requestId: ctx.requestId, locale: ctx.locale, emit: ctx.emit, stale: ctx.stale },
  actor: { uid },
});

/** Refuses while another operator draws. */
export async function refuseOthers(
  { db, now, locale }: Pick<Ctx, 'db' | 'now' | 'locale'>,
  draw: DrawRow,
  uid: number,
) {
  const { drawing_by: by, drawing_until: until } = draw;
  if (by === null || by === uid || !until || until <= now) return;
  const name = shownName((await membersByIds(db, [by])).get(by), locale);
  refuse('draw.somebody_draws', { values: { name } });
}

const minute = 60_000;

/** Says that an operator draws from now on, or goes on drawing. */
export const beginDrawing = (db: Db, { drawid, drawing_by, drawing_since }: DrawRow, uid: number, now: Date) =>
  setDrawing(db, drawid, {
    uid,
    since: drawing_by === uid && drawing_since ? drawing_since : now,
    until: new Date(now.getTime() + drawLimits.drawingMinutes * minute),
  });
