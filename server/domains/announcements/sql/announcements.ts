import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Announcement, AnnouncementFields } from '../rules/announcement.ts';

const columns = [
  ...(['id', 'version', 'kind', 'place', 'title_en', 'title_fr', 'title_hi', 'text_en', 'text_fr'] as const),
  ...(['text_hi', 'english_will_do', 'url', 'aid', 'countries', 'languages', 'starts_at', 'ends_at'] as const),
  ...(['priority', 'dismissible', 'trial_uid', 'trial_until', 'created_at', 'planned_at', 'ended_at'] as const),
] as const;

const oneAtATime = 7_261_132;

const from = (db: Db) => db.selectFrom('announcements.announcements').select(columns);

/** All that are shown to somebody now, or will be. */
export const plannedAnnouncements = (db: Db, now: Date): Promise<Announcement[]> =>
  from(db)
    .where((where) =>
      where.or([
        where.and([where('planned_at', 'is not', null), where('ended_at', 'is', null), where('ends_at', '>', now)]),
        where.and([where('trial_uid', 'is not', null), where('trial_until', '>', now)]),
      ]),
    )
    .orderBy('id')
    .$castTo<Announcement>()
    .execute();

/** Drafts that nobody threw away, the newest first. */
export const draftAnnouncements = (db: Db, most: number): Promise<Announcement[]> =>
  from(db)
    .where('planned_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .$castTo<Announcement>()
    .execute();

/** Those that were shown and are over, the newest first. */
export const pastAnnouncements = (db: Db, now: Date, most: number): Promise<Announcement[]> =>
  from(db)
    .where('planned_at', 'is not', null)
    .where((where) => where.or([where('ended_at', 'is not', null), where('ends_at', '<=', now)]))
    .orderBy('id', 'desc')
    .limit(most)
    .$castTo<Announcement>()
    .execute();

/** An announcement, and nobody else changes it until the transaction ends. */
export const lockAnnouncement = (db: Db, id: number): Promise<Announcement | undefined> =>
  from(db).where('id', '=', id).forUpdate().$castTo<Announcement>().executeTakeFirst();

export async function isAnnouncement(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('announcements.announcements').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Lets operators save and plan one after the other, so that there are never too many; how many there are. */
export async function countOpen(db: Db, now: Date): Promise<{ drafts: number; planned: number }> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
  const { rows } = await sql<{ drafts: number; planned: number }>`
    select count(*) filter (where planned_at is null)::int as drafts,
           count(*) filter (where planned_at is not null and ends_at > ${now})::int as planned
      from announcements.announcements where ended_at is null`.execute(db);
  return rows[0] ?? { drafts: 0, planned: 0 };
}

export const insertAnnouncement = (db: Db, fields: AnnouncementFields, now: Date): Promise<Announcement> =>
  db
    .insertInto('announcements.announcements')
    .values({ ...fields, created_at: now })
    .returning(columns)
    .$castTo<Announcement>()
    .executeTakeFirstOrThrow();

type Changes = Partial<
  AnnouncementFields & Pick<Announcement, 'trial_uid' | 'trial_until' | 'planned_at' | 'ended_at'>
>;

/** Changes an announcement that stands in the version that was seen; undefined where another operator was faster. */
export const updateAnnouncement = (
  db: Db,
  { id, version }: Pick<Announcement, 'id' | 'version'>,
  changes: Changes,
): Promise<Announcement | undefined> =>
  db
    .updateTable('announcements.announcements')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .$castTo<Announcement>()
    .executeTakeFirst();

/** Shows one to an operator alone for a while; whoever changes it meanwhile is not in the way. */
export const updateTrial = async (db: Db, id: number, uid: number, until: Date): Promise<void> => {
  await db
    .updateTable('announcements.announcements')
    .set({ trial_uid: uid, trial_until: until })
    .where('id', '=', id)
    .execute();
};
