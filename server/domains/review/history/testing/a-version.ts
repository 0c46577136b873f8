import type { Db } from '../../../../platform/context.ts';
import { insertVersion } from '../../sql/versions.ts';

/** What a post said before, written at once: an edit in its first minutes leaves none. */
export async function aVersion(
  db: Db,
  { tid, pid }: { tid: number; pid: number },
  written_at: Date,
  words = 'What it said before.',
): Promise<void> {
  const { authorid, versions } = await db
    .selectFrom('threads.posts')
    .select(['authorid', 'versions'])
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow();
  const row = { tid, pid, authorid, version: versions + 1, subject: '', words, written_at };
  await insertVersion(db, row, { most: 20 });
}
