import type { DataOf, InputOf } from '../../../../contract/call.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { officeCalls } from '../../../../contract/domains/operators/office-calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { officeHolders } from '../../members/index.ts';
import { findOffices } from '../../moderation/index.ts';
import { placeNames } from '../office-places.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = (typeof officeCalls)['operators.offices'];
type Page = DataOf<Call>;

/** Who holds which office over what. */
export const offices =
  (deps: ConsoleDeps) =>
  (ctx: MemberCtx, { kind, after }: InputOf<Call>): Promise<Page> =>
    kind === 'country' ? overCountries(deps, ctx, after) : overPlaces(deps, ctx, kind, after);

/** The place in the list that a caller sent, `rank.member`; its beginning where it is none of ours. */
function readHolderKey(after = ''): { groupid: number; uid: number } {
  const [, groupid = 0, uid = 0] = /^(\d{1,2})\.(\d{1,15})$/.exec(after) ?? [];
  return { groupid: Number(groupid), uid: Number(uid) };
}

async function overCountries(deps: ConsoleDeps, ctx: MemberCtx, after: string | undefined): Promise<Page> {
  const size = operatorLimits.rows;
  const found = await officeHolders(ctx.db, readHolderKey(after), size + 1);
  const { rows, next } = firstPage(found, size, (row) => `${row.groupid}.${row.uid}`);
  const nameOf = await namesOf(
    deps,
    ctx,
    rows.map((row) => row.uid),
  );
  const list = rows.map((row) => ({
    ...{ id: 0, member: nameOf(row.uid), office: 'country' as const, place: '' },
    ...{ countryFid: row.country_fid, since: null, by: null },
  }));
  return { list, next };
}

async function overPlaces(
  deps: ConsoleDeps,
  ctx: MemberCtx,
  kind: 'topic' | 'board',
  after: string | undefined,
): Promise<Page> {
  const size = operatorLimits.rows;
  const found = await findOffices(ctx.db, kind, readIdKey(after, Number.MAX_SAFE_INTEGER), size + 1);
  const { rows, next } = firstPage(found, size, (row) => String(row.id));
  const nameOf = await namesOf(
    deps,
    ctx,
    rows.flatMap((row) => [row.uid, row.by_uid]),
  );
  const placeOf = await placeNames(deps, ctx, rows);
  const list = rows.map((row) => ({
    ...{ id: row.id, member: nameOf(row.uid), office: row.office, place: placeOf(row) },
    ...{ countryFid: row.country_fid, since: row.at.toISOString(), by: nameOf(row.by_uid) },
  }));
  return { list, next };
}
