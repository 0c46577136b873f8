import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { wholeTyped } from '../../../../contract/primitives/figures.ts';
import type { Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findByNames, membersByIds, nameKey } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { presentAdminShop } from '../present.ts';
import { findShop, insertShop, type ShopRow, setStaff, staffOf, updateShop } from '../sql/shops.ts';
import { shopsTag, storeTag } from '../tags.ts';
import type { Office } from './office.ts';

type Call = (typeof storeCalls)['store.save-shop'];

/** Creates a shop or changes one that stands as it was seen, with those who redeem codes there. */
export async function saveShop(ctx: Office, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now, stale } = ctx;
  if (countryOfFid(input.cid) === undefined) refuseField('cid', 'wire.issue.choose');
  const staff = await staffMeant(db, input.staff);
  const uids = staff.map(({ uid }) => uid);
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
  await setStaff(db, row.shop_id, uids);
  stale(storeTag);
  stale(shopsTag);
  await recordAudit(ctx, {
    ...{ action: 'store.save-shop', subject: row.name, after: shown(row, uids) },
    ...(before && { before: shown(before, staffBefore) }),
  });
  return presentAdminShop(row, staff);
}

/**
 * The members that were meant, each once: `#1002` is a number, anything else a name, or a number where nobody is called so. The
 * first that nobody knows is named, as is one that two members go by.
 */
async function staffMeant(db: Db, sent: readonly string[]): Promise<{ uid: number; name: string }[]> {
  const named = await findByNames(db, sent.map(nameKey));
  const numberIn = (who: string): number => wholeTyped(who.replace(/^#/, '')) ?? 0;
  const known = await membersByIds(db, [...named.values(), ...sent.map(numberIn)]);
  const uids = sent.map((who) => {
    const byName = named.get(nameKey(who));
    const byNumber = known.has(numberIn(who)) ? numberIn(who) : undefined;
    if (byName !== undefined && byNumber !== undefined && byName !== byNumber)
      return refuseField('staff', 'store.issue.staff_two', { who });
    return byName ?? byNumber ?? refuseField('staff', 'store.issue.staff', { who });
  });
  return [...new Set(uids)].map((uid) => ({ uid, name: known.get(uid)!.username }));
}

const shown = ({ name, open }: ShopRow, staff: readonly number[]) => ({ name, open, staff: staff.join(', ') });
