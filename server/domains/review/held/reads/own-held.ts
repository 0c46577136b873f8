import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/review/held/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../../platform/keyset.ts';
import { findStandingActs, type StandingAct } from '../../../moderation/index.ts';
import { mayAppeal } from '../../rules/window.ts';
import { findOwnHeld } from '../sql/held-rows.ts';
import { saidOf } from './present.ts';

type Call = (typeof heldCalls)['review.own-held'];

/** One's own posts that wait or were refused, the newest first; what was refused says which appeal may be made. */
export async function ownHeld({ db, actor, now }: MemberCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> {
  const below = readIdKey(after === '' ? undefined : after, Number.MAX_SAFE_INTEGER);
  const found = await findOwnHeld(db, actor.uid, below, heldLimits.rows + 1);
  const { rows, next } = firstPage(found, heldLimits.rows, ({ pid }) => String(pid));
  const refused = rows.filter(({ decision }) => decision === 'refused').map(({ pid }) => pid);
  const [said, acts] = await Promise.all([saidOf(db, rows), findStandingActs(db, refused, ['refuse'])]);
  const actOf = new Map(acts.map((act) => [act.pid, act]));
  const list = said.map((row) => ({ ...row.said, ...presentAppealed(actOf.get(row.said.pid), now) }));
  return { list, next: next ?? '' };
}

const presentAppealed = (act: StandingAct | undefined, now: Date) => ({
  act: act?.id ?? 0,
  appealed: act?.appealed ? (1 as const) : (0 as const),
  can: { appeal: act !== undefined && mayAppeal(act, act.appealed, now) === undefined },
});
