import { sql } from 'kysely';
import {
  planAnnouncement,
  planCampaign,
  saveAnnouncement,
  saveCampaign,
} from '../server/domains/announcements/index.ts';
import type { Player } from './join.ts';
import { byHand, type Stage } from './stage.ts';
import { campaign, planned, running } from './story/announcements.ts';

const day = 86_400_000;

const shown = {
  kind: 'announcement',
  place: 'home',
  english_will_do: 0,
  aid: 0,
  languages: [],
  priority: 100,
} as const;
const sent = { channel: 'notification', languages: [], here_days: 0, joined_days: 0, creators: 0 } as const;

/** What our team announced before the story ends, and a campaign of the week before. */
export async function announceAll(stage: Stage, players: ReadonlyMap<string, Player>, end: number): Promise<void> {
  await announce(stage, running, { at: end - day, from: end - day, to: end + 20 * day });
  await announce(stage, planned, { at: end - day, from: end + 5 * day, to: end + 6 * day });
  await campaignOfLastWeek(stage, players, end - 8 * day);
}

async function announce(
  stage: Stage,
  words: typeof running,
  { at, from, to }: { at: number; from: number; to: number },
): Promise<void> {
  const seconds = { from: Math.floor(from / 1000), to: Math.floor(to / 1000) };
  await byHand(stage, new Date(at), async (ctx) => {
    const { id, version } = await saveAnnouncement(ctx, {
      ...{ ...shown, ...words, ...seconds, countries: [...words.countries], languages: [] },
      ...{ id: 0, version: 0, dismissible: 1 },
    });
    await planAnnouncement(ctx, { id, version });
  });
}

/** It reached the people of its country then, and every second opened it; what they read of it is long read. */
async function campaignOfLastWeek(stage: Stage, players: ReadonlyMap<string, Player>, at: number): Promise<void> {
  const uids = [...players.values()].flatMap(({ actor }) =>
    actor && campaign.countries.includes(actor.countryFid) ? [actor.uid] : [],
  );
  await byHand(stage, new Date(at), async (ctx) => {
    const saved = await saveCampaign(ctx, {
      ...{ ...sent, ...campaign, countries: [...campaign.countries], languages: [] },
      ...{ id: 0, version: 0, english_will_do: 0 },
    });
    await planCampaign(ctx, { id: saved.id, version: saved.version, at: 0 });
    await sql`
      insert into announcements.recipients (campaign, uid, due_at, sent_at, opened_at)
      select ${saved.id}, uid, ${ctx.now}, ${ctx.now}, case when uid % 2 = 0 then ${ctx.now}::timestamptz end
        from unnest(${uids}::bigint[]) as uid`.execute(ctx.db);
    await sql`
      update announcements.campaigns set state = 'sent', chosen = true, sent = ${uids.length}
       where id = ${saved.id}`.execute(ctx.db);
  });
}
