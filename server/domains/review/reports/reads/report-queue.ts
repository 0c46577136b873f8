import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { Actor, Db, MemberCtx } from '../../../../platform/context.ts';
import { firstPassing } from '../../../../platform/first-passing.ts';
import { firstPage, readIdKey, readTimeKey, type TimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { type Needs, waitsSince } from '../../../../platform/needs.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { placeModerated } from '../../../moderation/index.ts';
import { mayDecide } from '../policy.ts';
import { isClaimed } from '../rules/claim.ts';
import { promisedHours } from '../rules/promise.ts';
import { type CaseRow, findDecided, findWaiting } from '../sql/cases.ts';
import { presentCases } from './present-case.ts';

type Call = Calls['review.report-queue'];

/** Cases that wait, or those decided, of the countries whose cases the caller sees: those that are theirs to decide. */
export const reportQueue =
  (cards: MembersByIds) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { rows, next } = await page(cards, ctx, input);
    return { list: await presentCases(cards, ctx, rows), next: next ?? '' };
  };

async function page(cards: MembersByIds, { db, actor }: MemberCtx, { state, after }: InputOf<Call>) {
  const size = reportLimits.rows;
  const country = placeModerated(actor);
  const passing = (rows: readonly CaseRow[]) => theirs(cards, db, actor, rows);
  if (state === 'open') {
    const found = await firstPassing<CaseRow, number>({
      ...{ most: size + 1, from: readIdKey(after === '' ? undefined : after, 0), passing },
      page: (above, limit) => findWaiting(db, country, actor.uid, above, limit),
      keyOf: ({ id }) => id,
    });
    return firstPage(found, size, ({ id }) => String(id));
  }
  const keyOf = ({ decided_at, id }: CaseRow): TimeKey => ({ at: decided_at!, id });
  const found = await firstPassing<CaseRow, TimeKey | undefined>({
    ...{ most: size + 1, from: readTimeKey(after), passing, keyOf },
    page: (key, limit) => findDecided(db, country, actor.uid, key, limit),
  });
  return firstPage(found, size, (row) => writeTimeKey(keyOf(row)));
}

/** Those of these cases that a moderator may decide: who holds an office is judged by operators. */
async function theirs(cards: MembersByIds, db: Db, by: Actor, rows: readonly CaseRow[]): Promise<CaseRow[]> {
  const people = await cards(db, [...new Set(rows.map(({ uid }) => uid))]);
  return rows.filter((row) => mayDecide(by, { ...row, groupid: people.get(row.uid)?.groupid }) === undefined);
}

/** How many cases a moderator could decide now, counted no further than needed: none that another is at. */
export async function countTheirs(
  cards: MembersByIds,
  db: Db,
  by: Actor,
  { now, most }: { now: Date; most: number },
): Promise<Needs> {
  const passing = async (rows: readonly CaseRow[]) => {
    const mine = await theirs(cards, db, by, rows);
    const holders = await cards(db, [...new Set(mine.flatMap(({ claimed_by }) => claimed_by ?? []))]);
    return mine.filter((row) => row.claimed_by === by.uid || !isClaimed(row, now, holders.get(row.claimed_by ?? 0)));
  };
  const found = await firstPassing<CaseRow, number>({
    ...{ most, from: 0, passing },
    page: (above, limit) => findWaiting(db, placeModerated(by), by.uid, above, limit),
    keyOf: ({ id }) => id,
  });
  return waitsSince(
    found.map(({ created_at }) => created_at),
    promisedHours,
  );
}
