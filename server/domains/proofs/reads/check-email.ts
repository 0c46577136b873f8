import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { countOfDay, emailKey, findByEmail, findProofs, requireEmail } from '../../members/index.ts';

/** Whether an address can be had. Since it reveals who has an account, one IP address may ask it rarely. */
export async function checkEmail(
  ctx: Ctx,
  settings: SettingsReader,
  typed: string,
): Promise<DataOf<Calls['proofs.check-email']>> {
  const { db, now, asked, actor } = ctx;
  const email = emailKey(typed);
  if (email === '') refuse('accounts.email_not_exist');
  await requireEmail(ctx, settings, email);
  const asks = await countOfDay(db, `checks:${addressRange(asked.ip)}`, dayIn('UTC', now));
  if (asks > proofLimits.emailChecksPerAddressDay) refuse('accounts.too_many_checks');
  const owner = await findByEmail(db, email);
  if (owner === undefined) return { email, own: 0, verified: 0 };
  if (owner !== actor?.uid) refuse('accounts.email_taken');
  return { email, own: 1, verified: (await findProofs(db, owner))?.email_verified_at ? 1 : 0 };
}
