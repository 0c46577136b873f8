import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { ReadThread } from '../../../../contract/domains/creator/shapes.ts';
import type { Db } from '../../../platform/context.ts';
import { threadsByIds } from '../../threads/index.ts';
import { dayAfter } from '../rules/days.ts';
import { mostRead } from '../sql/thread-days.ts';

/** More are looked up than shown: some may be gone. */
const lookedUp = creatorLimits.mostRead * 3;

/** The threads of a creator most read in a span, as far back as that is kept. */
export async function mostReadOf(
  db: Db,
  uid: number,
  { first, last }: { first: string; last: string },
): Promise<ReadThread[]> {
  const oldest = dayAfter(last, 1 - creatorLimits.threadDays);
  const rows = await mostRead(db, uid, { first: first < oldest ? oldest : first, last, most: lookedUp });
  const there = new Map(
    (
      await threadsByIds(
        db,
        rows.map(({ tid }) => tid),
      )
    ).map((thread) => [thread.tid, thread]),
  );
  const list = rows.flatMap(({ tid, views, likes, replies }) => {
    const thread = there.get(tid);
    if (!thread || thread.deleted_at !== null) return [];
    return [{ tid, subject: thread.subject, views, likes: Math.max(0, likes), replies: Math.max(0, replies) }];
  });
  return list.slice(0, creatorLimits.mostRead);
}
