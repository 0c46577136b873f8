import { countries, countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { pageFigures, readPage } from '../../../platform/keyset.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import type { Group } from '../sql/groups.ts';
import { sharedGroups } from './group-rows.ts';

/** Read on from the beginning, so that there are only so many pages. */
export const pages = 10;

/** Countries whose groups a country's list shows: all for 293. */
const shownTogether = (fid: number): number[] =>
  fid === globalFid ? countries.map((country) => country.fid) : [fid, globalFid];

interface Listed {
  page: number;
  limit: number;
  country_fid: number;
}

/** A page of groups of a country and of all, as all readers of a language see them. */
export async function listed(
  ctx: SharedCtx,
  deps: Pick<GroupsDeps, 'categories'>,
  { page, limit, country_fid }: Listed,
  read: (db: Db, fids: readonly number[], most: number) => Promise<Group[]>,
) {
  if (!countryOfFid(country_fid)) return refuseField('country_fid');
  ctx.reads('groups');
  const fids = shownTogether(country_fid);
  const found = await readPage({ page, limit, after: '' }, (most) => read(ctx.db, fids, most), pages);
  const list = await sharedGroups(ctx, deps, found.rows);
  return { answer: { list, ...pageFigures({ page, limit }, found) }, facts: { groupids: groupidsOf(list) } };
}

export const groupidsOf = (rows: readonly { groupid: number }[]): number[] => rows.map(({ groupid }) => groupid);
