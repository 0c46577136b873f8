import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentAdminShop } from '../present.ts';
import { findShop, insertShop, type ShopRow, setStaff, staffOf, updateShop } from '../sql/shops.ts';
import { shopsTag, storeTag } from '../tags.ts';
import type { Office } from './office.ts';

type Call = (typeof storeCalls)['store.save-shop'];

/** Creates a shop or changes one that stands as it was seen, with those who redeem codes there. */
export async function saveShop(ctx: Office, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now, touch } = ctx;
  if (countryOfFid(input.cid) === undefined) refuseField('cid', 'wire.issue.choose');
  const known = await membersByIds(db, input.staff);
  const stranger = input.staff.find((uid) => !known.has(uid));
  if (stranger !== undefined) refuseField('staff', 'store.issue.staff', { who: String(stranger) });
  const before =
    input.shop_id === 0 ? undefined : ((await findShop(db, input.shop_id)) ?? refuse('store.shop_unknown'));
  const staffBefore = before ? (await staffOf(db, [before.shop_id]))(before.shop_id) : [];
  const fields = {
    ...{ country_fid: input.cid, name: input.shop_name.trim(), address: input.address.trim() },
    ...{ phone: input.phone.trim(), hours: input.hours.trim(), open: input.open === 1 },
  };
  const row = before
    ? ((await updateShop(db, { id: before.shop_id, version: input.version }, fields, now)) ??
      refuse('store.shop_changed'))
    : await insertShop(db, fields, now);
  await setStaff(db, row.shop_id, input.staff);
  touch(storeTag);
  touch(shopsTag);
  await recordAudit(ctx, {
    ...{ action: 'store.save-shop', subject: row.name, after: shown(row, input.staff) },
    ...(before && { before: shown(before, staffBefore) }),
  });
  return presentAdminShop(row, [...new Set(input.staff)]);
}

const shown = ({ name, open }: ShopRow, staff: readonly number[]) => ({ name, open, staff: staff.join(', ') });
