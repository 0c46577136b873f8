import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { contestLimits } from '../../../../contract/domains/contests/limits.ts';
import type { AdminContest } from '../../../../contract/domains/contests/shapes.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { countEntries, countWaiting, judgedEntries, mostLiked } from '../../threads/index.ts';
import { presentContest } from '../present.ts';
import { categoriesOf } from '../sql/categories.ts';
import { type ContestRow, contestsBelow, findContest } from '../sql/contests.ts';
import { awardsOf, prizesOf } from '../sql/prizes.ts';
import { countAgreed, juriesOf, mostPoints, pointsOf } from '../sql/taking-part.ts';
import { entriesCounted } from './contest-list.ts';
import { coversOf } from './covers.ts';

type Calls = typeof contestsCalls;

/** So many entries stand in what operators choose winners from, by likes and by points. */
const standing = 50;

/** Contests as operators see them. */
async function presented(
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

/** All contests, the newest first. */
export async function adminList(
  ctx: Ctx,
  { before }: InputOf<Calls['contests.admin-list']>,
): Promise<DataOf<Calls['contests.admin-list']>> {
  const { page } = contestLimits;
  const rows = await contestsBelow(ctx.db, before === 0 ? Number.MAX_SAFE_INTEGER : before, page + 1);
  return { list: await presented(ctx, rows.slice(0, page)), more: rows.length > page };
}

/** One contest, with the entries that lead by likes and by points. */
export async function adminOne(
  ctx: Ctx,
  { contest: id }: InputOf<Calls['contests.admin-one']>,
): Promise<DataOf<Calls['contests.admin-one']>> {
  const contest = (await findContest(ctx.db, id)) ?? refuse('contests.unknown');
  const [shown] = await presented(ctx, [contest]);
  return { ...shown!, standings: await standings(ctx.db, id) };
}

async function standings(db: Db, id: number): Promise<DataOf<Calls['contests.admin-one']>['standings']> {
  const [liked, judged, awards] = await Promise.all([
    mostLiked(db, id, standing),
    mostPoints(db, id, standing),
    awardsOf(db, [id]),
  ]);
  const known = new Set(liked.map(({ tid }) => tid));
  const more = [...judged, ...awards].flatMap(({ tid }) => (known.has(tid) ? [] : tid));
  const entries = [...liked, ...(await judgedEntries(db, [...new Set(more)]))];
  const tids = entries.map(({ tid }) => tid);
  const [points, covers, cards] = await Promise.all([
    pointsOf(db, id, tids),
    coversOf(db, tids),
    membersByIds(
      db,
      entries.map(({ authorid }) => authorid),
    ),
  ]);
  const places = new Map(awards.map(({ tid, place }) => [tid, place]));
  return entries.map(({ tid, subject, authorid: uid, likes: like }) => ({
    ...{ tid, subject, uid, like, username: cards.get(uid)?.username ?? '', photo: covers.get(tid) ?? null },
    points: points.get(tid)?.points ?? 0,
    judged: points.get(tid)?.judged ?? 0,
    place: places.get(tid) ?? 0,
  }));
}

/** A photo board's categories, closed ones too. */
export async function adminCategories(
  { db }: Ctx,
  { fid }: InputOf<Calls['contests.admin-categories']>,
): Promise<DataOf<Calls['contests.admin-categories']>> {
  const rows = await categoriesOf(db, fid);
  return {
    list: rows.map(({ typeid, names, position, closed_at }) => ({
      ...{ typeid, name_en: names.en, name_fr: names.fr, name_hi: names.hi, position },
      open: closed_at === null,
    })),
  };
}
