import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import type { discovered, newcomer } from '../../../../contract/domains/ranking/shapes.ts';
import type { SharedOf } from '../../../../contract/own.ts';
import { countryOfFid, globalFid } from '../../../../contract/primitives/countries.ts';
import { daysBefore } from '../../../platform/days.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { heatOf, latestIds, rowsFor, scopeTags, sharedRows } from '../../threads/index.ts';
import { presentDiscovered, presentNewcomer, presentSelf, presentTie } from '../present.ts';
import { newcomersSince } from '../sql/newcomers.ts';
import { placesBetween } from '../sql/places.ts';
import { newcomersTag, rankingTag } from '../tags.ts';
import { membersShown } from '../visibility.ts';
import type { ReadDeps } from './deps.ts';
import { scopeOf } from './page.ts';

type People = ReadDeps['people'];

/** So many of the first places, of those who came lately and of the newest threads are looked at. */
const looked = 60;

/** Of a country: hot creators, newcomers, and threads that nobody has replied to (R-DSC-001). */
export const findSpecial = ({ people }: ReadDeps) =>
  parted<(typeof rankingCalls)['ranking.find-special']>()({
    shared: async (ctx, { country_fid: countryFid }) => {
      if (!countryOfFid(countryFid)) return refuseField('country_fid');
      for (const tag of [rankingTag, newcomersTag, ...scopeTags({ countryFid })]) ctx.reads(tag);
      const [hot, newcomers, unanswered] = await Promise.all([
        hotCreators(ctx, people, countryFid),
        newcomersOf(ctx, people, countryFid),
        unansweredOf(ctx, people, countryFid),
      ]);
      return { answer: { hot, newcomers, unanswered }, facts: { hot: uidsOf(hot), newcomers: uidsOf(newcomers) } };
    },
    own: async ({ db, actor }, { hot, newcomers }) => {
      const followed = actor ? await people.followedBy(db, actor.uid) : new Set<number>();
      return {
        hot: hot.map((uid) => presentTie(followed.has(uid), uid === actor?.uid)),
        newcomers: newcomers.map((uid) => presentSelf(uid === actor?.uid)),
      };
    },
  });

const uidsOf = (rows: readonly { uid: number }[]): number[] => rows.map(({ uid }) => uid);

/** Creators among the first of a country, then who stands beside them, each by their place. */
async function hotCreators(
  ctx: SharedCtx,
  { members }: People,
  countryFid: number,
): Promise<SharedOf<typeof discovered>[]> {
  const places = await placesBetween(ctx.db, scopeOf(countryFid), 1, looked);
  const cards = await membersShown(
    ctx,
    members,
    places.map(({ uid }) => uid),
    { speaking: true },
  );
  const rows = places.flatMap(({ uid, points }) => {
    const card = cards.get(uid);
    return card ? [presentDiscovered(ctx.locale, card, points)] : [];
  });
  return rows.toSorted((a, b) => b.iscreator - a.iscreator).slice(0, rankingLimits.people);
}

/** Who joined lately and wrote a thread that the readers may see. */
async function newcomersOf(ctx: SharedCtx, people: People, countryFid: number): Promise<SharedOf<typeof newcomer>[]> {
  const since = daysBefore(ctx.now, rankingLimits.newDays);
  const found = await newcomersSince(ctx.db, countryFid === globalFid ? undefined : countryFid, since, looked);
  const cards = await membersShown(
    ctx,
    people.members,
    found.map(({ uid }) => uid),
    { speaking: true },
  );
  const shown = found.filter(({ uid }) => cards.has(uid)).slice(0, 2 * rankingLimits.people);
  const subjects = await subjectsOf(
    ctx,
    people,
    shown.map(({ tid }) => tid),
  );
  return shown
    .flatMap(({ uid, tid, joinedAt }) => {
      const thread = subjects.get(tid);
      return thread ? [presentNewcomer(ctx.locale, cards.get(uid)!, { joinedAt, tid, subject: thread.subject })] : [];
    })
    .slice(0, rankingLimits.people);
}

/** The newest threads that nobody has replied to. */
async function unansweredOf(ctx: SharedCtx, people: People, countryFid: number) {
  const newest = await rowsFor(ctx, looked, (reader, limit) => latestIds(ctx.db, { countryFid }, { reader, limit }));
  const heat = await heatOf(
    ctx.db,
    newest.map(({ id }) => id),
  );
  const silent = new Set(heat.filter(({ replies, shown }) => shown && replies === 0).map(({ tid }) => tid));
  const tids = newest.map(({ id }) => id).filter((tid) => silent.has(tid));
  const threads = await subjectsOf(ctx, people, tids.slice(0, 2 * rankingLimits.unanswered));
  return [...threads.values()].slice(0, rankingLimits.unanswered);
}

/** Threads by their ids, in that order; what the readers may not see is left out. */
async function subjectsOf(ctx: SharedCtx, people: People, tids: readonly number[]) {
  const { list } = await sharedRows(ctx, people, tids);
  return new Map(list.map(({ tid, subject, country_fid }) => [tid, { tid, subject, country_fid }]));
}
