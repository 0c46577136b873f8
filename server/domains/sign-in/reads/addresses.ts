import type { Db } from '../../../platform/context.ts';
import { addressRows } from '../sql/known-addresses.ts';

const addressesAtMost = 2000;

/** The address ranges that members got in from of late, by uid. */
export async function addressesOf(db: Db, uids: readonly number[]): Promise<(uid: number) => ReadonlySet<string>> {
  const rows = uids.length === 0 ? [] : await addressRows(db, uids, addressesAtMost);
  const byUid = Map.groupBy(rows, (row) => row.uid);
  return (uid) => new Set((byUid.get(uid) ?? []).map((row) => row.address_range));
}
