import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { cannedLimits } from '../../../../contract/domains/moderation/canned-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { cannedReason, findCanned, insertCanned, lockCanned, updateCanned } from '../sql/canned.ts';
import { recordAudit } from './record-audit.ts';
import { refuseUnknownCountry } from './refuse-unknown-country.ts';

type Call = Calls['moderation.set-canned'];

/** Writes or changes a reason that moderators of a country choose. */
export async function setCanned(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { id, country_fid, en, fr, hi } = input;
  refuseUnknownCountry(country_fid);
  await lockCanned(ctx.db, country_fid);
  const before = id === 0 ? undefined : ((await cannedReason(ctx.db, id)) ?? refuse('moderation.unknown_reason'));
  const others = await findCanned(ctx.db, [country_fid], cannedLimits.reasons + 1);
  const same = others.find((row) => row.id !== id && row.en === en && row.fr === fr && row.hi === hi);
  // Sent twice: it is there.
  if (same) return { id: same.id };
  const isNew = before?.country_fid !== country_fid;
  if (isNew && others.length >= cannedLimits.reasons) refuse('moderation.too_many_reasons');
  const words = { country_fid, en, fr, hi, updated_at: ctx.now };
  const written = before ? before.id : await insertCanned(ctx.db, words);
  if (before) await updateCanned(ctx.db, before.id, words);
  await recordAudit(ctx, {
    ...{ action: 'moderation.set-canned', subject: `#${written}` },
    ...{ before: before && { words: before.en }, after: { words: en } },
  });
  return { id: written };
}
