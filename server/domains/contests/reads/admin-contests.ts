import type { AdminContest } from '../../../../contract/domains/contests/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { membersByIds } from '../../members/index.ts';
import { countEntries, countWaiting } from '../../threads/index.ts';
import { presentContest } from '../present.ts';
import type { ContestRow } from '../sql/contests.ts';
import { awardsOf, prizesOf } from '../sql/prizes.ts';
import { countAgreed, juriesOf } from '../sql/taking-part.ts';
import { entriesCounted } from './contest-list.ts';

/** Contests as operators see them. */
export async function adminContests(
  ctx: Pick<Ctx, 'db' | 'locale' | 'now'>,
  rows: readonly ContestRow[],
): Promise<AdminContest[]> {
  const { db } = ctx;
  const ids = rows.map(({ id }) => id);
  const [prizes, awards, juries, agreed, entries, waiting] = await Promise.all([
    prizesOf(db, ids),
    awardsOf(db, ids),
    juriesOf(db, ids),
    countAgreed(db, ids, entriesCounted),
    Promise.all(ids.map((id) => countEntries(db, id, entriesCounted))),
    Promise.all(ids.map((id) => countWaiting(db, id))),
  ]);
  const cards = await membersByIds(
    db,
    juries.map(({ uid }) => uid),
  );
  const of = <R extends { contest_id: number }>(all: readonly R[], id: number): R[] =>
    all.filter(({ contest_id }) => contest_id === id);
  return rows.map((contest, at) => {
    const { id, version, words, categories, frozen_at } = contest;
    const own = of(prizes, id);
    const given = of(awards, id);
    return {
      ...presentContest(contest, { entries: entries[at]!, prizes: own }, ctx),
      ...{ version, words, categories, frozen: flag(frozen_at !== null) },
      jury: of(juries, id).flatMap(({ uid }) => cards.get(uid)?.username || []),
      prizes: own.map(({ place, what, xgold, pieces }) => ({
        ...{ place, what_en: what.en, what_fr: what.fr, what_hi: what.hi, xgold, count: pieces },
        given: given.filter((award) => award.place === place).length,
      })),
      ...{ agreed: agreed.get(id) ?? 0, waiting: waiting[at]! },
    };
  });
}
