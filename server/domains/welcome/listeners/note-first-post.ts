import { welcomeLimits } from '../../../../contract/domains/welcome/limits.ts';
import { on } from '../../../platform/outbox/listener.ts';
import { standingsOf } from '../../members/index.ts';
import { threadPosted } from '../../threads/index.ts';
import { hourTag } from '../reads/first-hours.ts';
import { noteMoments } from '../sql/first-hour.ts';

const dayMs = 86_400_000;

/** Whoever has posted something isn't asked to say hello: of members to whom the steps are still offered. */
export const noteFirstPost = on(threadPosted, async ({ db, now, stale }, posted) => {
  const standings = await standingsOf(db, [...new Set(posted.map(({ uid }) => uid))]);
  const since = now.getTime() - welcomeLimits.offeredDays * dayMs;
  const newcomers = [...standings.values()].filter(({ joinedAt }) => joinedAt.getTime() >= since);
  const uids = newcomers.map(({ uid }) => uid).sort((a, b) => a - b);
  await noteMoments(db, uids, ['hello_at'], now);
  for (const uid of uids) stale(hourTag(uid));
});
