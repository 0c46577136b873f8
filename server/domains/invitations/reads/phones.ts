import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import { invitationLimits } from '../../../../contract/domains/invitations/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { presentActivation, presentRange } from '../present.ts';
import { imeiReward } from '../settings.ts';
import { imeisOf } from '../sql/imeis.ts';
import { modelNames, rangesBefore } from '../sql/ranges.ts';

type Calls = typeof invitationsCalls;

const phonesShown = 50;

/** The phones that a member activated, and what can be activated. */
export const ownPhones =
  (settings: SettingsReader) =>
  async ({ db, actor }: MemberCtx): Promise<DataOf<Calls['invitations.imei']>> => {
    const [rows, models] = await Promise.all([imeisOf(db, actor.uid, phonesShown), modelNames(db)]);
    const reward = await settings.get(imeiReward);
    return { list: rows.map(presentActivation), models, reward, hours: invitationLimits.imeiHours };
  };

/** The numbers of models, for operators. */
export async function imeiRanges(
  { db }: MemberCtx,
  { before, limit }: InputOf<Calls['invitations.imei-ranges']>,
): Promise<DataOf<Calls['invitations.imei-ranges']>> {
  const rows = await rangesBefore(db, before || Number.MAX_SAFE_INTEGER, limit + 1);
  return { list: rows.slice(0, limit).map(presentRange), more: rows.length > limit };
}
