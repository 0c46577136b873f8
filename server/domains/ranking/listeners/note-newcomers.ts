import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import { daysBefore } from '../../../platform/days.ts';
import { on } from '../../../platform/outbox/listener.ts';
import { membersByIds, standingsOf } from '../../members/index.ts';
import { threadPosted } from '../../threads/index.ts';
import { noteNewcomers as noteFirstThreads } from '../sql/newcomers.ts';
import { newcomersTag } from '../tags.ts';

/** Whoever joined lately and posts for the first time is shown to others, who may say hello there. */
export const noteNewcomers = on(threadPosted, async ({ db, now, stale }, posted) => {
  const uids = [...new Set(posted.map(({ uid }) => uid))];
  const [standings, cards] = await Promise.all([standingsOf(db, uids), membersByIds(db, uids)]);
  const since = daysBefore(now, rankingLimits.newDays);
  const rows = posted.flatMap(({ uid, tid, at }) => {
    const standing = standings.get(uid);
    const card = cards.get(uid);
    if (!standing || !card || standing.joinedAt < since) return [];
    return [{ uid, tid, countryFid: card.countryFid, joinedAt: standing.joinedAt, postedAt: new Date(at) }];
  });
  const first = [...new Map(rows.toReversed().map((row) => [row.uid, row])).values()];
  await noteFirstThreads(db, first);
  if (first.length > 0) stale(newcomersTag);
});
