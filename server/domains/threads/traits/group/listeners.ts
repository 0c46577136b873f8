import { type ListenerCtx, on } from '../../../../platform/outbox/listener.ts';
import { addThreads, groupChanged, groupTag, noteActive, readsAlone } from '../../../groups/index.ts';
import { staleLists } from '../../core/actions/stale-lists.ts';
import { authorTag } from '../../core/author-tag.ts';
import { threadsByIds } from '../../core/sql/threads.ts';
import { groupLeft, threadDeleted, threadPosted, threadRestored, threadShut } from '../../events.ts';
import { writingsTag } from '../../reads/member-lists.ts';
import { groupsOfThreads, setReading } from './sql/grouped-threads.ts';

type Facts = readonly { tid: number; at: number }[];

/** Counts threads in their groups, and makes the groups' lists stale. */
async function count(ctx: ListenerCtx, facts: Facts, by: 1 | -1): Promise<void> {
  const found = await groupsOfThreads(ctx.db, [...new Set(facts.map(({ tid }) => tid))]);
  if (found.length === 0) return;
  const groupOf = new Map(found.map(({ tid, groupid }) => [tid, groupid]));
  const changes = new Map<number, number>();
  for (const { tid } of facts) {
    const groupid = groupOf.get(tid);
    if (groupid !== undefined) changes.set(groupid, (changes.get(groupid) ?? 0) + by);
  }
  await addThreads(ctx.db, [...changes.keys()], [...changes.values()]);
  for (const groupid of changes.keys()) ctx.stale(groupTag(groupid));
  if (by > 0)
    await noteActive(
      ctx.db,
      found.map(({ tid, groupid, authorid }) => ({ groupid, uid: authorid, at: timeOf(facts, tid) })),
    );
}

/** So many threads are opened or closed in one transaction. */
const atOnce = 1000;

const timeOf = (facts: Facts, tid: number): Date => new Date(facts.find((fact) => fact.tid === tid)?.at ?? 0);

/**
 * Opens a group's threads to all, or closes them, as its rule says now: an event that comes late finds the last rule.
 */
async function align(ctx: ListenerCtx, groupids: readonly number[]): Promise<void> {
  for (const groupid of new Set(groupids)) {
    const membersOnly = await readsAlone(ctx.db, groupid);
    const tids = membersOnly === undefined ? [] : await setReading(ctx.db, groupid, membersOnly, atOnce);
    if (tids.length === 0) continue;
    ctx.stale(groupTag(groupid));
    for (const thread of await threadsByIds(ctx.db, tids)) {
      for (const tag of [`t:${thread.tid}`, writingsTag(thread.authorid), authorTag(thread.authorid)]) ctx.stale(tag);
      staleLists(ctx, { fid: thread.fid, countryFid: thread.country_fid });
      ctx.emit(threadShut({ tid: thread.tid }));
    }
    if (tids.length === atOnce) ctx.emit(groupLeft({ groupid }));
  }
}

/** What groups make of threads: who reads them, and how many there are. */
export const groupedListeners = [
  on(groupChanged, (ctx, all) =>
    align(
      ctx,
      all.map(({ groupid }) => groupid),
    ),
  ),
  on(groupLeft, (ctx, all) =>
    align(
      ctx,
      all.map(({ groupid }) => groupid),
    ),
  ),
  on(threadPosted, (ctx, all) => count(ctx, all, 1)),
  on(threadRestored, (ctx, all) => count(ctx, all, 1)),
  on(threadDeleted, (ctx, all) => count(ctx, all, -1)),
];
