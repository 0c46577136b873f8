import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { readingRules } from '../../../../contract/domains/groups/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { groupTitleId, readaccessOf } from '../../members/index.ts';
import { accessIn } from '../../moderation/index.ts';
import { findGroup } from '../sql/groups.ts';

type Call = (typeof groupsCalls)['groups.read-levels'];

/** Levels of members, 1 to 10. */
const levels = Array.from({ length: 10 }, (_, at) => 10 + at);

/** The levels that a thread may ask of its readers, up to the caller's own; with a group, who reads what is posted in it. */
export async function readLevels(ctx: MemberCtx, { groupid: asked }: InputOf<Call>): Promise<DataOf<Call>> {
  const group = asked === undefined ? undefined : ((await findGroup(ctx.db, asked)) ?? refuse('groups.unknown'));
  const list = levels
    .map((groupid) => ({ groupid, readaccess: readaccessOf(groupid) }))
    .filter(({ readaccess }) => readaccess <= accessIn(ctx.actor, ctx.actor.countryFid))
    .map(({ groupid, readaccess }) => ({
      ...{ groupid, type: 'member' as const, grouptitle: translate(ctx.locale, groupTitleId(groupid)), readaccess },
    }));
  return { list, reading: group ? (readingRules[group.reading] ?? 'members') : '' };
}
