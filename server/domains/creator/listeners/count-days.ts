import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import { daysBefore } from '../../../platform/days.ts';
import { type Act, type Deed, onActs } from '../../../platform/deed.ts';
import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { followDeed } from '../../follows/index.ts';
import { likeDeed, publishDeed, replyDeed, threadsViewed } from '../../threads/index.ts';
import { dayOf, zoneOf } from '../rules/days.ts';
import { type DayFact, sumsOf, threadSumsOf } from '../rules/facts.ts';
import { creatorsAmong } from '../sql/creators.ts';
import { addDays, lockCounted } from '../sql/days.ts';
import { addThreadDays } from '../sql/thread-days.ts';

/** A fact about a member's figure, at its moment: `at` decides its day, `heard` whether a later count has it. */
type Given = Omit<DayFact, 'day' | 'at'> & { on: Date; at: Date };

/** Adds facts about creators to the days on which they happened; days from before their figures are left out. */
async function addFacts(ctx: ListenerCtx, given: readonly Given[]): Promise<void> {
  const creators = await creatorsAmong(ctx.db, [...new Set(given.map(({ uid }) => uid))]);
  const facts = given.flatMap(({ on: moment, ...fact }): DayFact[] => {
    const creator = creators.get(fact.uid);
    if (!creator) return [];
    const zone = zoneOf(creator.country_fid);
    const [day, first] = [dayOf(zone, moment), dayOf(zone, daysBefore(creator.since, creatorLimits.daysBefore))];
    return day < first ? [] : [{ ...fact, day }];
  });
  if (facts.length === 0) return;
  const counted = await lockCounted(ctx.db, facts);
  await addDays(ctx.db, sumsOf(facts, counted));
  await addThreadDays(ctx.db, threadSumsOf(facts, counted));
}

type Whose = (act: Act) => number | undefined;
const author: Whose = ({ uid }) => uid;
/** Nobody gives to themselves. */
const recipient: Whose = ({ uid, to }) => (to === uid ? undefined : to);

/** What a deed adds to whose figure: on the day it was done, also where it is taken back later. */
const counted = (deed: Deed, figure: DayFact['figure'], whose: Whose): Listener[] => {
  const count = (by: 1 | -1) => (ctx: ListenerCtx, acts: readonly Act[]) =>
    addFacts(
      ctx,
      acts.flatMap((act): Given[] => {
        const uid = whose(act);
        if (uid === undefined || uid <= 0) return [];
        const done = new Date(act.at ?? ctx.now);
        return [{ uid, figure, tid: act.tid, by, on: done, at: new Date(act.changedAt ?? done) }];
      }),
    );
  return [...onActs(deed.done, count(1)), ...onActs(deed.undone, count(-1))];
};

/** Keeps the figures of creators by day, from what members do and from views. */
export const countDays: readonly Listener[] = [
  ...counted(publishDeed, 'threads', author),
  ...counted(likeDeed, 'likes', recipient),
  ...counted(replyDeed, 'comments', recipient),
  ...counted(followDeed, 'fans', recipient),
  on(threadsViewed, (ctx, all) =>
    addFacts(
      ctx,
      all.flatMap(({ authors, threads, at }) =>
        (threads ?? authors.map((each) => ({ ...each, tid: undefined }))).map(({ uid, tid, views }) => ({
          ...{ uid, tid, figure: 'views' as const, by: views },
          ...{ on: new Date(at), at: new Date(at) },
        })),
      ),
    ),
  ),
];
