import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { membersByIds } from '../../members/index.ts';
import { judgedEntries, mostLiked } from '../../threads/index.ts';
import { type ContestRow, findContest } from '../sql/contests.ts';
import { awardsOf } from '../sql/prizes.ts';
import { mostPoints, pointsOf } from '../sql/taking-part.ts';
import { adminContests } from './admin-contests.ts';
import { coversOf } from './covers.ts';

type Call = (typeof contestsCalls)['contests.admin-one'];

/** So many entries stand in what operators choose winners from, by likes and by points. */
const standing = 50;

/** One contest, with the entries that lead by likes and by points. */
export async function adminOne(ctx: Ctx, { contest: id }: InputOf<Call>): Promise<DataOf<Call>> {
  const contest = (await findContest(ctx.db, id)) ?? refuse('contests.unknown');
  const [shown] = await adminContests(ctx, [contest]);
  return { ...shown!, standings: await standings(ctx.db, contest) };
}

async function standings(db: Db, { id, frozen_at }: ContestRow): Promise<DataOf<Call>['standings']> {
  const [liked, judged, awards] = await Promise.all([
    mostLiked(db, { contestId: id, frozen: frozen_at !== null, most: standing }),
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
