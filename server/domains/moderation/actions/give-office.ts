import { officeLimits, type PlaceOffice } from '../../../../contract/domains/moderation/office-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { officeEnded, officeGiven } from '../events.ts';
import { sanctionsOf } from '../reads/sanctions-of.ts';
import { endOfficeRow, insertOffice, lockOffice, officesOf } from '../sql/offices.ts';
import { lockMember } from '../sql/sanctions.ts';
import { recordAudit } from './record-audit.ts';

/** A place as an office is over it; its name in each language. */
export interface OfficePlace {
  office: PlaceOffice;
  place: number;
  countryFid: number;
  names: Readonly<Record<string, string>>;
}

type GiveFault = 'sanctioned' | 'too_many_offices';

/** Gives a member an office over a place; given twice it is held once. */
export async function giveOffice(
  ctx: MemberCtx,
  { uid, reason, ...over }: OfficePlace & { uid: number; reason: string },
): Promise<GiveFault | undefined> {
  const { db, now, actor } = ctx;
  const { office, place, countryFid, names } = over;
  await lockMember(db, uid);
  if ((await sanctionsOf(db, [uid], now)).has(uid)) return 'sanctioned';
  if ((await officesOf(db, uid, officeLimits.places)).length === officeLimits.places) return 'too_many_offices';
  const row = { uid, office, place, country_fid: countryFid, by_uid: actor.uid, at: now };
  if (!(await insertOffice(ctx, row))) return undefined;
  await note(ctx, 'moderation.give-office', { uid, reason, over });
  ctx.emit(officeGiven({ uid, office, place, countryFid, names, reason, at: now.getTime() }));
  return undefined;
}

/** Ends an office, at once for every session of whoever held it. False where there is none of this number. */
export async function endOffice(
  ctx: MemberCtx,
  {
    id,
    reason,
    namesOf,
  }: { id: number; reason: string; namesOf: (over: Omit<OfficePlace, 'names'>) => Promise<OfficePlace['names']> },
): Promise<boolean> {
  const row = await lockOffice(ctx.db, id);
  if (!row) return false;
  // Sent twice: it is over.
  if (row.ended_at) return true;
  await endOfficeRow(ctx, row, { ended_at: ctx.now, ended_by: ctx.actor.uid });
  const { uid, office, place, country_fid: countryFid } = row;
  const names = await namesOf({ office, place, countryFid });
  await note(ctx, 'moderation.end-office', { uid, reason, over: { office, place, countryFid, names } });
  ctx.emit(officeEnded({ uid, office, names, reason, at: ctx.now.getTime() }));
  return true;
}

type Noted = { uid: number; reason: string; over: OfficePlace };

function note(
  ctx: MemberCtx,
  action: 'moderation.give-office' | 'moderation.end-office',
  { uid, reason, over: { office, place, countryFid, names } }: Noted,
): Promise<void> {
  const given = action === 'moderation.give-office';
  const subject = `${office} ${place} (${countryFid})`;
  const held = { place: names[ctx.locale] ?? '' };
  return recordAudit(ctx, {
    ...{ action, uid, subject, reason },
    ...(given ? { before: { place: '' }, after: held } : { before: held, after: { place: '' } }),
  });
}
