import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import type { Campaign, CampaignFields } from '../rules/campaign.ts';

const columns = [
  ...(['id', 'version', 'state', 'channel', 'title_en', 'title_fr', 'title_hi', 'text_en', 'text_fr'] as const),
  ...(['text_hi', 'english_will_do', 'url', 'countries', 'languages', 'here_days', 'joined_days'] as const),
  ...(['creators', 'created_at', 'at', 'chosen_to', 'chosen', 'sent', 'left_out'] as const),
] as const;

const oneAtATime = 7_261_133;

const from = (db: Db) => db.selectFrom('announcements.campaigns').select(columns);

/** Campaigns that aren't over, the newest first. */
export const openCampaigns = (db: Db, most: number): Promise<Campaign[]> =>
  from(db)
    .where('state', 'in', ['draft', 'planned', 'sending'])
    .orderBy('id', 'desc')
    .limit(most)
    .$castTo<Campaign>()
    .execute();

/** Campaigns that were sent, or stopped after they were planned, the newest first. */
export const pastCampaigns = (db: Db, most: number): Promise<Campaign[]> =>
  from(db)
    .where('state', 'in', ['sent', 'stopped'])
    .where('at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(most)
    .$castTo<Campaign>()
    .execute();

/** A campaign, and nobody else changes or sends it until the transaction ends. */
export const lockCampaign = (db: Db, id: number): Promise<Campaign | undefined> =>
  from(db).where('id', '=', id).forUpdate().$castTo<Campaign>().executeTakeFirst();

export async function isCampaign(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('announcements.campaigns').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Lets operators begin one after the other; how many aren't over. */
export async function countOpenCampaigns(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from announcements.campaigns
     where state in ('draft', 'planned', 'sending')`.execute(db);
  return rows[0]?.open ?? 0;
}

export const insertCampaign = (db: Db, fields: CampaignFields, now: Date): Promise<Campaign> =>
  db
    .insertInto('announcements.campaigns')
    .values({ ...fields, created_at: now })
    .returning(columns)
    .$castTo<Campaign>()
    .executeTakeFirstOrThrow();

type Changes = Partial<CampaignFields & Pick<Campaign, 'state' | 'at'>>;

/** Changes a campaign that stands in the version that was seen; undefined where another operator was faster. */
export const updateCampaign = (
  db: Db,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
  changes: Changes,
): Promise<Campaign | undefined> =>
  db
    .updateTable('announcements.campaigns')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .$castTo<Campaign>()
    .executeTakeFirst();

type Progress = Pick<Campaign, 'state' | 'chosen_to' | 'chosen' | 'sent' | 'left_out'>;

/** Notes how far the sending of one is. */
export const updateProgress = async (db: Db, id: number, progress: Progress): Promise<void> => {
  await db.updateTable('announcements.campaigns').set(progress).where('id', '=', id).execute();
};
