import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { earn } from '../../economy/index.ts';
import { emailKey } from '../email-key.ts';
import { memberRegistered } from '../events.ts';
import { registering } from '../money.ts';
import type { CameBy } from '../rules/came-by.ts';
import { newMemberGroup } from '../rules/groups.ts';
import { nameKey } from '../rules/username.ts';
import { findIdentity, type Identity, insertMember } from '../sql/members.ts';
import { claimEmail, claimName, claimPhone } from '../sql/unique-values.ts';

export interface NewMember extends CameBy {
  username: string;
  passwordHash: string;
  email?: string;
  /** E.164 digits. */
  phone?: string;
  phoneVerified?: boolean;
  countryFid: number;
  /** ISO 3166 alpha-2, or empty. */
  nationality: string;
  cityname: string;
  /** Set where it was by an account elsewhere. */
  by?: 'facebook' | 'google';
}

/**
 * Makes a member whose fields were checked, with the welcome gift on their account. Of two with one name, address or
 * number, the tables of these decide.
 */
export async function createMember(
  ctx: Pick<Ctx, 'db' | 'now' | 'emit' | 'stale'>,
  settings: SettingsReader,
  member: NewMember,
): Promise<Identity> {
  const { db, now, emit } = ctx;
  const email = member.email === undefined ? null : emailKey(member.email);
  const phone = member.phone ?? null;
  const uid = await insertMember(db, {
    username: member.username,
    email,
    phone,
    password_hash: member.passwordHash,
    country_fid: member.countryFid,
    nationality: member.nationality,
    cityname: member.cityname,
    groupid: newMemberGroup,
    phone_verified_at: member.phoneVerified ? now : null,
    registered_from: member.from,
    created_at: now,
  });
  if (!(await claimName(db, nameKey(member.username), uid))) refuse('accounts.already_exists');
  if (email !== null && !(await claimEmail(db, email, uid))) refuse('accounts.email_taken');
  if (phone !== null && !(await claimPhone(db, phone, uid))) refuse('accounts.mobile_taken');
  await earn(ctx, settings, { uid, reason: registering });
  const by = member.by ?? (phone === null ? 'email' : 'phone');
  const { username, countryFid, invite, device } = member;
  const mark = device === '' ? '' : sha256(device).toString('base64url');
  emit(memberRegistered({ uid, username, countryFid, by, invite, device: mark }));
  return (await findIdentity(db, uid))!;
}
