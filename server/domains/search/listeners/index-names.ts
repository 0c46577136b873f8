import type { Db } from '../../../platform/context.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { memberChanged, memberRegistered, memberRenamed, membersByIds } from '../../members/index.ts';
import { memberSanctioned, sanctionLifted, sanctionsOf } from '../../moderation/index.ts';
import { topicCreated, topicDeleted, topicEdited, topicsByIds } from '../../topics/index.ts';
import { nameForm } from '../rules/name-form.ts';
import { searchTag } from '../rules/tag.ts';
import { barMembers, unbarMembers } from '../sql/barred.ts';
import { dropNames, writeNames } from '../sql/names.ts';

/** Members without access have this group. */
const noAccess = 5;

const uidsOf = (facts: readonly { uid: number }[]): number[] => [...new Set(facts.map(({ uid }) => uid))];

/** Members by their names, as they are called now; a former one has none, and leaves with their personal data. */
async function indexMembers(ctx: ListenerCtx, facts: readonly { uid: number }[]): Promise<void> {
  ctx.stale(searchTag);
  const cards = [...(await membersByIds(ctx.db, uidsOf(facts))).values()];
  const there = cards.filter(({ username }) => username !== '');
  await writeNames(
    ctx.db,
    'members',
    there.map(({ uid, username, countryFid }) => ({ id: uid, name: nameForm(username), countryFid })),
  );
}

/** Nothing is found of those who have no access, for as long as that is so. Who they are. */
export async function barWithoutAccess(db: Db, uids: readonly number[], now: Date): Promise<number[]> {
  const inForce = await sanctionsOf(db, uids, now);
  const barred = uids.filter((uid) => inForce.get(uid)?.groupid === noAccess);
  await barMembers(
    db,
    barred.map((uid) => ({ uid, until: inForce.get(uid)!.expiresAt })),
  );
  return barred;
}

async function barOrNot(ctx: ListenerCtx, facts: readonly { uid: number }[]): Promise<void> {
  ctx.stale(searchTag);
  const uids = uidsOf(facts);
  const barred = await barWithoutAccess(ctx.db, uids, ctx.now);
  await unbarMembers(
    ctx.db,
    uids.filter((uid) => !barred.includes(uid)),
  );
}

/** Topics by their names; those deleted leave. */
async function indexTopics(ctx: ListenerCtx, facts: readonly { topid: number }[]): Promise<void> {
  ctx.stale(searchTag);
  const topids = [...new Set(facts.map(({ topid }) => topid))];
  const topics = await topicsByIds(ctx.db, topids);
  await writeNames(
    ctx.db,
    'topics',
    topics.map(({ topid, name, country_fid }) => ({ id: topid, name: nameForm(name), countryFid: country_fid })),
  );
  const there = new Set(topics.map(({ topid }) => topid));
  await dropNames(
    ctx.db,
    'topics',
    topids.filter((topid) => !there.has(topid)),
  );
}

export const indexNames = [
  on(memberRegistered, indexMembers),
  on(memberRenamed, indexMembers),
  on(memberChanged, indexMembers),
  on(memberSanctioned, barOrNot),
  on(sanctionLifted, barOrNot),
  on(topicCreated, indexTopics),
  on(topicEdited, indexTopics),
  on(topicDeleted, indexTopics),
];
