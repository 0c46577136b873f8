import { readingRules } from '../../../../../contract/domains/groups/limits.ts';
import type { InGroup } from '../../../../../contract/domains/threads/traits/group/shapes.ts';
import type { groupTrait as shapes } from '../../../../../contract/domains/threads/traits/group/trait.ts';
import type { Actor, Db } from '../../../../platform/context.ts';
import { flag } from '../../../../platform/flag.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import { refuse } from '../../../../platform/refusal.ts';
import {
  groupsByIds,
  groupTag,
  holdGroup,
  joinedAmong,
  logosOf,
  mayManage,
  membershipsAmong,
  roleIn,
} from '../../../groups/index.ts';
import { isClosed } from '../../core/level.ts';
import type { ThreadData } from '../../core/sql/threads.ts';
import type { Level, Trait } from '../trait.ts';

/** Members of a group read what it alone reads. */
const level: Level = {
  async opens(db, { uid }, threads) {
    const shut = [...new Set(threads.filter(isClosed).flatMap(({ groupid }) => groupid ?? []))];
    const joined = shut.length > 0 ? await joinedAmong(db, uid, shut) : undefined;
    return ({ groupid }) => joined?.has(groupid ?? 0) ?? false;
  },
  async opensEach(db, pairs) {
    const shut = pairs.filter(({ thread }) => isClosed(thread));
    const joined = await membershipsAmong(
      db,
      shut.map(({ uid }) => uid),
      shut.flatMap(({ thread }) => thread.groupid ?? []),
    );
    return (uid, { groupid }) => joined(uid, groupid);
  },
};

/** The names of the groups that some threads were posted in. */
async function groupsOfThreads(
  { db, reads }: Pick<SharedCtx, 'db' | 'reads'>,
  threads: readonly ThreadData[],
): Promise<(thread: ThreadData) => InGroup> {
  const groupids = [...new Set(threads.flatMap(({ groupid }) => groupid ?? []))];
  if (groupids.length === 0) return () => null;
  for (const groupid of groupids) reads(groupTag(groupid));
  const groups = await groupsByIds(db, groupids);
  const logos = await logosOf(db, groups);
  const byId = new Map(
    groups.map(({ groupid, name, reading }) => [
      groupid,
      {
        ...{ groupid, type: 'member' as const, name, logo: logos.get(groupid) ?? '' },
        reading: readingRules[reading] ?? 'members',
      },
    ]),
  );
  return ({ groupid }) => (groupid === null ? null : (byId.get(groupid) ?? null));
}

/** The groups of some threads that the reader decides for. */
async function headOf(
  db: Db,
  actor: Pick<Actor, 'uid'> | null,
  threads: readonly { groupid: number | null }[],
): Promise<ReadonlySet<number>> {
  const groupids = [...new Set(threads.flatMap(({ groupid }) => groupid ?? []))];
  if (groupids.length === 0 || actor === null) return new Set();
  const joined = await joinedAmong(db, actor.uid, groupids);
  return new Set(groupids.filter((groupid) => mayManage(joined.get(groupid)) === undefined));
}

/** The group that a thread was posted in: one its writer is in, whose rule stays as it is until the thread is written. */
export const groupTrait: Trait<typeof shapes> = {
  async take(ctx, { groupid = 0 }, { before }) {
    if (before || groupid === 0) return {};
    const { db, actor } = ctx;
    const group = (await holdGroup(db, groupid)) ?? refuse('groups.unknown');
    if ((await roleIn(db, groupid, actor.uid)) === undefined) refuse('groups.members_only');
    return {
      columns: { groupid },
      shuts: group.reading === 1,
      published: () => ctx.stale(groupTag(groupid)),
    };
  },
  level,
  async row(ctx, threads) {
    const groupOf = await groupsOfThreads(ctx, threads);
    return { fields: (thread) => ({ in_group: groupOf(thread) }) };
  },
  whole: async (_ctx, _thread, row) => ({ fields: { isgroup: flag((await row).in_group !== null) } }),
  async own({ db, actor }, threads) {
    const heads = await headOf(db, actor, threads);
    return ({ status, groupid }) => ({
      own: {},
      can: { hideInGroup: status === 1 && groupid !== null && heads.has(groupid) },
    });
  },
};
