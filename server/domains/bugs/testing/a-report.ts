import type { Db } from '../../../platform/context.ts';

/** A member's report as rows, whole and listed: who may report is not asked. */
export async function aReportOf(db: Db, uid: number, at: Date): Promise<number> {
  const { tid } = await db
    .insertInto('threads.threads')
    .values({
      ...{ fid: 345, country_fid: 188, authorid: uid, special: 4, first_pid: 0 },
      ...{ subject: 'Torch stays on', summary: 'The torch stays on.', language: 'en' },
      ...{ created_at: at, last_post_at: at },
    })
    .returning('tid')
    .executeTakeFirstOrThrow();
  const { pid } = await db
    .insertInto('threads.posts')
    .values({
      ...{ tid, position: 1, floor: 0, authorid: uid, message: '<p>The torch stays on.</p>' },
      ...{ created_at: at, cleaned_at: at },
    })
    .returning('pid')
    .executeTakeFirstOrThrow();
  await db.updateTable('threads.threads').set({ first_pid: pid }).where('tid', '=', tid).execute();
  await db
    .insertInto('threads.bug_reports')
    .values({
      ...{ tid, fid: 345, country_fid: 188, authorid: uid, status: 1, type: 'bug', device_model: 'Zuri 5' },
      ...{ active_at: at, created_at: at, finished_at: at, listed: true, due_at: at },
    })
    .execute();
  return tid;
}
