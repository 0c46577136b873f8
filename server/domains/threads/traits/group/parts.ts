import { readingRules } from '../../../../../contract/domains/groups/limits.ts';
import type { InGroup } from '../../../../../contract/domains/threads/traits/group/shapes.ts';
import type { SharedCtx } from '../../../../platform/reading/parted.ts';
import type { People } from '../../../follows/index.ts';
import { groupsByIds, groupTag, logosOf } from '../../../groups/index.ts';
import { type SharedKindParts, sharedKindParts } from '../../reads/kind-parts.ts';
import type { ThreadData } from '../../sql/threads.ts';

/** What kinds and groups add to the threads of a page, as all readers see it. */
export interface SharedParts extends SharedKindParts {
  group(thread: ThreadData): InGroup;
}

/** Hydrates the threads of a page by what stands beside them: the parts of their kinds, and their groups' names. */
export async function sharedParts(
  ctx: SharedCtx,
  people: Pick<People, 'members'>,
  threads: readonly ThreadData[],
): Promise<SharedParts> {
  const [kinds, group] = await Promise.all([sharedKindParts(ctx, people, threads), groupsOfThreads(ctx, threads)]);
  return { ...kinds, group };
}

async function groupsOfThreads(
  { db, reads }: Pick<SharedCtx, 'db' | 'reads'>,
  threads: readonly ThreadData[],
): Promise<SharedParts['group']> {
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
